import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { imageRoutes } from "./image-route.server.ts";
import type { DrawMissing, MissingPicture } from "./image-route.server.ts";
import { imageUrl } from "./media-store.server.ts";
import { STORE_KINDS, openTestStore } from "./media-test-kit.server.ts";
import type { TestStore } from "./media-test-kit.server.ts";

const place = { category: "volunteers", kind: "profile" };
const id = "01890a5d-ac96-774b-bcce-b302099a8057";
const drawn = "01890a5d-ac96-774b-bcce-000000000000";

describe.each(STORE_KINDS)("on %s,", (kind) => {
  let on: TestStore;
  beforeEach(async () => void (on = await openTestStore(kind)));
  afterEach(() => on.close());

  async function served(drawMissing?: DrawMissing) {
    const { store } = on;
    await mkdir(store.tempDir, { recursive: true });
    for (const name of [`${id}-320.webp`, `${id}.webp`]) {
      await writeFile(join(store.tempDir, name), name);
      await store.publish(place, [join(store.tempDir, name)]);
    }
    const app = fastify();
    await app.register(imageRoutes, { store, drawMissing });
    return app;
  }

  describe("a stored picture", () => {
    test("is served to be kept for a year, by width and as the largest", async () => {
      const app = await served();
      for (const width of [320, undefined]) {
        const response = await app.inject(imageUrl(place, id, width));
        expect(response.statusCode).toBe(200);
        expect(response.body).toBe(width ? `${id}-320.webp` : `${id}.webp`);
        expect(response.headers).toMatchObject({
          "content-type": "image/webp",
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'",
          "content-length": String(response.body.length),
        });
      }
    });

    test("is not sent again to whoever has it", async () => {
      const app = await served();
      const url = imageUrl(place, id, 320);
      const { etag, "last-modified": date } = (await app.inject(url)).headers;
      const ask = (headers: Record<string, string>) =>
        app.inject({ url, headers }).then((response) => response.statusCode);
      expect(await ask({ "if-none-match": String(etag) })).toBe(304);
      expect(await ask({ "if-none-match": `"other", W/${etag}` })).toBe(304);
      expect(await ask({ "if-none-match": '"other"', "if-modified-since": String(date) })).toBe(200);
      expect(await ask({ "if-modified-since": String(date) })).toBe(304);
      expect(await ask({ "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" })).toBe(200);
      expect((await app.inject({ method: "HEAD", url })).headers).toMatchObject({ etag, "content-type": "image/webp" });
    });

    test("stands in as WebP, for a while only, until its AVIF is made", async () => {
      const response = await (await served()).inject(imageUrl(place, id, 320, "avif"));
      expect(response.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "public, max-age=300" });
    });
  });

  test.each([
    imageUrl(place, drawn, 320),
    imageUrl(place, id, 640),
    imageUrl({ ...place, kind: "other" }, id, 320),
    `/images/volunteers/profile/${id}-320.svg`,
    `/images/volunteers/profile/${id}-320.webp.part`,
    `/images/volunteers/..%2f..%2f/${id}.webp`,
    "/images/volunteers/profile/..%2f..%2fsecret.webp",
    `/images/volunteers/%2e%2e/${id}.webp`,
    `/images/VOLUNTEERS/profile/${id}.webp`,
    `/images/volunteers/profile/${id}-0320.webp`,
  ])("there is nothing at %s", async (url) => {
    const response = await (await served()).inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"] ?? "no-store").toBe("no-store");
  });

  describe("a picture that can be drawn", () => {
    async function drawing() {
      const asked: MissingPicture[] = [];
      const app = await served(async (picture) => {
        asked.push(picture);
        await new Promise((done) => setTimeout(done, 10));
        return picture.id === drawn && picture.format === "webp" ? Buffer.from(`drawn ${picture.drawWidth}`) : null;
      });
      return { app, asked };
    }

    test("is drawn once for all who ask at once, then kept", async () => {
      const { app, asked } = await drawing();
      const all = await Promise.all([1, 2, 3].map(() => app.inject(imageUrl(place, drawn, 640))));
      expect(all.map((response) => response.body)).toEqual(["drawn 640", "drawn 640", "drawn 640"]);
      expect((await app.inject(imageUrl(place, drawn, 640))).body).toBe("drawn 640");
      expect(asked).toEqual([{ ...place, id: drawn, width: 640, format: "webp", drawWidth: 640 }]);
      expect((await app.inject(imageUrl(place, drawn))).body).toBe("drawn 1920");
      expect((await app.inject(imageUrl(place, drawn, 320, "avif"))).body).toBe("drawn 320");
    });

    test("is not drawn at widths nobody offers", async () => {
      const { app, asked } = await drawing();
      expect((await app.inject(imageUrl(place, drawn, 641))).statusCode).toBe(404);
      expect(asked).toEqual([]);
    });
  });

  test("the content is fetched only for whoever needs it", async () => {
    const app = await served();
    const url = imageUrl(place, id, 320);
    const { etag } = (await app.inject(url)).headers;
    const asked = on.s3?.requests;
    asked?.splice(0);
    await app.inject({ url, headers: { "if-none-match": String(etag) } });
    await app.inject({ method: "HEAD", url });
    expect(asked?.filter((line) => line.startsWith("GET")) ?? []).toEqual([]);
  });
});
