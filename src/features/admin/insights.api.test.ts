/** The figures of the desk: counted where and when they happened, and as a file that no spreadsheet reckons with. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import { csvText } from "../../domain/csv.ts";
import { INSIGHT_WEEKS, insightRows, insightsOf } from "./insights.server.ts";
import { insightsPage } from "./insights-page.server.ts";

let site: TestSite;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("weeks and states add up to all of India; what was never answered counts as never", async () => {
  const today = todayIST();
  const listing = async (slug: string, state: string, daysAgo: number) =>
    (
      await sql<{ id: string }>(
        `INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text, created_at) VALUES (gen_random_uuid(), 'venues', $1, $1, 'approved', $1, $2, $1, now() - $3 * interval '1 day') RETURNING id`,
        [slug, state, daysAgo],
      )
    )[0]!.id;
  const goa = await listing("a", "Goa", 0);
  await listing("b", "Goa", 8);
  const kerala = await listing("c", "Kerala", 200);
  let number = 0;
  const request = async (
    of: string,
    daysAgo: number,
    answeredAfterMinutes: number | null,
    what: "accepted" | "quoted" = "accepted",
  ) => {
    const [row] = await sql<{ id: string }>(
      `INSERT INTO enquiries (id, number, kind, status, listing_id, name, phone, created_at) VALUES (gen_random_uuid(), $1, 'venue', $4, $2, 'A', '9', now() - $3 * interval '1 day') RETURNING id`,
      [`I-${number++}`, of, daysAgo, answeredAfterMinutes === null ? "pending" : "accepted"],
    );
    if (answeredAfterMinutes !== null)
      await sql(
        "INSERT INTO enquiry_events (id, enquiry_id, what, side, at) VALUES (gen_random_uuid(), $1, $4, 'recipient', now() - $2 * interval '1 day' + $3 * interval '1 minute'), (gen_random_uuid(), $1, 'confirmed', 'sender', now())",
        [row!.id, daysAgo, answeredAfterMinutes, what],
      );
  };
  await request(goa, 3, 60);
  // A quote is an answer.
  await request(goa, 3, 120, "quoted");
  await request(kerala, 9, null);
  await request(kerala, 9, null);
  await request(kerala, 9, 30);
  // A question to the site that somebody has dealt with is neither a request nor a booking.
  await sql(
    `WITH asked AS (INSERT INTO enquiries (id, number, kind, status, name, phone) VALUES (gen_random_uuid(), 'I-C', 'contactUs', 'confirmed', 'A', '9') RETURNING id)
     INSERT INTO enquiry_events (id, enquiry_id, what, side, at) SELECT gen_random_uuid(), id, 'confirmed', 'recipient', now() FROM asked`,
  );
  // What names no state counts where everything does.
  await sql(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, search_text, created_at) VALUES (gen_random_uuid(), 'venues', 'u', 'u', 'pending', 'u', 'u', now() - interval '20 days')`,
  );
  const india = await insightsOf(site.deps);
  expect(india.total).toMatchObject({ registered: 3, requests: 5, bookings: 3, answerMinutes: 120 });
  expect(india.weeks).toHaveLength(INSIGHT_WEEKS);
  expect(india.weeks.at(-1)).toMatchObject({ week: today, registered: 1, requests: 2, bookings: 3, answerMinutes: 60 });
  expect(india.weeks.at(-2)).toMatchObject({
    week: addDays(today, -7),
    registered: 1,
    requests: 3,
    answerMinutes: null,
  });
  expect(india.states.map(({ state, requests, answerMinutes }) => [state, requests, answerMinutes])).toEqual([
    ["Kerala", 3, null],
    ["Goa", 2, 60],
  ]);
  const only = await insightsOf(site.deps, "Goa");
  expect(only.total).toMatchObject({ registered: 2, requests: 2 });
  for (const what of ["registered", "requests", "bookings"] as const) {
    expect(
      india.weeks.reduce((sum, week) => sum + week[what], 0),
      what,
    ).toBe(india.total[what]);
    expect(
      india.states.reduce((sum, one) => sum + one[what], 0),
      what,
    ).toBe(india.total[what] - (what === "registered" ? 1 : 0));
    const [columns = [], ...file] = insightRows(india);
    const at = columns.indexOf({ registered: "Listings registered", requests: "Requests", bookings: "Bookings" }[what]);
    expect(
      file.reduce((sum, row) => sum + Number(row[at]), 0),
      what,
    ).toBe(india.total[what]);
  }
  const page = await insightsPage(site.deps, { state: "", show: "bookings" });
  expect(page.map.filter(({ share }) => share === 1)).toHaveLength(1);
  expect(page.rows).toHaveLength(2);
  // Looked at by state and by figure, they are counted once; and say when.
  await listing("d", "Goa", 0);
  expect((await insightsOf(site.deps)).total).toEqual(india.total);
  expect(page.counted).toMatch(/^Counted \d.*\. Counted anew every 5 minutes\.$/);
  const tomorrow = { ...site.deps, now: () => new Date(Date.now() + MS_PER_DAY) };
  expect((await insightsOf(tomorrow)).total).toMatchObject({ registered: 4 });
  expect(csvText(insightRows(india)).split("\r\n")[1]).toMatch(/^\d{4}-\d\d-\d\d,Not said,1,0,0,0,$/);
  expect(csvText([["=1+1", "@x"]])).toContain("'=1+1,'@x");
});
