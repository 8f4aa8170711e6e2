import { z } from "zod";
import { unavailable } from "../../domain/errors.ts";
import { filesAreHeld } from "../backup/hold-files.server.ts";
import type { Tx } from "../database/database.server.ts";
import type { Deps } from "../deps.server.ts";
import type { JobDefinition } from "../jobs/jobs.server.ts";
import { isMediaFolder, type MediaPlace } from "./media-store.server.ts";

const folder = z.string().refine(isMediaFolder);
const removed = z.object({ photos: z.array(z.object({ id: z.uuid(), kind: folder, folder })) });

/** Removes the files of photos whose rows are gone. Its name is that of the first photos which went this way: jobs that wait bear it. */
export const removePhotosJob: JobDefinition<Deps, z.infer<typeof removed>> = {
  name: "listing-photos-remove",
  schema: removed,
  // A backup of many photos takes its time: for a day, as mails do.
  options: { retryLimit: 100, retryDelay: 5, retryDelayMax: 900, retryBackoff: true },
  async handle(deps, { photos }) {
    if (await filesAreHeld(deps.database)) throw unavailable("A backup is being made: photos stay until it is done.");
    for (const { id, kind, folder: category } of photos) await deps.media.remove({ category, kind }, id);
  },
};

/**
 * The one way in which the files of a photo go that a row has spoken of: once `tx`, which takes the row, has committed,
 * again and again until it worked, and never while a backup copies what its rows speak of.
 */
export async function removePhotos(
  deps: Pick<Deps, "jobs">,
  tx: Tx,
  photos: readonly (MediaPlace & { id: string })[],
): Promise<void> {
  if (photos.length === 0) return;
  await deps.jobs.enqueue(tx, removePhotosJob, {
    photos: photos.map(({ id, kind, category }) => ({ id, kind, folder: category })),
  });
}
