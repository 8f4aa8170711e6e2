/** What bookings ask of how providers stand to GST. */
import type { BookingSellers } from "../bookings/booking-sellers.server.ts";
import { sellerOf } from "./paper-store.server.ts";

export const bookingSellers: BookingSellers = {
  standingOf: async (db, personId) => (await sellerOf(db, personId))?.status ?? null,
};
