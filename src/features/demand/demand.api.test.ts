// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays } from "../../domain/dates.ts";
import { testHall } from "../deciding/deciding-test-kit.server.ts";
import { comparisonPage } from "../deciding/comparison-page.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { newId } from "../../domain/ids.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { dayLine, dayLineFor } from "./demand-service.server.ts";

/** Nothing stands in the packs on this day or beside it, and lists of wedding days speak of it. */
const DAY = "2027-02-06";
const INDORE = { state: "Madhya Pradesh", district: "Indore" };

let site: TestSite;
let owner: TestPerson;
const ids: string[] = [];

type Told = {
  level: string | null;
  reasons: string[];
  words: string;
  quieter: { day: string; words: string } | null;
  error?: string;
};
const told = (day: string, query: Record<string, string> = {}) =>
  site.call<Told>("GET", `/api/days/${day}?${new URLSearchParams(query)}`);

beforeAll(async () => {
  site = await startTestSite();
  // The packs are of these years.
  site.deps.now = () => new Date("2026-11-26T06:00:00Z");
  owner = await testPerson(site.deps);
  for (let n = 1; n <= 22; n++) ids.push((await testHall(site.deps, `Hall ${n}`)).id);
  await site.deps.database.pool.query("UPDATE listings SET owner_id = $1", [owner.id]);
});
afterAll(() => site.close());

/** Somebody looks after the calendar of these halls, and they are taken on a day. */
async function take(those: readonly string[], day: string): Promise<void> {
  for (const id of those) {
    const { status } = await site.call("POST", `/api/listings/${id}/calendar/blocks`, {
      cookie: owner.cookie,
      body: { from: day, note: "" },
    });
    expect(status).toBeLessThan(300);
  }
}

test("a festival and a wedding day say why, in the language that is asked for, and who names it", async () => {
  const english = await told("2026-12-03");
  expect(english.body).toMatchObject({
    level: "veryBusy",
    reasons: ["a wedding day in 2 of 2 named lists (Wedora, Vedic Vaibhav)"],
    quieter: { day: "2026-12-05", words: "5 December 2026 is quieter" },
  });
  const { body } = await told("2027-10-29", { in: "hi", state: "Madhya Pradesh" });
  expect(body.words).toMatch(/^ज़्यादा माँग: दिवाली/);
  expect((await told("2027-11-04", { state: "Bihar" })).body.level).toBe("busy");
  expect((await told("2027-11-04", { state: "Kerala" })).body.level).toBe("quiet");
});

test("what is no day is refused, and a place that is none is nowhere", async () => {
  expect((await told("2026-02-30")).status).toBe(400);
  expect((await told("tomorrow")).body.error).toBe("This is no day of the calendar.");
  expect((await told(DAY, { state: "Atlantis", district: "x" })).body.level).toBe("quiet");
});

test("the share of those who are taken counts from twenty calendars on, and none that says nothing", async () => {
  await take(ids.slice(0, 19), DAY);
  // Nineteen keep a calendar: too few to speak of.
  expect(await dayLine(site.deps, DAY, INDORE)).toBe(
    "A quiet day: no festival, holiday or wedding day that we know of.",
  );
  await take(ids.slice(19, 20), addDays(DAY, 40));
  // What was counted is good for five minutes.
  expect(await dayLine(site.deps, DAY, INDORE)).toMatch(/^A quiet day/);
  site.deps.now = () => new Date("2026-11-26T06:06:00Z");
  expect(await dayLine(site.deps, DAY, INDORE)).toBe(
    "Very busy: 19 of 20 who keep a calendar here are taken. 7 February is quieter.",
  );
  expect((await told(DAY, { ...INDORE, district: "Bhopal" })).body.level).toBe("quiet");
});

test("who compares hears how many of theirs are free on the day that is quieter", async () => {
  await take(ids.slice(0, 1), addDays(DAY, 1));
  const address = new URLSearchParams([
    ...ids.slice(0, 4).map((id) => ["listing", id] as [string, string]),
    ["date", DAY],
    ["state", INDORE.state],
    ["district", INDORE.district],
  ]);
  const page = await comparisonPage(site.deps, new Request(`http://x/compare?${address}`));
  expect(page.dayHint).toMatch(/7 February 2027 is quieter, and 3 of your 4 are free\.$/);
  // None of them says that it is free: nothing is said of them.
  const none = await dayLineFor(site.deps, DAY, INDORE, ids.slice(0, 1).concat(newId()));
  expect(none).toMatch(/^Very busy: [^.]+\. 7 February 2027 is quieter\.$/);
  expect(await inLanguage("hi", () => dayLine(site.deps, DAY, INDORE))).toMatch(/। 7 फ़रवरी [^.\d]+।$/);
});
