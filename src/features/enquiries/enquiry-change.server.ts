/** A request whose two sides have agreed on something else: its day, its hall, how many; and what may be said of these. */
import { eq, sql } from "drizzle-orm";
import { isSlot, type Slot } from "../../domain/slots.ts";
import { addDays, daysBetween, isIsoDay, todayIST } from "../../domain/dates.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { offeredSlots } from "../calendar/calendar-days.ts";
import { calendarOf } from "../calendar/calendar-facts.server.ts";
import { takenConflict } from "../calendar/holding.server.ts";
import { moveHold } from "../calendar/moving.server.ts";
import { askedOf } from "./enquiry-dates.server.ts";
import { kindOf } from "./enquiry-kinds.ts";
import { lastDayOf } from "./last-day.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";

/** What of a request may be agreed anew, as it stands; null: it says nothing of it. */
export type Asked = {
  day: string | null;
  /** Of several days the last one, or that on which what is rented comes back. */
  lastDay: string | null;
  slot: Slot | null;
  hall: string | null;
  pieces: number | null;
  guests: string | null;
};
export type OtherWish = { day?: string; slot?: Slot; hall?: string; pieces?: number; guests?: number };

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** What it says of these, as it stands after all changes. */
export function askedNow({ eventDate, details }: Pick<EnquiryRow, "eventDate" | "details">): Asked {
  const lastDay = lastDayOf({ eventDate, details });
  return {
    day: eventDate,
    lastDay: lastDay === eventDate ? null : lastDay,
    slot: isSlot(details["slot"]) ? details["slot"] : null,
    hall: textOf(details["hall"]),
    pieces: Number(details["pieces"]) || null,
    guests: textOf(details["guests"]),
  };
}

/** What a request may come to name: the parts and halls that its listing offers, and what its kind counts. */
export type Choices = { slots: Slot[]; halls: string[]; pieces: boolean; guests: boolean };

/** None of a listing that is gone or counts pieces; 'whole' is among the parts where there is more than one. */
export async function changeChoices(
  deps: Pick<Deps, "now">,
  db: Db,
  { kind, listingId, details }: Pick<EnquiryRow, "kind" | "listingId" | "details">,
): Promise<Choices> {
  const today = todayIST(deps.now());
  const calendar = listingId === null ? null : await calendarOf(db, listingId, today, today);
  const known = kindOf(kind)?.details ?? {};
  const counted = calendar?.rule.mode === "counted";
  const slots = calendar && !counted ? offeredSlots(calendar) : [];
  return {
    slots: slots.length > 1 ? [...new Set<Slot>([...slots, "whole"])] : [...slots],
    halls: (calendar?.units ?? []).filter(Boolean),
    pieces: "pieces" in known || "pieces" in details,
    guests: "guests" in known || "guests" in details,
  };
}

/** As it would read with the wish. */
export function withWish<Row extends Pick<EnquiryRow, "eventDate" | "details">>(
  row: Row,
  { day, slot, hall, pieces, guests }: OtherWish,
): Row {
  const back = row.details["returnDate"];
  // What is rented comes back as many days later as before.
  const returnDate =
    day && row.eventDate && typeof back === "string" && isIsoDay(back)
      ? addDays(back, daysBetween(row.eventDate, day))
      : undefined;
  const more = { slot, hall, pieces: pieces?.toString(), guests: guests?.toString(), returnDate };
  const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  return { ...row, eventDate: day ?? row.eventDate, details: { ...row.details, ...said } };
}

/** Writes it. @param enquiry held by this transaction, as it would read with the wish */
export async function writeWish(tx: Tx, { id, eventDate, details }: EnquiryRow): Promise<EnquiryRow> {
  const [row] = await tx
    .update(enquiries)
    .set({ eventDate, details, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id))
    .returning();
  if (!row) throw new Error("A request that is held has gone.");
  return row;
}

/**
 * Its new day, hall or number is held, then what it held before goes.
 * @throws 409 with the next free days where somebody else has it
 */
export async function moveRequest(deps: Deps, tx: Tx, enquiry: EnquiryRow, then: string): Promise<void> {
  const { id: enquiryId, listingId, eventDate: day } = enquiry;
  if (listingId === null || day === null || day < todayIST(deps.now())) return;
  const wanted = { listingId, enquiryId, day, ...askedOf(enquiry) };
  if (!(await moveHold(deps, tx, wanted))) throw await takenConflict(deps, tx, wanted, then);
}
