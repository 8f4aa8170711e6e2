/** What is agreed about a request, for the features above that keep to it. */
import type { Db } from "../../platform/database/database.server.ts";
import { missingIn, type BookingSide } from "./booking-table.ts";
import type { AgreedText } from "./agreement.server.ts";
import { agreementsOf, bookingOf, movesIn, quotesIn, type BookingRow, type MoveRow } from "./booking-store.server.ts";

/** `acceptedAt`: when it was agreed first; what is agreed may have been changed since. */
export type AgreedBooking = { booking: BookingRow; agreed: AgreedText; acceptedAt: Date };

/** The terms of agreements as they are in force, by the ids of their bookings; those without one are left out. */
export async function agreedTermsOf(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, Pick<AgreedBooking, "agreed" | "acceptedAt">>> {
  const rows = await agreementsOf(db, bookingIds);
  return new Map(
    rows.map(({ bookingId, terms, firstAcceptedAt }) => [
      bookingId,
      { agreed: JSON.parse(terms) as AgreedText, acceptedAt: firstAcceptedAt },
    ]),
  );
}

/** The booking of a request with what is agreed; null where nothing is. */
export async function agreedBooking(db: Db, enquiryId: string): Promise<AgreedBooking | null> {
  const booking = await bookingOf(db, enquiryId);
  const terms = booking && (await agreedTermsOf(db, [booking.id])).get(booking.id);
  return booking && terms ? { booking, ...terms } : null;
}

/** The story of a booking, oldest first. */
export const storyOf = (db: Db, bookingId: string): Promise<MoveRow[]> => movesIn(db, bookingId);

/** Who did not come, of a booking that is over for that; null where it is over for something else. */
export async function missedOf(db: Db, bookingId: string): Promise<BookingSide | null> {
  const last = (await movesIn(db, bookingId)).at(-1);
  return last ? missingIn(last.fromState) : null;
}

/** A line of a request's story, with the amount that it speaks of: of a quote, or of what was asked for. */
export type ToldMove = Pick<MoveRow, "move" | "by" | "at"> & { amountPaise: number | null };

/** The story of a request's booking with its amounts, oldest first, and the booking itself; null where nothing was quoted. */
export async function toldStory(db: Db, enquiryId: string): Promise<{ bookingId: string; moves: ToldMove[] } | null> {
  const booking = await bookingOf(db, enquiryId);
  if (!booking) return null;
  const [moves, quotes] = await Promise.all([movesIn(db, booking.id), quotesIn(db, booking.id)]);
  const totals = new Map(quotes.map(({ round, totalPaise }) => [round, totalPaise]));
  return {
    bookingId: booking.id,
    moves: moves.map(({ move, by, at, round, askedPaise }) => ({
      move,
      by,
      at,
      amountPaise: askedPaise ?? (move === "quote" || move === "accept" ? (totals.get(round) ?? null) : null),
    })),
  };
}
