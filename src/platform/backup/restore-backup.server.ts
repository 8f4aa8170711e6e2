import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrateDatabase, type Database } from "../database/database.server.ts";
import type { MediaStore } from "../media/media-store.server.ts";
import { parsePhotoKey } from "../media/media-store.server.ts";
import { BackupError, MEDIA, type Manifest } from "./backup-format.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { clearDatabase, hasData, refuseLaterVersion, restoreTables } from "./restore-tables.server.ts";

async function hasFiles(media: MediaStore): Promise<boolean> {
  for await (const _file of media.list()) return true;
  return false;
}

/** Puts the photos in place, and takes away those that the backup does not know. */
async function restoreFiles(media: MediaStore, manifest: Manifest, dir: string): Promise<number> {
  const known = new Set<string>();
  let files = 0;
  for (const { path } of manifest.entries) {
    const photo = path.startsWith(MEDIA) ? parsePhotoKey(path.slice(MEDIA.length)) : null;
    if (!photo) continue;
    await media.publish(photo.place, [join(dir, path)]);
    known.add(photo.id);
    files += 1;
  }
  for await (const { place, id } of media.list()) if (!known.has(id)) await media.remove(place, id);
  return files;
}

export type RestoreReport = { at: string; tables: number; rows: number; files: number; jobs: number };

/**
 * Makes the site what it was when the backup was made, then brings its schema up to date. Everything is read and
 * compared with its checksums before anything is changed.
 * @param force over what is there already
 * @throws BackupError where the backup is not whole or of a later version, or the place is not empty
 */
export async function restoreBackup({ database, media }: { database: Database; media: MediaStore }, file: string, { force = false }: { force?: boolean } = {}): Promise<RestoreReport> {
  if (!force && (await hasData(database.pool))) throw new BackupError("There are people in this database already. To replace everything that is there, add --force.");
  if (!force && (await hasFiles(media))) throw new BackupError("There are photos in this place already. To replace everything that is there, add --force.");
  const dir = join(media.tempDir, `restore-${randomUUID()}`);
  await mkdir(dir, { recursive: true });
  try {
    const manifest = await readBackup(file, dir);
    refuseLaterVersion(manifest);
    await clearDatabase(database.pool);
    await restoreTables(database, manifest, dir);
    await migrateDatabase(database.pool);
    const files = await restoreFiles(media, manifest, dir);
    return { at: manifest.at, tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files, jobs: manifest.jobs };
  } finally {
    // After a failure the last files may still be on their way.
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
