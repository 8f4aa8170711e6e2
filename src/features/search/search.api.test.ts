// @engine both
import { MONTHS, addDays, todayIST } from "../../domain/dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { categories } from "../registry.ts";
import { rankAnew, rankedMeans } from "../listings/ranking.server.ts";
import { rankingOf } from "../listings/ranking.ts";
import { applyRating } from "../listings/listing-rating.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { searchJobs } from "./search-jobs.server.ts";
import type { SearchAnswer } from "./search-model.ts";
import { DICTIONARY_PARTS, sweepWords } from "../listings/understanding/word-index.server.ts";

let site: TestSite;
const venue = {
  kind: "Banquet hall",
  capacity: 100,
  halls: [{ name: "Hall", seated: 50, floating: 80 }],
  priceUnit: "day",
  price: 100_00,
  nonVegPrice: null,
  rooms: 0,
  amenities: [],
  rules: [],
  description: "",
};
const planner = { kinds: ["Wedding Planner"], experience: "1-3 years", events: "10-50", languages: [], summary: "" };
const sql = (text: string, values: unknown[] = []) => site.deps.db.$client.query(text, values);
const search = async (query: string) => {
  const { status, body, headers } = await site.call<SearchAnswer>("GET", `/api/search?${query}`);
  return { status, headers, ...body };
};
const titles = ({ categories }: SearchAnswer) =>
  categories.map(({ category, cards }) => [category, cards.map(({ title }) => title)]);

/** Rows as another category's form would have left them; the trigger does the rest. */
async function listing(
  category: string,
  title: string,
  words: string,
  { state = "Goa", rating = 0 } = {},
): Promise<void> {
  await sql(
    "INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, city, search_text, rating, rating_sum, rating_count) VALUES (gen_random_uuid(), $1, $2, $2, 'approved', $3, $4, $7, 'Panaji', $5, $6::real, 100 * $6::real, CASE WHEN $6::real > 0 THEN 100 ELSE 0 END)",
    [
      category,
      title.toLowerCase().replaceAll(" ", "-"),
      title,
      state,
      `${title.toLowerCase()}\n${title.toLowerCase().replaceAll(" ", "-")}\n${words}\n${state.toLowerCase()}\n\u0002panaji`,
      rating,
      state === "Goa" ? "North Goa" : "Idukki",
    ],
  );
}

beforeAll(async () => {
  site = await startTestSite();
  await testListing(site.deps, "venues", {
    title: "Lotus Banquets",
    slug: "lotus-banquets",
    attributes: venue,
    facets: { kind: "Banquet hall" },
    words: ["banquet hall", "air conditioning"],
  });
  await testListing(site.deps, "venues", {
    title: "Waiting Banquets",
    slug: "waiting-banquets",
    attributes: venue,
    words: ["banquet hall"],
    approved: false,
  });
  await listing("artists", "Gauri Bapat", "singer\nsufi, ghazal\n\u0003category=singer", { rating: 4.5 });
  await listing("artists", "Kabir Sen", "singer\nsufi rock\n\u0003category=singer", { rating: 4.8 });
  await listing("volunteers", "Asha Sufi", "calligraphy", { state: "Kerala" });
  await listing("volunteers", "आशा वर्मा", "फोटोग्राफी", { state: "Kerala" });
});
afterAll(() => site.close());

describe("words in every category", () => {
  test("all words must be there; the best rated come first; every category with its number", async () => {
    const found = await search("q=Sufi");
    expect(titles(found)).toEqual([
      ["artists", ["Kabir Sen", "Gauri Bapat"]],
      ["volunteers", ["Asha Sufi"]],
    ]);
    expect(found).toMatchObject({ status: 200, corrected: null, total: { count: 3, about: false }, next: null });
    expect(found.categories.map(({ count, about, one, many }) => [count, about, one, many])).toEqual([
      [2, false, "Artist", "Artists"],
      [1, false, "Volunteer", "Volunteers"],
    ]);
    expect(found.states).toEqual([
      { state: "Goa", count: 2, about: false },
      { state: "Kerala", count: 1, about: false },
    ]);
    expect(titles(await search("q=sufi singer rock"))).toEqual([["artists", ["Kabir Sen"]]]);
    expect(titles(await search("q=artists in Goa"))).toEqual([["artists", ["Kabir Sen", "Gauri Bapat"]]]);
    expect(titles(await search("q=calligr"))).toEqual([["volunteers", ["Asha Sufi"]]]);
    expect(titles(await search("q=फोटोग्राफी"))).toEqual([["volunteers", ["आशा वर्मा"]]]);
  });

  test("a mistyped word finds what is spelt alike, and the answer says so", async () => {
    expect(await search("q=bankuet hall")).toMatchObject({ corrected: "banquet hall", total: { count: 1 } });
    expect(titles(await search("q=gaury bapatt"))).toEqual([["artists", ["Gauri Bapat"]]]);
    expect(titles(await search("q=caligraphy kerela"))).toEqual([["volunteers", ["Asha Sufi"]]]);
    expect(await search("q=zzzzzz")).toMatchObject({ total: { count: 0 }, categories: [], corrected: null });
  });

  test("a word finds listings that say it in another script, or by another name", async () => {
    await listing("volunteers", "Meera Naik", "शादी\nमेहंदी", { state: "Kerala" });
    await listing("volunteers", "Dev Rao", "wedding\ncalligraphy", { state: "Kerala" });
    await sql("UPDATE listings SET title = title");
    const people = async (q: string) =>
      titles(await search(`q=${encodeURIComponent(q)}`)).flatMap(([, found]) => [...(found ?? [])].sort());
    // Of the trade by its group, of others by the sound.
    expect(await people("shaadi")).toEqual(["Dev Rao", "Meera Naik"]);
    expect(await people("शादी")).toEqual(["Dev Rao", "Meera Naik"]);
    expect(await people("શાદી")).toEqual(["Dev Rao", "Meera Naik"]);
    expect(await people("विवाह कैलीग्राफी")).toEqual(["Dev Rao"]);
    expect(await people("कैलिग्राफी केरल")).toEqual(["Asha Sufi", "Dev Rao"]);
    expect(await people("asha verma")).toContain("आशा वर्मा");
    expect(await search(`q=${encodeURIComponent("शादी")}`)).toMatchObject({ corrected: null });
    await sql("DELETE FROM listings WHERE title IN ('Meera Naik', 'Dev Rao')");
  });

  test.each([
    ["LKN", "lucknow", "lakhnow", "लखनऊ", "લખનઉ", "লখনউ", "ਲਖਨਊ", "లక్నో", "ಲಕ್ನೋ", "லக்னோ"],
    ["SD", "shaadi", "shadi", "शादी", "શાદી", "ਸ਼ਾਦੀ", "শাদি"],
    ["iNDR", "indore", "इंदौर", "इन्दौर", "ઇંદોર", "இந்தூர்", "ഇൻഡോർ"],
    ["KVL", "qawwali", "kawali", "क़व्वाली", "कव्वाली"],
    ["FTGRFR", "photographer", "फोटोग्राफर", "फ़ोटोग्राफ़र", "ફોટોગ્રાફર", "ফটোগ্রাফার", "ఫోటోగ్రాఫర్"],
    ["CNDGR", "chandigarh", "चंडीगढ़", "चंडीगढ"],
    ["MRJ", "marriage", "मैरिज"],
    ["VV", "vivah", "विवाह"],
    ["GN", "gaon", "गाँव", "गांव"],
    ["", "123", "-", ""],
  ])("the sound '%s' is that of %s", async (sound, ...words) => {
    const { rows } = await sql("SELECT sound_of(w) AS sound FROM unnest($1::text[]) w", [words]);
    expect(rows.map((row: { sound: string }) => row.sound)).toEqual(words.map(() => sound));
  });

  test("the very same word stands before one that only sounds so, whatever the stars", async () => {
    await listing("venues", "Gayatri Vatika", "lawn", { rating: 5 });
    await listing("venues", "गायत्री वाटिका", "lawn", { rating: 2 });
    await listing("caterers", "गायत्री रसोई", "veg", { rating: 3 });
    const first = titles(await search(`q=${encodeURIComponent("गायत्री")}`)).flatMap(([, names]) => names);
    expect(first.toSorted()).toEqual(["Gayatri Vatika", "गायत्री रसोई", "गायत्री वाटिका"]);
    const { cards } = await search(`q=${encodeURIComponent("गायत्री")}`);
    expect(cards.map(({ title }) => title).at(-1)).toBe("Gayatri Vatika");
    expect((await search("q=gayatri&category=venues")).cards[0]?.title).toBe("Gayatri Vatika");
    await sql("DELETE FROM listings WHERE title ~* 'gayatri|गायत्री'");
  });

  test("a username that is one letter from a word is found, beside what the word may mean", async () => {
    await sql(
      "INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text) VALUES (gen_random_uuid(), 'volunteers', 'bapatt', 'bapatt', 'approved', 'Ira Nene', 'Kerala', E'ira nene\nbapatt\ncalligraphy\nkerala')",
    );
    expect(titles(await search("q=bapatt"))).toEqual([
      ["artists", ["Gauri Bapat"]],
      ["volunteers", ["Ira Nene"]],
    ]);
    expect(titles(await search("q=bapatt calligraphy"))).toEqual([["volunteers", ["Ira Nene"]]]);
    await sql("DELETE FROM listings WHERE slug = 'bapatt'");
  });

  test("one state, one category", async () => {
    const inGoa = await search("q=sufi&state=goa");
    expect(titles(inGoa)).toEqual([["artists", ["Kabir Sen", "Gauri Bapat"]]]);
    expect(inGoa.states).toHaveLength(2);
    const artists = await search("q=sufi&category=artists");
    expect(artists.categories.map(({ category, cards }) => [category, cards.length])).toEqual([
      ["artists", 2],
      ["volunteers", 0],
    ]);
    expect(artists).toMatchObject({ total: { count: 2 }, states: [{ state: "Goa", count: 2 }] });
    expect(await search("q=sufi&state=Atlantis")).toMatchObject({ total: { count: 0 } });
    expect((await search("q=sufi&category=wizards")).status).toBe(400);
    expect((await search("q=sufi&category=artists&cursor=x")).status).toBe(400);
    expect((await search("q=sufi&cursor=x")).status).toBe(400);
  });

  test("cards carry what is shown", async () => {
    const { categories } = await search("q=lotus");
    expect(categories[0]!.cards).toEqual([
      {
        _id: expect.any(String) as string,
        category: "venues",
        path: expect.stringContaining("lotus-banquets") as string,
        slug: "lotus-banquets",
        title: "Lotus Banquets",
        city: "Indore",
        district: "Indore",
        state: "Madhya Pradesh",
        averageRating: 0,
        // The category's mean, and that it says a price.
        ranking: 4.05,
        ratingCount: 0,
        photo: null,
      },
    ]);
  });

  test("nothing is asked of nothing, and what means something to SQL is looked for as it is", async () => {
    for (const q of ["", "%20", "%27%3B--", "a'b\\", "%00", "!%26|():*"])
      expect(await search(`q=${encodeURIComponent(decodeURIComponent(q))}`), q).toMatchObject({
        status: 200,
        total: { count: 0 },
      });
    expect(await search(`q=${"x".repeat(101)}`)).toMatchObject({ status: 200, total: { count: 0 } });
    expect((await search(`q=${"x".repeat(10_001)}`)).status).toBe(400);
  });
});

test("a chosen category comes in pages, without a gap and nobody twice", async () => {
  await sql(`INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, rating)
    SELECT gen_random_uuid(), 'planners', 'p' || n, 'p' || n, 'approved', 'Planner ' || n, 'Goa', 'marigold planners', n % 7 FROM generate_series(1, 60) n`);
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search(
      `q=marigold&category=planners${next ? `&cursor=${next}` : ""}`,
    );
    seen.push(...page.categories[0]!.cards.map(({ slug }) => slug));
    next = page.next;
    expect(String(page.headers.link ?? "").includes("/api/search?q=marigold&category=planners&cursor=")).toBe(
      next !== null,
    );
  } while (next);
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
  await sql("DELETE FROM listings WHERE category = 'planners'");
});

test("large results are reckoned from a sample, and say so", async () => {
  // All of these stand in both samples, by the ends of their ids; 24 of them there mean some 384 in the larger sample's terms.
  await sql(`INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, rating)
    SELECT overlay(gen_random_uuid()::text placing '00' from 35)::uuid, CASE WHEN n % 3 = 0 THEN 'planners' ELSE 'rentals' END, 'b' || n, 'b' || n, 'approved', 'Many', 'Goa', 'bandobast', 0 FROM generate_series(1, 24) n`);
  await sql(
    "INSERT INTO listings (id, category, slug, slug_key, status, title, search_text) VALUES (overlay(gen_random_uuid()::text placing 'ff' from 35)::uuid, 'artists', 'rare', 'rare', 'approved', 'Rare', 'bandobast')",
  );
  const found = await search("q=bandobast");
  expect(found.total).toEqual({ count: 385, about: true });
  // The sample saw nothing of one category, which has some all the same: few enough to count them.
  expect(found.categories.map(({ category, about, count, cards }) => [category, about, count, cards.length])).toEqual([
    ["rentals", true, 256, 13],
    ["planners", true, 128, 8],
    ["artists", false, 1, 1],
  ]);
  expect(found.states).toEqual([{ state: "Goa", count: 384, about: true }]);
  await sql("DELETE FROM listings WHERE search_text = 'bandobast'");
});

test("a number of what nobody offers is left out with it", async () => {
  const found = await search(`q=${encodeURIComponent("catering for 150 plates")}`);
  expect(found.total.count).toBe(0);
  expect(found.understood?.leftOut).toEqual(["Caterers", "150 guests"]);
});

test("for how many the words ask room is what a price is reckoned for, unless it is said otherwise", async () => {
  const priced = async (query: string) => {
    const { guests, cards } = await search(query);
    return [guests, cards.find(({ title }) => title === "Saffron Sabha")?.allIn?.totalPaise ?? null];
  };
  await testListing(site.deps, "venues", {
    title: "Saffron Sabha",
    slug: "saffron-sabha",
    attributes: { ...venue, priceUnit: "plate", price: 500_00 },
  });
  expect(await priced("q=saffron+sabha+60+guests")).toEqual([60, 60 * 500_00]);
  expect(await priced("q=saffron+sabha+60+guests&guests=80")).toEqual([60, 80 * 500_00]);
  expect(await priced("q=saffron+sabha")).toEqual([null, null]);
  await sql("DELETE FROM listings WHERE slug = 'saffron-sabha'");
});

test("what is found follows the listings: a change, a suspension, a rating, a removal", async () => {
  const { id } = await testListing(site.deps, "planners", {
    title: "Torana Weddings",
    slug: "torana",
    attributes: planner,
  });
  const count = async (q: string) => (await search(`q=${q}`)).total.count;
  expect(await count("torana")).toBe(1);
  await sql("UPDATE listings SET search_text = 'kalash weddings' WHERE id = $1", [id]);
  expect([await count("torana"), await count("kalash")]).toEqual([0, 1]);
  await sql("INSERT INTO reviews (id, listing_id, stars, comment) VALUES (gen_random_uuid(), $1, 4, 'Fine')", [id]);
  await transaction(site.deps.db, (tx) => applyRating(tx, id));
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
  const { rows } = await sql(
    "SELECT word FROM search_words WHERE word IN ('meera', 'pillai', 'sound', '2000', 'w', 'meera-pillai') ORDER BY 1",
  );
  expect(rows.map((row) => (row as { word: string }).word)).toEqual(["meera", "pillai", "sound"]);
});

test("words that no listing has any more leave the dictionary in the course of eleven days, others stay", async () => {
  const known = async () =>
    (
      await sql(
        "SELECT word FROM search_words WHERE word IN ('shehnai', 'zarina', 'sufi', 'rentals', 'singer') ORDER BY 1",
      )
    ).rows.map((row) => (row as { word: string }).word);
  await listing("artists", "Zarina Sen", "shehnai\nsufi singer");
  await sql(
    "INSERT INTO listings (id, category, slug, slug_key, status, title) VALUES (gen_random_uuid(), 'rentals', 'waits', 'waits', 'pending', 'Waits')",
  );
  await sql("UPDATE listings SET search_text = 'zarina sen' WHERE slug = 'zarina-sen'");
  expect(await known()).toEqual(["rentals", "shehnai", "singer", "sufi", "zarina"]);
  const before = (await sql("SELECT count(*)::int AS n FROM search_words")).rows[0] as { n: number };

  const hour = site.deps.now().getTime();
  for (let at = 0; at < DICTIONARY_PARTS; at++)
    for (const job of searchJobs) await job.handle({ ...site.deps, now: () => new Date(hour + at * 3_600_000) }, {});
  expect(await known()).toEqual(["rentals", "singer", "sufi", "zarina"]);
  expect(((await sql("SELECT count(*)::int AS n FROM search_words")).rows[0] as { n: number }).n).toBeLessThan(
    before.n,
  );
  for (let part = 0; part < DICTIONARY_PARTS; part++) expect(await sweepWords(site.deps.db, part)).toBe(0);
  expect(await search("q=bankuet hall")).toMatchObject({ corrected: "banquet hall", total: { count: 1 } });

  // It comes back with a listing that has it; one that is just being written keeps its words.
  await sql("UPDATE listings SET search_text = 'zarina shehnai' WHERE slug = 'zarina-sen'");
  expect(await known()).toContain("shehnai");
  if (site.deps.database.engine === "postgres") {
    await sql("DELETE FROM listings WHERE slug = 'zarina-sen'");
    await transaction(site.deps.db, async (tx) => {
      await tx.$client.query(
        "INSERT INTO listings (id, category, slug, slug_key, status, title, search_text) VALUES (gen_random_uuid(), 'artists', 'late', 'late', 'approved', 'Late', 'shehnai')",
      );
      for (let part = 0; part < DICTIONARY_PARTS; part++) expect(await sweepWords(site.deps.db, part)).toBe(0);
    });
    for (let part = 0; part < DICTIONARY_PARTS; part++) await sweepWords(site.deps.db, part);
    expect(await known()).toEqual(["rentals", "shehnai", "singer", "sufi"]);
  }
});

describe("what is understood", () => {
  const facts = async (q: string) => {
    const { understood, total, cards } = await search(`q=${encodeURIComponent(q)}`);
    return {
      parts: understood?.parts.map(({ what, label, used }) => `${used ? "" : "not "}${what} ${label}`),
      leftOut: understood?.leftOut,
      kept: understood?.kept,
      total: total.count,
      titles: cards.map(({ title }) => title),
    };
  };

  test("the parts, what narrows nothing, and what was left out so that something is found", async () => {
    expect(await facts("best singer in goa")).toMatchObject({
      parts: ["kind Singer", "place Goa"],
      leftOut: [],
      titles: ["Kabir Sen", "Gauri Bapat"],
    });
    expect(await facts("20 volunteers in kerala")).toMatchObject({
      parts: ["not number 20 volunteers", "category Volunteers", "place Kerala"],
      leftOut: [],
      titles: expect.arrayContaining(["Asha Sufi"]) as string[],
    });
    expect(await facts("banquet hall for 80 in Indore")).toMatchObject({
      parts: ["kind Banquet hall", "number 80 guests", "place Indore"],
      titles: ["Lotus Banquets"],
    });
    expect(await facts("banquet hall for 5000 in Indore with helipad")).toMatchObject({
      leftOut: ["5,000 guests", "helipad"],
      kept: "banquet hall for in indore with",
      titles: ["Lotus Banquets"],
    });
  });

  test("an exact name comes first, whatever its words mean elsewhere", async () => {
    await listing("artists", "Farmhouse Volunteers", "band", { rating: 1 });
    expect((await facts("farmhouse volunteers")).titles[0]).toBe("Farmhouse Volunteers");
    await sql("DELETE FROM listings WHERE title = 'Farmhouse Volunteers'");
  });

  test("of a long question the beginning counts; words without weight alone ask for nothing", async () => {
    expect(await facts(`Lotus Banquets ${"please ".repeat(300)}`)).toMatchObject({ titles: ["Lotus Banquets"] });
    expect(await search("q=best%20near%20me")).toMatchObject({ status: 200, understood: null, total: { count: 0 } });
  });
});

test("the lists understand the same, every category has one, and a place is found by any of its names", async () => {
  const names = async (path: string) => {
    const { body, status } = await site.call<{ title?: string; ranking: number }[]>("GET", path);
    expect(status, path).toBe(200);
    return body.map(({ title }) => title);
  };
  expect(await names("/api/categories/venues?q=hall%20for%2080%20in%20indore")).toEqual(["Lotus Banquets"]);
  expect(await names("/api/categories/venues?q=banquets&guests=200")).toEqual([]);
  expect(await names("/api/categories/venues?sort=price")).toEqual(["Lotus Banquets"]);
  await testListing(site.deps, "planners", {
    title: "Silk Weddings",
    slug: "silk",
    attributes: planner,
    state: "Karnataka",
    district: "Bengaluru Urban",
  });
  for (const query of ["q=bangalore", "q=planner%20bengaluru", "city=bangalore", "q=banglore"])
    expect(await names(`/api/categories/planners?${query}`), query).toEqual(["Silk Weddings"]);
  expect(await names("/api/categories/planners?q=gurgaon")).toEqual([]);
  for (const { key } of categories)
    expect(await site.call("GET", `/api/categories/${key}?limit=1`)).toMatchObject({ status: 200 });
  await sql("DELETE FROM listings WHERE slug = 'silk'");
});

test("what is suggested while typing: kinds, places and names", async () => {
  const suggested = async (q: string) =>
    (await site.call<{ suggestions: { what: string; text: string; q: string }[] }>("GET", `/api/search/suggest?q=${q}`))
      .body.suggestions;
  expect(await suggested("sing")).toContainEqual({ what: "kind", text: "Singer", q: "Singer", path: null });
  expect(await suggested("singer%20indo")).toContainEqual({
    what: "place",
    text: "singer Indore, Madhya Pradesh",
    q: "singer Indore",
    path: null,
  });
  expect(await suggested("lotus")).toContainEqual(expect.objectContaining({ what: "name", q: "Lotus Banquets" }));
  expect(await suggested("l")).toEqual([]);
});

test("few stars do not outweigh many; the sweep takes the means anew", async () => {
  await sql(`INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, rating, rating_sum, rating_count) VALUES
    (gen_random_uuid(), 'artists', 'few', 'few', 'approved', 'Few', 'Goa', 'veena', 5, 10, 2),
    (gen_random_uuid(), 'artists', 'lots', 'lots', 'approved', 'Lots', 'Goa', 'veena', 4.9, 1039, 212),
    (gen_random_uuid(), 'artists', 'none', 'none', 'approved', 'None', 'Goa', 'veena', 0, 0, 0)`);
  const order = async () => (await search("q=veena")).cards.map(({ title, ranking }) => [title, ranking]);
  const known = (await rankedMeans(site.deps.db)).get("artists");
  expect(await order()).toEqual([
    ["Lots", rankingOf(1039, 212, known)],
    ["Few", rankingOf(10, 2, known)],
    ["None", rankingOf(0, 0, known)],
  ]);
  expect(await rankAnew(site.deps.db)).toContain("artists");
  expect(await rankAnew(site.deps.db)).toEqual([]);
  const mean = (await rankedMeans(site.deps.db)).get("artists")!;
  expect((await order())[2]![1]).toBeCloseTo(mean, 3);
  await sql("DELETE FROM listings WHERE slug IN ('few', 'lots', 'none')");
});

test("facets count what the lists they lead to show: 500 questions", async () => {
  await sql(`INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, rating)
    SELECT gen_random_uuid(), (ARRAY['artists', 'venues', 'planners', 'rentals'])[1 + n % 4], 'f' || n, 'f' || n, 'approved', 'Facet ' || n, (ARRAY['Goa', 'Kerala', 'Punjab'])[1 + n % 3],
      concat_ws(E'\n', 'facet ' || n, (ARRAY['silver', 'gold', 'jasmine', 'lotus'])[1 + n % 5], (ARRAY['drums', 'flowers', 'lights'])[1 + n % 7]), 0 FROM generate_series(1, 150) n`);
  const words = [
    "silver",
    "gold",
    "jasmine",
    "lotus",
    "drums",
    "flowers",
    "lights",
    "facet",
    "sufi",
    "artists",
    "venues",
    "goa",
    "kerala",
    "punjab",
    "singer",
    "hall",
    "best",
    "xyzzy",
  ];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const count = async (query: URLSearchParams) => {
    let total = 0;
    let cursor = "";
    do {
      const page = await search(`${query}${cursor && `&cursor=${cursor}`}`);
      total += page.cards.length;
      cursor = page.next ?? "";
    } while (cursor);
    return total;
  };
  for (let nth = 0; nth < 500; nth++) {
    const q = Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join(" ");
    const found = await search(`q=${encodeURIComponent(q)}`);
    const group = found.categories[random(found.categories.length || 1)];
    const state = found.states[random(found.states.length || 1)];
    if (group)
      expect(await count(new URLSearchParams({ q, category: group.category })), `${q}: ${group.category}`).toBe(
        group.count,
      );
    if (state)
      expect(
        (await search(`q=${encodeURIComponent(q)}&state=${state.state}`)).total.count,
        `${q}: ${state.state}`,
      ).toBe(state.count);
    if (group && state) {
      const both = await search(`q=${encodeURIComponent(q)}&state=${state.state}&category=${group.category}`);
      expect(await count(new URLSearchParams({ q, category: group.category, state: state.state })), q).toBe(
        both.total.count,
      );
    }
  }
  await sql("DELETE FROM listings WHERE slug LIKE 'f%' AND title LIKE 'Facet %'");
}, 120_000);

test("days that a question names are the days that are searched", async () => {
  const day = addDays(todayIST(), 40);
  const named = `lotus banquets ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  const [said, chosen] = [await search(`q=${encodeURIComponent(named)}`), await search(`q=lotus+banquets&date=${day}`)];
  expect(titles(said)).toEqual(titles(chosen));
  expect(titles(said)).toEqual([["venues", ["Lotus Banquets"]]]);
  expect(JSON.stringify(said.categories)).toContain('"availability"');
  expect((await search("q=lotus+banquets+20+february+2020")).status).toBe(400);
});
