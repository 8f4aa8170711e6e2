import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import type { Actor } from "../../domain/actor.ts";
import { blankNotes, noting } from "../../platform/cache/answer-notes.server.ts";
import { pageContextKey } from "../../platform/pages/page-context.server.ts";
import { testHall } from "../deciding/deciding-test-kit.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { venues } from "../venues/venue-category.ts";
import { countShown, flushShown } from "./listing-shown.server.ts";
import { searchPage } from "./search-page.server.ts";

let site: TestSite;
let owner: TestPerson;
let ids: string[];
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
  owner = await testPerson(site.deps);
  ids = [];
  for (const title of ["Rang Mahal", "Moti Mahal"]) ids.push((await testHall(site.deps, title)).id);
  await query("UPDATE listings SET owner_id = $2 WHERE id = $1", [ids[0], owner.id]);
});
beforeEach(() => query("DELETE FROM listing_shown_days"));
afterAll(() => site?.close());

const BROWSER = "Mozilla/5.0 (Android 14) Chrome/131";
const from = (n: number, userAgent = BROWSER) => ({ ip: `10.3.0.${n}`, userAgent });
async function shown(): Promise<number[]> {
  await flushShown(site.deps);
  const rows = await query<{ id: string; n: number }>(
    "SELECT listing_id AS id, sum(shown)::int AS n FROM listing_shown_days GROUP BY 1",
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.n ?? 0);
}

test("each list once a day and visitor, crawlers not, many in one statement", async () => {
  for (let n = 0; n < 900; n++) countShown(site.deps, ids, `/VenueBooking?${n % 3}`, from(n % 100));
  countShown(site.deps, ids, "/VenueBooking?0", from(1, "Googlebot/2.1 (+http://www.google.com/bot.html)"));
  countShown(site.deps, ids, "/VenueBooking?0", null);
  countShown(site.deps, [ids[1]!, "018bd5da-fae0-768c-8e0e-8b5c3e5e98c0"], "/VenueBooking?9", from(1));
  expect(await shown()).toEqual([300, 301]);
  countShown(site.deps, ids, "/VenueBooking?10", from(1));
  expect(await shown()).toEqual([301, 302]);
});

test("a list counts its cards as it is answered: not one's own, and not twice where it is kept for others", async () => {
  const look = (actor: Actor | null, n: number) => {
    const context = new RouterContextProvider();
    const visitor = from(n);
    context.set(pageContextKey, { deps: site.deps, actor, visitor, requestId: "1", nonce: "", cookies: "" });
    return searchPage({ context, request: new Request("http://localhost/VenueBooking") }, venues);
  };
  await look({ ...owner, role: "user" }, 50);
  expect(await shown()).toEqual([0, 1]);
  const other = await testPerson(site.deps);
  await look({ ...other, role: "user" }, 51);
  expect(await shown()).toEqual([1, 2]);
  // What many get is counted as it is sent.
  const notes = blankNotes();
  await noting(notes, () => look(null, 52));
  expect(await shown()).toEqual([1, 2]);
  expect([...notes.shown].toSorted()).toEqual(ids.toSorted());
});

test("two processes that count the same cards at once do not wait for each other for ever", async () => {
  const other = { ...site.deps, database: { ...site.deps.database } };
  for (let n = 0; n < 60; n++) {
    countShown(site.deps, ids, "/a", from(n));
    countShown(other, ids.toReversed(), "/a", from(n));
  }
  await Promise.all([flushShown(site.deps), flushShown(other)]);
  expect(await shown()).toEqual([120, 120]);
});
