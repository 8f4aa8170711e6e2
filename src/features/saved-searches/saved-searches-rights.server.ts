/** Saved searches in the copy of a person's data; with the account they go. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const savedSearchesRights: PersonalPart = {
  copy: {
    savedSearches:
      "SELECT name, search, created_at, looked_on, stopped_at FROM saved_searches WHERE user_id = $1 ORDER BY created_at",
  },
  erase(_deps, tx, person) {
    return Promise.resolve({
      async clean() {
        await tx.$client.query("DELETE FROM saved_searches WHERE user_id = $1", [person.id]);
        await tx.$client.query("DELETE FROM saved_search_links WHERE user_id = $1", [person.id]);
      },
    });
  },
};
