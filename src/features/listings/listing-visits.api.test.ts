import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { registered } from "../volunteers/volunteer-test-kit.server.ts";
import { countVisits, flushVisits } from "./listing-visits.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

const BROWSER = "Mozilla/5.0 (Android 14) Chrome/131";
const from = (n: number, userAgent = BROWSER) => ({ ip: `10.2.0.${n}`, userAgent });
const views = async (id: string) =>
  (await site.deps.db.$client.query<{ n: number }>("SELECT view_count AS n FROM listings WHERE id = $1", [id])).rows[0]
    ?.n;

test("each visitor once a day and listing, crawlers not, many at a time", async () => {
  const one = (await registered(site, "visited_one")).volunteer._id;
  const two = (await registered(site, "visited_two")).volunteer._id;
  for (let n = 0; n < 1_200; n++) countVisits(site.deps, [one], from(n % 200, `${BROWSER}.${n % 3}`));
  countVisits(site.deps, [one, two], from(1, "Googlebot/2.1 (+http://www.google.com/bot.html)"));
  countVisits(site.deps, [two], from(1));
  await flushVisits(site.deps);
  expect([await views(one), await views(two)]).toEqual([600, 1]);
});

test("a visitor that another process has counted is not counted again", async () => {
  const id = (await registered(site, "visited_three")).volunteer._id;
  countVisits(site.deps, [id], from(1));
  await flushVisits(site.deps);
  // Another process remembers nothing of it.
  const other = { ...site.deps, database: { ...site.deps.database } };
  countVisits(other, [id], from(1));
  countVisits(other, [id], from(2));
  await flushVisits(other);
  expect(await views(id)).toBe(2);
});

test("two processes that count the same listings at once do not wait for each other for ever", async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, async (_, n) => (await registered(site, `visited_many_${n}`)).volunteer._id),
  );
  const other = { ...site.deps, database: { ...site.deps.database } };
  for (let n = 0; n < 60; n++) {
    countVisits(site.deps, ids, from(n));
    countVisits(other, ids.toReversed(), from(n + 30));
  }
  await Promise.all([flushVisits(site.deps), flushVisits(other)]);
  expect(await Promise.all(ids.map(views))).toEqual(ids.map(() => 90));
});

test("one that is gone, hidden or unknown disturbs nobody", async () => {
  const hidden = (await registered(site, "visited_hidden")).volunteer._id;
  const shown = (await registered(site, "visited_shown")).volunteer._id;
  await site.deps.db.$client.query("UPDATE listings SET status = 'suspended' WHERE id = $1", [hidden]);
  countVisits(site.deps, [hidden, "018bd5da-fae0-768c-8e0e-8b5c3e5e98c0", shown], from(7));
  await flushVisits(site.deps);
  expect([await views(hidden), await views(shown)]).toEqual([0, 1]);
});
