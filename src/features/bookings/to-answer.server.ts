/** What of somebody's bookings waits for their word, and ends by itself: for the page of what they have to do. */
import { formatInstant } from "../../domain/dates.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { NextThing } from "../enquiries/open-things.ts";
import type { BookingSide } from "./booking-table.ts";

/** More than anybody has waiting at once. */
const MOST = 20;

export type ToAnswer = {
  number: string;
  /** Whoever waits; null where they are there no more. */
  other: string | null;
  /** 'missed': they say that the person did not come; else what they propose. */
  what: "missed" | "change" | "callOff";
  side: BookingSide;
  until: Date;
};

/** The one that ends first stands first. What rests for a dispute is answered there. */
export async function bookingsToAnswer({ db, now }: Pick<Deps, "db" | "now">, personId: string): Promise<ToAnswer[]> {
  const { rows } = await db.$client.query<ToAnswer>(
    `SELECT e.number, CASE WHEN s.side = 'organiser' THEN (SELECT l.title FROM listings l WHERE l.id = e.listing_id) ELSE e.name END AS other,
       w.what, s.side, w.until
     FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id
       CROSS JOIN LATERAL (SELECT CASE WHEN e.recipient_id = $1 THEN 'provider' ELSE 'organiser' END AS side) s
       CROSS JOIN LATERAL (
         SELECT 'missed' AS what, b.due_at AS until WHERE b.state = s.side || 'Missed'
         UNION ALL
         SELECT CASE c.kind WHEN 'callOff' THEN 'callOff' ELSE 'change' END, c.expires_at FROM booking_changes c
         WHERE c.booking_id = b.id AND c.outcome IS NULL AND c.by <> s.side) w
     WHERE (e.recipient_id = $1 OR e.sender_id = $1) AND e.status IN ('accepted', 'confirmed') AND b.frozen_at IS NULL AND w.until > $2
     ORDER BY w.until, e.id LIMIT $3`,
    [personId, now(), MOST],
  );
  return rows;
}

/** As something to do, with the time until which it waits. */
export function thingToAnswer({ number, other: name, what, side, until: ends }: ToAnswer): NextThing {
  const said = { other: name ?? say("The other side"), until: formatInstant(ends) };
  const path = bookingPath(number);
  if (what === "missed")
    return {
      text:
        side === "provider"
          ? say("{other} says that you did not come: answer until {until}.", said)
          : say("{other} says that you were not there, or not ready: answer until {until}.", said),
      label: say("Answer"),
      path,
    };
  return {
    text:
      what === "callOff"
        ? say("{other} asks to call it off together: answer until {until}.", said)
        : say("{other} proposes a change to what is agreed: answer until {until}.", said),
    label: say("See the change"),
    path,
  };
}
