/** The photo of a paper: for the eyes of admins, until one of them has decided. */
import { z } from "zod";
import { AppError, badInput } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReceivedFile } from "../../platform/http/form-body.server.ts";
import { PRIVATE_FOLDER, type StoredFile } from "../../platform/media/media-store.server.ts";
import type { MediaKeeper } from "../../platform/media/media-sweep.server.ts";
import { keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import { PAPER_TEXT } from "./paper-model.ts";

/** Not among the pictures that everybody may fetch: see `imageRoutes`. */
export const PAPER_PLACE = { category: PRIVATE_FOLDER, kind: "papers" };

const kept = z.object({ id: z.uuid() });

/** Takes the upload into the store, before the transaction that speaks of it. @throws 400 without one, 413, 415 */
export async function keepPaperPhoto(
  deps: Pick<Deps, "media">,
  file: ReceivedFile | undefined,
): Promise<{ id: string; width: number; height: number }> {
  if (!file) throw badInput(PAPER_TEXT.photo, { photo: PAPER_TEXT.photo });
  const id = newId();
  const { width, height } = await keepPhoto(deps.media, PAPER_PLACE, id, file.path).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw new AppError(error.code, error.status, error.message, { fields: { photo: error.message }, cause: error });
  });
  return { id, width, height };
}

/** Removes one that no row has ever spoken of. */
export async function dropPaperPhoto(deps: Pick<Deps, "media" | "log">, id: string): Promise<void> {
  await deps.media
    .remove(PAPER_PLACE, id)
    .catch((error: unknown) => deps.log.error({ err: error, id }, "photo left behind"));
}

/** Has the photos removed once `tx`, which takes them out of their rows, has committed. */
export const removePaperPhotos = (
  deps: Pick<Deps, "jobs">,
  tx: Tx,
  rows: readonly { photo: unknown }[],
): Promise<void> =>
  removePhotos(
    deps,
    tx,
    rows.flatMap(({ photo }) => {
      const { data } = kept.safeParse(photo);
      return data ? [{ ...PAPER_PLACE, id: data.id }] : [];
    }),
  );

/** The stored picture of a paper; null once it is decided. */
export async function openPaperPhoto(deps: Pick<Deps, "media">, photo: unknown): Promise<StoredFile | null> {
  const { data } = kept.safeParse(photo);
  return data ? deps.media.open(PAPER_PLACE, `${data.id}.webp`) : null;
}

/** Which photos papers speak of, for the sweep. */
export const paperPhotoKeeper =
  (db: Db): MediaKeeper =>
  ({ category, kind }, ids) =>
    category === PAPER_PLACE.category && kind === PAPER_PLACE.kind
      ? db.$client
          .query<{ id: string }>("SELECT photo->>'id' AS id FROM papers WHERE photo->>'id' = ANY($1)", [ids])
          .then(({ rows }) => rows.map(({ id }) => id))
      : null;
