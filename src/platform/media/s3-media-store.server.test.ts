import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startS3, type S3Failure, type TestS3 } from "../../../test/support/s3-server.ts";
import { errorsPlugin } from "../http/errors-plugin.server.ts";
import { imageRoutes } from "./image-route.server.ts";
import { imageUrl } from "./media-store.server.ts";
import { keysOf, noisePhoto, testFolder } from "./media-test-kit.server.ts";
import { keepAvif, keepPhoto } from "./photo-keeping.server.ts";
import { s3MediaStore } from "./s3-media-store.server.ts";

const place = { category: "volunteers", kind: "gallery" };
const id = "01890a5d-ac96-774b-bcce-b302099a8057";
let s3: TestS3;
let folder: Awaited<ReturnType<typeof testFolder>>;
beforeEach(async () => {
  s3 = await startS3({ timeoutMs: 1_500 });
  folder = await testFolder();
});
afterEach(async () => {
  await s3.close();
  await folder.remove();
});
const storeOf = (settings = s3.settings) => s3MediaStore(settings, folder.dir);
const fail = (failure: S3Failure | null, when = (_request: { method?: string }) => true) => {
  s3.failure = (request) => (when(request) ? failure : null);
};

async function keep(store = storeOf(), photo?: Buffer) {
  const path = join(folder.dir, "upload.part");
  await writeFile(path, photo ?? (await noisePhoto(400, 300).jpeg().toBuffer()));
  return keepPhoto(store, place, id, path);
}

test("a photo of many megabytes goes there and comes back whole", { timeout: 180_000 }, async () => {
  const photo = await noisePhoto(4000, 3000).jpeg({ quality: 92 }).toBuffer();
  expect(photo.length).toBeGreaterThan(5_000_000);
  const store = storeOf({ ...s3.settings, timeoutMs: 60_000 });
  const kept = await keep(store, photo);
  const facts = await store.facts(place, `${id}.webp`);
  expect(facts!.bytes).toBeGreaterThan(1_000_000);
  await store.fetch(place, `${id}.webp`, join(folder.dir, "back.webp"));
  expect(kept.widths.length + 1).toBe((await keysOf(store)).length);
  expect((await folder.files()).map((path) => path.slice(folder.dir.length))).toEqual(["/back.webp"]);
});

describe.each(["error", "hang", "cut"] as const)("a store that fails (%s)", (failure) => {
  test("refuses an upload with 503 and nothing is left behind", { timeout: 180_000 }, async () => {
    let puts = 0;
    fail(failure, ({ method }) => method === "PUT" && ++puts > 1);
    await expect(keep()).rejects.toMatchObject({
      name: "AppError",
      status: 503,
      message: "Photos cannot be stored or shown right now. Please try again in a few minutes.",
    });
    expect(await keysOf(storeOf())).toEqual([]);
    expect(await folder.files()).toEqual([]);
    fail(failure);
    await expect(keep()).rejects.toMatchObject({ status: 503 });
    expect(await folder.files()).toEqual([]);
  });

  test("does not cost a kept photo its files when its AVIF cannot be stored", { timeout: 180_000 }, async () => {
    const store = storeOf();
    await keep();
    fail(failure, ({ method }) => method === "PUT");
    await expect(keepAvif(store, place, id, [320])).rejects.toMatchObject({ status: 503 });
    fail(null);
    expect(await keysOf(store)).toHaveLength(3);
    expect(await keepAvif(store, place, id, [320])).toBeGreaterThan(0);
    expect(await keysOf(store)).toHaveLength(5);
  });

  test("answers 502 for a picture, not to be kept, and the picture when it is back", { timeout: 180_000 }, async () => {
    const store = storeOf();
    await keep();
    const app = fastify();
    errorsPlugin(app);
    await app.register(imageRoutes, { store });
    fail(failure);
    for (const headers of [{}, { "if-none-match": '"x"' }]) {
      const response = await app.inject({ url: imageUrl(place, id, 320), headers });
      expect([response.statusCode, response.headers["cache-control"], response.json().message]).toEqual([
        502,
        "no-store",
        "This picture cannot be shown right now. Please try again in a few minutes.",
      ]);
      expect(response.headers.etag).toBeUndefined();
    }
    fail(null);
    expect((await app.inject(imageUrl(place, id, 320))).statusCode).toBe(200);
    expect((await app.inject(imageUrl({ ...place, kind: "none" }, id, 320))).statusCode).toBe(404);
  });
});

test("a picture that breaks off is broken for the browser too, never half", async () => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(imageRoutes, { store: storeOf() });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  fail("half");
  await expect(fetch(address + imageUrl(place, id, 320)).then((response) => response.arrayBuffer())).rejects.toThrow();
  await app.close();
});

test("a failed request is made again before anybody is told", async () => {
  const store = storeOf();
  await mkdir(store.tempDir, { recursive: true });
  const path = join(store.tempDir, `${id}.webp`);
  await writeFile(path, "whole");
  let first = true;
  s3.failure = () => (first ? ((first = false), "error") : null);
  await store.publish(place, [path]);
  expect(await text((await store.open(place, `${id}.webp`))!.stream())).toBe("whole");
});

test("wrong keys, a wrong bucket and nobody at home are told at the start", async () => {
  await storeOf().probe();
  const credentials = { accessKeyId: "STRANGER", secretAccessKey: "S3RVER" };
  for (const settings of [
    { ...s3.settings, credentials },
    { ...s3.settings, bucket: "another" },
    { ...s3.settings, endpoint: "http://127.0.0.1:9" },
  ]) {
    await expect(storeOf(settings).probe()).rejects.toThrow();
    await expect(storeOf(settings).open(place, `${id}.webp`)).rejects.toMatchObject({ status: 503 });
  }
});
