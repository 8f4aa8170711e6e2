/**
 * What bookings must know of the events that their organisers plan. The feature above knows; src/app hands it in
 * (`featureEvents` of features.server.ts), and pages find it as `deps.events`.
 */
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";

/** The event that a request belongs to, for its organiser. */
export type EventGlance = {
  name: string;
  path: string;
  /** Where it is, in words; '' where that is not said. */
  place: string;
  /** Where they are booked: how many others were asked for the same and wait, and the call that tells them. */
  waiting: { others: number; tell: string } | null;
};

export interface BookingEvents {
  /** By the numbers of the person's own requests; those that belong to no event are left out. */
  named(db: Db, personId: string, numbers: readonly string[]): Promise<Map<string, { name: string; path: string }>>;
  /** Where they are, in words, by the same numbers; those that say no place are left out. */
  places(db: Db, personId: string, numbers: readonly string[]): Promise<Map<string, string>>;
  /** Null where the request is not this person's, or belongs to no event. */
  glance(deps: Deps, personId: string, number: string): Promise<EventGlance | null>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    events: BookingEvents;
  }
}
