import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { say } from "../../domain/words/say.ts";
import { removeVariants } from "./image-pipeline.server.ts";
import { parsePhotoKey, photoFolder, photoKey } from "./media-store.server.ts";
import type { ListedFile, MediaPlace, MediaStore } from "./media-store.server.ts";

export interface LocalMediaStore extends MediaStore {
  /** The path of a file on this disk, whether or not it is there. */
  path(place: MediaPlace, file: string): string;
}

/** Keeps pictures under `{dataDir}/media/{category}/{kind}/{two characters}/`. */
export function localMediaStore(dataDir: string): LocalMediaStore {
  const root = join(dataDir, "media");
  const path = (place: MediaPlace, file: string) => join(root, photoKey(place, file));
  const facts = async (place: MediaPlace, file: string) => {
    const found = await stat(path(place, file)).catch(absent);
    return found && { bytes: found.size, modified: found.mtime };
  };

  return {
    tempDir: join(dataDir, "tmp"),
    path,
    facts,
    async publish(place, paths) {
      for (const from of paths) {
        const to = path(place, basename(from));
        await mkdir(join(to, ".."), { recursive: true });
        await rename(from, to);
      }
    },
    async open(place, file) {
      const found = await facts(place, file);
      return found && { ...found, stream: () => createReadStream(path(place, file)) };
    },
    exists: async (place, file) => (await facts(place, file)) !== null,
    fetch: (place, file, target) => copyFile(path(place, file), target),
    remove: async (place, id) => removeVariants(join(root, photoFolder(place, id)), id),
    list: () => filesBelow(root),
    async probe() {
      await mkdir(root, { recursive: true });
    },
    describe: () => say("Photos: on disk, in {folder}.", { folder: root }),
  };
}

/** Walks category, kind and shard; what is no photo is passed over, what goes meanwhile too. */
async function* filesBelow(root: string, folders: readonly string[] = []): AsyncGenerator<ListedFile> {
  const names = await readdir(join(root, ...folders)).catch(absent);
  for (const name of names ?? []) {
    if (folders.length < 3) yield* filesBelow(root, [...folders, name]);
    else {
      const photo = parsePhotoKey([...folders, name].join("/"));
      const found = photo && (await stat(join(root, ...folders, name)).catch(absent));
      if (photo && found) yield { ...photo, bytes: found.size, modified: found.mtime };
    }
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
