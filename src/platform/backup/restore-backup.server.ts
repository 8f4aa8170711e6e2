import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.server.ts";
import { isUndecided } from "../database/sqlstate.server.ts";
import type { MediaStore } from "../media/media-store.server.ts";
import { BackupError } from "./backup-format.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { addFiles } from "./restore-files.server.ts";
import { hasData, refuseLaterVersion, replaceDatabase } from "./restore-tables.server.ts";

async function hasFiles(media: MediaStore): Promise<boolean> {
  for await (const _file of media.list()) return true;
  return false;
}

export type RestoreReport = { at: string; tables: number; rows: number; files: number; jobs: number };

/**
 * Makes the site what it was when the backup was made, with its schema brought up to date. Everything is read and
 * compared with its checksums before anything is changed; then photos are added, the database is replaced in one
 * transaction, and what no row speaks of any more is removed. A failure, or the end of the process, at any moment before
 * the commit leaves every row and photo that was there.
 * @param force over what is there already
 * @throws BackupError where the backup is not whole or of a later version, or the place is not empty
 */
export async function restoreBackup(
  { database, media }: { database: Database; media: MediaStore },
  file: string,
  { force = false }: { force?: boolean } = {},
): Promise<RestoreReport> {
  if (!force && (await hasData(database.pool)))
    throw new BackupError(
      "There are people in this database already. To replace everything that is there, add --force.",
    );
  if (!force && (await hasFiles(media)))
    throw new BackupError("There are photos in this place already. To replace everything that is there, add --force.");
  const dir = join(media.tempDir, `restore-${randomUUID()}`);
  await mkdir(dir, { recursive: true });
  try {
    const manifest = await readBackup(file, dir);
    refuseLaterVersion(manifest);
    const added = await addFiles(media, manifest, dir);
    await replaceDatabase(database, manifest, dir).catch(async (error: unknown) => {
      if (isUndecided(error))
        throw new BackupError(
          "The connection broke at the very end: either everything is restored, or nothing. Look, and restore again if it is not.",
          { cause: error },
        );
      await added.undo();
      throw error;
    });
    await added.finish().catch((error: unknown) => {
      throw new BackupError(
        `Everything is restored, but some photos of before could not be removed: ${(error as Error).message}. To remove them, restore again.`,
        { cause: error },
      );
    });
    return {
      at: manifest.at,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: added.files,
      jobs: manifest.jobs,
    };
  } finally {
    // After a failure the last files may still be on their way.
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
