import { readdirSync, utimesSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plainPhoto } from "../../test/support/photos.ts";
import { startS3, type TestS3 } from "../../test/support/s3-server.ts";
import { startTestSite, type TestSite } from "../../test/support/test-app.ts";
import { formOf, person } from "../features/volunteers/volunteer-test-kit.server.ts";
import { newId } from "../domain/ids.ts";
import { keysOf } from "../platform/media/media-test-kit.server.ts";
import { keepPhoto } from "../platform/media/photo-keeping.server.ts";
import { sweepFiles } from "./media-sweep-job.server.ts";

let s3: TestS3;
let site: TestSite;
/** Another process over the same bucket. */
let second: TestSite;
beforeAll(async () => {
  s3 = await startS3({ timeoutMs: 1_000 });
  [site, second] = await Promise.all([startTestSite(s3.env), startTestSite(s3.env)]);
});
afterAll(async () => {
  await site.close();
  await second.close();
  await s3.close();
});
beforeEach(() => {
  s3.failure = () => null;
});

type Answer = { volunteer: { profileImage: string } };
const register = async (cookie: string, key = newId()) =>
  site.call<Answer & { message: string }>("POST", "/api/volunteers/add", {
    form: await formOf(),
    cookie,
    headers: { "idempotency-key": key },
  });
const temp = () => readdirSync(site.deps.media.tempDir);
const rows = async () =>
  (await site.deps.db.$client.query<{ n: number }>("SELECT count(*)::int AS n FROM media")).rows[0]!.n;

describe("photos in a bucket", () => {
  test("are shown by every process, and go when they are replaced", { timeout: 240_000 }, async () => {
    const { cookie } = await person(site, "in_a_bucket");
    const { status, body } = await register(cookie);
    expect(status).toBe(201);
    const path = body.volunteer.profileImage;
    await site.deps.jobs.idle();
    expect((await keysOf(site.deps.media)).some((key) => key.endsWith(".avif"))).toBe(true);
    for (const process of [site, second]) {
      const picture = await process.app.inject(path);
      expect([picture.statusCode, picture.headers["content-type"], picture.headers["cache-control"]]).toEqual([
        200,
        "image/webp",
        "public, max-age=31536000, immutable",
      ]);
      expect(
        (await process.app.inject({ url: path, headers: { "if-none-match": String(picture.headers.etag) } }))
          .statusCode,
      ).toBe(304);
    }
    expect(temp()).toEqual([]);
    expect(
      (await site.call("PUT", "/api/volunteers/username/in_a_bucket", { form: await formOf(), cookie })).status,
    ).toBe(200);
    await site.deps.jobs.idle();
    expect((await second.app.inject(path)).statusCode).toBe(404);
  });

  test(
    "a store that is down refuses the registration with 503 and leaves no row and no file; the same press works afterwards",
    { timeout: 240_000 },
    async () => {
      const { cookie } = await person(site, "store_is_down");
      const [files, known] = [await keysOf(site.deps.media), await rows()];
      const key = newId();
      s3.failure = ({ method }) => (method === "PUT" ? "error" : null);
      const refused = await register(cookie, key);
      expect([refused.status, refused.body.message, refused.headers["retry-after"]]).toEqual([
        503,
        "Photos cannot be stored or shown right now. Please try again in a few minutes.",
        "5",
      ]);
      expect([await keysOf(site.deps.media), await rows(), temp()]).toEqual([files, known, []]);
      s3.failure = () => null;
      expect((await register(cookie, key)).status).toBe(201);
    },
  );

  test("a refused registration takes its photo along", async () => {
    const { cookie } = await person(site, "registers_twice");
    expect((await register(cookie)).status).toBe(201);
    await site.deps.jobs.idle();
    const files = await keysOf(site.deps.media);
    expect((await register(cookie)).status).toBe(409);
    expect(await keysOf(site.deps.media)).toEqual(files);
  });
});

test("the sweep takes what no row speaks of, of listings and of applications, and nothing else", async () => {
  const before = await keysOf(site.deps.media);
  const orphan = async (place: { category: string; kind: string }) => {
    await mkdir(site.deps.media.tempDir, { recursive: true });
    const upload = join(site.deps.media.tempDir, `${newId()}.part`);
    await writeFile(upload, await plainPhoto("red"));
    await keepPhoto(site.deps.media, place, newId(), upload);
  };
  await orphan({ category: "volunteers", kind: "profile" });
  await orphan({ category: "private", kind: "enquiries" });
  const stale = join(site.deps.media.tempDir, "stale.part");
  await writeFile(stale, "");
  utimesSync(stale, 0, 0);
  expect(await sweepFiles(site.deps)).toEqual({ temp: 1, photos: 0 });
  expect(await sweepFiles(site.deps, -2_000)).toMatchObject({ photos: 2 });
  expect(await keysOf(site.deps.media)).toEqual(before);
});
