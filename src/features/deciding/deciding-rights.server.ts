/** Shortlists in the copy of a person's data; with the account they go. Votes under first names are nobody's account. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const decidingRights: PersonalPart = {
  copy: {
    shortlists: "SELECT id, created_at, changed_at, expires_at FROM shortlists WHERE owner_id = $1 ORDER BY created_at",
    shortlistListings:
      "SELECT k.shortlist_id, k.category, l.title, k.added_at FROM shortlist_listings k JOIN shortlists s ON s.id = k.shortlist_id LEFT JOIN listings l ON l.id = k.listing_id AND l.status = 'approved' WHERE s.owner_id = $1 ORDER BY k.added_at",
    shortlistVotes:
      "SELECT v.shortlist_id, v.category, v.name, v.at FROM shortlist_votes v JOIN shortlists s ON s.id = v.shortlist_id WHERE s.owner_id = $1 ORDER BY v.at",
  },
  erase(_deps, tx, person) {
    return Promise.resolve({
      async clean() {
        await tx.$client.query("DELETE FROM shortlists WHERE owner_id = $1", [person.id]);
      },
    });
  },
};
