/** How a request that holds a date comes to hold another: the new hold first, then the old one goes. */
import { overlap } from "../../domain/slots.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { bucketsOf } from "./calendar-days.ts";
import { announceCalendars, calendarOf, type Calendar } from "./calendar-facts.server.ts";
import { lockListings } from "./calendar-store.server.ts";
import { holdDay, sought, type Wanted } from "./holding.server.ts";
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
  const { listingId, enquiryId, unit, allUnits } = wanted;
  const { slot, days, spans } = sought(calendar, wanted);
  const held = await heldOf(tx, { listingId, enquiryId });
  const would = held.filter((one) => days.includes(one.day) && one.slot === slot && (!unit || one.unit === unit));
  // What it has already on all of its days it keeps, also where the calendar has changed since.
  const kept = allUnits
    ? undefined
    : [...Map.groupBy(would, (one) => one.unit).values()].find((own) => own.length === days.length);
  const away = held.filter((one) => !kept?.includes(one));
  if (!kept) {
    await deleteHolds(
      tx,
      away.filter((one) => days.includes(one.day) || spans.some((span) => overlap(one, span))),
    );
    if (!(await holdDay(deps, tx, wanted))) return false;
  }
  await deleteHolds(tx, away);
  await announceCalendars(tx, [listingId]);
  return true;
}
