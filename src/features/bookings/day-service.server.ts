/** What the two sides do once the day has come: they say that it took place, or that the other one did not come. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { conflict, notAllowed } from "../../domain/errors.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { lastEventDay } from "../enquiries/last-day.ts";
import { heldRequest, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { DAY_TEXT, dayHindrance, type DayMove } from "./booking-day.ts";
import { heldBooking, refusal, sideOf, takeMove } from "./booking-engine.server.ts";
import { daySaid } from "./booking-store.server.ts";
import { missingIn, ruleFor, type BookingSide, type BookingState } from "./booking-table.ts";

/**
 * Takes a move of the day.
 * @returns the state of the booking then
 * @throws 403 before the day and for the other side's moves, 404, 409 where it is over, too late, or was said before
 */
export async function takeDayMove(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  move: DayMove,
): Promise<BookingState> {
  const { enquiry, side: party } = await heldRequest(tx, actor, number);
  const held = await heldBooking(deps, tx, enquiry);
  const { state, booking, acceptedAt } = held;
  const side = sideOf(party);
  const rule = ruleFor(state, move, side);
  if (!rule || !booking) throw refusal(state, move, side);
  const glance = move === "claimNoShow" ? await deps.disputes.glance(tx, enquiry.id) : null;
  const hindrance = dayHindrance(move, side, {
    state,
    day: enquiry.eventDate,
    lastDay: lastEventDay(enquiry),
    today: todayIST(deps.now()),
    said: await daySaid(tx, booking.id),
    agreed: acceptedAt !== null,
    disputed: glance === "open" || glance === "decided",
  });
  if (hindrance)
    throw hindrance === DAY_TEXT.early || hindrance === DAY_TEXT.goesOn ? notAllowed(hindrance) : conflict(hindrance);
  await takeMove(deps, tx, held, rule, { actor });
  return rule.to;
}

/**
 * Where one side is said not to have come, a dispute about it is the answer: whoever opens it, the desk decides.
 * @param enquiry held by this transaction
 */
export async function disputeNoShow(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { side, actor }: { side: BookingSide; actor: Actor },
): Promise<void> {
  const held = await heldBooking(deps, tx, enquiry);
  const rule = missingIn(held.state) && ruleFor(held.state, "disputeNoShow", side);
  if (rule) await takeMove(deps, tx, held, rule, { actor });
}
