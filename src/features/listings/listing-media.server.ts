import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { AppError, badInput } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import type { CardPicture, ImageInfo } from "../../domain/images.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { media } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { FileRule, ReceivedFile } from "../../platform/http/form-body.server.ts";
import { PRIVATE_FOLDER, imageUrl, parsePhotoFile } from "../../platform/media/media-store.server.ts";
import type { MediaKeeper } from "../../platform/media/media-sweep.server.ts";
import { keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import type { Category } from "./category.ts";
import { makeAvifJob } from "./listing-jobs.server.ts";

export type MediaRow = typeof media.$inferSelect;
export type PhotoKind = MediaRow["kind"];
/** A photo in the store that no row speaks of yet. */
export type NewPhoto = Pick<MediaRow, "id" | "kind" | "width" | "height" | "widths" | "originalName" | "bytes">;

/** What `receiveForm` may take for this category. */
export function photoFields({ photos }: Category): Record<string, FileRule> {
  return Object.fromEntries(
    [photos.profile, photos.gallery].map(({ field, max, maxBytes, tooMany, tooLarge }) => [
      field,
      { maxFiles: max, maxBytes, tooMany, tooLarge },
    ]),
  );
}

/** The address of a photo's largest file, as the API shows it. */
export const photoPath = ({ category, kind, id }: Pick<MediaRow, "category" | "kind" | "id">): string =>
  imageUrl({ category, kind }, id);

/** As much of a photo as showing it takes. */
export type ShownPhoto = Pick<MediaRow, "id" | "category" | "kind" | "width" | "height" | "widths" | "hasAvif">;
/** The photos of a listing: the profile photo, if any, and the gallery in its order. */
export type Photos<Photo = ShownPhoto> = { profile: Photo | null; gallery: Photo[] };

/** The gallery stays in the order in which it is given. */
export const photosByKind = <Photo extends ShownPhoto>(photos: readonly Photo[]): Photos<Photo> => ({
  profile: photos.find(({ kind }) => kind === "profile") ?? null,
  gallery: photos.filter(({ kind }) => kind === "gallery"),
});

/** Its largest file: what stands in where no width is chosen. */
function largestOf(row: ShownPhoto): Pick<ImageInfo, "src" | "width" | "height"> {
  const width = Math.max(...row.widths);
  return { src: photoPath(row), width, height: Math.max(1, Math.round((row.height * width) / row.width)) };
}

/** A photo as pages show it. `alt` says what is to be seen; '' for decoration. */
export function imageInfo(row: ShownPhoto, alt: string): ImageInfo {
  const sources = (format: "webp" | "avif") =>
    row.widths.map((width) => `${imageUrl(row, row.id, width, format)} ${width}w`).join(", ");
  return {
    id: row.id,
    ...largestOf(row),
    srcSet: sources("webp"),
    ...(row.hasAvif ? { avifSrcSet: sources("avif") } : {}),
    alt,
  };
}

/** The widest file that a card has use for: shown as wide as a phone of three dots a pixel. */
const CARD_WIDTH = 1280;

/** A photo as cards carry it. */
export function cardPicture(row: ShownPhoto): CardPicture {
  const wanted = row.widths.filter((wide) => wide <= CARD_WIDTH);
  return { ...largestOf(row), widths: (wanted.length > 0 ? wanted : row.widths).join(" "), avif: row.hasAvif };
}

const photosQuery = prepared((db) =>
  db
    .select()
    .from(media)
    .where(eq(media.listingId, sql.placeholder("listing")))
    .orderBy(asc(media.position), asc(media.id))
    .prepare("photos of a listing"),
);

/** All photos of a listing, whoever may see it, the gallery in its owner's order. */
export async function photosOf(db: Db, listingId: string): Promise<Photos<MediaRow>> {
  return photosByKind(await photosQuery(db).execute({ listing: listingId }));
}

/**
 * Which of a listing's own photos a client names by address, path or bare file name.
 * @returns null when it is none of them
 */
export function namedPhoto(text: string, rows: readonly MediaRow[]): MediaRow | null {
  const file = text.split(/[?#]/)[0]!.split("/").at(-1) ?? "";
  const name = parsePhotoFile(file.toLowerCase());
  return rows.find(({ id }) => id === name?.id) ?? null;
}

/** Removes photos from the store that no row has ever spoken of: after a failure. Others go by `removePhotos`. */
export async function dropPhotos(
  deps: Pick<Deps, "media" | "log">,
  category: Category,
  photos: readonly Pick<NewPhoto, "id" | "kind">[],
): Promise<void> {
  for (const { id, kind } of photos) {
    await deps.media
      .remove({ category: category.mediaFolder, kind }, id)
      .catch((error: unknown) => deps.log.error({ err: error, id }, "photo left behind"));
  }
}

/**
 * Takes uploads into the store, before the transaction that makes their rows. Whoever calls it
 * drops them by `dropPhotos` if that fails.
 * @throws 415, 413, 507 as the platform does, with the field at fault; nothing is left behind then.
 */
export async function keepPhotos(
  deps: Pick<Deps, "media" | "log">,
  category: Category,
  files: readonly ReceivedFile[],
): Promise<NewPhoto[]> {
  const kept: NewPhoto[] = [];
  try {
    for (const file of files) {
      const kind: PhotoKind = file.field === category.photos.profile.field ? "profile" : "gallery";
      const id = newId();
      const { width, height, widths, bytes } = await keepPhoto(
        deps.media,
        { category: category.mediaFolder, kind },
        id,
        file.path,
      ).catch((error: unknown) => {
        throw withField(error, file.field);
      });
      kept.push({ id, kind, width, height, widths, bytes, originalName: file.filename });
    }
    return kept;
  } catch (error) {
    await dropPhotos(deps, category, kept);
    throw error;
  }
}

const isPhotoKind = (kind: string): kind is PhotoKind => kind === "profile" || kind === "gallery";

/** Which photos of listings have a row, for the sweep: of whatever category a place names. */
export const listingPhotoKeeper =
  (db: Db): MediaKeeper =>
  ({ category, kind }, ids) =>
    category === PRIVATE_FOLDER || !isPhotoKind(kind)
      ? null
      : db
          .select({ id: media.id })
          .from(media)
          .where(and(inArray(media.id, [...ids]), eq(media.category, category), eq(media.kind, kind)))
          .then((rows) => rows.map(({ id }) => id));

function withField(error: unknown, field: string): unknown {
  if (!(error instanceof AppError) || error.status >= 500) return error;
  return new AppError(error.code, error.status, error.message, { fields: { [field]: error.message }, cause: error });
}

/** Writes the rows of new photos and queues their AVIF files. */
export async function addPhotos(
  deps: Deps,
  tx: Tx,
  category: Category,
  listingId: string,
  photos: readonly (NewPhoto & { position: number })[],
): Promise<void> {
  if (photos.length === 0) return;
  await tx.insert(media).values(photos.map((photo) => ({ ...photo, listingId, category: category.mediaFolder })));
  await deps.jobs.enqueue(tx, makeAvifJob, { mediaIds: photos.map(({ id }) => id) });
}

/**
 * Replaces the photos of a listing: the gallery becomes `keep`, in its order, and `add` behind it; the profile photo
 * goes only where `add` brings another, or where `dropProfile` says so. Files go after the commit. Call it with the listing's row locked.
 * @throws 400 when there would be more photos than the category allows
 */
export async function replacePhotos(
  deps: Deps,
  tx: Tx,
  category: Category,
  listingId: string,
  { keep, add, dropProfile = false }: { keep: readonly MediaRow[]; add: readonly NewPhoto[]; dropProfile?: boolean },
): Promise<void> {
  const before = await photosOf(tx, listingId);
  const there = new Set(before.gallery.map(({ id }) => id));
  // What another request removed meanwhile is simply not there any more.
  const kept = [...new Set(keep.map(({ id }) => id))].filter((id) => there.has(id));
  const gallery = [...kept, ...add.filter(({ kind }) => kind === "gallery").map(({ id }) => id)];
  const { max, tooMany, field } = category.photos.gallery;
  if (gallery.length > max) throw badInput(tooMany, { [field]: tooMany });
  const gone = before.gallery.filter(({ id }) => !kept.includes(id));
  if (before.profile && (dropProfile || add.some(({ kind }) => kind === "profile"))) gone.push(before.profile);
  if (gone.length > 0) {
    await tx.delete(media).where(
      and(
        eq(media.listingId, listingId),
        inArray(
          media.id,
          gone.map(({ id }) => id),
        ),
      ),
    );
    await removePhotos(deps, tx, gone);
  }
  for (const [position, id] of kept.entries()) {
    await tx
      .update(media)
      .set({ position })
      .where(and(eq(media.id, id), eq(media.listingId, listingId)));
  }
  await addPhotos(
    deps,
    tx,
    category,
    listingId,
    add.map((photo) => ({ ...photo, position: Math.max(0, gallery.indexOf(photo.id)) })),
  );
}
