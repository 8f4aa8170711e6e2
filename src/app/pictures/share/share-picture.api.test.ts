/** The pictures of shared links: of approved listings alone, drawn once for what they say, names of either script as letters. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { startTestSite, type TestSite } from "../../../../test/support/test-app.ts";
import { shareSvg } from "./share-svg.ts";
import { sharePicture, sharePictureKeeper } from "./share-picture.server.ts";

let site: TestSite;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const stored = async () => {
  const files: string[] = [];
  for await (const { place, file } of site.deps.media.list()) if (place.kind === "share") files.push(file);
  return files;
};

test("a listing's picture is 1,200 × 630, kept until what it says changes, and gone with its listing", async () => {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, city, search_text, rating, rating_sum, rating_count, attributes)
     VALUES (gen_random_uuid(), 'venues', 'share', 'share', 'approved', 'शुभ विवाह मंडप & Lawns', 'Madhya Pradesh', 'Indore', 'Indore', 'share', 4.5, 9, 2, '{"kind":"Banquet Hall"}') RETURNING id`,
  );
  const get = () => site.app.inject({ url: `/share/${row!.id}.jpg` });
  const answer = await get();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  if (process.env["KEEP_PICTURE"]) writeFileSync(process.env["KEEP_PICTURE"], answer.rawPayload);
  const [first] = await stored();
  expect((await get()).rawPayload.equals(answer.rawPayload)).toBe(true);
  expect(await stored()).toEqual([first]);
  const etag = String(answer.headers.etag);
  const again = await site.app.inject({ url: `/share/${row!.id}.jpg`, headers: { "if-none-match": etag } });
  expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, ""]);

  const hindi = () => site.app.inject({ url: `/share/${row!.id}-hi.jpg` });
  const spoken = await hindi();
  if (process.env["KEEP_PICTURE"]) writeFileSync(`${process.env["KEEP_PICTURE"]}-hi.jpg`, spoken.rawPayload);
  expect([spoken.statusCode, spoken.rawPayload.equals(answer.rawPayload)]).toEqual([200, false]);
  // One takes nothing from the other, a script that none of our fonts has gets the English one, and there is none of a
  // language that rests.
  expect((await get()).rawPayload.equals(answer.rawPayload)).toBe(true);
  expect(await stored()).toEqual([first]);
  expect((await hindi()).rawPayload.equals(spoken.rawPayload)).toBe(true);
  const gujarati = await site.app.inject({ url: `/share/${row!.id}-gu.jpg` });
  expect(gujarati.rawPayload.equals(answer.rawPayload)).toBe(true);
  expect(await sharePictureKeeper(site.deps.db)({ category: "venues", kind: "share-hi" }, [row!.id])).toEqual([
    row!.id,
  ]);

  await sql("UPDATE listings SET title = 'Another name' WHERE id = $1", [row!.id]);
  expect((await get()).rawPayload.equals(answer.rawPayload)).toBe(false);
  const [second, ...more] = await stored();
  expect([second === first, more]).toEqual([false, []]);

  const place = { category: "venues", kind: "share" };
  expect(await sharePictureKeeper(site.deps.db)(place, [row!.id])).toEqual([row!.id]);
  await sql("UPDATE listings SET status = 'suspended' WHERE id = $1", [row!.id]);
  expect((await get()).statusCode).toBe(404);
  expect(await sharePictureKeeper(site.deps.db)(place, [row!.id])).toEqual([]);
  expect(sharePictureKeeper(site.deps.db)({ ...place, kind: "profile" }, [row!.id])).toBeNull();
  for (const url of [
    "/share/x.jpg",
    "/share/..%2f.jpg",
    `/share/${row!.id}.png`,
    `/share/${row!.id}-xx.jpg`,
    `/share/${row!.id}-ta.jpg`,
  ])
    expect((await site.app.inject({ url })).statusCode, url).toBe(404);
  expect(await sharePicture(site.deps, "no-id")).toBeNull();
});

test("words are outlines: conjuncts are shaped, nothing is left to the machine's fonts, and no name writes SVG", () => {
  const facts = { what: "x", stars: "", price: "", brand: "Mandap", pictured: true };
  const svg = shareSvg({ ...facts, title: "श्री कृष्णा क्षत्रिय" });
  expect(svg).not.toMatch(/<text|font-family/);
  const count = (title: string) => shareSvg({ ...facts, title }).match(/<path/g)!.length;
  // क्ष is one letter, क and ष are two.
  expect(count("क्ष")).toBe(count("कष") - 1);
  expect(shareSvg({ ...facts, title: '</svg><script>"&' })).not.toContain("<script");
  expect(shareSvg({ ...facts, title: "long ".repeat(80) })).toContain("</svg>");
});
