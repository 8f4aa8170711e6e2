import { z } from "zod";
import { enquiryPhotoKeeper } from "../features/enquiries/enquiry-photo.server.ts";
import { messageFileKeeper } from "../features/messages/message-files.server.ts";
import { screenshotKeeper } from "../features/payments/payment-photo.server.ts";
import { paperPhotoKeeper } from "../features/trust/paper-photo.server.ts";
import { listingPhotoKeeper } from "../features/listings/listing-media.server.ts";
import { sharePictureKeeper } from "./pictures/share/share-picture.server.ts";
import { filesAreHeld } from "../platform/backup/hold-files.server.ts";
import type { Db } from "../platform/database/database.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import type { JobDefinition } from "../platform/jobs/jobs.server.ts";
import { sweepMedia, sweepTemp, type MediaKeeper } from "../platform/media/media-sweep.server.ts";

/** Every feature that keeps photos, one line each: what none answers for is never swept. */
const keepers: ((db: Db) => MediaKeeper)[] = [
  listingPhotoKeeper,
  enquiryPhotoKeeper,
  paperPhotoKeeper,
  screenshotKeeper,
  messageFileKeeper,
  sharePictureKeeper,
];

const HOUR_MS = 3_600_000;

/** Removes uploads that were broken off, and photos without a row, at an age of MEDIA_SWEEP_HOURS. @returns how many of each went */
export async function sweepFiles(
  { media, database, db, config, log }: Pick<Deps, "media" | "database" | "db" | "config" | "log">,
  olderThanMs = config.media.sweepHours * HOUR_MS,
): Promise<{ temp: number; photos: number }> {
  const temp = await sweepTemp(media, olderThanMs);
  const { removed } = await sweepMedia(
    media,
    keepers.map((keeper) => keeper(db)),
    olderThanMs,
    () => filesAreHeld(database),
  );
  if (temp + removed > 0) log.info({ temp, photos: removed }, "files left behind were removed");
  return { temp, photos: removed };
}

/** Every six hours: a store of millions of files is not listed more often than needed. */
export const mediaSweepJob: JobDefinition<Deps, Record<string, never>> = {
  name: "media.sweep",
  schema: z.object({}) as z.ZodType<Record<string, never>>,
  cron: "41 */6 * * *",
  options: { retryLimit: 0, expireInSeconds: 3 * 3600 },
  async handle(deps) {
    // What a backup has seen must not go before it is copied: the next round will do.
    if (await filesAreHeld(deps.database)) return;
    await sweepFiles(deps);
  },
};
