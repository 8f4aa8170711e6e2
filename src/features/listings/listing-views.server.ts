import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { noteVisit } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { FIGURE_DAYS } from "./listing-figures.server.ts";
import { isOwner } from "./listing-access.ts";
import type { ListingRow } from "./listing-store.server.ts";

export type Visitor = { ip: string; userAgent: string };

/** Not to be turned back into an address, and another one tomorrow. */
export const visitorHash = (secret: string, day: string, { ip, userAgent }: Visitor) =>
  createHmac("sha256", secret).update(`view\n${day}\n${ip}\n${userAgent}`).digest().subarray(0, 16);

/**
 * Counts a visitor once a day (in India), not the owner, not crawlers (DECISIONS 16). A page that many get counts
 * each of them when it is sent (listing-visits.server.ts).
 * @returns the number of views, this one included if it is counted here
 */
export async function countView(
  deps: Deps,
  listing: Pick<ListingRow, "id" | "ownerId" | "viewCount">,
  viewer: Actor | null,
  visitor: Visitor | null,
): Promise<number> {
  if (noteVisit(listing.id) || !visitor || isOwner(viewer, listing) || isbot(visitor.userAgent))
    return listing.viewCount;
  const day = todayIST(deps.now());
  const { rows } = await deps.db.$client.query<{ view_count: number }>(
    `WITH seen AS (INSERT INTO listing_views (listing_id, day, visitor) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING listing_id)
     UPDATE listings l SET view_count = view_count + 1 FROM seen WHERE l.id = seen.listing_id RETURNING l.view_count`,
    [listing.id, day, visitorHash(deps.config.secret, day, visitor)],
  );
  return rows[0]?.view_count ?? listing.viewCount;
}

/** What was only needed to count somebody once does not stay. Several times a day: the site may be down at one. */
export const forgetVisitorsJob: JobDefinition<Deps, Record<string, never>> = {
  name: "listing-visitors-forget",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "20 3,9,15,21 * * *",
  async handle(deps) {
    const today = todayIST(deps.now());
    // How many they were is kept for the owner's figures; one statement, so that none is counted twice.
    await deps.db.$client.query(
      `WITH gone AS (DELETE FROM listing_views WHERE day < $1 RETURNING listing_id, day)
       INSERT INTO listing_view_days AS kept (listing_id, day, views) SELECT listing_id, day, count(*) FROM gone GROUP BY listing_id, day
       ON CONFLICT (listing_id, day) DO UPDATE SET views = kept.views + excluded.views`,
      [addDays(today, -2)],
    );
    for (const table of ["listing_view_days", "listing_shown_days"])
      await deps.db.$client.query(`DELETE FROM ${table} WHERE day < $1`, [addDays(today, -FIGURE_DAYS - 7)]);
  },
};
