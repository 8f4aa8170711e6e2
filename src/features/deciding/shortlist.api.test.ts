// @engine both
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sweep } from "../../../test/support/sweep.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { advance } from "../accounts/accounts-test-kit.ts";
import { linkHash } from "../../platform/link-token.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { decidingRights } from "./deciding-rights.server.ts";
import { testHall } from "./deciding-test-kit.server.ts";
import type { ShortlistView } from "./shortlist-model.ts";
import { sharedShortlist } from "./shortlist-page.server.ts";
import { linkedList } from "./shortlist-store.server.ts";

let site: TestSite;
let person: TestPerson;
let stranger: TestPerson;
const halls: string[] = [];
const ids: string[] = [];

type Answer = { message: string; paths: string[]; list: ShortlistView | null; error?: string; errors?: object };
const call = (method: "GET" | "POST", path: string, cookie: string | null, body?: unknown) =>
  site.call<Answer>(method, `/api/shortlists/${path}`, { cookie, ...(body ? { body } : {}) });
const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const cookieIn = (headers: Record<string, unknown>, name: string): string =>
  new RegExp(`${name}=[\\w-]{22}`).exec(String(headers["set-cookie"]))?.[0] ?? "";
const tokenIn = (address: string | null | undefined): string => /\/s\/([\w-]{22})$/.exec(address ?? "")?.[1] ?? "";
const titlesOf = (list: ShortlistView | null) =>
  list?.groups.flatMap(({ listings }) => listings.map(({ title }) => title)) ?? [];

beforeAll(async () => {
  site = await startTestSite({
    LIMIT_SHORTLIST_MISSES_PER_ADDRESS: "40",
    LIMIT_SHORTLIST_VOTES_PER_ADDRESS: "60",
    LIMIT_SHORTLISTS_PER_ADDRESS: "30",
  });
  person = await testPerson(site.deps, { name: "Ravi Kumar", email: "ravi@mail.example" });
  stranger = await testPerson(site.deps);
  for (const title of ["Rang Mahal", "Shri Vatika", "Lake Lawn"]) {
    const { id, slug } = await testHall(site.deps, title);
    ids.push(id);
    halls.push(`/venue/${slug}`);
  }
});
beforeEach(() => query("DELETE FROM rate_limits"));
afterAll(() => site.close());

/** A guest's list of all halls: its cookie and its two links. */
async function guestList(those: readonly string[] = halls) {
  const first = await call("POST", "listings", null, { listing: those[0] });
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const cookie = cookieIn(first.headers, "mandap_shortlist");
  for (const listing of those.slice(1)) expect((await call("POST", "listings", cookie, { listing })).status).toBe(200);
  const { list } = (await call("GET", "current", cookie)).body;
  return { cookie, edit: tokenIn(list?.links?.edit), read: tokenIn(list?.links?.read) };
}

test("a guest saves, finds it again by the cookie alone, and takes out; the table has hashes, and nobody's number is told", async () => {
  expect((await call("GET", "current", null)).body.list).toBeNull();
  const first = await call("POST", "listings", null, { listing: halls[0] });
  expect([first.status, first.body.paths]).toEqual([200, [halls[0]]]);
  expect(String(first.headers["set-cookie"])).toMatch(/HttpOnly/i);
  const cookie = cookieIn(first.headers, "mandap_shortlist");
  await call("POST", "listings", cookie, { listing: halls[1] });
  // Saved twice it stands there once, by its id as by its address.
  expect((await call("POST", "listings", cookie, { listing: ids[1] })).body.paths).toHaveLength(2);
  await query("UPDATE listings SET phone = '+919876501234', email = 'halls@mail.example' WHERE id = $1", [ids[0]]);
  const seen = await call("GET", "current", cookie);
  expect(titlesOf(seen.body.list)).toEqual(["Rang Mahal", "Shri Vatika"]);
  expect(seen.body.list).toMatchObject({ mayEdit: true, own: false, free: true, count: 2 });
  expect(seen.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  const read = (await call("GET", tokenIn(seen.body.list?.links?.read), null)).body;
  expect(read.list).toMatchObject({ mayEdit: false, links: null });
  expect(JSON.stringify(read)).not.toMatch(/98765|mail\.example/);
  const kept = JSON.stringify(
    await query(
      "SELECT s.*, k.kind, k.seed, encode(k.token_hash, 'hex') FROM shortlists s JOIN shortlist_links k ON k.shortlist_id = s.id",
    ),
  );
  for (const address of Object.values(seen.body.list!.links!)) expect(kept).not.toContain(tokenIn(address));
  expect((await call("POST", "listings", cookie, { listing: halls[0], on: false })).body.paths).toEqual([halls[1]]);
  expect((await call("POST", "listings", null, { listing: halls[0], on: false })).body.paths).toEqual([]);
});

test("a plain form is led to the page of the shortlist, also with what went wrong", async () => {
  const post = (body: string, cookie = "") =>
    site.app.inject({
      method: "POST",
      url: "/api/shortlists/listings",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        host: "mandap.example",
        referer: "http://mandap.example/VenueBooking?state=Goa",
        cookie,
      },
      payload: body,
    });
  const saved = await post(new URLSearchParams({ listing: halls[0]! }).toString());
  expect([saved.statusCode, saved.headers.location]).toEqual([
    303,
    `/saved?from=${encodeURIComponent("/VenueBooking?state=Goa")}`,
  ]);
  const cookie = cookieIn(saved.headers as Record<string, unknown>, "mandap_shortlist");
  expect(titlesOf((await call("GET", "current", cookie)).body.list)).toEqual(["Rang Mahal"]);
  const out = await post(`listing=${ids[0]}&on=false`, cookie);
  expect([out.statusCode, out.headers.location]).toEqual([303, "/saved"]);
  expect((await call("GET", "current", cookie)).body.list?.count).toBe(0);
  expect((await post("listing=%2Fvenue%2Fnobody", cookie)).headers.location).toBe("/saved?problem=listing");
});

test("a link to read changes nothing, a link to edit does, and what was never given out is unknown", async () => {
  const { edit, read } = await guestList();
  for (const [what, body] of [
    ["listings", { listing: halls[0], on: false }],
    ["read-link", undefined],
    ["device", undefined],
    ["end", undefined],
  ] as const)
    expect((await call("POST", `${read}/${what}`, null, body)).body.error, what).toBe(
      "This link is for reading and voting.",
    );
  expect((await call("POST", `${read}/adopt`, person.cookie)).status).toBe(403);
  expect((await call("POST", `${edit}/listings`, null, { listing: halls[0], on: false })).status).toBe(200);
  expect((await call("GET", read, null)).body.list?.count).toBe(2);
  expect((await call("POST", `${edit}/read-link`, null)).status).toBe(200);
  expect((await call("GET", read, null)).body.error).toBe("This link does not work any more.");
  const renewed = tokenIn((await call("GET", edit, null)).body.list?.links?.read);
  expect((await call("GET", renewed, null)).status).toBe(200);
  expect((await call("POST", `${edit}/end`, null)).status).toBe(200);
  for (const token of [edit, renewed, "x".repeat(22), "x", `${edit}x`, "%00"])
    expect((await call("GET", token, null)).status).toBe(404);
});

test("guesses find nothing, and whoever guesses is slowed down", async () => {
  await guestList();
  for (let at = 0; at < 2_000; at++) {
    const hash = linkHash(randomBytes(16).toString("base64url"));
    expect(hash && (await linkedList(site.deps.db, hash, site.deps.now()))).toBeNull();
  }
  const answers = [];
  for (let at = 0; at < 45; at++) answers.push((await call("GET", randomBytes(16).toString("base64url"), null)).status);
  expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 404));
  expect(answers.slice(40)).toEqual([429, 429, 429, 429, 429]);
}, 240_000);

const voted = (token: string, listing: string, name: string, cookie: string | null = null, on = true) =>
  call("POST", `${token}/votes`, cookie, { listing, name, on });
const votesOf = async (token: string) =>
  (await call("GET", token, null)).body.list!.groups[0]!.listings.map(({ votes }) => votes);

test("a name has one vote of a kind, whichever arrives first, however many come at once", async () => {
  const { read } = await guestList();
  const at = await Promise.all(Array.from({ length: 8 }, (_none, n) => voted(read, ids[n % 2]!, " Dadi ")));
  expect(at.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await votesOf(read)).flat()).toEqual(["Dadi"]);
  const first = at.find(({ status }) => status === 200)!;
  expect(at.find(({ status }) => status === 409)!.body.error).toMatch(/^Somebody else votes under this name/);
  const phone = cookieIn(first.headers, "mandap_voter");
  // The browser that came first has the name, and changes its vote as often as it likes.
  await Promise.all([1, 2, 3].map(() => voted(read, ids[2]!, "dadi", phone)));
  expect(await votesOf(read)).toEqual([[], [], ["dadi"]]);
  await voted(read, ids[2]!, "Rahul", phone);
  expect((await votesOf(read))[2]!.toSorted()).toEqual(["Rahul", "dadi"]);
  const mine = (await call("GET", read, phone)).body.list!.groups[0]!.listings[2]!.mine;
  expect(mine.toSorted()).toEqual(["Rahul", "dadi"]);
  expect((await voted(read, ids[2]!, "dadi", null, false)).status).toBe(200);
  expect((await votesOf(read))[2]).toContain("dadi");
  await voted(read, ids[2]!, "Dadi", phone, false);
  expect(await votesOf(read)).toEqual([[], [], ["Rahul"]]);
  expect(JSON.stringify(await query("SELECT encode(voter, 'hex'), name FROM shortlist_votes"))).not.toContain(
    phone.split("=")[1]!,
  );
  for (const [name, field] of [
    ["", "name"],
    ["98765 43210", "name"],
    ["<b>", "name"],
  ] as const)
    expect((await voted(read, ids[0]!, name)).body.errors, name).toHaveProperty(field);
  expect((await voted(read, person.id, "Asha")).status).toBe(409);
});

test("from one browser ten names vote, and floods of votes are slowed down", async () => {
  const { read } = await guestList();
  const phone = cookieIn((await voted(read, ids[0]!, "Aa")).headers, "mandap_voter");
  const more = await Promise.all([..."bcdefghijklm"].map((letter) => voted(read, ids[0]!, `Name${letter}`, phone)));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(9);
  const flood = [];
  for (let at = 0; at < 60; at++) flood.push((await voted(read, ids[0]!, "Aa", phone)).status);
  expect(flood).toContain(429);
});

test("a login takes it over, once, and the browser lets go of it", async () => {
  const { cookie, edit, read } = await guestList();
  const both = `${person.cookie}; ${cookie}`;
  expect((await call("GET", "current", both)).body.list).toMatchObject({ own: false, free: true });
  expect((await call("POST", `${edit}/adopt`, cookie)).status).toBe(401);
  const adopted = await call("POST", `${edit}/adopt`, both);
  expect(adopted.status, JSON.stringify(adopted.body)).toBe(200);
  expect(String(adopted.headers["set-cookie"])).toMatch(/mandap_shortlist=;/);
  expect((await call("GET", "current", person.cookie)).body.list).toMatchObject({ own: true, free: false, count: 3 });
  expect((await call("POST", `${edit}/adopt`, person.cookie)).status).toBe(200);
  expect((await call("POST", `${edit}/adopt`, stranger.cookie)).body.error).toBe(
    "This list is in somebody's account already.",
  );
  // Whoever kept the cookie saves into the account no more; the links go on.
  expect((await call("GET", "current", cookie)).body.list).toBeNull();
  expect((await call("GET", read, null)).body.list?.count).toBe(3);
  // What is saved now goes into the account.
  await call("POST", "listings", person.cookie, { listing: halls[0], on: false });
  expect((await call("GET", "current", person.cookie)).body.list?.count).toBe(2);
  const copied = await query(decidingRights.copy!["shortlistListings"]!, [person.id]);
  expect(copied.map(({ title }) => title)).toEqual(["Shri Vatika", "Lake Lawn"]);
  expect(await query(decidingRights.copy!["shortlists"]!, [person.id])).toHaveLength(1);
});

test("an account's first list is made once, however often Save is pressed at once", async () => {
  await Promise.all(halls.map((listing) => call("POST", "listings", stranger.cookie, { listing })));
  expect(await query("SELECT 1 FROM shortlists WHERE owner_id = $1", [stranger.id])).toHaveLength(1);
  expect((await call("GET", "current", stranger.cookie)).body.list?.count).toBe(3);
});

test("what is closed stays with a word and without a name, and is nobody's to vote for", async () => {
  const { edit, read } = await guestList();
  await query("UPDATE listings SET status = 'suspended' WHERE id = $1", [ids[1]]);
  const { list } = (await call("GET", read, null)).body;
  expect(list!.groups[0]!.listings[1]).toMatchObject({
    closed: true,
    title: "Venue that is not shown any more",
    path: null,
  });
  expect(JSON.stringify(list)).not.toContain("Vatika");
  expect((await voted(read, ids[1]!, "Asha")).status).toBe(409);
  expect((await call("POST", `${edit}/listings`, null, { listing: ids[1], on: false })).status).toBe(200);
  expect((await call("POST", `${edit}/listings`, null, { listing: ids[1] })).body.errors).toHaveProperty("listing");
  expect((await call("GET", read, null)).body.list?.count).toBe(2);
  await query("UPDATE listings SET status = 'approved' WHERE id = $1", [ids[1]]);
});

test("thirty stand on it, and the next one is refused in words", async () => {
  const { cookie, edit } = await guestList(halls.slice(0, 1));
  await query(
    "INSERT INTO shortlist_listings SELECT shortlist_id, gen_random_uuid(), 'venues', now() FROM shortlist_links, generate_series(1, 29) WHERE token_hash = $1",
    [linkHash(edit)],
  );
  expect((await call("POST", "listings", cookie, { listing: halls[0] })).status).toBe(200);
  const refused = await call("POST", "listings", cookie, { listing: halls[1] });
  expect([refused.status, refused.body.error]).toEqual([409, "A shortlist holds 30: take some out first."]);
});

test("new lists from one address are slowed down", async () => {
  const made = [];
  for (let at = 0; at < 31; at++) made.push((await call("POST", "listings", null, { listing: halls[0] })).status);
  expect(made.at(-2)).toBe(200);
  expect(made.at(-1)).toBe(429);
});

test("without an account it is gone 180 days after the last change; in one it stays, and its links rest", async () => {
  const guest = await guestList();
  const { list } = (await call("GET", "current", person.cookie)).body;
  const own = tokenIn(list?.links?.read);
  advance(site, 179 * 86_400_000);
  expect((await call("GET", guest.read, null)).status).toBe(200);
  expect((await call("GET", own, null)).status).toBe(200);
  advance(site, 2 * 86_400_000);
  for (const token of [guest.read, guest.edit, own]) expect((await call("GET", token, null)).status).toBe(404);
  await sweep(site.deps);
  expect(await query("SELECT 1 FROM shortlists WHERE owner_id IS NULL")).toEqual([]);
  expect(await query("SELECT 1 FROM shortlists WHERE owner_id = $1", [person.id])).toHaveLength(1);
});

test("for a day a list says how many are free, and nothing of a day that is over", async () => {
  const { read } = await guestList();
  const page = { deps: site.deps, actor: null, visitor: null, cookies: "", requestId: "", nonce: "" };
  const seenOn = async (date: string) =>
    (await sharedShortlist(page, read, new Request(`http://x/s/${read}?date=${date}`)))?.day;
  expect((await seenOn("2020-01-01"))?.words).toBe("");
  const day = addDays(todayIST(site.deps.now()), 60);
  expect(await seenOn(day)).toMatchObject({ date: day });
  // Nobody has looked after a calendar: none of them says so.
  expect((await seenOn(day))?.words).toMatch(/^0 of your 3 say that they are free\./);
  expect(Object.values((await seenOn(day))!.said)).toEqual(Array(3).fill(expect.stringMatching(/: ask for the date$/)));
});
