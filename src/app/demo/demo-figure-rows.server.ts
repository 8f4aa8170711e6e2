/** How often the profiles of the demo's logins were seen of late: for the figures on their pages. */
import { addDays } from "../../domain/dates.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

const DAYS = 89;
/** Of all views of a profile, so many fall into these days. */
const SHARE = 0.6;

/**
 * @param today ISO day, itself without figures
 * @returns rows of `listing_view_days` and `listing_shown_days`, of the cast's listings alone
 */
export function figureRows({ users = [], listings = [] }: Rows, today: string): Rows {
  const random = demoRandom(`${DEMO_SEED}/views`);
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const days = listings.flatMap(({ id, owner_id: owner, view_count: views }): Row[] =>
    cast.has(owner)
      ? Array.from({ length: DAYS }, (_none, at) => ({
          listing_id: id,
          day: addDays(today, at - DAYS),
          views: random.int(0, Math.floor((2 * SHARE * Number(views ?? 0)) / DAYS)),
        })).filter((row) => row.views > 0)
      : [],
  );
  return { listing_view_days: days, listing_shown_days: shownBefore(days) };
}

/** Whoever opens a profile saw its card in a list, as so many others did. */
function shownBefore(days: readonly Row[]): Row[] {
  const random = demoRandom(`${DEMO_SEED}/shown`);
  return days.map(({ listing_id, day, views }) => ({ listing_id, day, shown: Number(views) * random.int(6, 14) }));
}
