import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";

/** What is known of whom one waits for. `minutes`: the usual wait for an answer, as cards say it; null where too few tell. */
export type Answering = { minutes: number | null; state: string | null; district: string | null };

/** How fast a listing usually answers, and where it is; null for an id that is not there. */
export async function answeringOf(db: Db, listingId: string): Promise<Answering | null> {
  const [row] = await db
    .select({ minutes: listings.answerMinutes, state: listings.state, district: listings.district })
    .from(listings)
    .where(eq(listings.id, listingId));
  return row ?? null;
}
