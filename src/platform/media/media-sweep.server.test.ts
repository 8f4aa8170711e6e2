import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { v7 as uuid } from "uuid";
import { localMediaStore } from "./local-media-store.server.ts";
import { ImplausibleSweep, sweepMedia, sweepTemp, type MediaKeeper } from "./media-sweep.server.ts";
import type { MediaPlace } from "./media-store.server.ts";
import { STORE_KINDS, openTestStore, testFolder } from "./media-test-kit.server.ts";
import type { TestStore } from "./media-test-kit.server.ts";

const HOUR = 3_600_000;

test("what a killed process left behind is swept, what is under way stays", async () => {
  const folder = await testFolder();
  const store = localMediaStore(folder.dir);
  expect(await sweepTemp(store, 24 * HOUR)).toBe(0);
  await mkdir(join(store.tempDir, "old"), { recursive: true });
  await writeFile(join(store.tempDir, "new.part"), "");
  await utimes(join(store.tempDir, "old"), 0, 0);
  expect(await sweepTemp(store, 24 * HOUR)).toBe(1);
  expect(await folder.files()).toEqual([join(store.tempDir, "new.part")]);
  await folder.remove();
});

describe.each(STORE_KINDS)("the sweep of %s", (kind) => {
  let on: TestStore;
  beforeEach(async () => void (on = await openTestStore(kind)));
  afterEach(() => on.close());
  const place = { category: "volunteers", kind: "gallery" };
  const keeper =
    (...rows: string[]): MediaKeeper =>
    ({ category }, ids) =>
      category === "volunteers" ? Promise.resolve(ids.filter((id) => rows.includes(id))) : null;

  async function photo(id = uuid(), where: MediaPlace = place) {
    await mkdir(on.store.tempDir, { recursive: true });
    const paths = [`${id}.webp`, `${id}-320.webp`].map((name) => join(on.store.tempDir, name));
    for (const path of paths) await writeFile(path, "x");
    await on.store.publish(where, paths);
    return id;
  }

  test("takes photos without a row, and neither the others' nor those of places nobody answers for", async () => {
    const [kept, orphan] = [await photo(), await photo()];
    await photo(uuid(), { category: "private", kind: "papers" });
    expect(await sweepMedia(on.store, [keeper(kept)], -1000)).toEqual({ seen: 3, removed: 1 });
    const left = await on.kept();
    expect(left).toHaveLength(4);
    expect(left.join()).not.toContain(orphan);
  });

  test("never takes what is still being committed", async () => {
    await photo();
    expect(await sweepMedia(on.store, [keeper()], HOUR)).toEqual({ seen: 1, removed: 0 });
    expect(await on.kept()).toHaveLength(2);
  });

  test("takes nothing when most photos are without a row: that is a wrong database", { timeout: 240_000 }, async () => {
    for (let n = 0; n < 101; n++) await photo();
    await expect(sweepMedia(on.store, [keeper()], -1000)).rejects.toThrow(ImplausibleSweep);
    expect(await on.kept()).toHaveLength(202);
  });
});
