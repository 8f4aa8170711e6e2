/** How a request holds its date: for the features that make it certain. docs/adr/0020 says why so. */
import { formatDay, todayIST } from "../../domain/dates.ts";
import { conflict, type AppError } from "../../domain/errors.ts";
import { spanOf, type Slot } from "../../domain/slots.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { fits, freeUnits, mostOn, wantedSlot } from "./calendar-days.ts";
import { announceCalendars, calendarOf, nextOpenDays, type Calendar } from "./calendar-facts.server.ts";
import { holdOn, holderOf, insertHolds, releaseHolds, takeStock } from "./calendar-store.server.ts";
import type { BusyOutside } from "./calendar-model.ts";
import { busyOutside } from "./outside-days.server.ts";

export type Wanted = {
  listingId: string;
  enquiryId: string;
  /** ISO day. */
  day: string;
  /** How many, of what is counted. */
  quantity?: number;
  /** The part of the day that it names; by default the one that is offered, else the whole of it. */
  slot?: Slot | null;
  /** The hall that it names; one that is there no more is as if none were named. */
  unit?: string | null;
  /** Until then it is held for a quote, which others read as asked; by default for good. */
  until?: Date | null;
};

/** What stands against a day: another request by its number, a block, or that fewer are left than it takes. */
export type Against = { what: "booking"; number: string } | { what: "block" } | { what: "full"; left: number };

/** Which part of the day it is, and which halls would do. */
const sought = (calendar: Calendar, { slot, unit }: Pick<Wanted, "slot" | "unit">) => ({
  slot: slot ?? wantedSlot(calendar),
  units: unit && calendar.units.includes(unit) ? [unit] : calendar.units,
});

/** Whether the day would have room for it now; what is counted and not said to be so many has room for one. */
function hasRoom(calendar: Calendar, wanted: Wanted): boolean {
  const { day, quantity = 1 } = wanted;
  const { rule, holds, counts, said, unheld } = calendar;
  const others = unheld.get(day) ?? 0;
  if (rule.mode !== "counted") {
    const { slot, units } = sought(calendar, wanted);
    // Which hall those have that hold none nobody knows: they count where any hall would do.
    return freeUnits(units, holds, spanOf(day, slot)).length > (units === calendar.units ? others : 0);
  }
  const [count] = counts;
  const most = mostOn(count, said?.capacity ?? null);
  return fits(count, most, quantity + others) && (most !== null || (count?.taken ?? 0) + others === 0);
}

/** What whoever is asked should know before they say yes; null where the day is free. */
export async function standsAgainst(tx: Tx, wanted: Wanted): Promise<Against | null> {
  const { listingId, enquiryId, day } = wanted;
  const calendar = await calendarOf(tx, listingId, day, day, { except: enquiryId });
  if (!calendar || hasRoom(calendar, wanted)) return null;
  const { rule, counts, said, unheld } = calendar;
  if (rule.mode === "counted") {
    const [count] = counts;
    const most = mostOn(count, said?.capacity ?? null);
    if (count?.closed) return { what: "block" };
    if (most !== null) return { what: "full", left: Math.max(0, most - (count?.taken ?? 0) - (unheld.get(day) ?? 0)) };
  }
  const { slot, units } = sought(calendar, wanted);
  const holder = await holderOf(tx, { listingId, day, slot, units, except: enquiryId });
  return holder?.number ? { what: "booking", number: holder.number } : { what: "block" };
}

/** When whoever keeps the listing is busy elsewhere during the part of the day that a request takes: it is asked about, and refuses nothing. */
export async function busyElsewhere(tx: Tx, wanted: Wanted): Promise<BusyOutside | null> {
  const { listingId, day } = wanted;
  const calendar = await calendarOf(tx, listingId, day, day);
  return calendar && busyOutside(tx, listingId, day, sought(calendar, wanted).slot);
}

/**
 * Holds the day for a request, in the caller's transaction: of several halls the one that it names, else the first that
 * is free. What it holds already it keeps.
 * @returns whether it is held; it is not where somebody else has it
 */
export async function holdDay(deps: Pick<Deps, "now">, tx: Tx, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day, quantity = 1, until = null } = wanted;
  const calendar = await calendarOf(tx, listingId, day, day);
  if (!calendar) return false;
  const now = deps.now();
  const held =
    (await holdOn(tx, { listingId, enquiryId, day, until, now })) ||
    (calendar.rule.mode === "counted"
      ? await takeStock(tx, { listingId, enquiryId, day, quantity, until, now })
      : await holdUnit(deps, tx, calendar, wanted));
  if (held) await announceCalendars(tx, [listingId]);
  return held;
}

/** What looked free may be gone by now: the constraint says, and the next one is tried. */
async function holdUnit({ now }: Pick<Deps, "now">, tx: Tx, calendar: Calendar, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day, until = null } = wanted;
  const { slot, units } = sought(calendar, wanted);
  for (const unit of freeUnits(units, calendar.holds, spanOf(day, slot))) {
    const held = await insertHolds(tx, listingId, [{ unit, day, slot, kind: "booking", enquiryId, until }], now());
    if (held.length > 0) return true;
  }
  return false;
}

/** Whatever a request holds is free again; of one listing, or of all. */
export async function releaseDays(tx: Tx, enquiryId: string, listingId: string | null = null): Promise<void> {
  await announceCalendars(tx, await releaseHolds(tx, enquiryId, listingId));
}

/** What is said where a day is gone: which days are free after it, as words and under `nextFree` as ISO days. */
export async function takenConflict(
  deps: Pick<Deps, "now">,
  db: Db,
  listingId: string,
  day: string,
  then: string,
): Promise<AppError> {
  const next = await nextOpenDays(db, listingId, day, todayIST(deps.now()));
  const words = next.length > 0 ? ` Free after that: ${next.map(formatDay).join(", ")}.` : "";
  return conflict(
    `${formatDay(day)} is taken by now.${words} ${then}`.trim(),
    next.length > 0 ? { nextFree: next.join(", ") } : undefined,
  );
}
