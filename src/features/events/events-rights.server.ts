/** Events in the copy of a person's data; with the account they go, and their requests stay with those who were asked. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const eventsRights: PersonalPart = {
  copy: {
    events:
      "SELECT id, name, occasion, place, guests, budget_paise, needs, created_at, updated_at FROM events WHERE owner_id = $1 ORDER BY id",
    eventParts:
      "SELECT p.event_id, p.name, p.day::text AS day FROM event_parts p JOIN events v ON v.id = p.event_id WHERE v.owner_id = $1 ORDER BY p.event_id, p.n",
    eventPicks:
      "SELECT k.event_id, l.title, k.added_at FROM event_picks k JOIN events v ON v.id = k.event_id JOIN listings l ON l.id = k.listing_id WHERE v.owner_id = $1 ORDER BY k.added_at",
    eventLinks:
      "SELECT k.event_id, k.kind, k.prices, k.created_at, k.expires_at FROM event_links k JOIN events v ON v.id = k.event_id WHERE v.owner_id = $1 ORDER BY k.event_id, k.kind",
    eventVotes:
      "SELECT t.event_id, e.number, t.name, t.at FROM event_votes t JOIN events v ON v.id = t.event_id JOIN enquiries e ON e.id = t.enquiry_id WHERE v.owner_id = $1 ORDER BY t.at",
    eventRequests:
      "SELECT r.event_id, e.number, r.added_at, r.arrives FROM event_requests r JOIN events v ON v.id = r.event_id JOIN enquiries e ON e.id = r.enquiry_id WHERE v.owner_id = $1 ORDER BY r.added_at",
  },
  erase(_deps, tx, person) {
    return Promise.resolve({
      async clean() {
        await tx.$client.query("DELETE FROM events WHERE owner_id = $1", [person.id]);
      },
    });
  },
};
