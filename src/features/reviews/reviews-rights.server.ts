/** Reviews in the copy of a person's data. They stay when the person is erased, and lose the name with the account. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const reviewsRights: PersonalPart = {
  copy: {
    reviews:
      "SELECT r.stars, r.comment, r.hidden_at, r.created_at, l.title AS of FROM reviews r JOIN listings l ON l.id = r.listing_id WHERE r.author_id = $1 ORDER BY r.id",
  },
  async erase(_deps, tx, { id }) {
    const { rows } = await tx.$client.query<{ id: string }>("SELECT id FROM reviews WHERE author_id = $1", [id]);
    return { found: { logged: rows.map((review) => review.id) } };
  },
};
