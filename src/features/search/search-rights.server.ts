/** The words by which a person who is erased, and what they kept, were found. */
import { searchKey } from "../../domain/text.ts";
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const searchRights: PersonalPart = {
  async erase(_deps, tx, { id, firstName, lastName }) {
    const { rows } = await tx.$client.query<{ word: string }>(
      "SELECT DISTINCT unnest(words_of(l.search_text)) AS word FROM listings l WHERE l.owner_id = $1 UNION SELECT unnest(words_of($2))",
      [id, [firstName, lastName].map(searchKey).join(" ")],
    );
    return {
      // The dictionary forgets those that nobody else is found by, once the listings are gone.
      async remove() {
        await tx.$client.query(
          "DELETE FROM search_words s WHERE s.word = ANY($1::text[]) AND NOT EXISTS (SELECT 1 FROM listing_search l WHERE l.words @@ quote_literal(s.word)::tsquery)",
          [rows.map(({ word }) => word)],
        );
      },
    };
  },
};
