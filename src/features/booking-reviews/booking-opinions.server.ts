/** What bookings ask of what their two sides say of each other. */
import type { BookingOpinions } from "../bookings/booking-opinions.server.ts";
import { paidInTime } from "../payments/money-service.server.ts";
import { opensAt } from "./booking-review-model.ts";
import { opinionsIn } from "./booking-review-service.server.ts";
import { endedOf, recordOf } from "./booking-review-store.server.ts";

export const bookingOpinions: BookingOpinions = {
  async glance(db, enquiryId, side, now) {
    const ended = await endedOf(db, enquiryId);
    if (!ended || !opensAt(ended, now)) return null;
    const { shown, opinions } = await opinionsIn(db, ended, now);
    if (shown) return opinions.organiser || opinions.provider ? "shown" : null;
    return opinions[side] ? "written" : "open";
  },
  async recordOf(db, organiserId, now) {
    const [kept, paid] = await Promise.all([recordOf(db, organiserId, now), paidInTime(db, organiserId, now)]);
    return { ...kept, ...paid };
  },
};
