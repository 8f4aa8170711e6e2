/** Calendars that look lived in: what the demo's confirmed requests hold, and what owners have blocked for half a year. */
import { v7 } from "uuid";
import { addDays, daysBetween, weekdayIndex } from "../../domain/dates.ts";
import { rangeOf, spanOf, type Slot } from "../../domain/slots.ts";
import { lastDayOf } from "../../features/enquiries/last-day.ts";
import { categoryOf } from "../../features/registry.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { NOTES } from "./words/calendar-words.ts";

const AHEAD = 182;
/** Of the listings, so many keep a calendar; the cast all do. */
const SHARE = 0.3;
/** What a listing has of what is counted: from, to. */
const HAS = { person: [20, 80], event: [1, 3], piece: [2, 400] } as const;

/** Hours of a trade's own, beside day and evening. */
const OWN_SLOTS: Readonly<Record<string, readonly { name: string; from: string; to: string }[]>> = {
  artists: [{ name: "Sangeet night", from: "19:00", to: "01:30" }],
  venues: [
    { name: "Haldi morning", from: "08:00", to: "13:00" },
    { name: "Reception", from: "18:30", to: "00:30" },
  ],
  beauty: [{ name: "Bridal morning", from: "04:00", to: "09:00" }],
  managers: [{ name: "Night shift", from: "20:00", to: "04:00" }],
};
/** In which a day is counted: people by its halves, all else whole. */
const HALVES = ["day", "evening"] as const;
const WHOLE = ["whole"] as const;

/** The halls of a venue by name, sorted as its calendar has them; one without a name elsewhere. */
function unitsOf({ category, attributes }: Row): string[] {
  const { calendar } = categoryOf(String(category));
  if (calendar.mode !== "halls") return [""];
  const halls = (attributes as Record<string, unknown>)[calendar.units] as { name: string }[];
  return [...new Set(halls.map(({ name }) => name))].sort();
}

/** Days that a busy person has something on: weekends first, one at a time or a few in a row. */
function busyDays(random: DemoRandom, today: string): { day: string; slot: Slot; note: string }[] {
  return Array.from({ length: random.int(4, 9) }, () => random.int(2, AHEAD)).flatMap((at) => {
    const first = addDays(today, at);
    const note = random.pick(NOTES);
    // A wedding is on a weekend, and over by night.
    if (random.chance(0.7)) {
      const day = addDays(first, 6 - weekdayIndex(first));
      return [{ day, slot: random.chance(0.4) ? "evening" : "whole", note }];
    }
    return Array.from({ length: random.int(1, 4) }, (_none, more) => ({
      day: addDays(first, more),
      slot: "whole",
      note,
    }));
  });
}

/** Every day that a request asks for, the first one first. */
function eachDay({ id, event_date: date, details }: Row): { id: unknown; day: string }[] {
  const eventDate = String(date);
  const last = lastDayOf({ eventDate, details: (details as Record<string, unknown> | null) ?? {} }) ?? eventDate;
  return Array.from({ length: daysBetween(eventDate, last) + 1 }, (_, at) => ({ id, day: addDays(eventDate, at) }));
}

/** @param agreed requests that hold their day by what was agreed, confirmed or not, also once it is over */
export function calendarRows(
  { users = [], listings = [], enquiries = [] }: Rows,
  today: string,
  agreed: ReadonlySet<unknown>,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/calendars`);
  const others = demoRandom(`${DEMO_SEED}/own-slots`);
  /** One in four of those whose trade has hours of its own. */
  const ownParts = (category: string): Row => {
    const own = OWN_SLOTS[category];
    return own && others.chance(0.25) ? { slots: ["day", "evening"], own_slots: own } : { slots: [], own_slots: [] };
  };
  const now = Date.parse(`${today}T00:00:00Z`);
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const rows = { calendars: [] as Row[], holds: [] as Row[], stock: [] as Row[], stock_holds: [] as Row[] };
  const held = new Set<string>();
  const stock = new Map<string, Row & { taken: number }>();
  const hold = (listing: Row, unit: string, day: string, slot: Slot, more: Row) => {
    const key = `${listing["id"]} ${unit} ${day}`;
    if (held.has(key)) return false;
    held.add(key);
    rows.holds.push({
      id: v7({ msecs: now, random: random.bytes(16) }),
      listing_id: listing["id"],
      unit,
      day,
      slot,
      span: rangeOf(spanOf(day, slot)),
      note: "",
      created_at: new Date(now).toISOString(),
      ...more,
    });
    return true;
  };
  const counted = (listing: Row, day: string, slot: Slot, capacity: number | null) => {
    const key = `${listing["id"]} ${day} ${slot}`;
    const row = stock.get(key) ?? {
      listing_id: listing["id"],
      day,
      slot,
      taken: 0,
      capacity,
      closed: false,
      note: "",
    };
    stock.set(key, row);
    return row;
  };
  const ofListing = Map.groupBy(
    enquiries.filter(
      ({ id, status, event_date: day }) => agreed.has(id) || (status === "confirmed" && String(day) >= today),
    ),
    ({ listing_id: id }) => id,
  );
  for (const listing of listings) {
    const { calendar } = categoryOf(String(listing["category"]));
    const keeps = cast.has(listing["owner_id"]) || random.chance(SHARE);
    const [least, most] = calendar.mode === "counted" ? HAS[calendar.of] : [0, 0];
    const capacity = keeps && most > 0 ? random.int(least, most) : null;
    if (keeps)
      rows.calendars.push({
        listing_id: listing["id"],
        capacity,
        ...ownParts(String(listing["category"])),
        // Nobody has agreed to a day on which they never work.
        weekdays_off: (random.chance(0.15) ? [random.int(1, 3)] : []).filter(
          (off) =>
            !(ofListing.get(listing["id"]) ?? []).some(({ event_date: day }) => weekdayIndex(String(day)) === off),
        ),
        lead_days: random.pick([0, 0, 1, 2, 7]),
        buffer_minutes: most > 0 ? 0 : random.pick([0, 0, 60]),
        updated_at: new Date(now).toISOString(),
      });
    // What was agreed here comes first: nobody else has its day.
    const asked = (ofListing.get(listing["id"]) ?? []).toSorted(
      (one, other) => Number(agreed.has(other["id"])) - Number(agreed.has(one["id"])),
    );
    for (const { id, day } of asked.flatMap(eachDay)) {
      if (calendar.mode !== "counted") {
        unitsOf(listing).some((unit) => hold(listing, unit, day, "whole", { kind: "booking", enquiry_id: id }));
        continue;
      }
      const slots = calendar.by === "slot" ? HALVES : WHOLE;
      const parts = slots.map((slot) => counted(listing, day, slot, capacity));
      if (capacity !== null && parts.some((row) => row.taken >= capacity)) continue;
      for (const row of parts) {
        row.taken += 1;
        rows.stock_holds.push({ enquiry_id: id, listing_id: listing["id"], day, slot: row["slot"], quantity: 1 });
      }
    }
    if (!keeps) continue;
    for (const { day, slot, note } of busyDays(random, today)) {
      if (calendar.mode === "counted")
        for (const part of calendar.by === "slot" ? HALVES : WHOLE)
          Object.assign(counted(listing, day, part, capacity), { closed: true, note });
      else hold(listing, random.pick(unitsOf(listing)), day, slot, { kind: "block", enquiry_id: null, note });
    }
  }
  return { ...rows, stock: [...stock.values()] };
}
