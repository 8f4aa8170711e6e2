// @engine both
import { todayIST } from "../../domain/dates.ts";
import { badgesOf } from "../../features/listings/badges.ts";
import { newId } from "../../domain/ids.ts";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { bookingFaults } from "../../../test/support/test-bookings.ts";
import { coverContacts } from "../../domain/contact-detector.ts";
import { states } from "../../domain/places/places.ts";
import { BOOKING_STATES, STATUS_OF } from "../../features/bookings/booking-table.ts";
import { ENQUIRY_STATUSES } from "../../features/enquiries/enquiry-access.ts";
import { ENQUIRY_KINDS } from "../../features/enquiries/enquiry-kinds.ts";
import type { SearchAnswer } from "../../features/search/search-model.ts";
import { searchListings } from "../../features/listings/listing-search.server.ts";
import { listingFiltersIn } from "../../features/listings/search-address.ts";
import { RANKING } from "../../features/listings/ranking.ts";
import { rankAnew } from "../../features/listings/ranking.server.ts";
import { categories } from "../../features/registry.ts";
import { POPULAR_SEARCHES, popularSearchPath } from "../../features/content/defaults/popular-searches.ts";
import { ASHA, ORGANISER } from "./demo-cast.ts";
import { seedDemo, type DemoLogin } from "./seed-demo.server.ts";

let site: TestSite;
let logins: DemoLogin[];

beforeAll(async () => {
  site = await startTestSite();
  const both = await Promise.all([seedDemo(site.deps), seedDemo(site.deps)]);
  expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
  logins = both.find(({ created }) => created)?.logins ?? [];
});
afterAll(() => site?.close());

const rowsOf = async (text: string) => (await site.deps.db.$client.query(text)).rows as Record<string, unknown>[];
const count = async (table: string) => Number((await rowsOf(`SELECT count(*) FROM ${table}`))[0]?.count);
const signIn = async (username: string) => {
  const password = logins.find((login) => login.username === username)?.password;
  const { status, cookie } = await site.call("POST", "/api/twilio/login", { body: { loginId: username, password } });
  expect(status).toBe(200);
  return cookie;
};

test("seeding again adds nothing and knows the logins", async () => {
  const before = await Promise.all(["users", "listings", "reviews", "enquiries", "notifications"].map(count));
  expect(await seedDemo(site.deps)).toEqual({ created: false, logins });
  expect(await Promise.all(["users", "listings", "reviews", "enquiries", "notifications"].map(count))).toEqual(before);
});

test("the mean of each category is that of its reviews, and no sweep finds another", async () => {
  const means = await rowsOf(
    "SELECT category, round(mean::numeric, 3) AS mean, (SELECT round(sum(rating_sum)::numeric / sum(rating_count), 3) FROM listings l WHERE l.category = c.category AND rating_count > 0) AS of_reviews FROM category_ratings c",
  );
  expect(means.length).toBe(categories.length);
  for (const { category, mean, of_reviews: ofReviews } of means)
    expect(Math.abs(Number(mean) - Number(ofReviews)), String(category)).toBeLessThan(RANKING.meanMoves);
  expect(await rankAnew(site.deps.db)).toEqual([]);
});

test("the logins stand in a file that only its owner reads, and each of them works", async () => {
  const file = join(site.dataDir, "demo-logins.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(logins);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(logins.map(({ role }) => role)).toEqual(["admin", "user", "volunteer", "volunteer-manager", "artist"]);
  expect(new Set(logins.map(({ password }) => password)).size).toBe(5);
  for (const { username, mobile, email, password, role } of logins) {
    for (const loginId of [username, mobile, email])
      expect((await site.call("POST", "/api/twilio/login", { body: { loginId, password } })).status).toBe(200);
    expect(
      (await site.call<{ user: { role: string } }>("GET", "/api/auth/check-auth", { cookie: await signIn(username) }))
        .body.user.role,
    ).toBe(role);
  }
});

test("a search in Indore finds people with photos, by rating", async () => {
  const { status, body, headers } = await site.call<
    { userId: { username: string }; profileImage: string; ranking: number }[]
  >("GET", "/api/volunteers/fetch?state=Madhya+Pradesh&district=Indore&limit=100");
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThanOrEqual(30);
  expect(Number(headers["x-total-count"])).toBe(body.length);
  expect(body.filter(({ profileImage }) => profileImage.startsWith("/images/volunteers/")).length).toBeGreaterThan(
    body.length * 0.8,
  );
  expect(body.map(({ userId }) => userId.username)).toContain(ASHA);
  // By the ranking, not the plain mean (DECISIONS 34).
  const rankings = body.map(({ ranking }) => ranking);
  expect(rankings.every((ranking) => ranking > 0)).toBe(true);
  expect(rankings).toEqual(rankings.toSorted((a, b) => b - a));
});

test("Asha's profile, photos and ratings are there", async () => {
  const { body } = await site.call<{
    viewCount: number;
    averageRating: number;
    ratingCount: number;
    profileImage: string;
    galleryImages: string[];
    phone: string;
  }>("GET", `/api/volunteers/username/${ASHA}`);
  expect(body).toMatchObject({ viewCount: 3418, averageRating: 4.9, ratingCount: 212, phone: "+919826000000" });
  expect(body.galleryImages).toHaveLength(6);
  for (const path of [body.profileImage, body.galleryImages[0]!])
    expect(await site.call("GET", path)).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } });
  const ratings = await site.call<{ ratings: { comment: string; userId: { username: string } }[] }>(
    "GET",
    `/api/ratings/volunteer/${ASHA}`,
  );
  expect(ratings.body.ratings[0]).toMatchObject({
    comment: "Kept 600 people in one calm line at our Diwali mela. Would book again tomorrow.",
    userId: { username: ORGANISER },
  });
});

test("what is kept beside the reviews agrees with them", async () => {
  expect(
    await rowsOf(`
    SELECT l.slug FROM listings l LEFT JOIN reviews r ON r.listing_id = l.id GROUP BY l.id
    HAVING l.rating_count <> count(r.id) OR l.rating_sum <> coalesce(sum(r.stars), 0) OR l.rating <> coalesce(round(avg(r.stars), 2), 0)::real`),
  ).toEqual([]);
  expect(
    await rowsOf(
      "SELECT p.state FROM listing_places p JOIN listings l ON l.id = p.listing_id WHERE p.rating <> l.rating OR p.visible <> (l.status = 'approved')",
    ),
  ).toEqual([]);
  expect(
    await rowsOf(
      "SELECT id FROM reviews r WHERE EXISTS (SELECT 1 FROM listings l WHERE l.id = r.listing_id AND l.owner_id = r.author_id)",
    ),
  ).toEqual([]);
});

test("an edited profile keeps what it had: it is stored as the service stores it", async () => {
  const before = (
    await rowsOf(`SELECT title, search_text, attributes, rating FROM listings WHERE slug = '${ASHA}'`)
  )[0];
  const profile = (
    await site.call<Record<string, unknown>>("GET", `/api/volunteers/username/${ASHA}`, { cookie: await signIn(ASHA) })
  ).body;
  const form = new FormData();
  for (const name of [
    "firstName",
    "lastName",
    "email",
    "phone",
    "dob",
    "gender",
    "address",
    "exprience",
    "addressState",
    "addressDistrict",
    "city",
    "zipCode",
    "educationLevel",
    "degree",
    "profileSummary",
    "hasExhibition",
    "exhibitionName",
    "exhibitionDesc",
    "hasAward",
    "selectedState",
    "profileImage",
  ])
    form.set(name, String(profile[name] ?? ""));
  for (const name of ["selectedDistricts", "skills", "awards"]) form.set(name, JSON.stringify(profile[name]));
  form.set("oldGalleryImages", JSON.stringify(profile.galleryImages));
  expect(
    (await site.call("PUT", `/api/volunteers/username/${ASHA}`, { form, cookie: await signIn(ASHA) })).status,
  ).toBe(200);
  expect(
    (await rowsOf(`SELECT title, search_text, attributes, rating FROM listings WHERE slug = '${ASHA}'`))[0],
  ).toEqual(before);
});

test("the demo people have requests and notifications; the site has its reach", async () => {
  const boxes =
    await rowsOf(`SELECT u.username, count(DISTINCT r.id)::int AS received, count(DISTINCT s.id)::int AS sent, count(DISTINCT n.id)::int AS notices FROM users u
    LEFT JOIN enquiries r ON r.recipient_id = u.id LEFT JOIN enquiries s ON s.sender_id = u.id LEFT JOIN notifications n ON n.user_id = u.id GROUP BY u.id`);
  const of = (username: string) => boxes.find((box) => box.username === username);
  expect(of(ASHA)).toMatchObject({ received: 12 });
  expect(Number(of(ASHA)?.notices)).toBeGreaterThan(15);
  expect(Number(of(ORGANISER)?.sent)).toBeGreaterThanOrEqual(10);
  for (const { username } of logins) expect(Number(of(username)?.notices), username).toBeGreaterThan(0);
  // Each says which request it speaks of, so that it is found when one of the two leaves.
  expect(
    await rowsOf(
      "SELECT n.kind FROM notifications n LEFT JOIN enquiries e ON e.id = ANY(n.about) WHERE n.kind LIKE 'enquiry-%' AND (e.id IS NULL OR n.user_id NOT IN (e.sender_id, e.recipient_id))",
    ),
  ).toEqual([]);
  expect(await rowsOf("SELECT name, total::int FROM site_counters ORDER BY name")).toEqual([
    { name: "demo", total: 1 },
    { name: "reach", total: 1_240_368 },
  ]);
});

test.each(categories.map((category) => [category.key, category] as const))(
  "%s stand in every state by the hundred; a dozen wait where an admin decides, some were turned away",
  async (key, { approval, opinions }) => {
    const [row] =
      await rowsOf(`SELECT count(*) FILTER (WHERE status = 'approved')::int AS approved, count(DISTINCT state) FILTER (WHERE status = 'approved')::int AS states,
      count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status IN ('rejected', 'suspended') AND status_reason <> '')::int AS "turnedAway",
      (SELECT count(*)::int FROM reviews r JOIN listings o ON o.id = r.listing_id WHERE o.category = '${key}') AS reviews
    FROM listings WHERE category = '${key}'`);
    expect(Number(row?.approved)).toBeGreaterThanOrEqual(240);
    expect(row?.states).toBe(states().length);
    expect(Number(row?.reviews), opinions).toBeGreaterThan(500);
    if (approval !== "admin") return;
    expect(Number(row?.pending)).toBeGreaterThanOrEqual(12);
    expect(Number(row?.turnedAway)).toBeGreaterThanOrEqual(6);
    expect(
      await rowsOf(
        `SELECT slug FROM listings l WHERE category = '${key}' AND status NOT IN ('pending', 'approved') AND NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.subject_id = l.id::text AND a.action IN ('listing.reject', 'listing.suspend'))`,
      ),
    ).toEqual([]);
  },
);

test("every kind of request stands in every status", async () => {
  const rows = await rowsOf(
    "SELECT kind, count(DISTINCT status)::int AS statuses FROM enquiries GROUP BY kind ORDER BY kind",
  );
  expect(rows).toEqual(
    Object.keys(ENQUIRY_KINDS)
      .sort()
      .map((kind) => ({ kind, statuses: ENQUIRY_STATUSES.length })),
  );
});

test.each(POPULAR_SEARCHES.map((search) => [search.phrase, search] as const))(
  "the popular search '%s' finds somebody",
  async (_phrase, search) => {
    const { pathname, searchParams } = new URL(popularSearchPath(search), "http://localhost");
    const category = categories.find(({ searchPath }) => searchPath === pathname);
    // As the pages read their addresses.
    const { state, q, districts } = listingFiltersIn(searchParams, []);
    expect([q, state, ...districts]).toEqual([
      search.words ?? "",
      search.state,
      ...(search.district ? [search.district] : []),
    ]);
    expect((await searchListings(site.deps, category!.key, { state, districts, q })).rows.length).toBeGreaterThan(0);
  },
);

test("what was written down as over has one time, and the organiser can still write of what took place lately", async () => {
  expect(
    await rowsOf(`SELECT e.number FROM booking_moves m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id
      WHERE m.move = 'complete' AND NOT EXISTS (SELECT FROM enquiry_events v WHERE v.enquiry_id = e.id AND v.what = 'completed' AND v.at = m.at)`),
  ).toEqual([]);
  expect(
    await rowsOf(`SELECT r.closes_at > now() AS open, current_date - e.event_date < 6 AS lately, array_agg(o.side) AS wrote
      FROM enquiries e JOIN users u ON u.id = e.sender_id JOIN bookings b ON b.enquiry_id = e.id JOIN booking_review_rounds r ON r.booking_id = b.id
      JOIN booking_reviews o ON o.booking_id = b.id
      WHERE u.username = '${ORGANISER}' AND b.state = 'closed' AND r.published_at IS NULL GROUP BY 1, 2`),
  ).toEqual([{ open: true, lately: true, wrote: ["provider"] }]);
});

test("calendars look lived in: confirmed requests hold their dates, owners have blocked others, and some have said nothing", async () => {
  const [row] =
    await rowsOf(`SELECT (SELECT count(*)::int FROM calendars) AS kept, (SELECT count(*)::int FROM listings) AS listings,
    (SELECT count(*)::int FROM holds WHERE kind = 'block') AS blocked, (SELECT count(DISTINCT date_trunc('month', day))::int FROM holds) AS months,
    (SELECT count(*)::int FROM stock WHERE closed) AS closed,
    (SELECT count(*)::int FROM enquiries e JOIN listings l ON l.id = e.listing_id WHERE e.status = 'confirmed' AND e.event_date >= current_date + 1
      AND NOT EXISTS (SELECT FROM holds h WHERE h.listing_id = e.listing_id AND h.day = e.event_date AND h.kind = 'booking')
      AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id)) AS forgotten`);
  const { kept, listings, blocked, months, closed, forgotten } = row as Record<string, number>;
  expect([kept! > listings! / 5, kept! < listings! / 2]).toEqual([true, true]);
  expect([blocked! > 300, closed! > 100, months! >= 6]).toEqual([true, true, true]);
  expect(forgotten).toBe(0);
});

test("six hundred bookings stand in every state, half a year back and ahead, in every category, in step with their requests, and none is past due", async () => {
  const states = await rowsOf("SELECT DISTINCT state FROM bookings ORDER BY state");
  expect(states.map(({ state }) => state)).toEqual(BOOKING_STATES.filter((state) => state !== "enquired").toSorted());
  expect(await count("bookings")).toBeGreaterThanOrEqual(600);
  const spread =
    await rowsOf(`SELECT l.category, count(*)::int AS bookings, min(e.event_date) < current_date - 90 AS before,
      max(e.event_date) > current_date + 90 AS ahead
    FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id JOIN listings l ON l.id = e.listing_id GROUP BY 1`);
  expect(spread.map(({ category }) => category).toSorted()).toEqual(categories.map(({ key }) => key).toSorted());
  for (const { category, bookings, ...times } of spread)
    expect([Number(bookings) >= 40, times], String(category)).toEqual([true, { before: true, ahead: true }]);
  for (const [state, status] of Object.entries(STATUS_OF))
    expect(
      await rowsOf(
        `SELECT e.number FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE b.state = '${state}' AND e.status <> '${status}'`,
      ),
    ).toEqual([]);
  expect(
    await rowsOf(
      "SELECT b.id FROM bookings b WHERE due_at <= now() OR round <> (SELECT max(round) FROM quotes q WHERE q.booking_id = b.id) OR state <> (SELECT to_state FROM booking_moves m WHERE m.booking_id = b.id ORDER BY seq DESC LIMIT 1) OR (state IN ('agreed', 'confirmed', 'delivered', 'providerMissed', 'organiserMissed', 'closed', 'cancelled')) <> EXISTS (SELECT FROM agreements a WHERE a.booking_id = b.id)",
    ),
  ).toEqual([]);
  // What is agreed and unpaid would run out after two days; a first payment that waits for its answer gives it three more.
  expect(
    await rowsOf(
      `SELECT b.id FROM bookings b JOIN agreements a ON a.booking_id = b.id JOIN enquiries e ON e.id = b.enquiry_id
       WHERE b.state = 'agreed' AND (a.accepted_at < now() - interval '2 days'
         OR b.due_at <> least((e.event_date + 3)::timestamp AT TIME ZONE 'Asia/Kolkata',
           a.accepted_at + CASE WHEN EXISTS (SELECT FROM ledger l WHERE l.booking_id = b.id) THEN interval '5 days' ELSE interval '2 days' END))`,
    ),
  ).toEqual([]);
  // What one can sign in as has some.
  for (const username of [ASHA, ORGANISER])
    expect(
      Number(
        (
          await rowsOf(
            `SELECT count(*) FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id JOIN users u ON u.id IN (e.sender_id, e.recipient_id) WHERE u.username = '${username}'`,
          )
        )[0]?.count,
      ),
      username,
    ).toBeGreaterThan(0);
});

test("nothing of all bookings contradicts what is promised of bookings", async () => {
  const listings = await rowsOf("SELECT DISTINCT listing_id AS id FROM enquiries WHERE listing_id IS NOT NULL");
  const ids = listings.map(({ id }) => String(id));
  expect(await bookingFaults(site.deps.db, ids, site.deps.now())).toEqual([]);
});

test("what happened to bookings happened in order, and nothing before its cause or after now", async () => {
  const none: Readonly<Record<string, string>> = {
    moves:
      "SELECT m.booking_id FROM booking_moves m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN booking_moves p ON p.booking_id = m.booking_id AND p.seq = m.seq - 1 WHERE m.at < coalesce(p.at, e.created_at) OR m.at > now()",
    "what is agreed before its day":
      "SELECT m.booking_id FROM booking_moves m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE m.move IN ('accept', 'confirm', 'propose', 'agreeChange') AND m.at >= e.event_date::timestamp AT TIME ZONE 'Asia/Kolkata'",
    "what takes place by itself, after its day":
      "SELECT m.booking_id FROM booking_moves m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE m.move IN ('deliver', 'complete', 'claimNoShow') AND m.at < e.event_date::timestamp AT TIME ZONE 'Asia/Kolkata'",
    quotes:
      "SELECT q.booking_id FROM quotes q WHERE q.valid_until < q.created_at OR q.valid_until > q.created_at + interval '8 days'",
    messages:
      "SELECT m.id FROM messages m JOIN enquiries e ON e.id = m.enquiry_id WHERE m.at < e.created_at OR m.at > now() OR m.person_id <> CASE m.side WHEN 'organiser' THEN e.sender_id ELSE e.recipient_id END",
    "messages by their ids":
      "SELECT a.id FROM messages a JOIN messages b ON b.enquiry_id = a.enquiry_id AND b.id > a.id AND b.at < a.at",
    money:
      "SELECT l.booking_id FROM ledger l JOIN agreements a ON a.booking_id = l.booking_id LEFT JOIN ledger p ON p.booking_id = l.booking_id AND p.seq = l.seq - 1 WHERE l.at < coalesce(p.at, a.accepted_at) OR l.at > now()",
    changes:
      "SELECT c.booking_id FROM booking_changes c JOIN agreements a ON a.booking_id = c.booking_id WHERE c.at < a.accepted_at OR c.at > now() OR c.ended_at < c.at OR c.ended_at > now() OR (c.outcome IS NULL AND c.expires_at <= now()) OR (c.outcome NOT IN ('lapsed') AND c.ended_at > c.expires_at)",
    "changes and their moves":
      "SELECT c.booking_id FROM booking_changes c LEFT JOIN booking_moves m ON m.booking_id = c.booking_id AND m.move IN ('propose', 'proposeEnd') AND m.by = c.by AND m.at = c.at WHERE m.booking_id IS NULL",
    amendments:
      "SELECT a.booking_id FROM amendments a JOIN bookings b ON b.id = a.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE (a.terms::jsonb->'event'->>'day')::date <> e.event_date OR a.accepted_at <= a.offered_at OR a.terms::jsonb->'amendment'->>'replaces' <> (SELECT sha256 FROM agreements f WHERE f.booking_id = a.booking_id)",
    "the day that is agreed":
      "SELECT a.booking_id FROM agreements_in_force a JOIN bookings b ON b.id = a.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE (a.terms::jsonb->'event'->>'day')::date <> e.event_date",
    "what is read":
      "SELECT t.enquiry_id FROM thread_sides t LEFT JOIN messages m ON m.id = t.read_id AND m.enquiry_id = t.enquiry_id WHERE m.id IS NULL",
  };
  for (const [what, query] of Object.entries(none)) expect(await rowsOf(query), what).toEqual([]);
});

test("the two sides of bookings write to each other: a few lines, in three ways of writing, contacts covered until it is agreed", async () => {
  const threads = await rowsOf(
    "SELECT e.status, count(*)::int AS lines, count(DISTINCT m.side)::int AS sides, string_agg(m.text, ' ') AS text FROM messages m JOIN enquiries e ON e.id = m.enquiry_id GROUP BY e.id",
  );
  expect(threads.length).toBeGreaterThan((await count("bookings")) * 0.85);
  expect(threads.filter(({ lines }) => Number(lines) < 2 || Number(lines) > 12)).toEqual([]);
  expect(threads.filter(({ lines }) => Number(lines) > 6).length).toBeGreaterThan(30);
  const hindi = threads.filter(({ text }) => /\p{Script=Devanagari}/u.test(String(text))).length;
  const mixed = threads.filter(({ text }) => /\b(?:hai|nahi|jayega|kya)\b/u.test(String(text))).length;
  for (const share of [hindi, mixed]) expect(share / threads.length).toBeGreaterThan(0.2);
  expect(threads.filter(({ text }) => /\{\w+\}/u.test(String(text)))).toEqual([]);
  const covered = threads.filter(({ status, text }) => status === "pending" && coverContacts(String(text)).covered > 0);
  expect(covered.length).toBeGreaterThan(5);
  const [unread] = await rowsOf(
    "SELECT count(*)::int AS n FROM thread_sides t WHERE EXISTS (SELECT FROM messages m WHERE m.enquiry_id = t.enquiry_id AND m.side <> t.side AND m.id > t.read_id)",
  );
  expect(Number(unread?.n)).toBeGreaterThan(5);
});

test("papers of every kind are issued, numbered without a gap, by whoever may issue them", async () => {
  const kinds = await rowsOf("SELECT DISTINCT kind FROM tax_papers");
  for (const kind of ["taxInvoice", "receiptVoucher", "refundVoucher", "billOfSupply", "bill"])
    expect(kinds.map((row) => row["kind"])).toContain(kind);
  expect(
    await rowsOf(
      `SELECT p.seller_id, p.year FROM tax_papers p JOIN tax_paper_counters c ON c.seller_id = p.seller_id AND c.year = p.year
       GROUP BY p.seller_id, p.year HAVING count(*) <> max(c.last) OR max(right(p.number, 5)::int) <> count(*)`,
    ),
  ).toEqual([]);
  const none: Readonly<Record<string, string>> = {
    "numbers by their days":
      "SELECT a.number FROM tax_papers a JOIN tax_papers b ON b.seller_id = a.seller_id AND b.year = a.year AND b.number > a.number WHERE b.issued_at < a.issued_at OR a.issued_at > now()",
    sellers:
      "SELECT p.number FROM tax_papers p LEFT JOIN tax_paper_sellers s ON s.person_id = p.seller_id JOIN bookings b ON b.id = p.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE s.person_id IS NULL OR e.recipient_id <> p.seller_id",
    vouchers:
      "SELECT p.number FROM tax_papers p LEFT JOIN ledger l ON l.id = p.entry_id WHERE p.kind IN ('receiptVoucher', 'refundVoucher') AND (l.kind IS DISTINCT FROM 'acknowledged' OR l.at > p.issued_at OR p.total_paise > l.amount_paise)",
    "taxes of those who may take none":
      "SELECT p.number FROM tax_papers p WHERE p.content->'seller'->>'status' <> 'registered' AND jsonb_array_length(p.content->'taxes') > 0",
  };
  for (const [what, query] of Object.entries(none)) expect(await rowsOf(query), what).toEqual([]);
});

test("what is agreed is changed in every way, and called off by both; deposits are taken, kept and returned", async () => {
  const changes = await rowsOf("SELECT DISTINCT kind, coalesce(outcome, 'waits') AS outcome FROM booking_changes");
  expect(changes.map(({ kind, outcome }) => `${String(kind)} ${String(outcome)}`).toSorted()).toEqual([
    "callOff agreed",
    "callOff waits",
    "change agreed",
    "change declined",
    "change lapsed",
    "change takenBack",
    "change waits",
  ]);
  const [amended] = await rowsOf(
    "SELECT count(*) FILTER (WHERE moved)::int AS moved, count(*) FILTER (WHERE NOT moved)::int AS others FROM amendments",
  );
  for (const n of Object.values(amended!)) expect(Number(n)).toBeGreaterThan(10);
  const moves = await rowsOf("SELECT DISTINCT move FROM booking_moves");
  for (const move of ["admitNoShow", "standNoShow", "takeBackNoShow", "expire", "counter"])
    expect(moves.map((row) => row["move"])).toContain(move);
  const taken = await rowsOf(
    `SELECT DISTINCT l.category, w.taken_paise > 0 AS taken, w.back_paise > 0 AS back, w.kept_paise > 0 AS kept
     FROM deposit_balances w JOIN bookings b ON b.id = w.booking_id JOIN enquiries e ON e.id = b.enquiry_id JOIN listings l ON l.id = e.listing_id`,
  );
  for (const category of ["rentals", "venues"])
    expect(taken, category).toEqual(
      expect.arrayContaining([
        { category, taken: true, back: true, kept: false },
        { category, taken: true, back: false, kept: false },
      ]),
    );
  expect(taken.some(({ kept }) => kept)).toBe(true);
  expect(new Set(taken.map(({ category }) => category))).toEqual(new Set(["rentals", "venues"]));
  const kinds = await rowsOf("SELECT DISTINCT kind FROM ledger");
  for (const kind of ["paid", "acknowledged", "rejected", "depositPaid", "depositKept", "depositAcknowledged"])
    expect(kinds.map((row) => row["kind"])).toContain(kind);
});

test("finished bookings have reviews of both sides, some still sealed, and no organiser's words stand elsewhere otherwise", async () => {
  const [row] =
    await rowsOf(`SELECT count(*)::int AS all, count(*) FILTER (WHERE o.side = 'provider')::int AS of_organisers,
      count(*) FILTER (WHERE r.published_at IS NULL AND r.closes_at <= now())::int AS late,
      count(*) FILTER (WHERE r.published_at IS NULL AND o.side = 'organiser')::int AS sealed
    FROM booking_reviews o JOIN booking_review_rounds r ON r.booking_id = o.booking_id`);
  expect(row).toMatchObject({ late: 0 });
  expect((row as { of_organisers: number }).of_organisers).toBeGreaterThan(4);
  expect((row as { sealed: number }).sealed).toBeGreaterThan(4);
  expect(
    await rowsOf(
      "SELECT r.booking_id FROM booking_review_rounds r WHERE r.published_at IS NULL AND (SELECT count(*) FROM booking_reviews o WHERE o.booking_id = r.booking_id) = 2",
    ),
  ).toEqual([]);
  expect(
    await rowsOf(`SELECT o.booking_id FROM booking_reviews o JOIN bookings b ON b.id = o.booking_id JOIN enquiries e ON e.id = b.enquiry_id
      LEFT JOIN reviews v ON v.listing_id = e.listing_id AND v.author_id = e.sender_id
      WHERE o.side = 'organiser' AND EXISTS (SELECT FROM booking_review_rounds r WHERE r.booking_id = o.booking_id AND r.published_at IS NOT NULL) AND (v.comment, v.stars) IS DISTINCT FROM (o.comment, o.stars)`),
  ).toEqual([]);
});

test("price cards are kept by most, in every category, and some have said nothing", async () => {
  const rows = await rowsOf(`SELECT l.category, count(*)::int AS listings, count(c.listing_id)::int AS kept
    FROM listings l LEFT JOIN price_cards c ON c.listing_id = l.id GROUP BY 1`);
  for (const { category, listings, kept } of rows as { category: string; listings: number; kept: number }[])
    expect([kept > listings * 0.4, kept < listings], `${category}: ${kept} of ${listings}`).toEqual([true, true]);
});

test("pictures come into being when they are asked for, under their own address only", async () => {
  const drawn = await rowsOf(
    "SELECT DISTINCT ON (drawn_seed::json->>'draw') id, category, kind FROM media WHERE drawn_seed IS NOT NULL ORDER BY drawn_seed::json->>'draw', id",
  );
  expect(drawn).toHaveLength(2);
  for (const { id, category, kind } of drawn) {
    expect(await site.call("GET", `/images/${String(category)}/${String(kind)}/${String(id)}-320.webp`)).toMatchObject({
      status: 200,
      headers: { "content-type": "image/webp" },
    });
    expect((await site.call("GET", `/images/${String(category)}/elsewhere/${String(id)}-320.webp`)).status).toBe(404);
    expect((await site.call("GET", `/images/${String(category)}/${String(kind)}/${newId()}-320.webp`)).status).toBe(
      404,
    );
  }
});

test("a site where somebody has one of the names stays as it is", async () => {
  const other = await startTestSite();
  try {
    await other.deps.db.$client.query(
      "INSERT INTO users (id, username, username_key, mobile, first_name, last_name, password_hash) VALUES (gen_random_uuid(), 'Asha.Kulkarni', 'asha.kulkarni', '+919811111111', 'Asha', 'K', '-')",
    );
    expect(await seedDemo(other.deps)).toEqual({ created: false, logins: [] });
    expect(
      (
        await other.deps.db.$client.query(
          "SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM listings)::int AS listings",
        )
      ).rows,
    ).toEqual([{ users: 1, listings: 0 }]);
  } finally {
    await other.close();
  }
});

test.each([
  ["इंदौर शादी डीजे", "artists", { category: "DJ" }, "Madhya Pradesh"],
  ["shaadi wala singer", "artists", { category: "Singer" }, null],
  ["dulhan mehndi", "beauty", {}, null],
  ["लखनऊ में बैंक्वेट हॉल", "venues", { kind: "Banquet hall" }, "Uttar Pradesh"],
  ["gayak indore", "artists", { category: "Singer" }, "Madhya Pradesh"],
  // In other scripts by their sound.
  ["કેટરિંગ", "caterers", {}, null],
  ["ఫోటోగ్రాఫర్", "photographers", {}, null],
  ["ਲੁਧਿਆਣਾ ਡੀਜੇ", "artists", { category: "DJ" }, "Punjab"],
])("'%s' finds what it means, over all and in the list", async (q, category, facets, state) => {
  const asked = new URLSearchParams({ q, limit: "5" });
  const all = await site.call<SearchAnswer>("GET", `/api/search?${asked}`);
  expect(all.body.understood?.category).toBe(category);
  const [first] = all.body.categories;
  expect(first?.category).toBe(category);
  expect(first?.cards.length).toBeGreaterThan(0);
  const inList = await searchListings<{ _id: string }>(site.deps, category, { q });
  expect(inList.rows.length).toBeGreaterThan(0);
  const ids = [...first!.cards, ...inList.rows].map(({ _id }) => _id);
  const found = await site.deps.db.$client.query<{ attributes: Record<string, unknown>; states: string[] }>({
    text: "SELECT l.attributes, s.states FROM listings l JOIN listing_search s ON s.listing_id = l.id WHERE l.id = ANY($1::uuid[])",
    values: [ids],
  });
  for (const row of found.rows) {
    // Where nobody is all of it, the answer says what it left out.
    if (all.body.understood?.leftOut.length === 0) expect(row.attributes).toMatchObject(facets);
    if (state) expect(row.states).toContain(state);
  }
});

test("badges stand on cards of first pages, where what was booked carries them", async () => {
  const cards =
    await rowsOf(`SELECT category, answer_minutes, answers_told, kept, missed, organisers, organisers_again, created_at::date::text AS since
    FROM (SELECT *, row_number() OVER (PARTITION BY category ORDER BY ranking DESC, id DESC) AS n FROM listings WHERE status = 'approved') l WHERE n <= 22`);
  const badges = (
    cards as (Record<"answers_told" | "kept" | "missed" | "organisers" | "organisers_again", number> & {
      category: string;
      since: string;
      answer_minutes: number | null;
    })[]
  ).flatMap(({ category, since, answer_minutes, answers_told, kept, missed, organisers, organisers_again }) =>
    badgesOf(
      {
        since,
        answerMinutes: answer_minutes,
        answersTold: answers_told,
        kept,
        missed,
        organisers,
        organisersAgain: organisers_again,
      },
      todayIST(),
    ).map((words) => `${category}: ${words}`),
  );
  const withBadges = new Set(badges.map((one) => one.split(":")[0]));
  expect(withBadges.size, badges.join("\n")).toBeGreaterThan(5);
  for (const badge of ["Kept ", "booked again"])
    expect(badges.filter((one) => one.includes(badge)).length, badges.join("\n")).toBeGreaterThan(4);
});
