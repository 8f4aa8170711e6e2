import type { Db } from "../../platform/database/database.server.ts";
import { cardColumns } from "../listings/listing-cards.server.ts";
import type { CardRow } from "../listings/card-view.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import { RECOMMENDED } from "./recommend-model.ts";

/** A listing that stands beside another, with the columns of its card. */
export type TogetherRow = {
  id: string;
  category: string;
  events: number;
  card: CardRow & { photo: MediaRow | null };
};

/** The events of so many bookings are looked at, the newest. */
const MOST_LOOKED = 2_000;

const TEXT = `WITH own AS (
    SELECT DISTINCT r.event_id, e.listing_id FROM (
      SELECT id, listing_id FROM enquiries WHERE listing_id = ANY($1::uuid[]) AND status IN ('confirmed', 'completed') ORDER BY id DESC LIMIT ${MOST_LOOKED}
    ) e JOIN event_requests r ON r.enquiry_id = e.id
  ), pairs AS (
    SELECT o.listing_id, e.listing_id AS id, count(DISTINCT o.event_id)::int AS events
    FROM own o JOIN events v ON v.id = o.event_id JOIN event_requests r ON r.event_id = o.event_id JOIN enquiries e ON e.id = r.enquiry_id
    WHERE e.listing_id <> ALL($1::uuid[]) AND e.status IN ('confirmed', 'completed')
    GROUP BY 1, 2 HAVING count(DISTINCT o.event_id) >= ${RECOMMENDED.events} AND count(DISTINCT v.owner_id) >= ${RECOMMENDED.organisers}
  ), best AS (
    SELECT l.id, max(p.events) AS events FROM pairs p JOIN listings l ON l.id = p.id
    WHERE l.status = 'approved' AND l.category <> ALL($2::text[]) GROUP BY l.id ORDER BY l.ranking DESC, l.id DESC LIMIT ${RECOMMENDED.shown}
  )
  SELECT l.id, l.category, b.events, ${cardColumns} AS card
  FROM best b JOIN listings l ON l.id = b.id LEFT JOIN media m ON m.listing_id = l.id AND m.kind = 'profile' ORDER BY l.ranking DESC, l.id DESC`;

/**
 * What was booked for the same events as one of these, from ten events on, in the order of lists: counted by events, whoever made them.
 * @param without categories that are not looked for
 */
export async function bookedTogether(
  db: Db,
  ids: readonly string[],
  without: readonly string[],
): Promise<TogetherRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.$client.query<TogetherRow>({ name: "booked together", text: TEXT, values: [ids, without] });
  return rows;
}
