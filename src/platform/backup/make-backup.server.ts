import { createHash, randomUUID } from "node:crypto";
import { once, type EventEmitter } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Header, Pack, ReadEntry } from "tar";
import { writeAudit } from "../database/audit.server.ts";
import type { Deps } from "../deps.server.ts";
import { photoKey } from "../media/media-store.server.ts";
import { BackupError, MANIFEST, MEDIA, type Entry, type Manifest } from "./backup-format.server.ts";
import { dumpTables } from "./dump-tables.server.ts";
import { holdingFiles } from "./hold-files.server.ts";
import { backupName, removeOldBackups } from "./old-backups.server.ts";

export type BackupReport = {
  file: string;
  bytes: number;
  rows: number;
  tables: number;
  files: number;
  jobs: number;
  seconds: number;
  /** Older backups that went. */ removed: number;
};

type Site = Pick<Deps, "config" | "database" | "db" | "media">;

/** Adds one file to the archive. @param ended when nobody writes the archive any more @returns what the manifest says of it */
async function add(pack: Pack, path: string, bytes: number, content: Readable, ended: AbortSignal): Promise<Entry> {
  const hash = createHash("sha256");
  const entry = new ReadEntry(new Header({ path, size: bytes, mode: 0o600, type: "File", mtime: new Date(0) }));
  pack.add(entry);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (!entry.write(chunk)) await once(entry as unknown as EventEmitter, "drain", { signal: ended });
  }
  entry.end();
  return { path, bytes, sha256: hash.digest("hex") };
}

/**
 * Whether a place is a folder for backups: one that exists, or a name without an ending where nothing is yet. A file of
 * that name would be overwritten by each backup after it.
 */
const isFolder = (path: string) =>
  stat(path).then(
    (facts) => facts.isDirectory(),
    () => extname(path) === "",
  );

/** The tables, the photos, then the list of both. */
async function fill(pack: Pack, { media, database }: Site, dir: string, ended: AbortSignal): Promise<Manifest> {
  return holdingFiles(database, async () => {
    const dump = await dumpTables(database.pool, dir);
    const entries: Entry[] = [];
    for (const name of await readdir(dir, { recursive: true })) {
      if (!name.endsWith(".ndjson")) continue;
      const path = join(dir, name);
      entries.push(await add(pack, name, (await stat(path)).size, createReadStream(path), ended));
    }
    for await (const { place, file } of media.list()) {
      const stored = await media.open(place, file);
      if (stored)
        entries.push(await add(pack, `${MEDIA}${photoKey(place, file)}`, stored.bytes, stored.stream(), ended));
    }
    return { format: 1, engine: database.engine, ...dump, entries };
  });
}

/**
 * Writes everything that is kept into one file, while the site runs: the tables as of one moment, and every photo that
 * they speak of. The file is whole or is not there. Beside it, older ones than `BACKUP_KEEP_DAYS` go then.
 * @param to a file, or a folder (made where it is missing) for one that is named by the time; absent: `$DATA_DIR/backups`
 * @throws BackupError when older ones cannot be removed: the new one is there all the same
 */
export async function makeBackup(site: Site, to?: string): Promise<BackupReport> {
  const startedAt = performance.now();
  const now = new Date();
  const named = to !== undefined && !(await isFolder(to));
  const file = named ? to : join(to ?? join(site.config.dataDir, "backups"), backupName(now));
  const dir = join(site.config.dataDir, "tmp", `backup-${randomUUID()}`);
  const part = `${file}.part`;
  const ended = new AbortController();
  let filling: Promise<unknown> = Promise.resolve();
  await mkdir(dirname(file), { recursive: true });
  await mkdir(dir, { recursive: true });
  try {
    // Photos are compressed already: more than a little effort would be for nothing.
    const pack = new Pack({ gzip: { level: 3 } });
    const written = pipeline(pack as unknown as NodeJS.ReadableStream, createWriteStream(part, { mode: 0o600 }), {
      signal: ended.signal,
    });
    const filled = fill(pack, site, dir, ended.signal).then(async (manifest) => {
      const text = Buffer.from(JSON.stringify(manifest));
      const entry = new ReadEntry(
        new Header({ path: MANIFEST, size: text.length, mode: 0o600, type: "File", mtime: new Date(0) }),
      );
      pack.add(entry);
      entry.end(text);
      pack.end();
      return manifest;
    });
    filling = filled;
    const [manifest] = await Promise.all([filled, written]);
    await rename(part, file);
    const report: BackupReport = {
      file,
      bytes: (await stat(file)).size,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      tables: manifest.tables.length,
      files: manifest.entries.filter(({ path }) => path.startsWith(MEDIA)).length,
      jobs: manifest.jobs,
      seconds: (performance.now() - startedAt) / 1000,
      removed: 0,
    };
    await writeAudit(site.db, {
      actorId: null,
      action: "backup.made",
      subjectType: "site",
      subjectId: "backup",
      details: { bytes: report.bytes, rows: report.rows, files: report.files },
    });
    report.removed = await removeOldBackups(dirname(file), site.config.backupKeepDays, now).catch((error: unknown) => {
      throw new BackupError(
        `${file} is made, but the older backups beside it could not be removed: ${(error as Error).message}`,
        { cause: error },
      );
    });
    return report;
  } finally {
    // After a failure nobody writes the rest: whoever waits for that lets go, and photos are held no longer.
    ended.abort();
    await filling.catch(() => undefined);
    await rm(dir, { recursive: true, force: true });
    await rm(part, { force: true });
  }
}
