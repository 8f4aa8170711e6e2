/** Photos and PDFs that come with messages: for the eyes of the two sides. */
import { cutUnits } from "../../domain/graphemes.ts";
import { AppError } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { cleanText } from "../../domain/text.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReceivedFile } from "../../platform/http/form-body.server.ts";
import { CHOOSE_ANOTHER } from "../../platform/media/image-check.server.ts";
import { PRIVATE_FOLDER, type StoredFile } from "../../platform/media/media-store.server.ts";
import type { MediaKeeper } from "../../platform/media/media-sweep.server.ts";
import { isPdf } from "../../platform/media/pdf-check.server.ts";
import { keepPdf, keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import { MESSAGE_FILES, MESSAGE_TEXT } from "./message-model.ts";
import type { FileRow } from "./message-store.server.ts";

/** Not among the pictures that everybody may fetch: see `imageRoutes`. */
export const FILES_PLACE = { category: PRIVATE_FOLDER, kind: "messages" };
/** As a thread shows a photo, and as it is looked at. */
const SMALL = 640;
const WIDTHS = [SMALL, 1920];

export type KeptFile = Omit<FileRow, "messageId" | "n">;

async function keepOne(deps: Pick<Deps, "media">, { path, filename, bytes }: ReceivedFile): Promise<KeptFile> {
  const id = newId();
  if (await isPdf(path)) {
    await keepPdf(deps.media, FILES_PLACE, id, path);
    const name = cutUnits(cleanText(filename).replace(/[/\\\n]/g, " "), 120);
    return { id, kind: "pdf", name: name || "Document.pdf", bytes, width: null, height: null };
  }
  const { width, height } = await keepPhoto(deps.media, FILES_PLACE, id, path, WIDTHS);
  return { id, kind: "photo", name: "", bytes, width, height };
}

/** Takes the uploads into the store, before the transaction that speaks of them. @throws 413, 415 with the field at fault */
export async function keepFiles(
  deps: Pick<Deps, "media" | "log">,
  files: readonly ReceivedFile[],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const file of files) kept.push(await keepOne(deps, file));
    return kept;
  } catch (error) {
    await dropFiles(deps, kept);
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const message = error.message === CHOOSE_ANOTHER ? MESSAGE_TEXT.noFile : error.message;
    throw new AppError(error.code, error.status, message, {
      fields: { [MESSAGE_FILES.field]: message },
      cause: error,
    });
  }
}

/** Removes those that no message has ever spoken of. */
export async function dropFiles(deps: Pick<Deps, "media" | "log">, files: readonly KeptFile[]): Promise<void> {
  for (const { id } of files)
    await deps.media
      .remove(FILES_PLACE, id)
      .catch((error: unknown) => deps.log.error({ err: error, id }, "file left behind"));
}

/** Has them removed once `tx`, which takes them out of their messages, has committed. */
export const removeFiles = (deps: Pick<Deps, "jobs">, tx: Tx, ids: readonly string[]): Promise<void> =>
  removePhotos(
    deps,
    tx,
    ids.map((id) => ({ ...FILES_PLACE, id })),
  );

/** The stored file; a photo as small as a thread shows it, where that is asked for. Null where it is gone. */
export async function openFile(
  deps: Pick<Deps, "media">,
  { id, kind }: Pick<FileRow, "id" | "kind">,
  small: boolean,
): Promise<StoredFile | null> {
  if (kind === "pdf") return deps.media.open(FILES_PLACE, `${id}.pdf`);
  const little = small ? await deps.media.open(FILES_PLACE, `${id}-${SMALL}.webp`) : null;
  return little ?? deps.media.open(FILES_PLACE, `${id}.webp`);
}

/** Which files messages speak of, for the sweep. */
export const messageFileKeeper =
  (db: Db): MediaKeeper =>
  ({ category, kind }, ids) =>
    category === FILES_PLACE.category && kind === FILES_PLACE.kind
      ? db.$client
          .query<{ id: string }>("SELECT id FROM message_files WHERE id = ANY($1::uuid[])", [ids])
          .then(({ rows }) => rows.map(({ id }) => id))
      : null;
