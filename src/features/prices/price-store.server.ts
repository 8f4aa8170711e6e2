import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { ListingStatus } from "../listings/listing-access.ts";

/** A listing with its card, as it is stored; `card` is null where its owner has said nothing. */
export type PricedRow = {
  id: string;
  category: string;
  slug: string;
  title: string;
  status: ListingStatus;
  attributes: Record<string, unknown>;
  state: string | null;
  district: string | null;
  pin: string | null;
  card: Record<string, unknown> | null;
};

/** In one statement, in no order; unknown ids are left out. */
export async function pricedRows(db: Db, listingIds: readonly string[]): Promise<PricedRow[]> {
  const { rows } = await db.$client.query<PricedRow>(
    "SELECT l.id, l.category, l.slug, l.title, l.status, l.attributes, l.state, l.district, l.pin, c.card FROM listings l LEFT JOIN price_cards c ON c.listing_id = l.id WHERE l.id = ANY($1::uuid[])",
    [listingIds],
  );
  return rows;
}

/** In the place of the one before. */
export async function saveCard(tx: Tx, listingId: string, card: object): Promise<void> {
  await tx.$client.query(
    "INSERT INTO price_cards (listing_id, card) VALUES ($1, $2) ON CONFLICT (listing_id) DO UPDATE SET card = excluded.card, updated_at = now()",
    [listingId, JSON.stringify(card)],
  );
}
