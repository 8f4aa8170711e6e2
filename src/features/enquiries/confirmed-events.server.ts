import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../domain/actor.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import { enquiries } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { volunteersWanted, type ConfirmedEvent } from "./confirmed-events.ts";

/** Enough for years of a busy person. */
const MOST = 200;

/** What the signed-in person was asked and has confirmed (or done since), by the day of the event. */
export async function confirmedEvents(deps: Pick<Deps, "db">, actor: Pick<Actor, "id">): Promise<ConfirmedEvent[]> {
  const rows = await deps.db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.recipientId, actor.id), inArray(enquiries.status, ["confirmed", "completed"])))
    .orderBy(asc(enquiries.eventDate), asc(enquiries.id))
    .limit(MOST);
  return rows.map(({ number, status, eventDate, eventType, city, district, state, details }) => ({
    number,
    eventDate,
    eventType: eventType ?? say("Event"),
    done: status === "completed",
    place: placeWordsSaid(state ?? "", city, district, state),
    volunteers: volunteersWanted(
      typeof details.volunteerRequirements === "string" ? details.volunteerRequirements : "",
    ),
  }));
}
