import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { removeVariants } from "./image-pipeline.server.ts";

/** Which photos: a category ("volunteers") and a kind of photo in it ("profile", "gallery"). */
export interface MediaPlace {
  category: string;
  kind: string;
}

export interface StoredFile {
  bytes: number;
  modified: Date;
  /** Opens the content; to be read or destroyed by whoever calls it. */
  stream(): Readable;
}

/**
 * Where finished pictures live. File names start with the photo's UUID. The
 * local disk is one answer; an object store is another behind the same calls.
 * Every call refuses names that could lead elsewhere (a RangeError: no
 * person's input reaches here unchecked).
 */
export interface MediaStore {
  /** A local folder for uploads and for pictures in the making. */
  readonly tempDir: string;
  /** Takes over finished local files under their own base names. */
  publish(place: MediaPlace, paths: readonly string[]): Promise<void>;
  open(place: MediaPlace, file: string): Promise<StoredFile | null>;
  exists(place: MediaPlace, file: string): Promise<boolean>;
  /** Copies a stored file to a local path, for further work on it. */
  fetch(place: MediaPlace, file: string, target: string): Promise<void>;
  /** Removes every file of a photo. @returns how many there were. */
  remove(place: MediaPlace, id: string): Promise<number>;
}

export interface LocalMediaStore extends MediaStore {
  /** The path of a file on this disk, whether or not it is there. */
  path(place: MediaPlace, file: string): string;
}

const FOLDER = /^[a-z][a-z-]{0,39}$/;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PHOTO_ID = new RegExp(`^${UUID}$`);
const PHOTO_FILE = new RegExp(`^(${UUID})(?:-([1-9]\\d{0,4}))?\\.(webp|avif)$`);

/** The one category whose pictures `imageRoutes` never serves: whoever keeps something there asks who may see it. */
export const PRIVATE_FOLDER = "private";

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

/** The address a browser fetches a photo at; without a width the largest. */
export function imageUrl({ category, kind }: MediaPlace, id: string, width?: number, format: "webp" | "avif" = "webp"): string {
  return `/images/${category}/${kind}/${id}${width ? `-${width}` : ""}.${format}`;
}

/** Keeps pictures under `{dataDir}/media/{category}/{kind}/{two characters}/`. */
export function localMediaStore(dataDir: string): LocalMediaStore {
  const root = join(dataDir, "media");

  // The last two characters of a UUIDv7 are random, the first are the century: shard by the last.
  function folder({ category, kind }: MediaPlace, id: string): string {
    if (!isMediaFolder(category) || !isMediaFolder(kind) || !PHOTO_ID.test(id)) {
      throw new RangeError(`Not a place for a photo: ${category}/${kind}/${id}`);
    }
    return join(root, category, kind, id.slice(-2));
  }
  function path(place: MediaPlace, file: string): string {
    const name = parsePhotoFile(file);
    if (!name) throw new RangeError(`Not the name of a photo: ${file}`);
    return join(folder(place, name.id), file);
  }

  return {
    tempDir: join(dataDir, "tmp"),
    path,
    async publish(place, paths) {
      for (const from of paths) {
        const to = path(place, basename(from));
        await mkdir(join(to, ".."), { recursive: true });
        await rename(from, to);
      }
    },
    async open(place, file) {
      const from = path(place, file);
      const facts = await stat(from).catch(absent);
      return facts && { bytes: facts.size, modified: facts.mtime, stream: () => createReadStream(from) };
    },
    exists: async (place, file) => (await stat(path(place, file)).catch(absent)) !== null,
    fetch: (place, file, target) => copyFile(path(place, file), target),
    remove: (place, id) => removeVariants(folder(place, id), id),
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Clears what a killed process left in the temporary folder. @returns how many entries went. */
export async function sweepTemp(store: MediaStore, olderThanMs = 24 * 3_600_000): Promise<number> {
  const names = await readdir(store.tempDir).catch(() => []);
  let gone = 0;
  for (const name of names) {
    const path = join(store.tempDir, name);
    const facts = await stat(path).catch(() => null);
    if (!facts || Date.now() - facts.mtimeMs < olderThanMs) continue;
    await rm(path, { recursive: true, force: true });
    gone += 1;
  }
  return gone;
}
