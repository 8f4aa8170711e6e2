/** What bookings ask of what their two sides say of each other. */
import type { BookingOpinions, OpinionGlance } from "../bookings/booking-opinions.server.ts";
import { paidInTime } from "../payments/money-service.server.ts";
import { opensAt } from "./booking-review-model.ts";
import { recordOf, roundsOf } from "./booking-review-store.server.ts";

export const bookingOpinions: BookingOpinions = {
  async glances(db, enquiryIds, side, now) {
    const glances = new Map<string, OpinionGlance>();
    for (const { enquiryId, ended, publishedAt, closesAt, wrote } of await roundsOf(db, enquiryIds)) {
      if (!opensAt(ended, now)) continue;
      const shown = publishedAt !== null || (closesAt !== null && closesAt <= now);
      if (!shown) glances.set(enquiryId, wrote.includes(side) ? "written" : "open");
      else if (wrote.length > 0) glances.set(enquiryId, "shown");
    }
    return glances;
  },
  async recordOf(db, organiserId, now) {
    const [kept, paid] = await Promise.all([recordOf(db, organiserId, now), paidInTime(db, organiserId, now)]);
    return { ...kept, ...paid };
  },
};
