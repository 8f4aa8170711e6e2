/** What bookings ask of disputes about them. */
import type { BookingDisputes } from "../bookings/booking-disputes.server.ts";
import { lastOfRequest, openAmong } from "./dispute-store.server.ts";

export const bookingDisputes: BookingDisputes = {
  async glance(db, enquiryId) {
    return (await lastOfRequest(db, enquiryId))?.status ?? null;
  },
  open: openAmong,
};
