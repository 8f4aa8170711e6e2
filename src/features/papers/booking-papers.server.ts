/** What bookings ask of the papers that were issued for them, and of how their providers stand to GST. */
import { say } from "../../domain/words/say.ts";
import type { BookingInvoices } from "../bookings/booking-invoices.server.ts";
import type { BookingSellers } from "../bookings/booking-sellers.server.ts";
import { PAPER_KINDS, standingFinal } from "./paper-model.ts";
import { papersOf, sellerOf } from "./paper-store.server.ts";

export const bookingInvoices: BookingInvoices = {
  async standing(db, bookingId) {
    const final = standingFinal(await papersOf(db, bookingId))?.final;
    return final ? `${say(PAPER_KINDS[final.kind])} ${final.number}` : null;
  },
};

export const bookingSellers: BookingSellers = {
  standingOf: async (db, personId) => (await sellerOf(db, personId))?.status ?? null,
};
