/** What the owner of a listing does with its calendar, and what everybody reads of it. */
import type { Actor } from "../../domain/actor.ts";
import { placeTextSaid } from "../../domain/places/place-said.ts";
import { addDays, daysFrom, formatDay, isIsoDay, lastAhead, todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { isOwnSlot, overlap, spanOf, type NamedSlot, type Slot } from "../../domain/slots.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { isOwner } from "../listings/listing-access.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { availability, bucketsOf, joinedEntries, offeredSlots } from "./calendar-days.ts";
import { announceCalendars, calendarOf, publicDays, type Calendar } from "./calendar-facts.server.ts";
import {
  BLOCK_MESSAGES,
  CALENDAR_MESSAGES,
  MOST_DAYS,
  UNTOUCHED,
  type BlockForm,
  type BusyOutside,
  type CalendarSettings,
  type DayAvailability,
} from "./calendar-model.ts";
import { entriesOf, lockListings, saveSettings, touch, type CalendarEntry } from "./calendar-store.server.ts";
import { insertHolds, removeBlocks } from "./hold-store.server.ts";
import { closeStock, overfullDays, setCapacity } from "./stock-store.server.ts";
import { nextRoom } from "./holding.server.ts";
import { countAnew } from "./counts-anew.server.ts";
import { lockPromised } from "./counts-store.server.ts";
import { outsideDays } from "./outside-days.server.ts";

/** So many days are answered where the last one is not named. */
const DAYS_TOLD = 60;

/** The days of one answer: from today on, and no further than a calendar reaches. @throws 400 */
export function askedDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  for (const [name, day] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (day !== undefined && !isIsoDay(day)) {
      const text = `${name} must be a day such as 2026-12-01.`;
      throw badInput(text, { [name]: text });
    }
  const first = from && from > today ? from : today;
  const end = addDays(first, DAYS_TOLD - 1);
  const horizon = lastAhead(today);
  const last = to ?? (end > horizon && first <= horizon ? horizon : end);
  if (last < first) {
    const why = last < today && (!from || from <= last) ? BLOCK_MESSAGES.past : BLOCK_MESSAGES.order;
    throw badInput(why, { to: why });
  }
  if (last > addDays(first, MOST_DAYS - 1)) throw badInput(BLOCK_MESSAGES.many(), { to: BLOCK_MESSAGES.many() });
  if (last > horizon) {
    const why = BLOCK_MESSAGES.far(today);
    throw badInput(why, { to: why });
  }
  return { from: first, to: last };
}

/** The days of an approved listing as everybody may read them. @throws 404, 400 */
export async function availabilityOf(
  deps: Pick<Deps, "database" | "now">,
  listingId: string,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<{ from: string; to: string; calendar: Calendar; days: DayAvailability[] }> {
  const { from, to } = askedDays(asked, todayIST(deps.now()));
  const found = await publicDays(deps, listingId, from, to);
  if (found?.calendar.status !== "approved") throw notFound(text("Listing not found."));
  return { from, to, ...found };
}

export type OwnCalendar = {
  id: string;
  title: string;
  calendar: Calendar;
  settings: CalendarSettings;
  days: (DayAvailability & { entries: CalendarEntry[]; outside: BusyOutside[] })[];
};

/** A calendar as its owner reads it: who is there, and why. @throws 404 for everybody else */
export async function ownCalendar(
  deps: Pick<Deps, "db" | "now">,
  actor: Actor,
  listingId: string,
  { from, to }: { from: string; to: string },
): Promise<OwnCalendar> {
  const { row } = await keptListing(deps, actor, listingId);
  const [calendar, entries, outside] = await Promise.all([
    calendarOf(deps.db, listingId, from, to),
    entriesOf(deps.db, listingId, from, to),
    outsideDays(deps.db, listingId, from, to),
  ]);
  if (!calendar) throw notFound(CALENDAR_MESSAGES.notFound);
  const said = entries.map((entry) => ({ ...entry, city: entry.city && placeTextSaid(entry.city) }));
  const byDay = Map.groupBy(said, ({ day }) => day);
  const days = availability(calendar, from, to, todayIST(deps.now()));
  return {
    id: listingId,
    title: row.title,
    calendar,
    settings: {
      ...(calendar.said ?? UNTOUCHED),
      slots: offeredSlots(calendar).filter((slot): slot is NamedSlot => !isOwnSlot(slot)),
    },
    days: days.map((day) => ({
      ...day,
      entries: joinedEntries(byDay.get(day.day) ?? [], offeredSlots(calendar)),
      outside: outside.get(day.day) ?? [],
    })),
  };
}

/** An admin who changes somebody's calendar leaves a line. */
export async function auditAdmin(tx: Tx, actor: Actor, row: ListingRow): Promise<void> {
  if (isOwner(actor, row)) return;
  await writeAudit(tx, {
    actorId: actor.id,
    action: "calendar.edited_by_admin",
    subjectType: "listing",
    subjectId: row.id,
    details: { category: row.category, slug: row.slug },
  });
}

/**
 * Says how the calendar is kept.
 * @throws 404, 409 where more is promised on a day than there would be
 */
export async function saveCalendar(deps: Deps, actor: Actor, listingId: string, said: CalendarSettings): Promise<void> {
  const { category, row } = await keptListing(deps, actor, listingId);
  const today = todayIST(deps.now());
  const { calendar: rule } = category;
  const counted = rule.mode === "counted";
  const parted = rule.mode !== "counted" || rule.by === "slot";
  await transaction(deps.db, async (tx) => {
    if (counted && parted) await lockPromised(tx, listingId, today);
    if (counted) await lockListings(tx, [listingId]);
    await auditAdmin(tx, actor, row);
    const kept = {
      ...said,
      capacity: counted ? said.capacity : null,
      slots: parted ? [...new Set(said.slots)] : [],
      ownSlots: parted ? said.ownSlots : [],
      bufferMinutes: counted ? 0 : said.bufferMinutes,
      weekdaysOff: [...new Set(said.weekdaysOff)].sort(),
    };
    await saveSettings(tx, listingId, kept);
    if (counted) {
      if (parted) await countAnew(tx, listingId, { rule, said: kept }, today);
      const [over] = said.capacity === null ? [] : await overfullDays(tx, listingId, said.capacity, today);
      if (over) {
        const why = toCaller(() =>
          say("{taken} are promised on {day} already.", { taken: over.taken, day: formatDay(over.day) }),
        );
        throw conflict(why, { capacity: why });
      }
      await setCapacity(tx, listingId, said.capacity, today);
    }
    await announceCalendars(tx, [listingId]);
  });
}

/** From one day to another, as a form names them. @throws 400 by field */
function rangeOfForm({ from, to }: Pick<BlockForm, "from" | "to">, today: string): { from: string; to: string } {
  const last = to || from;
  if (last < today) throw badInput(BLOCK_MESSAGES.past, { from: BLOCK_MESSAGES.past });
  if (last < from) throw badInput(BLOCK_MESSAGES.order, { to: BLOCK_MESSAGES.order });
  return askedDays({ from, to: last }, today);
}

/** Takes blocks away: all of them for the whole day, else those of a part of it. @returns how many days have changed */
async function openAgain(
  tx: Tx,
  listingId: string,
  { from, to, unit, slot, offered }: { from: string; to: string; unit: string; slot: Slot; offered: readonly Slot[] },
  now: Date,
): Promise<number> {
  const removed = await removeBlocks(tx, listingId, {
    from,
    to,
    unit,
    slots: slot === "whole" ? null : [slot, "whole"],
  });
  // Of a day that was blocked whole the other parts stay so.
  const left = [...new Set<Slot>(["day", "evening", ...offered])].filter(
    (other) => !overlap(spanOf(from, other), spanOf(from, slot)),
  );
  const kept = removed.flatMap(({ slot: was, ...one }) =>
    was === "whole" ? left.map((other) => ({ ...one, slot: other, kind: "block" as const })) : [],
  );
  if (kept.length > 0) await insertHolds(tx, listingId, kept, now);
  return new Set(removed.map(({ day }) => day)).size;
}

export type Blocked = {
  /** How many days have changed. */ days: number;
  /** Those that were held already, in part or whole. */ kept: string[];
};

/**
 * Takes days out, or back in. What is held already stays as it is.
 * @throws 404, 400, 409 with the next free days where every one of them is taken already
 */
export async function blockDays(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  listingId: string,
  form: BlockForm,
): Promise<Blocked> {
  const { row } = await keptListing({ db: tx }, actor, listingId);
  const today = todayIST(deps.now());
  const { from, to } = rangeOfForm(form, today);
  const calendar = await calendarOf(tx, listingId, from, from);
  if (!calendar) throw notFound(CALENDAR_MESSAGES.notFound);
  const { unit = "" } = form;
  if (unit !== "" && !calendar.units.includes(unit))
    throw badInput(BLOCK_MESSAGES.noUnit, { unit: BLOCK_MESSAGES.noUnit });
  await auditAdmin(tx, actor, row);
  await touch(tx, listingId);
  await announceCalendars(tx, [listingId]);
  const days = daysFrom(from, to);
  const { rule, units } = calendar;
  if (isOwnSlot(form.slot) && !offeredSlots(calendar).includes(form.slot))
    throw badInput(BLOCK_MESSAGES.noSlot, { slot: BLOCK_MESSAGES.noSlot });
  const buckets = () => bucketsOf(calendar, { day: from, lastDay: to, slot: form.slot });
  if (form.does === "open") {
    const opened =
      rule.mode === "counted"
        ? await closeStock(tx, {
            listingId,
            buckets: form.slot === "whole" ? { days } : buckets(),
            closed: false,
            note: "",
          })
        : await openAgain(
            tx,
            listingId,
            { from, to, unit, slot: form.slot, offered: offeredSlots(calendar) },
            deps.now(),
          );
    return { days: opened, kept: [] };
  }
  if (rule.mode === "counted") {
    const closed = await closeStock(tx, {
      listingId,
      buckets: buckets(),
      closed: true,
      note: form.note ?? "",
    });
    if (closed === 0)
      throw conflict(
        days.length === 1
          ? toCaller(() => say("{day} is blocked already.", { day: formatDay(from) }))
          : BLOCK_MESSAGES.already,
      );
    return { days: closed, kept: [] };
  }
  const wanted = (unit === "" ? units : [unit]).flatMap((one) =>
    days.map((day) => ({ unit: one, day, slot: form.slot, kind: "block" as const, note: form.note ?? "" })),
  );
  const held = await insertHolds(tx, listingId, wanted, deps.now());
  const done = new Set(held.map((one) => `${one.unit} ${one.day}`));
  const kept = [...new Set(wanted.flatMap((one) => (done.has(`${one.unit} ${one.day}`) ? [] : [one.day])))];
  if (held.length === 0) {
    const { next } = await nextRoom(tx, { listingId, day: to }, today);
    throw conflict(
      days.length === 1
        ? toCaller(() => say("{day} is taken already.", { day: formatDay(from) }))
        : text("All of these days are taken already."),
      next.length > 0 ? { nextFree: next.join(", ") } : undefined,
    );
  }
  return { days: new Set(held.map(({ day }) => day)).size, kept };
}
