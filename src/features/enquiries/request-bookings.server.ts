/**
 * What requests must know of the bookings that come of them. The feature above knows how; src/app hands it in
 * (`featureBookings` of features.server.ts), and use cases find it as `deps.bookings`.
 */
import type { SQL } from "drizzle-orm";
import type { Actor } from "../../domain/actor.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { EnquiryMove, Party } from "./enquiry-access.ts";
import type { EnquiryView, TimelineLine } from "./enquiry-view.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import type { NextThing } from "./open-things.ts";
import type { Box } from "./request-filters.ts";

/**
 * The way from a request to its booking, as one side reads it. `sentence`: in place of the request's own; `money`: how
 * its payments stand; `total`: what was quoted or agreed, all in; `way`: what comes before all else; `pay`: the way to what waits there of its money; `cancel`: what it costs to call it off now; `step`: what may be said of its day here; `hides`: moves
 * of the request that are taken on the page of the booking, or wait for something there.
 */
export type BookingGlance = Omit<NonNullable<EnquiryView["booking"]>, "path">;

/** Its steps, oldest first: a request says them as its booking does. @param other whoever stands on the other side, as they are called */
export type BookingStory = { story: (other: string) => TimelineLine[] };

export interface RequestBookings {
  /**
   * In the transaction of a step of the request: its booking, where there is one, goes along.
   * @throws 409 where the booking's time has run out meanwhile
   */
  follow(
    deps: Deps,
    tx: Tx,
    enquiry: EnquiryRow,
    step: { to: EnquiryMove; side: Party; actor: Actor | null },
  ): Promise<void>;
  /** By the ids of requests; those without a booking are left out. */
  glances(
    deps: Deps,
    db: Db,
    enquiryIds: readonly string[],
    box: Box,
  ): Promise<Map<string, BookingGlance & BookingStory>>;
  /** Where the events are to which this person's own requests belong, in words, by the numbers of the requests. */
  places(deps: Deps, personId: string, numbers: readonly string[]): Promise<Map<string, string>>;
  /** Of the request of this id: what both sides have agreed on, all in, in paise; null where nothing was. */
  agreedPaise(requestId: string): SQL<number | null>;
  /** Of the request of this id: when its booking does something by itself, as a quote runs out; null where nothing is due. */
  dueAt(requestId: SQL): SQL<Date | null>;
  /** What of this person's bookings waits for their word and ends by itself, on this side: the one that ends first stands first. */
  toAnswer(deps: Pick<Deps, "db" | "now">, personId: string, box: Box): Promise<NextThing[]>;
  /** The condition for a row of `enquiries` that a quote was sent to its sender, who has not answered it. */
  quoted(): SQL;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    bookings: RequestBookings;
  }
}
