/** Lists around a place: the calls and what is behind them, against every distance reckoned by hand. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import pinCentres from "../../domain/places/data/pin-centres.json" with { type: "json" };
import districtCentres from "../../domain/places/data/district-centres.json" with { type: "json" };
import { centreOfPin, crowKm, type Point } from "../../domain/places/centres.ts";
import { testListing } from "./listing-test-kit.server.ts";
import { searchIds } from "./listing-search.server.ts";
import { circleWords, nearIn } from "./near.server.ts";

let site: TestSite;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);
const planner = { kinds: ["Wedding Planner"], experience: "1-3 years", events: "10-50", languages: [], summary: "" };
const PINS = Object.entries(pinCentres).flatMap(([prefix, entries]) =>
  Array.from({ length: entries.length / 11 }, (_, at) => prefix + entries.slice(at * 11, at * 11 + 3)),
);
let state = 11;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

type Made = { id: string; point: Point; ranking: number };
const made: Made[] = [];
const MANY = 600;

beforeAll(async () => {
  site = await startTestSite();
  await testListing(site.deps, "planners", { title: "Torana Weddings", slug: "torana", attributes: planner });
  // A third of them in one state, so that small circles have some.
  const near = PINS.filter((pin) => pin.startsWith("45"));
  const pins = Array.from({ length: MANY }, (_, at) => (at % 3 === 0 ? pick(near) : pick(PINS)));
  const { rows } = await sql<{ id: string; pin: string; ranking: number }>(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, pin, search_text, rating, rating_sum, rating_count)
     SELECT gen_random_uuid(), 'planners', 'p' || n, 'p' || n, 'approved', 'Planner ' || n, 'Goa', NULL, pin, 'planner ' || n || E'\nmarigold', 0, n % 20, n % 5
     FROM unnest($1::text[]) WITH ORDINALITY w(pin, n) RETURNING id, pin, ranking`,
    [pins],
  );
  for (const { id, pin, ranking } of rows) made.push({ id, ranking, point: (await centreOfPin(pin))! });
});
afterAll(() => site.close());

test("the database knows every PIN code and district to lie where the files say", async () => {
  const { rows } = await sql<{ name: string; latitude: number; longitude: number }>("SELECT * FROM place_points");
  const known = new Map(rows.map(({ name, latitude, longitude }) => [name, [latitude, longitude]]));
  expect(known.size).toBe(PINS.length + Object.values(districtCentres).flatMap((of) => Object.keys(of)).length);
  for (const pin of PINS) {
    const { latitude, longitude } = (await centreOfPin(pin))!;
    expect(known.get(pin), pin).toEqual([latitude, longitude]);
  }
  for (const [of, districts] of Object.entries(districtCentres))
    for (const [name, point] of Object.entries(districts)) expect(known.get(`${of}/${name}`), name).toEqual(point);
});

test("what is found within a radius is what lies within it, in every order and with whatever else is asked", async () => {
  for (let turn = 0; turn < 60; turn++) {
    const point = (await centreOfPin(turn % 2 === 0 ? pick(PINS.filter((pin) => pin.startsWith("45"))) : pick(PINS)))!;
    const km = pick([5, 10, 25, 50, 100, 200]);
    const truth = made.filter((one) => crowKm(one.point, point) <= km);
    const byId = (a: Made, b: Made) => (a.id < b.id ? 1 : -1);
    const found = async (query: object) =>
      (await searchIds(site.deps, "planners", { limit: 1_000, near: { point, km }, ...query })).ids;
    const best = [...truth].sort((a, b) => b.ranking - a.ranking || byId(a, b)).map(({ id }) => id);
    // Torana stands in Indore, and is not among those that are compared.
    const others = (ids: string[]) => ids.filter((id) => made.some((one) => one.id === id));
    expect(others(await found({})), `${km} km`).toEqual(best);
    expect(others(await found({ sort: "newest" }))).toEqual([...truth].sort(byId).map(({ id }) => id));
    expect(others(await found({ state: "Goa" })).toSorted()).toEqual([]);
    expect(others(await found({ q: "marigold" })).toSorted()).toEqual(best.toSorted());
    expect(
      others(await found({ when: { from: "2027-02-12", until: "2027-02-12", slot: "", only: false } })).toSorted(),
    ).toEqual(best.toSorted());
    for (const query of [{}, { q: "marigold" }]) {
      const nearest = others(await found({ sort: "near", ...query }));
      const far = nearest.map((id) => Math.round(crowKm(made.find((one) => one.id === id)!.point, point)));
      expect(far).toEqual([...far].sort((a, b) => a - b));
      expect(nearest.toSorted()).toEqual(best.toSorted());
      // Of as many kilometres the best first.
      const km = new Map(nearest.map((id, at) => [id, far[at]!]));
      expect(nearest).toEqual(best.toSorted((a, b) => km.get(a)! - km.get(b)!));
    }
  }
});

type Entry = { _id?: string; slug?: string; distanceKm?: number; allIn?: object | null };
const list = (query: string) =>
  site.call<Entry[] & { errors: Record<string, string> }>("GET", `/api/planners?${query}`);

test("a call pages around a place by distance, without a gap and nobody twice, and says how far each is", async () => {
  const seen: Entry[] = [];
  let query: string | null = "near=452001&radius=200&sort=near&limit=20";
  while (query) {
    const { body, headers, status } = await list(query);
    expect(status).toBe(200);
    seen.push(...body);
    query = /\?([^>]*)>; rel="next"/.exec(String(headers.link ?? ""))?.[1] ?? null;
  }
  const point = (await centreOfPin("452001"))!;
  expect(seen).toHaveLength(made.filter((one) => crowKm(one.point, point) <= 200).length + 1);
  expect(new Set(seen.map(({ slug }) => slug)).size).toBe(seen.length);
  const far = seen.map(({ distanceKm }) => distanceKm!);
  expect(far.every((km) => km >= 0 && km <= 200)).toBe(true);
  const { headers } = await list("near=452001&radius=200");
  expect(headers["x-total-count"]).toBe(String(seen.length));
});

test("a place is understood as people write it", async () => {
  const slugs = async (near: string) =>
    (await list(`near=${encodeURIComponent(near)}&q=torana`)).body.map(({ slug, distanceKm }) => [
      slug,
      distanceKm! < 25,
    ]);
  for (const near of ["452001", "452 001", "Indore", "indore, madhya pradesh", "22.7167,75.8472", "22.7, 75.8"])
    expect(await slugs(near), near).toEqual([["torana", true]]);
  for (const near of ["Goa", "New Delhi"]) expect(await slugs(near), near).toEqual([]);
  expect((await list("")).body[0]).not.toHaveProperty("distanceKm");
});

test("what is no place, or several, is said", async () => {
  const error = async (query: string) => {
    const { status, body } = await list(query);
    return [status, body.errors];
  };
  expect(await error("near=Atlantis")).toEqual([
    400,
    { near: expect.stringContaining("a PIN code, a district") as string },
  ]);
  expect(await error("near=999999")).toEqual([400, { near: expect.any(String) as string }]);
  expect(await error("near=51.5,0.1")).toEqual([400, { near: expect.any(String) as string }]);
  expect(await error("near=Rajasthan")).toEqual([400, { near: expect.stringContaining("Do you mean: ") as string }]);
  expect(await error("near=Bilaspur")).toEqual([
    400,
    { near: expect.stringMatching(/^Several places are called so: Bilaspur, .*; Bilaspur, /) as string },
  ]);
  expect((await list("near=Bilaspur, Chhattisgarh")).status).toBe(200);
  for (const radius of ["4", "201", "x", "1e2"])
    expect(await error(`near=452001&radius=${radius}`), radius).toEqual([
      400,
      { radius: "radius must be a whole number of km from 5 to 200." },
    ]);
  expect(await error("sort=near")).toEqual([400, { sort: "sort=near needs near: the place to be near to." }]);
});

test("a listing that moves, is hidden or comes back is found where it is", async () => {
  const { id } = await testListing(site.deps, "planners", { title: "Kalash", slug: "kalash", attributes: planner });
  const around = async (near: string) => (await list(`near=${near}&q=kalash`)).body.length;
  expect([await around("Indore"), await around("403001")]).toEqual([1, 0]);
  // A PIN code of another district is a slip: the district that is stated says where it is.
  await sql("UPDATE listings SET pin = '403001' WHERE id = $1", [id]);
  expect([await around("Indore"), await around("403001")]).toEqual([1, 0]);
  await sql("UPDATE listings SET state = 'Goa', district = 'North Goa' WHERE id = $1", [id]);
  expect([await around("Indore"), await around("403001")]).toEqual([0, 1]);
  await sql("UPDATE listings SET pin = '999999', state = 'Madhya Pradesh', district = 'Indore' WHERE id = $1", [id]);
  expect([await around("Indore"), await around("403001")]).toEqual([1, 0]);
  await sql("UPDATE listings SET rating_sum = 25, rating_count = 5 WHERE id = $1", [id]);
  const { rows } = await sql<{ same: boolean }>(
    "SELECT c.ranking = l.ranking AS same FROM listing_cells c JOIN listings l ON l.id = c.listing_id WHERE l.id = $1",
    [id],
  );
  expect(rows).toEqual([{ same: true }]);
  await sql("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect(await around("Indore")).toBe(0);
  await sql("UPDATE listings SET status = 'approved', district = NULL, pin = NULL WHERE id = $1", [id]);
  expect(await around("Indore")).toBe(0);
});

test("the search over everything looks around a place, with words and without", async () => {
  type Found = { total: { count: number }; cards: { slug: string; distanceKm?: number }[]; errors: object };
  const found = (query: string) => site.call<Found>("GET", `/api/search?${query}`);
  const { body } = await found("q=torana&near=Indore&radius=10");
  expect(body.cards.map(({ slug, distanceKm }) => [slug, distanceKm! < 10])).toEqual([["torana", true]]);
  expect((await found("q=torana&near=Panaji")).body.total.count).toBe(0);
  expect((await found("near=Indore")).body.total.count).toBeGreaterThan(1);
  expect((await found("near=Atlantis")).status).toBe(400);
});

test("a PIN code in several districts is searched around, and offers these", async () => {
  expect((await list("near=123021")).status).toBe(200);
  const near = (await nearIn("123021"))!;
  expect(near).toMatchObject({
    known: true,
    others: [],
    districts: [{ near: "Mahendragarh, Haryana" }, { near: "Rewari, Haryana" }],
  });
  if (near.known)
    expect(circleWords(near, 25)).toBe(
      "Within 25 km of 123021. This PIN code lies in several districts. Only those of:",
    );
});

test("neighbours of one name are one place, and those far apart are asked about", async () => {
  expect(await nearIn("Mumbai")).toMatchObject({ known: true, label: "Mumbai", others: [] });
  expect((await nearIn("Bilaspur"))?.others).toHaveLength(1);
});
