/** What listings stand by: the database's weights are those of the file, and lists with who is new are whole. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { centreOfPin } from "../../domain/places/centres.ts";
import { categoryOf } from "../registry.ts";
import { cardView, type CardRow } from "./card-view.ts";
import { searchListings, type ListingQuery } from "./listing-search.server.ts";
import { drawn } from "./newcomers.server.ts";
import { withNewcomers } from "./newcomers-in-lists.server.ts";
import { NEWCOMERS, partsOf, RANKING, rankingOf, scoreOf, type Shown } from "./ranking.ts";
import { rankedMeans } from "./ranking.server.ts";
import { whyHere } from "./why-here.server.ts";

let site: TestSite;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("the database puts to the stars what the file says", async () => {
  for (const answerMinutes of [null, 0, 60, 61, 240, 241, 1_440, 1_441, 4_320, 4_321])
    for (const pictures of [0, 3, 4, 9])
      for (const [priced, documents, mobile] of [
        [false, false, false],
        [true, false, true],
        [true, true, true],
      ] as const) {
        const shown: Shown = { answerMinutes, priced, pictures, documents, mobile };
        const [row] = await sql<{ points: string }>("SELECT score_points($1, $2, $3, $4, $5) AS points", [
          answerMinutes,
          priced,
          pictures,
          documents,
          mobile,
        ]);
        expect(Number(row!.points), JSON.stringify(shown)).toBeCloseTo(scoreOf(0, shown), 6);
      }
  const most = Object.values(
    partsOf({ answerMinutes: 0, priced: true, pictures: 99, documents: true, mobile: true }),
  ).every(({ points, most: limit }) => points === limit);
  expect(most).toBe(true);
});

test("a listing's place follows what it shows, and its page of reasons says the same", async () => {
  const [made] = await sql<{ id: string; ranking: number }>(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, search_text, rating_sum, rating_count, rating)
     VALUES (gen_random_uuid(), 'venues', 'why', 'why', 'approved', 'Why', 'Goa', 'North Goa', 'why', 9, 2, 4.5) RETURNING id, ranking`,
  );
  const mean = (await rankedMeans(site.deps.db)).get("venues") ?? RANKING.meanAtFirst;
  expect(made!.ranking).toBeCloseTo(rankingOf(9, 2, mean), 3);
  await sql("UPDATE listings SET answer_minutes = 200, price = 100, photo_count = 2 WHERE id = $1", [made!.id]);
  const why = (await whyHere(site.deps, made!.id))!;
  expect(why.score).toBeCloseTo(rankingOf(9, 2, mean) + 0.12 + 0.05 + 0.04, 3);
  expect(why.parts.reduce((sum, { points }) => sum + points, why.byStars)).toBeCloseTo(why.score, 3);
  expect(await whyHere(site.deps, "no-id")).toBeNull();
  await sql("UPDATE listings SET status = 'suspended' WHERE id = $1", [made!.id]);
  expect(await whyHere(site.deps, made!.id)).toBeNull();
});

test("sort=rating is by the stars alone, in every list and in the search over everything, through all pages", async () => {
  const today = todayIST();
  const day = addDays(today, 50);
  // Of as many stars, some show more of themselves than half a star is worth.
  await sql(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, pin, search_text, rating, rating_sum, rating_count, answer_minutes, price, photo_count)
     SELECT gen_random_uuid(), 'decorators', 'd' || n, 'd' || n, 'approved', 'Decorator ' || n, 'Goa', 'North Goa', '403001', 'decorator ' || n || E'\nmarigold', 4, 3 * n + n % 5, n, CASE WHEN n % 2 = 0 THEN 30 END, CASE WHEN n % 3 > 0 THEN 100 END, n % 5 FROM generate_series(1, 70) n`,
  );
  await sql(
    "INSERT INTO listing_places (listing_id, category, state, district, visible) SELECT id, category, state, w.district, true FROM listings, (VALUES (''), ('North Goa')) w(district) WHERE category = 'decorators'",
  );
  await sql(
    "INSERT INTO calendars (listing_id, updated_at) SELECT id, now() FROM listings WHERE category = 'decorators' AND photo_count = 1",
  );
  const byHand = async () => {
    const mean = (await rankedMeans(site.deps.db)).get("decorators") ?? RANKING.meanAtFirst;
    const rows = await sql<{
      id: string;
      rating_sum: number;
      rating_count: number;
      booked_stars: number;
      booked_reviews: number;
    }>("SELECT * FROM listings WHERE category = 'decorators' AND status = 'approved'");
    const stars = new Map(
      rows.map((row) => [
        row.id,
        rankingOf(row.rating_sum, row.rating_count, mean, { stars: row.booked_stars, reviews: row.booked_reviews }),
      ]),
    );
    return [...stars].sort(([a, x], [b, y]) => y - x || (a < b ? 1 : -1)).map(([id]) => id);
  };
  const walk = async (query: ListingQuery) => {
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: { rows: { _id: string }[]; next: string | null } = await searchListings<{ _id: string }>(
        site.deps,
        "decorators",
        { ...query, sort: "rating", limit: 24, ...(cursor ? { cursor } : {}) },
      );
      ids.push(...page.rows.map(({ _id }) => _id));
      cursor = page.next;
    }
    return ids;
  };
  const when = { from: day, until: day, slot: "" as const, only: false };
  const point = (await centreOfPin("403001"))!;
  const ways: ListingQuery[] = [
    {},
    { state: "Goa" },
    { state: "Goa", districts: ["North Goa"] },
    { minRating: 3 },
    { q: "marigold" },
    { near: { point, km: 25 } },
    { when },
    { when, state: "Goa" },
    { when, minRating: 3 },
    { when, near: { point, km: 25 } },
    { when, q: "marigold" },
  ];
  const everyWay = async () => {
    const order = await byHand();
    for (const query of ways) expect(await walk(query), JSON.stringify(query)).toEqual(order);
    return order;
  };
  const order = await everyWay();
  // The list's own order is another one.
  const best = await searchListings<{ _id: string }>(site.deps, "decorators", { state: "Goa", limit: 24 });
  expect(best.rows.map(({ _id }) => _id)).not.toEqual(order.slice(0, 24));
  // Over everything, and by the call.
  const everything = await site.app.inject("/api/search?q=marigold&category=decorators&sort=rating");
  const found = everything.json<{ cards: { _id: string }[] }>();
  expect(found.cards.map(({ _id }) => _id)).toEqual(order.slice(0, 24));
  const next = /<([^>]+)>/.exec(String(everything.headers["link"]))![1]!;
  expect(next).toContain("sort=rating");
  const second = (await site.app.inject(next)).json<{ cards: { _id: string }[] }>();
  expect(second.cards.map(({ _id }) => _id)).toEqual(order.slice(24, 48));
  const all = (await site.app.inject("/api/search?q=marigold&sort=rating")).json<{ cards: { _id: string }[] }>();
  expect(all.cards.map(({ _id }) => _id)).toEqual(order.slice(0, 24));
  expect((await site.app.inject("/api/search?q=marigold&sort=newest")).statusCode).toBe(400);
  const list = (await site.app.inject("/api/decorators?state=Goa&sort=rating")).json<{ _id: string }[]>();
  expect(list.map(({ _id }) => _id)).toEqual(order.slice(0, 24));
  // What is reviewed, shown or weighed anew moves in all of them at once; what is shown alone moves nobody.
  await sql(
    "UPDATE listings SET photo_count = 4, answer_minutes = 10 WHERE category = 'decorators' AND rating_count % 7 = 0",
  );
  expect(await everyWay()).toEqual(order);
  await sql(
    "UPDATE listings SET rating_sum = rating_count * 5, booked_stars = 5, booked_reviews = 1 WHERE category = 'decorators' AND rating_count % 7 = 0",
  );
  expect(await everyWay()).not.toEqual(order);
  await sql(
    "INSERT INTO category_ratings VALUES ('decorators', 2.5) ON CONFLICT (category) DO UPDATE SET mean = 2.5; UPDATE listings SET ranking = 0 WHERE category = 'decorators'",
  );
  await everyWay();
});

/** All pages of a list on a day, each as its ids. */
async function pages(day: string, query: ListingQuery = {}): Promise<string[][]> {
  const deps = { ...site.deps, now: () => new Date(`${day}T06:00:00Z`) };
  const category = categoryOf("planners");
  const found: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof withNewcomers>> = await withNewcomers(
      deps,
      "planners",
      { sort: "best", ...query, cursor },
      async (asked) => {
        const { rows, ...rest } = await searchListings<CardRow>(deps, "planners", asked);
        return { ...rest, cards: rows.map((row) => cardView(category, row)) };
      },
    );
    found.push(page.cards.map(({ id }) => id));
    cursor = page.next;
  }
  return found;
}

test("one place in twelve is somebody new's: nobody twice, nobody lost, each within seven days, as the page says", async () => {
  const today = todayIST();
  // Everybody stands by stars; the new ones have none, and stand behind fifty others.
  await sql(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, search_text, rating, rating_sum, rating_count, approved_at)
     SELECT gen_random_uuid(), 'planners', 'n' || n, 'n' || n, 'approved', 'Planner ' || n, 'Goa', 'North Goa', 'planner ' || n || E'\\nmarigold', CASE WHEN n <= 50 THEN 5 ELSE 0 END, CASE WHEN n <= 50 THEN 50 + n ELSE 0 END, CASE WHEN n <= 50 THEN 10 ELSE 0 END,
       CASE WHEN n <= 50 THEN now() - interval '1 year' ELSE now() - interval '3 days' END FROM generate_series(1, 63) n`,
  );
  await sql(
    "INSERT INTO listing_places (listing_id, category, state, district, visible) SELECT id, category, state, district, true FROM listings WHERE category = 'planners'",
  );
  const fresh = (
    await sql<{ id: string }>("SELECT id FROM listings WHERE category = 'planners' AND rating_count = 0")
  ).map(({ id }) => id);
  const where = { state: "Goa", districts: ["North Goa"] };
  for (const query of [
    {},
    where,
    { q: "marigold" },
    { ...where, when: { from: addDays(today, 40), until: addDays(today, 40), slot: "" as const, only: false } },
  ]) {
    const seen = new Set<string>();
    for (let at = 0; at < NEWCOMERS.round; at++) {
      const day = addDays(today, at);
      const walked = await pages(day, query);
      const all = walked.flat();
      expect(new Set(all).size).toBe(63);
      expect(all).toHaveLength(63);
      const order = drawn(day, fresh);
      expect([walked[0]![11], walked[0]![23], walked[1]![11], walked[1]![23]]).toEqual(order.slice(0, 4));
      for (const id of [walked[0]![11]!, walked[0]![23]!]) seen.add(id);
      expect(walked[0]!.filter((id) => fresh.includes(id))).toHaveLength(2);
    }
    expect(seen.size, JSON.stringify(query)).toBe(fresh.length);
  }
  // Somebody is approved while another turns the pages: the lot of the day stays.
  const before = await pages(today, where);
  await sql(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, search_text, approved_at) VALUES (gen_random_uuid(), 'planners', 'late', 'late', 'approved', 'Late', 'Goa', 'North Goa', 'late', now())`,
  );
  expect((await pages(today, where)).flat().filter((id) => before.flat().includes(id))).toEqual(before.flat());
  // Another order has no lot in it.
  expect((await pages(today, { ...where, sort: "newest" }))[0]).toHaveLength(24);
});
