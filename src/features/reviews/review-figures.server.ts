import type { Deps } from "../../platform/deps.server.ts";

/** How many gave how many stars to what a person keeps: of five, of four, to one. */
export async function starsGiven({ db }: Pick<Deps, "db">, ownerId: string): Promise<number[]> {
  const { rows } = await db.$client.query<{ stars: number; n: number }>(
    "SELECT r.stars, count(*)::int AS n FROM reviews r JOIN listings l ON l.id = r.listing_id WHERE l.owner_id = $1 AND r.hidden_at IS NULL GROUP BY r.stars",
    [ownerId],
  );
  return [5, 4, 3, 2, 1].map((stars) => rows.find((row) => row.stars === stars)?.n ?? 0);
}
