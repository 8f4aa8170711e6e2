/** Copies of an agreement to take along: for one of its sides who asks, and with the mails that tell of it. */
import type { Actor } from "../../domain/actor.ts";
import { agreementCheckPath, agreementPath } from "../../domain/request-paths.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { askedById } from "../enquiries/enquiry-listing.server.ts";
import { requestById } from "../enquiries/request-carry.server.ts";
import type { NamedSheet } from "../notifications/mail-enclosures.server.ts";
import { agreementSheet } from "./agreement-sheet.ts";
import { GONE, agreementView, type AgreementView } from "./booking-present.server.ts";
import { bookingSeen, noAgreement } from "./booking-service.server.ts";
import { agreementOf, bookingOf } from "./booking-store.server.ts";

const copyOf = ({ config: { publicUrl } }: Pick<Deps, "config">, agreement: AgreementView): NamedSheet => ({
  name: `agreement-${agreement.number}.pdf`,
  sheet: agreementSheet(agreement, {
    check: publicUrl + spokenPath(agreementCheckPath(agreement.number)),
    page: publicUrl + spokenPath(agreementPath(agreement.number)),
  }),
});

/** For one of its sides. @throws 404 for everybody else, and where nothing is agreed */
export async function agreementCopySeen(deps: Deps, actor: Actor, number: string): Promise<NamedSheet> {
  const { agreement } = await bookingSeen(deps, actor, number);
  if (!agreement) throw noAgreement();
  return copyOf(deps, agreement);
}

/** What goes with a mail to one of its sides; null where nothing is agreed any more. @param enquiryId of its request */
export async function agreementEnclosed(deps: Deps, enquiryId: string): Promise<NamedSheet | null> {
  const enquiry = await requestById(deps.db, enquiryId);
  const booking = enquiry && (await bookingOf(deps.db, enquiry.id));
  const agreement = booking && (await agreementOf(deps.db, booking.id));
  if (!agreement) return null;
  const listing = enquiry.listingId === null ? null : await askedById(deps.db, enquiry.listingId);
  return copyOf(deps, agreementView(agreement, { organiser: enquiry.name, provider: listing?.title ?? GONE }));
}
