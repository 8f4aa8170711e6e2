/** What bookings ask of the papers that were issued for them. */
import { say } from "../../domain/words/say.ts";
import type { BookingInvoices } from "../bookings/booking-invoices.server.ts";
import { PAPER_KINDS, standingFinal } from "./paper-model.ts";
import { papersOf } from "./paper-store.server.ts";

export const bookingInvoices: BookingInvoices = {
  async standing(db, bookingId) {
    const final = standingFinal(await papersOf(db, bookingId))?.final;
    return final ? `${say(PAPER_KINDS[final.kind])} ${final.number}` : null;
  },
};
