/** Price cards in the copy of their owner's data; they go with the listing. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const pricesRights: PersonalPart = {
  copy: {
    priceCards:
      "SELECT l.category, l.slug, c.card, c.updated_at FROM price_cards c JOIN listings l ON l.id = c.listing_id WHERE l.owner_id = $1 ORDER BY l.id",
  },
};
