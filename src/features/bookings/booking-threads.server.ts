/**
 * What bookings must know of the conversations about them. The feature above knows; src/app hands it in
 * (`featureThreads` of features.server.ts), and use cases find it as `deps.threads`.
 */
import type { Db } from "../../platform/database/database.server.ts";
import type { BookingSide } from "./booking-table.ts";

export interface BookingThreads {
  /** How many messages of the other side wait to be read, by the ids of requests; those without are left out. */
  unread(db: Db, enquiryIds: readonly string[], side: BookingSide): Promise<Map<string, number>>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    threads: BookingThreads;
  }
}
