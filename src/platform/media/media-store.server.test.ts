import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { afterUploads, decodeInTurn } from "./decode-queue.server.ts";
import { localMediaStore } from "./local-media-store.server.ts";
import { parsePhotoFile, parsePhotoKey } from "./media-store.server.ts";
import { STORE_KINDS, openTestStore } from "./media-test-kit.server.ts";
import type { TestStore } from "./media-test-kit.server.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8057";
const other = "01890a5d-ac96-774b-bcce-b302099a8157";
const place = { category: "volunteers", kind: "profile" };

test("names are read strictly", () => {
  expect(localMediaStore("/srv/data").path(place, `${id}-320.webp`)).toBe(
    `/srv/data/media/volunteers/profile/57/${id}-320.webp`,
  );
  expect(parsePhotoFile(`${id}-640.avif`)).toEqual({ id, width: 640, format: "avif" });
  expect(parsePhotoFile(`${id}.webp`)).toEqual({ id, width: null, format: "webp" });
  expect(parsePhotoKey(`volunteers/profile/57/${id}-640.avif`)).toEqual({ place, file: `${id}-640.avif`, id });
  for (const key of [
    "",
    `volunteers/profile/58/${id}.webp`,
    `volunteers/profile/57/${id}.webp/x`,
    `Volunteers/profile/57/${id}.webp`,
    `volunteers/profile/57/${id}.webp.part`,
  ])
    expect(parsePhotoKey(key)).toBeNull();
});

describe.each(STORE_KINDS)("every store, here %s,", (kind) => {
  let on: TestStore;
  beforeEach(async () => void (on = await openTestStore(kind)));
  afterEach(() => on.close());

  async function publish(...files: string[]) {
    await mkdir(on.store.tempDir, { recursive: true });
    const paths = files.map((file) => join(on.store.tempDir, file));
    for (const path of paths) await writeFile(path, `content of ${path.split("/").at(-1)}`);
    await on.store.publish(place, paths);
  }

  test("takes files over, shows, copies, lists and removes them photo by photo", async () => {
    const { store } = on;
    await store.probe();
    const [small, large, stranger] = [`${id}-320.webp`, `${id}.avif`, `${other}.webp`];
    expect([
      await store.facts(place, small),
      await store.open(place, small),
      await store.exists(place, small),
      await store.remove(place, id),
    ]).toEqual([null, null, false, 0]);
    await publish(small, large, stranger);
    expect(await on.left()).toEqual([]);

    const file = await store.open(place, small);
    expect(await text(file!.stream())).toBe(`content of ${small}`);
    expect(await store.facts(place, small)).toEqual({ bytes: file!.bytes, modified: file!.modified });
    expect(file!.bytes).toBe(`content of ${small}`.length);
    expect(Math.abs(Date.now() - file!.modified.getTime())).toBeLessThan(60_000);
    expect(await store.exists({ ...place, kind: "gallery" }, small)).toBe(false);
    await store.fetch(place, large, join(on.dir, "copy"));
    expect(await readFile(join(on.dir, "copy"), "utf8")).toBe(`content of ${large}`);

    expect(await on.kept()).toEqual(
      [`volunteers/profile/57/${small}`, `volunteers/profile/57/${large}`, `volunteers/profile/57/${stranger}`].sort(),
    );
    await publish(small);
    expect(await store.remove(place, id)).toBe(2);
    expect(await on.kept()).toEqual([`volunteers/profile/57/${stranger}`]);
    await expect(store.fetch(place, small, join(on.dir, "none"))).rejects.toThrow();
    expect(store.describe()).toMatch(/^Photos: .*\.$/);
  });

  test("lets no name lead out of it", async () => {
    for (const [category, kind, file] of [
      ["..", "profile", `${id}.webp`],
      ["volunteers", "../..", `${id}.webp`],
      ["volunteers", "", `${id}.webp`],
      ["volunteers", "profile", "../x.webp"],
      ["volunteers", "profile", `${id}-320.webp\0`],
      ["volunteers", "profile", `${id}-320.webp\n`],
    ] as const) {
      for (const call of ["facts", "open", "exists"] as const)
        await expect(on.store[call]({ category, kind }, file)).rejects.toThrow(RangeError);
    }
    await expect(on.store.remove(place, `${id}/..`)).rejects.toThrow(RangeError);
    await writeFile(join(on.dir, "x.webp"), "x");
    await expect(on.store.publish(place, [join(on.dir, "x.webp")])).rejects.toThrow(RangeError);
  });
});

test("one decode at a time, people first, and a failure stops nobody", async () => {
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect(++running).toBe(1);
    await new Promise((done) => setTimeout(done, 2));
    running -= 1;
    order.push(name);
    if (name === "bad") throw new Error(name);
    return name;
  };
  const failure = decodeInTurn(work("bad"), "now").catch((error: Error) => error.message);
  const rest = [decodeInTurn(work("avif"), "background"), decodeInTurn(work("a"), "now")];
  const drawing = afterUploads().then(() => void order.push("drawing"));
  rest.push(decodeInTurn(work("b"), "now"));
  expect(await Promise.all(rest)).toEqual(["avif", "a", "b"]);
  await drawing;
  expect(await failure).toBe("bad");
  expect(order).toEqual(["bad", "a", "b", "drawing", "avif"]);
  expect(await decodeInTurn(work("later"), "now")).toBe("later");
});
