/**
 * What bookings must know of what their two sides say of each other. The feature above knows; src/app hands it in
 * (`featureOpinions` of features.server.ts), and use cases find it as `deps.opinions`.
 */
import type { Db } from "../../platform/database/database.server.ts";
import type { BookingSide } from "./booking-table.ts";

/** 'open': the viewer may write; 'written': theirs is sealed still; 'shown': what was written can be read. */
export type OpinionGlance = "open" | "written" | "shown";

/** How somebody kept what they had agreed as an organiser. */
export type OrganiserRecord = {
  kept: number;
  calledOff: number;
  /** Payments that have fallen due, and of these noted in time. */
  due: number;
  inTime: number;
  /** Of what providers said of them, unsealed; 0 for none. */
  reviews: number;
  stars: number;
};

export interface BookingOpinions {
  /** By the ids of requests; those of which nothing can be written or read yet are left out. */
  glances(db: Db, enquiryIds: readonly string[], side: BookingSide, now: Date): Promise<Map<string, OpinionGlance>>;
  /** Read by whoever they ask, and by nobody else (ADR 27). */
  recordOf(db: Db, organiserId: string, now: Date): Promise<OrganiserRecord>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    opinions: BookingOpinions;
  }
}
