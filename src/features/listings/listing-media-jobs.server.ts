import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { media } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { keepAvif } from "../../platform/media/photo-keeping.server.ts";

/** Makes the AVIF files of a new photo; until then its pages offer WebP alone. */
export const makeAvifJob: JobDefinition<Deps, { mediaId: string }> = {
  name: "listing-photo-avif",
  schema: z.object({ mediaId: z.uuid() }),
  options: { retryLimit: 3, retryDelay: 30, expireInSeconds: 900 },
  async handle(deps, { mediaId }) {
    const [row] = await deps.db.select().from(media).where(eq(media.id, mediaId));
    if (!row || row.hasAvif) return;
    const made = await keepAvif(deps.media, { category: row.category, kind: row.kind }, row.id, row.widths);
    if (made === null) return;
    const kept = await deps.db.update(media).set({ hasAvif: true }).where(and(eq(media.id, mediaId), eq(media.hasAvif, false))).returning({ id: media.id });
    // The row went while we were encoding: so do the files.
    if (kept.length === 0) await deps.media.remove({ category: row.category, kind: row.kind }, row.id);
  },
};

const removed = z.object({ photos: z.array(z.object({ id: z.uuid(), kind: z.enum(["profile", "gallery"]), folder: z.string() })) });

/** Removes the files of photos whose rows are gone. */
export const removePhotosJob: JobDefinition<Deps, z.infer<typeof removed>> = {
  name: "listing-photos-remove",
  schema: removed,
  async handle(deps, { photos }) {
    for (const { id, kind, folder } of photos) await deps.media.remove({ category: folder, kind }, id);
  },
};
