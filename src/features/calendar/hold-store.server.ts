/** What requests and owners hold of days: rows of `holds`, of which none may stand against another (docs/adr/0020). */
import { newId } from "../../domain/ids.ts";
import { rangeOf, spanOf, type Slot, type Span } from "../../domain/slots.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { onceLocked } from "../../platform/database/locked-first.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { lockListings, type Hold } from "./calendar-store.server.ts";
import { giveBack } from "./stock-store.server.ts";

export type NewHold = {
  unit: string;
  day: string;
  slot: Slot;
  kind: "block" | "booking";
  enquiryId?: string;
  note?: string;
  /** It is held until then; by default for good. */
  until?: Date | null;
  /** With what is needed to set up; by default its part of the day alone. */
  span?: Span;
};

/**
 * Holds what of it is free, in one statement and sorted, so that two who want the same wait for each other in one order.
 * What ran out goes where it stands in the way.
 * @returns as many as are held now; the others were taken
 */
export async function insertHolds(
  tx: Tx,
  listingId: string,
  wanted: readonly NewHold[],
  now: Date,
): Promise<{ unit: string; day: string }[]> {
  const rows = wanted
    .map(({ unit, day, slot, kind, enquiryId = null, note = "", until = null, span = spanOf(day, slot) }) => ({
      id: newId(),
      listing_id: listingId,
      unit,
      day,
      slot,
      span: rangeOf(span),
      kind,
      enquiry_id: enquiryId,
      note,
      expires_at: until?.toISOString() ?? null,
      created_at: now.toISOString(),
    }))
    .sort((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : a.day < b.day ? -1 : 1));
  const given = JSON.stringify(rows);
  const held = await insertFree(tx, given);
  if (held.length === rows.length) return held;
  const { rowCount: gone } = await tx.$client.query(
    `DELETE FROM holds h USING jsonb_to_recordset($2::jsonb) AS w (unit text, span tstzrange)
     WHERE h.listing_id = $1 AND h.expires_at <= $3 AND h.unit = w.unit AND h.span && w.span`,
    [listingId, given, now],
  );
  return gone ? [...held, ...(await insertFree(tx, given))] : held;
}

/** @param given the rows, as JSON @returns those that nothing stood against, not even themselves */
async function insertFree(tx: Tx, given: string): Promise<{ unit: string; day: string }[]> {
  const { rows } = await tx.$client.query<{ unit: string; day: string }>(
    `INSERT INTO holds (id, listing_id, unit, day, slot, span, kind, enquiry_id, note, expires_at, created_at)
     SELECT id, listing_id, unit, day, slot, span, kind, enquiry_id, note, expires_at, created_at FROM jsonb_populate_recordset(NULL::holds, $1::jsonb) ORDER BY unit, span
     ON CONFLICT DO NOTHING RETURNING unit, day::text AS day`,
    [given],
  );
  return rows;
}

/**
 * What a request holds of this listing on these days already, and has not run out: from now on until then, or for good.
 * @returns what it is; `forGood`: it was held so before
 */
export async function keepHolds(
  tx: Tx,
  { listingId, enquiryId, days, until, now }: Hold & { days: readonly string[] },
): Promise<{ unit: string; day: string; forGood: boolean }[]> {
  // Whoever had not locked the listing would wait for it behind their hold, and who has it for that hold.
  const { rows } = await tx.$client.query<{ unit: string; day: string; forGood: boolean }>(
    `WITH locked AS MATERIALIZED (SELECT id FROM listings WHERE id = $1 FOR NO KEY UPDATE)
     UPDATE holds h SET expires_at = $4 FROM holds was WHERE ${onceLocked("locked")} AND was.id = h.id AND h.listing_id = $1 AND h.enquiry_id = $2 AND h.day = ANY($3::date[]) AND (h.expires_at IS NULL OR h.expires_at > $5)
     RETURNING h.unit, h.day::text AS day, was.expires_at IS NULL AS "forGood"`,
    [listingId, enquiryId, days, until, now],
  );
  return rows;
}

/** What a request holds of a listing on some days goes. */
export async function dropHolds(
  tx: Tx,
  { listingId, enquiryId, days }: Pick<Hold, "listingId" | "enquiryId"> & { days: readonly string[] },
) {
  await tx.$client.query("DELETE FROM holds WHERE listing_id = $1 AND enquiry_id = $2 AND day = ANY($3::date[])", [
    listingId,
    enquiryId,
    days,
  ]);
}

export type RemovedBlock = { unit: string; day: string; slot: Slot; note: string };

/** Takes blocks away, of one hall or of all: those of a part of the day and of the whole of it. */
export async function removeBlocks(
  tx: Tx,
  listingId: string,
  {
    from,
    to,
    unit,
    slots,
  }: { from: string; to: string; unit: string; /** Null: whichever. */ slots: readonly Slot[] | null },
): Promise<RemovedBlock[]> {
  const { rows } = await tx.$client.query<RemovedBlock>(
    "DELETE FROM holds WHERE listing_id = $1 AND day BETWEEN $2 AND $3 AND kind = 'block' AND ($4 = '' OR unit = $4) AND ($5::text[] IS NULL OR slot = ANY($5)) RETURNING unit, day::text AS day, slot, note",
    [listingId, from, to, unit, slots],
  );
  return rows;
}

/**
 * What a request holds goes, of one listing or of all; first they are locked, as `lockListings` does. @returns the listings whose
 * calendars have changed
 */
export async function releaseHolds(tx: Tx, enquiryId: string, listingId: string | null): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `WITH mine AS MATERIALIZED (SELECT id FROM listings
         WHERE id IN (SELECT listing_id FROM holds WHERE enquiry_id = $1 UNION ALL SELECT listing_id FROM stock_holds WHERE enquiry_id = $1)
         ORDER BY id FOR NO KEY UPDATE),
       held AS (DELETE FROM holds WHERE ${onceLocked("mine")} AND enquiry_id = $1 AND ($2::uuid IS NULL OR listing_id = $2) RETURNING listing_id),
       counted AS (DELETE FROM stock_holds WHERE ${onceLocked("mine")} AND enquiry_id = $1 AND ($2::uuid IS NULL OR listing_id = $2) RETURNING listing_id, day, slot, quantity),
       given AS (UPDATE stock s SET taken = s.taken - c.quantity FROM counted c WHERE (s.listing_id, s.day, s.slot) = (c.listing_id, c.day, c.slot) RETURNING s.listing_id)
     SELECT listing_id AS id FROM held UNION SELECT listing_id FROM given UNION SELECT listing_id FROM counted`,
    [enquiryId, listingId],
  );
  return rows.map(({ id }) => id);
}

/** Blocks of days that ended before, and what ran out, go. */
export async function sweepHolds(db: Db, before: Date, now: Date): Promise<void> {
  await db.$client.query("DELETE FROM holds WHERE (kind = 'block' AND day < $1::date) OR expires_at <= $2", [
    before,
    now,
  ]);
  const { rows } = await db.$client.query<{ listing: string; day: string }>(
    "SELECT DISTINCT listing_id AS listing, day::text AS day FROM stock_holds WHERE expires_at <= $1 ORDER BY 1, 2",
    [now],
  );
  for (const { listing, day } of rows)
    await transaction(db, async (tx) => {
      await lockListings(tx, [listing]);
      await giveBack(tx, listing, [day], now);
    });
  await db.$client.query("DELETE FROM stock WHERE day < $1::date AND taken = 0", [before]);
  await db.$client.query("UPDATE stock SET note = '' WHERE note <> '' AND day < $1::date", [before]);
}
