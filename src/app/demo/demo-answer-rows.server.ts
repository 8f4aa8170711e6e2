/** What happened to the demo's requests since they were sent, and who is free for those to a district. */
import { v7 } from "uuid";
import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

/** The steps that led to a status, and who took them. */
const WAYS: Record<string, readonly (readonly [what: string, side: string])[]> = {
  accepted: [["accepted", "recipient"]],
  declined: [["declined", "recipient"]],
  cancelled: [["cancelled", "sender"]],
  confirmed: [
    ["accepted", "recipient"],
    ["confirmed", "sender"],
  ],
  completed: [
    ["accepted", "recipient"],
    ["confirmed", "sender"],
    ["completed", "sender"],
  ],
};
/** How many answer a request to their district. */
const FREE = 5;

/**
 * @param rows of `enquiries` and `listing_places`
 * @returns rows of `enquiry_events` and, for requests to a district, `area_answers`
 */
export function answerRows({ enquiries = [], listing_places: places = [] }: Rows): Rows {
  const random = demoRandom(`${DEMO_SEED}/answers`);
  const events: Row[] = [];
  const answers: Row[] = [];
  for (const { id, kind, status, state, district, sender_id, recipient_id, created_at, updated_at } of enquiries) {
    const way = WAYS[String(status)] ?? [];
    const [from, to] = [Date.parse(String(created_at)), Date.parse(String(updated_at))];
    for (const [at, [what, side]] of way.entries()) {
      const msecs = Math.round(from + ((to - from) * (at + 1)) / way.length);
      events.push({
        id: v7({ msecs, random: random.bytes(16) }),
        enquiry_id: id,
        what,
        side,
        person_id: (side === "sender" ? sender_id : recipient_id) ?? null,
        at: new Date(msecs).toISOString(),
      });
    }
    if (kind !== "volunteerEnquiry" || !["accepted", "confirmed", "completed"].includes(String(status))) continue;
    const there = places.filter(
      (place) =>
        place.category === "volunteers" && place.works_here && place.state === state && place.district === district,
    );
    for (const [at, { listing_id }] of there.slice(0, FREE).entries())
      answers.push({
        enquiry_id: id,
        listing_id,
        people: 1,
        taken: status !== "accepted" && at < 3,
        at: new Date(from + (at + 1) * 3_600_000).toISOString(),
      });
  }
  return { enquiry_events: events, area_answers: answers };
}
