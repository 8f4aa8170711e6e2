/** The badges of a listing as its page says them. */
import { eq } from "drizzle-orm";
import { todayIST } from "../../domain/dates.ts";
import { listings } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { badgesOf } from "./badges.ts";

/** In the language of the page, as of today in India; none for an id that is not there. */
export async function badgeLines(deps: Pick<Deps, "database" | "now">, listingId: string): Promise<string[]> {
  const [row] = await deps.database.reads
    .select({
      createdAt: listings.createdAt,
      answerMinutes: listings.answerMinutes,
      answersTold: listings.answersTold,
      kept: listings.kept,
      missed: listings.missed,
      organisers: listings.organisers,
      organisersAgain: listings.organisersAgain,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  return row ? badgesOf({ ...row, since: todayIST(row.createdAt) }, todayIST(deps.now())) : [];
}
