/** Cards of listings of several categories, by their ids. */
import type { Deps } from "../../platform/deps.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { cardView, type CardRow } from "./card-view.ts";
import { cardJson } from "./listing-card-sql.ts";
import { cardPicture, type MediaRow } from "./listing-media.server.ts";
import type { CardView } from "./search-view.ts";

const JSON_OF = categories.map((category) => `WHEN '${category.key}' THEN ${cardJson(category, true)}`).join(" ");

/** The card of `l`, whatever its category is, with its photo `m`. */
export const cardColumns = `CASE l.category ${JSON_OF} END`;

/** The cards as their own searches show them, by id. `asked`: where somebody looks. */
export async function cardsOf(
  deps: Pick<Deps, "db">,
  ids: readonly string[],
  asked: { state: string; districts?: readonly string[] },
): Promise<Map<string, CardView>> {
  if (ids.length === 0) return new Map();
  const { rows } = await deps.db.$client.query<{
    id: string;
    category: string;
    card: CardRow & { photo: MediaRow | null };
  }>({
    name: "cards of all categories",
    text: `SELECT l.id, l.category, ${cardColumns} AS card
      FROM listings l LEFT JOIN media m ON m.listing_id = l.id AND m.kind = 'profile' WHERE l.id = ANY($1::uuid[]) AND l.status = 'approved'`,
    values: [ids],
  });
  return new Map(
    rows.map(({ id, category, card }) => {
      const photo = card.photo && cardPicture(card.photo);
      return [id, cardView(categoryOf(category), { ...card, photo }, { districts: [], ...asked })] as const;
    }),
  );
}
