import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { parsePhotoKey } from "../media/media-store.server.ts";
import {
  BackupError,
  JOBS,
  MANIFEST,
  MEDIA,
  manifestSchema,
  type Entry,
  type Manifest,
} from "./backup-format.server.ts";

const expected = (path: string) =>
  path === MANIFEST ||
  path === JOBS ||
  /^tables\/[a-z_]+\.ndjson$/.test(path) ||
  (path.startsWith(MEDIA) && parsePhotoKey(path.slice(MEDIA.length)) !== null);

async function hashOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

async function check(dir: string, { path, bytes, sha256 }: Entry): Promise<void> {
  const found = expected(path) ? await hashOf(join(dir, path)).catch(() => null) : null;
  if (!found) throw new BackupError(`The backup lacks ${path}.`);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new BackupError(`${path} in the backup is not as it was written: it has been damaged or changed.`);
}

/**
 * Unpacks a backup into `dir` and compares every file with its checksum; nothing else is touched.
 * @throws BackupError where it is not whole
 */
export async function readBackup(file: string, dir: string): Promise<Manifest> {
  try {
    await extract({
      file,
      cwd: dir,
      strict: true,
      preserveOwner: false,
      filter: (path, entry) => expected(path) && (!("type" in entry) || entry.type === "File"),
    });
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
  const text = await readFile(join(dir, MANIFEST), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`${file} ends early, or is no backup: its list of contents is missing.`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new BackupError(`${file} was made by another version: its list of contents cannot be read.`);
  for (const entry of parsed.data.entries) await check(dir, entry);
  return parsed.data;
}
