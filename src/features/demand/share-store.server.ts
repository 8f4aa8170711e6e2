/** How many of a place are taken, read from the bits that searches read (docs/adr/0040). */
import { addDays, daysBetween } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { bitOfDay } from "../listings/listing-days-sql.ts";
import { categories } from "../registry.ts";
import type { Share } from "./demand-model.ts";

/** So far ahead bits are written. */
const WRITTEN_DAYS = 900;

/**
 * Of everybody who is found in a district and keeps a calendar, how many are taken on each of these
 * days, one after the other.
 */
export async function sharesOf(
  db: Db,
  { state, district }: { state: string; district: string },
  from: string,
  days: number,
  today: string,
): Promise<Map<string, Share>> {
  const each = Array.from({ length: days }, (_, at) => addDays(from, at)).filter(
    (day) => day >= today && daysBetween(today, day) <= WRITTEN_DAYS,
  );
  if (each.length === 0) return new Map();
  const columns = each.map(
    (day, at) => `count(*) FILTER (WHERE get_bit(d.by_day & d.by_evening, ${bitOfDay(day)}) = 1)::int AS d${at}`,
  );
  const { rows } = await db.$client.query<Record<string, number>>({
    text: `SELECT count(*)::int AS of, ${columns.join(", ")} FROM listing_days d WHERE d.category = ANY($1::text[]) AND d.state = $2 AND d.district = $3 AND d.told`,
    values: [categories.map(({ key }) => key), state, district],
  });
  const row = rows[0] ?? {};
  return new Map(each.map((day, at) => [day, { taken: row[`d${at}`] ?? 0, of: row["of"] ?? 0 }]));
}
