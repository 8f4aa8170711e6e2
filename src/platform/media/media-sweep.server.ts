import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ListedFile, MediaPlace, MediaStore } from "./media-store.server.ts";

/** Clears what a killed process left in the temporary folder. @returns how many entries went. */
export async function sweepTemp(store: Pick<MediaStore, "tempDir">, olderThanMs: number): Promise<number> {
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

/** Whoever keeps photos answers for its places: which of these photos does a row speak of? null: not my place. */
export type MediaKeeper = (place: MediaPlace, ids: readonly string[]) => Promise<readonly string[]> | null;

export type Sweep = {
  /** Photos looked at. */ seen: number;
  /** Photos removed, each with all its files. */ removed: number;
};

/** Too many photos without a row point to a wrong database or bucket, not to photos left behind. */
export class ImplausibleSweep extends Error {}

const BATCH = 1_000;
const MOST_AT_ONCE = 10_000;
const ALWAYS_PLAUSIBLE = 100;

/**
 * Removes photos that no row speaks of and that are older than `olderThanMs`: an upload whose process was killed
 * between the files and the commit. A photo is in the store before its row is, hence the age; photos of places that
 * no keeper answers for are left alone.
 *
 * @param held whether files must stay where they are; asked when the rows have been
 * @throws ImplausibleSweep, having removed nothing, when more than half of the photos (and more than 100) are without a row
 */
export async function sweepMedia(
  store: MediaStore,
  keepers: readonly MediaKeeper[],
  olderThanMs: number,
  held: () => Promise<boolean> = async () => false,
): Promise<Sweep> {
  const before = Date.now() - olderThanMs;
  const orphans = new Map<string, { place: MediaPlace; id: string }>();
  let seen = 0;
  for await (const batch of batches(store.list())) {
    for (const { place, ids } of byPlace(batch)) {
      seen += ids.size;
      const kept = await askKeepers(keepers, place, [...ids.keys()]);
      if (!kept) continue;
      for (const [id, youngest] of ids)
        if (!kept.has(id) && youngest <= before) orphans.set(`${place.category}/${place.kind}/${id}`, { place, id });
    }
    if (orphans.size >= MOST_AT_ONCE) break;
  }
  if (orphans.size > ALWAYS_PLAUSIBLE && orphans.size * 2 > seen)
    throw new ImplausibleSweep(
      `${orphans.size} of ${seen} photos have no row in the database. Nothing was removed: make sure that this database and this store belong together.`,
    );
  // Asked after the rows: a backup that has begun meanwhile may have seen those that went while we looked.
  if (await held()) return { seen, removed: 0 };
  for (const { place, id } of orphans.values()) await store.remove(place, id);
  return { seen, removed: orphans.size };
}

async function askKeepers(
  keepers: readonly MediaKeeper[],
  place: MediaPlace,
  ids: readonly string[],
): Promise<Set<string> | null> {
  const answers = (await Promise.all(keepers.map((keeper) => keeper(place, ids)))).filter((answer) => answer !== null);
  return answers.length > 0 ? new Set(answers.flat()) : null;
}

/** The photos of a batch by place, each with the time of its youngest file. */
function byPlace(files: readonly ListedFile[]): { place: MediaPlace; ids: Map<string, number> }[] {
  const places = new Map<string, { place: MediaPlace; ids: Map<string, number> }>();
  for (const { place, id, modified } of files) {
    const key = `${place.category}/${place.kind}`;
    const known = places.get(key) ?? { place, ids: new Map<string, number>() };
    places.set(key, known);
    known.ids.set(id, Math.max(known.ids.get(id) ?? 0, modified.getTime()));
  }
  return [...places.values()];
}

async function* batches(files: AsyncIterable<ListedFile>): AsyncGenerator<ListedFile[]> {
  let batch: ListedFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
