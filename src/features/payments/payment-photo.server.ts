/** The screenshot of a payment: for the eyes of its two sides. */
import { AppError } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReceivedFile } from "../../platform/http/form-body.server.ts";
import { PRIVATE_FOLDER, type StoredFile } from "../../platform/media/media-store.server.ts";
import type { MediaKeeper } from "../../platform/media/media-sweep.server.ts";
import { keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";

/** Not among the pictures that everybody may fetch: see `imageRoutes`. */
const PLACE = { category: PRIVATE_FOLDER, kind: "payments" };

/** Takes the upload into the store, before the transaction that speaks of it. @throws 413, 415 with the field at fault */
export async function keepScreenshot(deps: Pick<Deps, "media">, { path, field }: ReceivedFile): Promise<string> {
  const id = newId();
  await keepPhoto(deps.media, PLACE, id, path).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw new AppError(error.code, error.status, error.message, { fields: { [field]: error.message }, cause: error });
  });
  return id;
}

/** Removes one that no line has ever spoken of. */
export async function dropScreenshot(deps: Pick<Deps, "media" | "log">, id: string): Promise<void> {
  await deps.media.remove(PLACE, id).catch((error: unknown) => deps.log.error({ err: error, id }, "photo left behind"));
}

/** Has them removed once `tx`, which takes them out of their lines, has committed. */
export const removeScreenshots = (deps: Pick<Deps, "jobs">, tx: Tx, ids: readonly string[]): Promise<void> =>
  removePhotos(
    deps,
    tx,
    ids.map((id) => ({ ...PLACE, id })),
  );

/** Null where its file is gone. The caller has seen that one of the two sides asks, or the desk about a dispute. */
export const openScreenshot = (deps: Pick<Deps, "media">, id: string): Promise<StoredFile | null> =>
  deps.media.open(PLACE, `${id}.webp`);

/** Which screenshots lines speak of, for the sweep. */
export const screenshotKeeper =
  (db: Db): MediaKeeper =>
  ({ category, kind }, ids) =>
    category === PLACE.category && kind === PLACE.kind
      ? db.$client
          .query<{ id: string }>("SELECT photo AS id FROM ledger WHERE photo = ANY($1::uuid[])", [ids])
          .then(({ rows }) => rows.map(({ id }) => id))
      : null;
