/** How a request that holds a date comes to hold another: the new hold first, then the old one goes. */
import { overlap, spanOf } from "../../domain/slots.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { bucketsOf, wantedSlot } from "./calendar-days.ts";
import { announceCalendars, calendarOf, type Calendar } from "./calendar-facts.server.ts";
import { lockListings } from "./calendar-store.server.ts";
import { holdDay, type Wanted } from "./holding.server.ts";
import { deleteHolds, heldOf, returnCounts } from "./moving-store.server.ts";

/**
 * Holds for good what a request wants now, and lets go of what it held before, in the caller's transaction, which is to
 * be undone where this says no. What of its own stands in the way goes first: nobody else has it before the end.
 * @returns whether it is held; it is not where somebody else has it
 */
export async function moveHold(deps: Pick<Deps, "now">, tx: Tx, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day } = wanted;
  const calendar = await calendarOf(tx, listingId, day, wanted.lastDay ?? day, { except: enquiryId });
  if (!calendar) return false;
  await lockListings(tx, [listingId]);
  if (calendar.rule.mode !== "counted") return moveUnits(deps, tx, calendar, wanted);
  // Of what is counted its own counts as its own: fewer are always to be had.
  if (!(await holdDay(deps, tx, wanted))) return false;
  await returnCounts(tx, { listingId, enquiryId, but: bucketsOf(calendar, wanted) });
  return true;
}

async function moveUnits(deps: Pick<Deps, "now">, tx: Tx, calendar: Calendar, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day, unit, allUnits } = wanted;
  const slot = wanted.slot ?? wantedSlot(calendar);
  const span = spanOf(day, slot, calendar.said?.bufferMinutes);
  const held = await heldOf(tx, { listingId, enquiryId });
  // What it has already it keeps, also where the calendar has changed since.
  const kept = allUnits
    ? undefined
    : held.find((one) => one.day === day && one.slot === slot && (!unit || one.unit === unit));
  const away = held.filter((one) => one !== kept);
  if (!kept) {
    await deleteHolds(
      tx,
      away.filter((one) => one.day === day || overlap(one, span)),
    );
    if (!(await holdDay(deps, tx, wanted))) return false;
  }
  await deleteHolds(tx, away);
  await announceCalendars(tx, [listingId]);
  return true;
}
