import { eq } from "drizzle-orm";
import { z } from "zod";
import { media } from "../../platform/database/schema.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { keepAvif } from "../../platform/media/photo-keeping.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import { forgetVisitorsJob } from "./listing-views.server.ts";

/** Makes the AVIF files of new photos; until then their pages offer WebP alone. A repeat goes on where it was broken off. */
export const makeAvifJob: JobDefinition<Deps, { mediaIds: string[] }> = {
  name: "listing-photos-avif",
  schema: z.object({ mediaIds: z.array(z.uuid()) }),
  options: { retryLimit: 3, retryDelay: 30, expireInSeconds: 1800 },
  async handle(deps, { mediaIds }) {
    for (const id of mediaIds) await makeAvif(deps, id);
  },
};

async function makeAvif(deps: Deps, id: string): Promise<void> {
  const [row] = await deps.db.select().from(media).where(eq(media.id, id));
  if (!row || row.hasAvif) return;
  const place = { category: row.category, kind: row.kind };
  if ((await keepAvif(deps.media, place, id, row.widths)) === null) return;
  const kept = await deps.db.update(media).set({ hasAvif: true }).where(eq(media.id, id)).returning({ id: media.id });
  // The row went while we were encoding: so do the files.
  if (kept.length === 0) await transaction(deps.db, (tx) => removePhotos(deps, tx, [{ ...place, id }]));
}

/** The background work of listings, whatever their category. */
export const listingJobs = [makeAvifJob, forgetVisitorsJob];
