/**
 * What bookings must know of disputes about them. The feature above knows; src/app hands it in (`featureDisputes` of
 * features.server.ts), and use cases find it as `deps.disputes`.
 */
import type { Db } from "../../platform/database/database.server.ts";

/** 'open': nothing happens to the booking by itself; 'decided', 'settled': it is over. */
export type DisputeGlance = "open" | "decided" | "settled";

export interface BookingDisputes {
  /** Of the request's booking; null where there was none. */
  glance(db: Db, enquiryId: string): Promise<DisputeGlance | null>;
  /** Of these requests, those whose booking has an open one. */
  open(db: Db, enquiryIds: readonly string[]): Promise<Set<string>>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    disputes: BookingDisputes;
  }
}
