/** Every agreement about a request there was: what is in force, and what it replaces. */
import type { Actor } from "../../domain/actor.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { requestSeen } from "../enquiries/request-carry.server.ts";
import { amendmentsOf } from "./amendment-store.server.ts";
import { GONE, agreementView, type AgreementView } from "./booking-present.server.ts";
import { noAgreement } from "./booking-service.server.ts";
import { agreementOf, bookingOf, firstAgreement } from "./booking-store.server.ts";

/** `inForce`: the others were replaced by it. */
export type AgreementVersion = AgreementView & { inForce: boolean };

/** Every agreement about a request there was, the one in force first, for its two sides. @throws 404 */
export async function agreementsSeen(deps: Deps, actor: Actor, number: string): Promise<AgreementVersion[]> {
  const { row, view } = await requestSeen(deps, actor, number);
  const booking = await bookingOf(deps.db, row.id);
  const [force, first] = booking
    ? await Promise.all([agreementOf(deps.db, booking.id), firstAgreement(deps.db, booking.id)])
    : [null, null];
  if (!booking || !force || !first) throw noAgreement();
  const amendments = await amendmentsOf(deps.db, booking.id);
  const names = { organiser: row.name, provider: view.listing?.title ?? GONE };
  const rows = [{ ...first, n: 0 }, ...amendments];
  return rows.map((one) => ({ ...agreementView(one, names), inForce: one.n === force.n })).toReversed();
}
