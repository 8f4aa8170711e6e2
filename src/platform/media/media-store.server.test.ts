import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDecodeQueue } from "./decode-queue.server.ts";
import { localMediaStore, parsePhotoFile, sweepTemp } from "./media-store.server.ts";
import { testFolder } from "./media-test-kit.server.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8057";

test("no name leads out of the store", () => {
  const store = localMediaStore("/srv/data");
  expect(store.path({ category: "volunteers", kind: "profile" }, `${id}-320.webp`)).toBe(`/srv/data/media/volunteers/profile/57/${id}-320.webp`);
  for (const [category, kind, file] of [
    ["..", "profile", `${id}.webp`], ["volunteers", "../..", `${id}.webp`], ["volunteers", "", `${id}.webp`],
    ["volunteers", "profile", "../x.webp"], ["volunteers", "profile", `${id}-320.webp\0`], ["volunteers", "profile", `${id}-320.webp\n`],
  ] as const) {
    expect(() => store.path({ category, kind }, file)).toThrow(RangeError);
  }
  expect(parsePhotoFile(`${id}-640.avif`)).toEqual({ id, width: 640, format: "avif" });
  expect(parsePhotoFile(`${id}.webp`)).toEqual({ id, width: null, format: "webp" });
});

test("what a killed process left behind is swept, what is under way stays", async () => {
  const folder = await testFolder();
  const store = localMediaStore(folder.dir);
  expect(await sweepTemp(store)).toBe(0);
  await mkdir(join(store.tempDir, "old"), { recursive: true });
  await writeFile(join(store.tempDir, "new.part"), "");
  await utimes(join(store.tempDir, "old"), 0, 0);
  expect(await sweepTemp(store)).toBe(1);
  expect(await folder.files()).toEqual([join(store.tempDir, "new.part")]);
  await folder.remove();
});

test("one decode at a time, people first, and a failure stops nobody", async () => {
  const queue = createDecodeQueue();
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
  const failure = queue.run(work("bad")).catch((error: Error) => error.message);
  const rest = [queue.run(work("avif"), "background"), queue.run(work("a")), queue.run(work("b"))];
  expect(await Promise.all(rest)).toEqual(["avif", "a", "b"]);
  expect(await failure).toBe("bad");
  expect(order).toEqual(["bad", "a", "b", "avif"]);
  expect(await queue.run(work("later"))).toBe("later");
});
