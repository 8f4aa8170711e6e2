import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { applyRating } from "../listings/listing-rating.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { searchJobs } from "./search-jobs.server.ts";
import type { SearchAnswer } from "./search-model.ts";
import { DICTIONARY_PARTS, sweepWords } from "./search-store.server.ts";

let site: TestSite;
const venue = { kind: "Banquet hall", capacity: 100, halls: [{ name: "Hall", seated: 50, floating: 80 }], priceUnit: "day", price: 100_00, nonVegPrice: null, rooms: 0, amenities: [], rules: [], description: "" };
const planner = { kinds: ["Wedding Planner"], experience: "1-3 years", events: "10-50", languages: [], summary: "" };
const sql = (text: string, values: unknown[] = []) => site.deps.db.$client.query(text, values);
const search = async (query: string) => {
  const { status, body, headers } = await site.call<SearchAnswer>("GET", `/api/search?${query}`);
  return { status, headers, ...body };
};
const titles = ({ categories }: SearchAnswer) => categories.map(({ category, cards }) => [category, cards.map(({ title }) => title)]);

/** Rows as another category's form would have left them; the trigger does the rest. */
async function listing(category: string, title: string, words: string, { state = "Goa", rating = 0 } = {}): Promise<void> {
  await sql(
    "INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, city, search_text, rating) VALUES (gen_random_uuid(), $1, $2, $2, 'approved', $3, $4, 'North Goa', 'Panaji', $5, $6)",
    [category, title.toLowerCase().replaceAll(" ", "-"), title, state, `${title.toLowerCase()}\n${title.toLowerCase().replaceAll(" ", "-")}\n${words}\n${state.toLowerCase()}\n\u0002panaji`, rating],
  );
}

beforeAll(async () => {
  site = await startTestSite();
  await testListing(site.deps, "venues", { title: "Lotus Banquets", slug: "lotus-banquets", attributes: venue, words: ["banquet hall", "air conditioning"] });
  await testListing(site.deps, "venues", { title: "Waiting Banquets", slug: "waiting-banquets", attributes: venue, words: ["banquet hall"], approved: false });
  await listing("artists", "Gauri Bapat", "singer\nsufi, ghazal", { rating: 4.5 });
  await listing("artists", "Kabir Sen", "singer\nsufi rock", { rating: 4.8 });
  await listing("volunteers", "Asha Sufi", "photography", { state: "Kerala" });
  await listing("volunteers", "आशा वर्मा", "फोटोग्राफी", { state: "Kerala" });
});
afterAll(() => site.close());

describe("words in every category", () => {
  test("all words must be there; the best rated come first; every category with its number", async () => {
    const found = await search("q=Sufi");
    expect(titles(found)).toEqual([["artists", ["Kabir Sen", "Gauri Bapat"]], ["volunteers", ["Asha Sufi"]]]);
    expect(found).toMatchObject({ status: 200, corrected: null, total: { count: 3, about: false }, next: null });
    expect(found.categories.map(({ count, about, one, many }) => [count, about, one, many])).toEqual([[2, false, "Artist", "Artists"], [1, false, "Volunteer", "Volunteers"]]);
    expect(found.states).toEqual([{ state: "Goa", count: 2, about: false }, { state: "Kerala", count: 1, about: false }]);
    expect(titles(await search("q=sufi singer rock"))).toEqual([["artists", ["Kabir Sen"]]]);
    expect(titles(await search("q=artists in Goa"))).toEqual([["artists", ["Kabir Sen", "Gauri Bapat"]]]);
    expect(titles(await search("q=photo"))).toEqual([["volunteers", ["Asha Sufi"]]]);
    expect(titles(await search("q=फोटोग्राफी"))).toEqual([["volunteers", ["आशा वर्मा"]]]);
  });

  test("a mistyped word finds what is spelt alike, and the answer says so", async () => {
    expect(await search("q=bankuet hall")).toMatchObject({ corrected: "banquet hall", total: { count: 1 } });
    expect(titles(await search("q=gaury bapatt"))).toEqual([["artists", ["Gauri Bapat"]]]);
    expect(titles(await search("q=photografy kerela"))).toEqual([["volunteers", ["Asha Sufi"]]]);
    expect(await search("q=zzzzzz")).toMatchObject({ total: { count: 0 }, categories: [], corrected: null });
  });

  test("a username that is one letter from a word is found, beside what the word may mean", async () => {
    await sql("INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text) VALUES (gen_random_uuid(), 'volunteers', 'bapatt', 'bapatt', 'approved', 'Ira Nene', 'Kerala', E'ira nene\nbapatt\nphotography\nkerala')");
    expect(titles(await search("q=bapatt"))).toEqual([["artists", ["Gauri Bapat"]], ["volunteers", ["Ira Nene"]]]);
    expect(titles(await search("q=bapatt photography"))).toEqual([["volunteers", ["Ira Nene"]]]);
    await sql("DELETE FROM listings WHERE slug = 'bapatt'");
  });

  test("one state, one category", async () => {
    const inGoa = await search("q=sufi&state=goa");
    expect(titles(inGoa)).toEqual([["artists", ["Kabir Sen", "Gauri Bapat"]]]);
    expect(inGoa.states).toHaveLength(2);
    const artists = await search("q=sufi&category=artists");
    expect(artists.categories.map(({ category, cards }) => [category, cards.length])).toEqual([["artists", 2], ["volunteers", 0]]);
    expect(artists).toMatchObject({ total: { count: 2 }, states: [{ state: "Goa", count: 2 }] });
    expect(await search("q=sufi&state=Atlantis")).toMatchObject({ total: { count: 0 } });
    expect((await search("q=sufi&category=wizards")).status).toBe(400);
    expect((await search("q=sufi&category=artists&cursor=x")).status).toBe(400);
    expect((await search("q=sufi&cursor=x")).status).toBe(400);
  });

  test("cards carry what is shown", async () => {
    const { categories } = await search("q=lotus");
    expect(categories[0]!.cards).toEqual([
      { _id: expect.any(String) as string, category: "venues", path: expect.stringContaining("lotus-banquets") as string, slug: "lotus-banquets", title: "Lotus Banquets", city: "Indore", district: "Indore", state: "Madhya Pradesh", averageRating: 0, ratingCount: 0, photo: null },
    ]);
  });

  test("nothing is asked of nothing, and what means something to SQL is looked for as it is", async () => {
    for (const q of ["", "%20", "%27%3B--", "a'b\\", "%00", "!%26|():*"]) expect(await search(`q=${encodeURIComponent(decodeURIComponent(q))}`), q).toMatchObject({ status: 200, total: { count: 0 } });
    expect((await search(`q=${"x".repeat(101)}`)).status).toBe(400);
  });
});

test("a chosen category comes in pages, without a gap and nobody twice", async () => {
  await sql(`INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, rating)
    SELECT gen_random_uuid(), 'planners', 'p' || n, 'p' || n, 'approved', 'Planner ' || n, 'Goa', 'marigold planners', n % 7 FROM generate_series(1, 60) n`);
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search(`q=marigold&category=planners${next ? `&cursor=${next}` : ""}`);
    seen.push(...page.categories[0]!.cards.map(({ slug }) => slug));
    next = page.next;
    expect(String(page.headers.link ?? "").includes("/api/search?q=marigold&category=planners&cursor=")).toBe(next !== null);
  } while (next);
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
  await sql("DELETE FROM listings WHERE category = 'planners'");
});

test("large results are reckoned from a sample, and say so", async () => {
  // All of these stand in both samples, by the ends of their ids; 24 of them there mean some 384 in the larger sample's terms.
  await sql(`INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, rating)
    SELECT overlay(gen_random_uuid()::text placing '00' from 35)::uuid, CASE WHEN n % 3 = 0 THEN 'planners' ELSE 'rentals' END, 'b' || n, 'b' || n, 'approved', 'Many', 'Goa', 'bandobast', 0 FROM generate_series(1, 24) n`);
  await sql("INSERT INTO listings (id, category, slug, slug_key, status, title, search_text) VALUES (overlay(gen_random_uuid()::text placing 'ff' from 35)::uuid, 'artists', 'rare', 'rare', 'approved', 'Rare', 'bandobast')");
  const found = await search("q=bandobast");
  expect(found.total).toEqual({ count: 385, about: true });
  // The sample saw nothing of one category, which has some all the same.
  expect(found.categories.map(({ category, about, count, cards }) => [category, about, count, cards.length])).toEqual([["rentals", true, 256, 3], ["planners", true, 128, 3], ["artists", true, 1, 1]]);
  expect(found.states).toEqual([{ state: "Goa", count: 384, about: true }]);
  await sql("DELETE FROM listings WHERE search_text = 'bandobast'");
});

test("what is found follows the listings: a change, a suspension, a rating, a removal", async () => {
  const { id } = await testListing(site.deps, "planners", { title: "Torana Weddings", slug: "torana", attributes: planner });
  const count = async (q: string) => (await search(`q=${q}`)).total.count;
  expect(await count("torana")).toBe(1);
  await sql("UPDATE listings SET search_text = 'kalash weddings' WHERE id = $1", [id]);
  expect([await count("torana"), await count("kalash")]).toEqual([0, 1]);
  await sql("INSERT INTO reviews (id, listing_id, stars, comment) VALUES (gen_random_uuid(), $1, 4, 'Fine')", [id]);
  await applyRating(site.deps.db, id);
  expect((await sql("SELECT rating FROM listing_search WHERE listing_id = $1", [id])).rows).toEqual([{ rating: 4 }]);
  await sql("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect(await count("kalash")).toBe(0);
  await sql("UPDATE listings SET status = 'approved' WHERE id = $1", [id]);
  expect(await count("kalash")).toBe(1);
  await sql("DELETE FROM listings WHERE id = $1", [id]);
  expect(await count("kalash")).toBe(0);
});

test("usernames and numbers do not fill the dictionary", async () => {
  await listing("volunteers", "Meera Pillai", "sound 2000 w");
  const { rows } = await sql("SELECT word FROM search_words WHERE word IN ('meera', 'pillai', 'sound', '2000', 'w', 'meera-pillai') ORDER BY 1");
  expect(rows.map((row) => (row as { word: string }).word)).toEqual(["meera", "pillai", "sound"]);
});

test("words that no listing has any more leave the dictionary in the course of eleven days, others stay", async () => {
  const known = async () => (await sql("SELECT word FROM search_words WHERE word IN ('shehnai', 'zarina', 'sufi', 'rentals', 'singer') ORDER BY 1")).rows.map((row) => (row as { word: string }).word);
  await listing("artists", "Zarina Sen", "shehnai\nsufi singer");
  await sql("INSERT INTO listings (id, category, slug, slug_key, status, title) VALUES (gen_random_uuid(), 'rentals', 'waits', 'waits', 'pending', 'Waits')");
  await sql("UPDATE listings SET search_text = 'zarina sen' WHERE slug = 'zarina-sen'");
  expect(await known()).toEqual(["rentals", "shehnai", "singer", "sufi", "zarina"]);
  const before = (await sql("SELECT count(*)::int AS n FROM search_words")).rows[0] as { n: number };

  const hour = site.deps.now().getTime();
  for (let at = 0; at < DICTIONARY_PARTS; at++) for (const job of searchJobs) await job.handle({ ...site.deps, now: () => new Date(hour + at * 3_600_000) }, {});
  expect(await known()).toEqual(["rentals", "singer", "sufi", "zarina"]);
  expect(((await sql("SELECT count(*)::int AS n FROM search_words")).rows[0] as { n: number }).n).toBeLessThan(before.n);
  for (let part = 0; part < DICTIONARY_PARTS; part++) expect(await sweepWords(site.deps.db, part)).toBe(0);
  expect(await search("q=bankuet hall")).toMatchObject({ corrected: "banquet hall", total: { count: 1 } });

  // It comes back with a listing that has it; one that is just being written keeps its words.
  await sql("UPDATE listings SET search_text = 'zarina shehnai' WHERE slug = 'zarina-sen'");
  expect(await known()).toContain("shehnai");
  if (site.deps.database.engine === "postgres") {
    await sql("DELETE FROM listings WHERE slug = 'zarina-sen'");
    await transaction(site.deps.db, async (tx) => {
      await tx.$client.query("INSERT INTO listings (id, category, slug, slug_key, status, title, search_text) VALUES (gen_random_uuid(), 'artists', 'late', 'late', 'approved', 'Late', 'shehnai')");
      for (let part = 0; part < DICTIONARY_PARTS; part++) expect(await sweepWords(site.deps.db, part)).toBe(0);
    });
    for (let part = 0; part < DICTIONARY_PARTS; part++) await sweepWords(site.deps.db, part);
    expect(await known()).toEqual(["rentals", "shehnai", "singer", "sufi"]);
  }
});
