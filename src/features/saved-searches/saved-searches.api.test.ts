// @engine both
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseMail } from "../../../test/support/eml.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, MS_PER_DAY, todayIST } from "../../domain/dates.ts";
import { advance } from "../accounts/accounts-test-kit.ts";
import { testHall } from "../deciding/deciding-test-kit.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { sendDigests } from "./digest.server.ts";
import type { SavedSearchView } from "./saved-search-model.ts";
import { savedSearchesRights } from "./saved-searches-rights.server.ts";

let site: TestSite;
let person: TestPerson;
let stranger: TestPerson;

type Answer = { message: string; id: string; searches: SavedSearchView[]; error?: string; errors?: object };
const call = (method: "GET" | "POST", path: string, cookie: string | null, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { cookie, ...(body ? { body } : {}) });
const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  site = await startTestSite();
  person = await testPerson(site.deps, { name: "Ravi Kumar", email: "ravi@mail.example" });
  stranger = await testPerson(site.deps);
  await testHall(site.deps, "Rang Mahal");
});
beforeEach(async () => {
  await query("DELETE FROM rate_limits");
  await query("DELETE FROM saved_searches");
});
afterAll(() => site.close());

const save = (search: string, cookie = person.cookie, name?: string) =>
  call("POST", "saved-searches", cookie, { search, ...(name ? { name } : {}) });
const mailsOf = (to: string) => {
  const folder = join(site.deps.config.dataDir, "outbox", "mail");
  return readdirSync(folder)
    .filter((name) => name.includes("search-news"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .map((text) => ({ text, mail: parseMail(text) }))
    .filter(({ mail }) => mail.headers["to"] === to);
};

test("a search has one address and a name made of its chips, stands there once, and is its owner's alone", async () => {
  const day = addDays(todayIST(site.deps.now()), 40);
  const sent = `/hi/venuebooking?sort=newest&date=${day}&district=indore&state=madhya pradesh&cursor=x&odd=1`;
  const first = await save(sent);
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const { searches } = (await call("GET", "saved-searches", person.cookie)).body;
  expect(searches).toMatchObject([
    { path: `/VenueBooking?state=Madhya+Pradesh&district=Indore&date=${day}`, on: true, over: false },
  ]);
  expect(searches[0]!.name).toMatch(/^Venues: Madhya Pradesh · Indore · Free on \d+ \w+ \d{4}$/);
  const again = await save(searches[0]!.path, person.cookie, "Halls for Riya");
  expect(again.body.id).toBe(first.body.id);
  expect((await call("GET", "saved-searches", person.cookie)).body.searches.map(({ name }) => name)).toEqual([
    "Halls for Riya",
  ]);
  expect((await call("GET", "saved-searches", stranger.cookie)).body.searches).toEqual([]);
  expect((await call("POST", `saved-searches/${first.body.id}`, stranger.cookie, { on: false })).status).toBe(404);
  expect((await call("POST", `saved-searches/${first.body.id}/end`, stranger.cookie)).status).toBe(404);
  expect(
    (await call("POST", `saved-searches/${first.body.id}`, person.cookie, { name: "Riya", on: false })).status,
  ).toBe(200);
  expect((await call("GET", "saved-searches", person.cookie)).body.searches).toMatchObject([
    { name: "Riya", on: false },
  ]);
  expect((await call("POST", `saved-searches/${first.body.id}/end`, person.cookie)).status).toBe(200);
  expect((await call("POST", `saved-searches/${first.body.id}/end`, person.cookie)).status).toBe(404);
});

test.each([
  ["https://elsewhere.example/VenueBooking", "This is no search of this site."],
  ["//elsewhere.example/VenueBooking", "This is no search of this site."],
  ["/login", "This is no search of this site."],
  ["/search?state=Goa", "Search for something first: a word, a place or a day."],
  ["/VenueBooking?date=2020-01-01", "The day of this search is over."],
])("%s is refused: %s", async (search, words) => {
  const { status, body } = await save(search);
  expect([status, body.error]).toEqual([400, words]);
});

test("nobody keeps more than twenty, also at the same moment", async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => save(`/search?q=hall${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe("You keep 20 searches: delete one first.");
});

test("a plain form leads to the page, without an account by the login, and says what went wrong with what was typed", async () => {
  const post = (cookie: string, body: Record<string, string>, page: string | null = "/my/searches") =>
    site.app.inject({
      method: "POST",
      url: "/api/saved-searches",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        host: "mandap.example",
        cookie,
        ...(page ? { referer: `https://mandap.example${page}` } : {}),
      },
      payload: new URLSearchParams(body).toString(),
    });
  expect((await post(person.cookie, { search: "/VenueBooking", name: "All" })).headers.location).toBe(
    "/my/searches?saved",
  );
  expect((await post(person.cookie, { search: "/login", name: "Mine" })).headers.location).toBe(
    "/my/searches?save=%2Flogin&name=Mine&problem=search",
  );
  expect((await post(person.cookie, { search: "/VenueBooking" }, "/hi/my/searches")).headers.location).toBe(
    "/hi/my/searches?saved",
  );
  // From no page of ours: answered as a call is.
  expect((await post(person.cookie, { search: "/login" }, null)).statusCode).toBe(400);
  expect((await post("", { search: "/VenueBooking" })).statusCode).toBe(401);
});

test("one mail a day says what is new in all of them, in the language of whoever keeps them, and none when nothing is", async () => {
  const reader = await testPerson(site.deps, { name: "Meera Shah", email: "meera@mail.example", language: "hi" });
  await save("/VenueBooking?state=Madhya+Pradesh", reader.cookie);
  await save("/search?q=mahal", reader.cookie, "Mahal");
  await save("/Volunteers", reader.cookie);
  advance(site, MS_PER_DAY);
  expect(await sendDigests(site.deps)).toBe(0);
  await site.deps.jobs.idle();
  await testHall(site.deps, "Moti Mahal");
  // Looked at today already: what has come since is told tomorrow.
  expect(await sendDigests(site.deps)).toBe(0);
  advance(site, MS_PER_DAY);
  const both = await Promise.all([sendDigests(site.deps), sendDigests(site.deps)]);
  expect(both[0]! + both[1]!).toBe(1);
  await site.deps.jobs.idle();
  const mails = mailsOf("meera@mail.example");
  expect(mails).toHaveLength(1);
  const { mail, text } = mails[0]!;
  expect(mail.headers["subject"]).toBe("आपकी खोजों में 2 नई लिस्टिंग");
  expect(mail.text).toContain("Moti Mahal");
  expect(mail.text).not.toContain("Rang Mahal");
  expect(mail.text).toContain("== Mahal ==");
  expect(mail.text).toMatch(/\/hi\/venue\/moti-mahal/);
  expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  const token = /\/hi\/search-mails\/([\w-]{22})/.exec(mail.text)![1]!;
  const header = String(mail.headers["list-unsubscribe"]).replaceAll(/\s/g, "");
  expect(header).toBe(`<${site.deps.config.publicUrl}/api/search-mails/${token}>`);
  // The queue and the tables have nothing that stops them.
  const kept = await query("SELECT encode(token_hash, 'hex') AS hash, seed FROM saved_search_links");
  expect(JSON.stringify([kept, await query("SELECT data FROM pgboss.job")])).not.toContain(token);

  // Looking stops nothing; a browser is led to the page.
  const seen = await site.app.inject({ url: `/api/search-mails/${token}`, headers: { accept: "text/html" } });
  expect([seen.statusCode, seen.headers.location]).toEqual([303, `/search-mails/${token}`]);
  const { searches } = (await call("GET", `search-mails/${token}`, null)).body;
  expect(searches.map(({ on }) => on)).toEqual([true, true, true]);
  const mahal = searches.find(({ name }) => name === "Mahal")!;
  expect((await call("POST", `search-mails/${token}`, null, { search: mahal.id })).status).toBe(200);
  expect((await call("GET", `search-mails/${token}`, null)).body.searches.filter(({ on }) => on)).toHaveLength(2);
  // What mail programs send by themselves, and once more.
  for (const _ of [1, 2]) {
    const pressed = await site.app.inject({
      method: "POST",
      url: `/api/search-mails/${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(pressed.statusCode).toBe(200);
  }
  expect((await call("GET", `search-mails/${token}`, null)).body.searches.filter(({ on }) => on)).toEqual([]);
  await testHall(site.deps, "Jal Mahal");
  advance(site, MS_PER_DAY);
  expect(await sendDigests(site.deps)).toBe(0);
  expect((await call("GET", "search-mails/0000000000000000000000", null)).status).toBe(404);

  // Wanted again after all had been stopped: the link of the older mails is none any more. A second one leaves it.
  const seeds = () => query("SELECT seed FROM saved_search_links WHERE user_id = $1", [reader.id]);
  const [first, second] = searches;
  const before = await seeds();
  await call("POST", `saved-searches/${first!.id}`, reader.cookie, { on: true });
  expect((await call("GET", `search-mails/${token}`, null)).status).toBe(404);
  const turned = await seeds();
  expect(turned).not.toEqual(before);
  await call("POST", `saved-searches/${second!.id}`, reader.cookie, { on: true });
  expect(await seeds()).toEqual(turned);
});

test("who falls free for the day is told, and once the day is over nothing is", async () => {
  const hall = await testHall(site.deps, "Shri Vatika");
  const day = addDays(todayIST(site.deps.now()), 3);
  const [{ owner }] = (await query<{ owner: string }>(
    "UPDATE listings SET owner_id = $2 WHERE id = $1 RETURNING owner_id AS owner",
    [hall.id, stranger.id],
  )) as [{ owner: string }];
  expect(owner).toBe(stranger.id);
  const block = { from: day, note: "" };
  const taken = await site.call("POST", `/api/listings/${hall.id}/calendar/blocks`, {
    cookie: stranger.cookie,
    body: block,
  });
  expect(taken.status).toBeLessThan(300);
  await save(`/VenueBooking?q=Shri+Vatika&date=${day}&free=only`);
  advance(site, MS_PER_DAY);
  expect(await sendDigests(site.deps)).toBe(0);
  await query("DELETE FROM holds WHERE listing_id = $1", [hall.id]);
  advance(site, MS_PER_DAY);
  expect(await sendDigests(site.deps)).toBe(1);
  // What is asked of the event goes along.
  await site.deps.jobs.idle();
  expect(mailsOf("ravi@mail.example").at(-1)?.mail.text).toContain(`/venue/shri-vatika?date=${day}`);
  expect(mailsOf("ravi@mail.example").at(-1)?.mail.text).toMatch(/ · Free on \d+ \w+ · /);
  advance(site, 3 * MS_PER_DAY);
  expect(await sendDigests(site.deps)).toBe(0);
  expect((await call("GET", "saved-searches", person.cookie)).body.searches).toMatchObject([{ over: true }]);
});

test("who has no address for mails finds it at the bell", async () => {
  const quiet = await testPerson(site.deps, { email: null });
  await save("/VenueBooking", quiet.cookie);
  await testHall(site.deps, "Lake Lawn");
  advance(site, MS_PER_DAY);
  await sendDigests(site.deps);
  expect(await query("SELECT kind, href FROM notifications WHERE user_id = $1", [quiet.id])).toEqual([
    { kind: "search-news", href: "/my/searches" },
  ]);
});

test("a copy has them, without what they have found", async () => {
  await save("/VenueBooking", person.cookie, "All halls");
  const rows = await query((savedSearchesRights.copy as Record<string, string>)["savedSearches"]!, [person.id]);
  expect(rows).toMatchObject([{ name: "All halls", search: "/VenueBooking" }]);
});
