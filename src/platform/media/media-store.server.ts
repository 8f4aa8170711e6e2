import type { Readable } from "node:stream";

/** Which photos: a category ("volunteers") and a kind of photo in it ("profile", "gallery"). */
export interface MediaPlace {
  category: string;
  kind: string;
}

export interface StoredFacts {
  bytes: number;
  modified: Date;
}

export interface StoredFile extends StoredFacts {
  /** The content, once; whoever opens a file reads it or destroys it. */
  stream(): Readable;
}

export interface ListedFile extends StoredFacts {
  place: MediaPlace;
  file: string;
  id: string;
}

/**
 * Where finished pictures live, and PDFs beside them. File names start with the photo's UUID. The
 * local disk is one answer; an object store is another behind the same calls.
 * Every call refuses names that could lead elsewhere (a RangeError: no
 * person's input reaches here unchecked), and answers 503 where the store
 * does not.
 */
export interface MediaStore {
  /** A local folder for uploads and for pictures in the making. */
  readonly tempDir: string;
  /** Takes over finished local files under their own base names. A failure may leave some of them: `remove` them then. */
  publish(place: MediaPlace, paths: readonly string[]): Promise<void>;
  /** Null where there is no such file. */
  facts(place: MediaPlace, file: string): Promise<StoredFacts | null>;
  /** Null where there is no such file. */
  open(place: MediaPlace, file: string): Promise<StoredFile | null>;
  exists(place: MediaPlace, file: string): Promise<boolean>;
  /** Copies a stored file to a local path, for further work on it. */
  fetch(place: MediaPlace, file: string, target: string): Promise<void>;
  /** Removes every file of a photo. @returns how many there were. */
  remove(place: MediaPlace, id: string): Promise<number>;
  /** Every photo file there is, in no order to rely on. */
  list(): AsyncIterable<ListedFile>;
  /** Asks whether the store answers and is ours to use. @throws when it does not */
  probe(): Promise<void>;
  /** A sentence for the log. */
  describe(): string;
}

const FOLDER = /^[a-z][a-z-]{0,39}$/;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PHOTO_ID = new RegExp(`^${UUID}$`);
const PHOTO_FILE = new RegExp(`^(${UUID})(?:-([1-9]\\d{0,4}))?\\.(webp|avif)$`);

/** A PDF beside the photos: under its id alone. */
const PDF_FILE = new RegExp(`^(${UUID})\\.pdf$`);

/** The id of a file that may be kept, photo or PDF; null for any other name. */
const storedId = (file: string): string | null => parsePhotoFile(file)?.id ?? PDF_FILE.exec(file)?.[1] ?? null;

/** The one category whose pictures `imageRoutes` never serves: whoever keeps something there asks who may see it. */
export const PRIVATE_FOLDER = "private";

/** Whether a name may be a category or a kind in a path of media: letters that cannot lead out of the folder. */
export const isMediaFolder = (name: string): boolean => FOLDER.test(name);

export interface PhotoFileName {
  id: string;
  /** In pixels; null names the largest there is. */
  width: number | null;
  format: "webp" | "avif";
}

/** Reads `{id}-{width}.{webp|avif}` or `{id}.{webp|avif}`; null for anything else. */
export function parsePhotoFile(file: string): PhotoFileName | null {
  const match = PHOTO_FILE.exec(file);
  if (!match?.[1]) return null;
  return { id: match[1], width: match[2] ? Number(match[2]) : null, format: match[3] === "avif" ? "avif" : "webp" };
}

/**
 * Where a photo's files are below the store's root: `{category}/{kind}/{two characters}`. The same in every store.
 * @throws RangeError for what would lead out of there
 */
export function photoFolder({ category, kind }: MediaPlace, id: string): string {
  if (!isMediaFolder(category) || !isMediaFolder(kind) || !PHOTO_ID.test(id))
    throw new RangeError(`Not a place for a photo: ${category}/${kind}/${id}`);
  // The last two characters of a UUIDv7 are random, the first are the century: shard by the last.
  return `${category}/${kind}/${id.slice(-2)}`;
}

/** Where one file is below the store's root. @throws RangeError for the name of no photo and no PDF */
export function photoKey(place: MediaPlace, file: string): string {
  const id = storedId(file);
  if (!id) throw new RangeError(`Not the name of a photo: ${file}`);
  return `${photoFolder(place, id)}/${file}`;
}

/** The place and the photo of a key; null for what `photoKey` would never make. */
export function parsePhotoKey(key: string): { place: MediaPlace; file: string; id: string } | null {
  const [category = "", kind = "", , file = "", ...more] = key.split("/");
  const id = storedId(file);
  if (!id || more.length > 0 || !isMediaFolder(category) || !isMediaFolder(kind)) return null;
  const place = { category, kind };
  return photoKey(place, file) === key ? { place, file, id } : null;
}

/** The address a browser fetches a photo at; without a width (in pixels) the largest. */
export function imageUrl(
  { category, kind }: MediaPlace,
  id: string,
  width?: number,
  format: "webp" | "avif" = "webp",
): string {
  return `/images/${category}/${kind}/${id}${width ? `-${width}` : ""}.${format}`;
}
