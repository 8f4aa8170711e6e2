import { and, asc, eq, exists, inArray, lte } from "drizzle-orm";
import type { Actor } from "../../domain/actor.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import { isSlot } from "../../domain/slots.ts";
import { say } from "../../domain/words/say.ts";
import { enquiries, enquiryEvents } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { whenOf } from "./enquiry-words.ts";
import { volunteersWanted, type ConfirmedEvent } from "./confirmed-events.ts";

/** Enough for years of a busy person. */
const MOST = 200;

/**
 * What somebody was asked and is confirmed (or done since), by the day of the event.
 * @param by only what was confirmed by then
 */
export async function confirmedEvents(
  deps: Pick<Deps, "db">,
  actor: Pick<Actor, "id">,
  by?: Date,
): Promise<ConfirmedEvent[]> {
  const confirmedBy =
    by &&
    exists(
      deps.db
        .select({ id: enquiryEvents.id })
        .from(enquiryEvents)
        .where(
          and(
            eq(enquiryEvents.enquiryId, enquiries.id),
            eq(enquiryEvents.what, "confirmed"),
            lte(enquiryEvents.at, by),
          ),
        ),
    );
  const rows = await deps.db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.recipientId, actor.id), inArray(enquiries.status, ["confirmed", "completed"]), confirmedBy))
    .orderBy(asc(enquiries.eventDate), asc(enquiries.id))
    .limit(MOST);
  return rows.map(({ number, status, eventDate, eventType, city, district, state, details }) => ({
    number,
    eventDate,
    lastDay: whenOf({ eventDate, details }).lastDay,
    slot: isSlot(details.slot) ? details.slot : null,
    eventType: eventType ?? say("Event"),
    done: status === "completed",
    place: placeWordsSaid(state ?? "", city, district, state),
    volunteers: volunteersWanted(
      typeof details.volunteerRequirements === "string" ? details.volunteerRequirements : "",
    ),
  }));
}
