/** What is agreed about a request, for the features above that keep to it. */
import type { Db } from "../../platform/database/database.server.ts";
import type { AgreedText } from "./agreement.server.ts";
import { agreementsOf, bookingOf, movesIn, type BookingRow, type MoveRow } from "./booking-store.server.ts";

export type AgreedBooking = { booking: BookingRow; agreed: AgreedText; acceptedAt: Date };

/** The terms of agreements, by the ids of their bookings; those without one are left out. */
export async function agreedTermsOf(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, Pick<AgreedBooking, "agreed" | "acceptedAt">>> {
  const rows = await agreementsOf(db, bookingIds);
  return new Map(
    rows.map(({ bookingId, terms, acceptedAt }) => [
      bookingId,
      { agreed: JSON.parse(terms) as AgreedText, acceptedAt },
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
