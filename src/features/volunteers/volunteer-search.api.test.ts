import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { applyRating } from "../listings/listing-rating.server.ts";
import { createListing } from "../listings/listing-service.server.ts";
import { volunteers } from "./volunteer-category.ts";
import { listingContent, parseForm } from "../listings/listing-form.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import { person, registered, validForm } from "./volunteer-test-kit.server.ts";

let site: TestSite;
type Card = Record<string, unknown> & {
  _id: string;
  userId: { _id: string; username: string };
  averageRating: number;
  ratingCount: number;
  profileImage: string;
};

/** A volunteer without a photo, straight through the service. */
async function volunteer(username: string, changes: Record<string, string> = {}): Promise<string> {
  const { id } = await person(site, username);
  const input = parseForm(volunteers, { ...validForm, ...changes });
  const owner = { id, username, role: "unassigned" as const, email: null, emailProven: false, name: "" };
  const row = await transaction(site.deps.db, (tx) =>
    createListing(site.deps, tx, volunteers, {
      owner,
      slug: username,
      content: listingContent(volunteers, input, username),
      photos: [],
    }),
  );
  return row.id;
}

async function rate(listingId: string, stars: number): Promise<void> {
  await transaction(site.deps.db, async (tx) => {
    await tx.$client.query("INSERT INTO reviews (id, listing_id, stars, comment) VALUES ($1, $2, $3, 'Fine')", [
      newId(),
      listingId,
      stars,
    ]);
    await applyRating(tx, listingId);
  });
}

const search = (query = "") => site.call<Card[]>("GET", `/api/volunteers/fetch${query && "?"}${query}`);
const names = async (query?: string) => (await search(query)).body.map(({ userId }) => userId.username);
const nextOf = (headers: Record<string, unknown>) =>
  /^<\/api\/volunteers\/fetch\?([^>]*)>; rel="next"$/.exec(String(headers.link ?? ""))?.[1];

beforeAll(async () => {
  site = await startTestSite();
  for (const [at, username] of ["goa_1", "goa_2", "goa_3", "goa_4", "goa_5", "goa_6", "goa_7"].entries()) {
    const id = await volunteer(username, {
      addressState: "Goa",
      addressDistrict: "North Goa",
      selectedState: "Goa",
      selectedDistricts: at % 2 ? '["North Goa","South Goa"]' : '["South Goa"]',
      city: at < 3 ? "Panaji" : "Mapusa",
    });
    if (at > 3) await rate(id, at - 2);
  }
  await volunteer("lives_in_haryana", {
    addressState: "Haryana",
    addressDistrict: "Gurugram",
    selectedState: "Delhi",
    selectedDistricts: '["New Delhi"]',
    city: "Gurgaon",
  });
  await volunteer("asha_hindi", {
    firstName: "आशा",
    lastName: "वर्मा",
    addressState: "Sikkim",
    addressDistrict: "Gangtok",
    selectedState: "Sikkim",
    selectedDistricts: '["Gangtok"]',
    city: "गंगटोक",
  });
  await volunteer("percent", {
    firstName: "100%",
    lastName: "A_B",
    addressState: "Sikkim",
    addressDistrict: "Gangtok",
    selectedState: "Sikkim",
    selectedDistricts: '["Gangtok"]',
    city: "Gangtok 100%",
  });
});
afterAll(() => site.close());

describe("by place", () => {
  test("a district finds who works there and who lives there, each once, by ranking and then newest", async () => {
    // Who has no stars stands at the mean of 4, as one with 4 stars does, and before those who are below it.
    const order = ["goa_7", "goa_4", "goa_3", "goa_2", "goa_1", "goa_6", "goa_5"];
    const newest = ["goa_7", "goa_6", "goa_5", "goa_4", "goa_3", "goa_2", "goa_1"];
    expect(await names("state=Goa&district=North Goa")).toEqual(order);
    expect(await names("state=Goa&district=North Goa&district=South Goa")).toEqual(order);
    expect(await names("state=Goa")).toEqual(order);
    expect(await names("state=Goa&sort=newest")).toEqual(newest);
    expect(await names("state=Goa&districts[]=South Goa")).toEqual(order);
    expect(await names("state=goa&districts=NORTH GOA")).toEqual(order);
  });

  test("work and home are found in their own states", async () => {
    for (const query of [
      "state=Haryana&district=Gurgaon",
      "state=Haryana",
      "state=Delhi&district=New Delhi",
      "state=NCT of Delhi",
      "district=Gurugram",
    ])
      expect(await names(query)).toEqual(["lives_in_haryana"]);
    expect(await names("state=Delhi&district=Gurugram")).toEqual([]);
    expect(await names("state=Haryana&district=New Delhi")).toEqual([]);
  });

  test("an unknown place is an empty list", async () => {
    for (const query of ["state=Atlantis", "state=Goa&district=Atlantis", "district=Atlantis"]) {
      const { status, body, headers } = await search(query);
      expect([status, body, headers["x-total-count"]]).toEqual([200, [], "0"]);
    }
  });
});

describe("by words", () => {
  test("a part of the city's name, whatever its case, and only of the city's", async () => {
    expect((await names("city=PANA")).sort()).toEqual(["goa_1", "goa_2", "goa_3"]);
    expect(await names("state=Goa&district=South Goa&city=mapu&sort=newest")).toEqual([
      "goa_7",
      "goa_6",
      "goa_5",
      "goa_4",
    ]);
    expect(await names("city=North Goa")).toEqual([]);
    expect(await names("city=गंग")).toEqual(["asha_hindi"]);
    expect(await names("city=gur")).toEqual(["lives_in_haryana"]);
  });

  test("all words, in names, places and skills", async () => {
    expect(await names("q=आशा")).toEqual(["asha_hindi"]);
    expect(await names("q=वर्मा gangtok")).toEqual(["asha_hindi"]);
    expect(await names("q=CROWD LIVES_IN")).toEqual(["lives_in_haryana"]);
    // A place is one, by whatever name: Gurgaon is Gurugram, Panjim the North of Goa.
    expect(await names("q=gurgaon")).toEqual(["lives_in_haryana"]);
    expect(await names("q=panjim&sort=newest&limit=2")).toEqual(["goa_7", "goa_6"]);
  });

  test("what means something to SQL is looked for as it is", async () => {
    expect(await names("city=100%25")).toEqual(["percent"]);
    expect(await names("q=a_b&state=Sikkim")).toEqual(["percent"]);
    expect(await names("q=0%25a")).toEqual([]);
    expect(await names("city=_angtok")).toEqual([]);
    expect((await search("city=%27%3B DROP TABLE users%3B--")).body).toEqual([]);
    expect((await search("city=%00")).status).toBe(200);
  });
});

describe("page by page", () => {
  test.each([
    "state=Goa&district=North Goa&district=South Goa",
    "state=Goa&sort=newest",
    "city=a",
    "sort=rating",
    "q=goa&sort=newest",
  ])("%s: no gap and nobody twice", async (query) => {
    const all = await names(`${query}&limit=100`);
    const seen: string[] = [];
    for (let next: string | undefined = `${query}&limit=2`; next;) {
      const { status, body, headers } = await search(next);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(0);
      expect(headers["x-total-count"]).toBe(String(all.length));
      seen.push(...body.map(({ userId }) => userId.username));
      next = nextOf(headers);
    }
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
  });

  test("without parameters: everybody, newest first", async () => {
    const { body, headers } = await search();
    expect(body.map(({ userId }) => userId.username)).toEqual([
      "percent",
      "asha_hindi",
      "lives_in_haryana",
      "goa_7",
      "goa_6",
      "goa_5",
      "goa_4",
      "goa_3",
      "goa_2",
      "goa_1",
    ]);
    expect([headers.link, headers["x-total-count"], headers["x-total-count-capped"]]).toEqual([
      undefined,
      "10",
      undefined,
    ]);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect((await names("state=&city="))[0]).toBe("percent");
  });

  test.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "limit=-1",
    "limit=2.5",
    "cursor=x",
    "cursor=%F0%9F%99%82",
    "sort=oldest",
    "state=a&state=b",
  ])("%s is refused", async (query) => {
    const { status, body } = await search(query);
    expect(status).toBe(400);
    expect((body as unknown as { error: string }).error).toBeTruthy();
  });

  test("counting stops at 1,000, and says so", async () => {
    await site.deps.db.$client.query(`
      WITH made AS (INSERT INTO listings (id, category, slug, slug_key, status, title, attributes) SELECT gen_random_uuid(), 'volunteers', 'many' || n, 'many' || n, 'approved', 'x', '{"firstName":"A"}' FROM generate_series(1, 1001) n RETURNING id)
      INSERT INTO listing_places (listing_id, category, state, district, visible, works_here) SELECT id, 'volunteers', 'Ladakh', '', true, true FROM made`);
    const { body, headers } = await search("state=Ladakh");
    expect([body.length, headers["x-total-count"], headers["x-total-count-capped"]]).toEqual([24, "1000", "true"]);
    const bare = await search();
    expect(bare.body).toHaveLength(500);
    expect(nextOf(bare.headers)).toMatch(/^sort=newest&limit=100&cursor=/);
    expect((await search(nextOf(bare.headers))).body).toHaveLength(100);
    await site.deps.db.$client.query("DELETE FROM listings WHERE slug LIKE 'many%'");
  });
});

describe("cards", () => {
  test("carry what the call promises, and nothing else", async () => {
    const { volunteer: made, id } = await registered(site, "with_photo", {
      addressState: "Kerala",
      addressDistrict: "Kollam",
      selectedState: "Kerala",
      selectedDistricts: '["Kollam","Idukki"]',
      showEmail: "false",
    });
    const { body } = await search("state=Kerala&district=Idukki");
    expect(body).toEqual([
      {
        _id: made._id,
        userId: { _id: id, username: "with_photo" },
        firstName: "Meera",
        lastName: "Joshi",
        addressState: "Kerala",
        addressDistrict: "Kollam",
        city: "Mhow",
        profileImage: made.profileImage,
        averageRating: 0,
        ratingCount: 0,
        selectedState: "Kerala",
        selectedDistricts: ["Kollam", "Idukki"],
        // The mean of none, and what a proven mobile adds.
        ranking: 4.02,
      },
    ]);
    const found = await searchListings(site.deps, "volunteers", { state: "Kerala", districts: ["Idukki"] });
    expect(found).toMatchObject({ total: 1, capped: false, next: null });
    expect(found.rows[0]).toMatchObject({ ...body[0], photo: { src: made.profileImage, width: 48, height: 60 } });
  });

  test("a new rating moves a card, and hidden reviews do not count", async () => {
    const id = await volunteer("rated", {
      addressState: "Tripura",
      addressDistrict: "Dhalai",
      selectedState: "Tripura",
      selectedDistricts: '["Dhalai"]',
    });
    await volunteer("unrated", {
      addressState: "Tripura",
      addressDistrict: "Dhalai",
      selectedState: "Tripura",
      selectedDistricts: '["Dhalai"]',
    });
    for (const stars of [5, 4, 5]) await rate(id, stars);
    expect((await search("state=Tripura&district=Dhalai")).body[0]).toMatchObject({
      userId: { username: "rated" },
      averageRating: 4.67,
      ratingCount: 3,
    });
    await site.deps.db.$client.query("UPDATE reviews SET hidden_at = now() WHERE listing_id = $1", [id]);
    expect(await transaction(site.deps.db, (tx) => applyRating(tx, id))).toEqual({ averageRating: 0, ratingCount: 0 });
    expect(await names("state=Tripura&district=Dhalai")).toEqual(["unrated", "rated"]);
  });

  test("ratings at the same instant are all counted", async () => {
    const id = await volunteer("rated_at_once", {
      addressState: "Tripura",
      addressDistrict: "Gomati",
      selectedState: "Tripura",
      selectedDistricts: '["Gomati"]',
    });
    await Promise.all([1, 2, 3, 4, 5].map((stars) => rate(id, stars)));
    expect((await search("state=Tripura&district=Gomati")).body[0]).toMatchObject({ averageRating: 3, ratingCount: 5 });
  });
});
