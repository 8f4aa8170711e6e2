/** The numbers beside filters, against the lists that they lead to. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { roundedAbout } from "../listings/listing-facets.server.ts";
import type { FacetCounts } from "../listings/search-view.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";

let site: TestSite;
const MANY = 120;
const DAY = "2027-02-12";

beforeAll(async () => {
  site = await startTestSite();
  await testListing(site.deps, "venues", {
    slug: "haveli",
    title: "Haveli One",
    attributes: {
      kind: "Farmhouse",
      capacity: 200,
      price: 90_000,
      priceUnit: "plate",
      halls: [{ name: "Chowk", seated: 200, floating: 300 }],
      rooms: 0,
      amenities: [],
      rules: [],
      description: "",
    },
    facets: { kind: "Farmhouse" },
  });
  const { rows } = await site.deps.database.pool.query<{ id: string }>(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, search_text, attributes, price, rating, rating_sum, rating_count)
     SELECT gen_random_uuid(), 'venues', 'v' || n, 'v' || n, 'approved', 'Haveli ' || n, 'Rajasthan', CASE WHEN n % 3 = 0 THEN 'Jaipur' ELSE 'Udaipur' END,
       'haveli ' || n || E'\n\u0003kind=' || (ARRAY['banquet hall', 'farmhouse', 'hotel lawn'])[1 + n % 3] || E'\n\u0002udaipur',
       jsonb_build_object('price', n * 25000, 'capacity', n * 10, 'kind', (ARRAY['Banquet hall', 'Farmhouse', 'Hotel lawn'])[1 + n % 3]), n * 25000, n % 6, (n % 6) * 4, 4
     FROM generate_series(1, ${MANY}) n RETURNING id`,
  );
  const ids = rows.map(({ id }) => id);
  await site.deps.database.pool.query(
    `UPDATE listings SET papers_seen = hashtext(slug) % 2 = 0, mobile_proven = hashtext(slug) % 3 = 0, answer_minutes = nullif(abs(hashtext(slug)) % 4, 0) * 90 WHERE id = ANY($1)`,
    [ids],
  );
  await site.deps.database.pool.query(
    `INSERT INTO listing_places (listing_id, category, state, district, works_here, visible, rating)
     SELECT l.id, 'venues', l.state, d.name, false, true, l.rating FROM listings l CROSS JOIN LATERAL (VALUES (''), (l.district)) d(name) WHERE l.id = ANY($1)`,
    [ids],
  );
});
afterAll(() => site.close());

const facets = async (query: string) => {
  const { body, status } = await site.call<{ facets: FacetCounts }>("GET", `/api/search/facets?${query}`);
  expect(status, query).toBe(200);
  return body.facets;
};
const totalOf = async (query: string) => {
  const { headers, status, body } = await site.call("GET", `/api/venues?limit=1&${query}`);
  expect(status, `${query} ${JSON.stringify(body)}`).toBe(200);
  return Number(headers["x-total-count"]);
};

test.each([
  ["", ""],
  ["state=Rajasthan", ""],
  ["state=Rajasthan&district=Udaipur", ""],
  ["q=haveli", ""],
  ["guests=300", ""],
  [`date=${DAY}`, ""],
  ["near=313001&radius=100", ""],
  ["state=Rajasthan", "kind=Farmhouse"],
  ["state=Rajasthan", "rating=4&verified=documents"],
  ["q=haveli&guests=100", "answers=4h&kind=Farmhouse&band=800-1500"],
])("each number is that of the list it leads to: %s %s", async (asked, chosen) => {
  const query = [asked, chosen].filter(Boolean).join("&");
  const found = await facets(`list=venues&${query}`);
  expect(found.map(({ name }) => name)).toEqual(["kind", "priceUnit", "band", "rating", "verified", "answers"]);
  for (const { name, about, values } of found) {
    expect(about).toBe(false);
    const others = query
      .split("&")
      .filter((pair) => pair && !pair.startsWith(`${name}=`))
      .join("&");
    for (const { value, count } of values.filter(() => name !== "priceUnit"))
      expect(count, `${name} ${value}`).toBe(await totalOf(`${others}&${name}=${encodeURIComponent(value)}`));
  }
  expect(found.flatMap(({ values }) => values).some(({ count }) => count > 0)).toBe(true);
});

test("a search over everything is counted and narrowed by what every category has", async () => {
  const counted = await facets("q=haveli");
  expect(counted.map(({ name }) => name)).toEqual(["rating", "verified", "answers"]);
  for (const { name, values } of counted)
    for (const { value, count } of values) {
      const { body } = await site.call<{ total: { count: number } }>("GET", `/api/search?q=haveli&${name}=${value}`);
      expect(body.total.count, `${name} ${value}`).toBe(count);
    }
  const venues = await facets("q=haveli&category=venues&verified=documents");
  expect(venues.map(({ name }) => name)).toEqual(["kind", "priceUnit", "band", "rating", "verified", "answers"]);
  expect(await facets("")).toEqual([]);
  expect(await facets("q=zzzzqqqq")).toEqual([]);
});

test("what is verified, or how soon an answer comes, is known to the search as soon as it changes", async () => {
  const counts = async () =>
    (await facets("list=venues&q=haveli one")).find(({ name }) => name === "verified")?.values[0]?.count;
  const before = (await counts())!;
  await site.deps.database.pool.query("UPDATE listings SET papers_seen = true WHERE slug = 'haveli'");
  const { rows } = await site.deps.database.pool.query<{ there: number }>(
    "SELECT count(*)::int AS there FROM listings l JOIN listing_search s ON s.listing_id = l.id WHERE (l.papers_seen, l.mobile_proven, l.answer_minutes) IS DISTINCT FROM (s.papers_seen, s.mobile_proven, s.answer_minutes)",
  );
  expect(rows[0]?.there).toBe(0);
  expect(before).toBeGreaterThanOrEqual(0);
});

test("where a sum decides, no number is said; what is no category is refused", async () => {
  expect(await facets("list=venues&upto=50000")).toEqual([]);
  expect(await facets("list=venues&state=Atlantis")).not.toEqual([]);
  expect((await site.call("GET", "/api/search/facets?list=nothing")).status).toBe(400);
  expect((await site.call("GET", "/api/search/facets?list=venues&band=x&verified=y&answers=z&rating=9")).status).toBe(
    200,
  );
});

test("what a sample says has two digits that count", () => {
  expect([0, 7, 96, 1_234, 157_472].map((count) => roundedAbout(count))).toEqual([0, 7, 96, 1_200, 160_000]);
  // Of few that were seen the second one is 0 or 5.
  expect([16, 480, 580, 1_280, 1_234].map((count) => roundedAbout(count, 20))).toEqual([15, 500, 600, 1_500, 1_000]);
});
