import { afterAll, beforeAll, expect, test } from "vitest";
import { testPerson } from "../features/notifications/people-test-kit.server.ts";
import { startTestSite, type TestSite } from "../../test/support/test-app.ts";
import { siteCountJob } from "./site-count-job.server.ts";
import { insightsPage } from "../features/admin/insights-page.server.ts";
import { insightsCount } from "../features/admin/insights.server.ts";
import { facilitated } from "../features/payments/money-service.server.ts";
import { counted } from "../platform/cache/kept-count.server.ts";

// What the desk adds up of the whole site: at once on a small site, by the hour on a large one.

let site: TestSite;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** As a site so large that counting took so long. */
const took = (ms: number) => sql("UPDATE kept_counts SET took_ms = $1", [ms]);
const count = () => siteCountJob.handle(site.deps, {});

let number = 0;
/** A payment that this provider has acknowledged; what led to it is left out. */
async function acknowledged(provider: string, paise: number): Promise<void> {
  const at = site.deps.now().toISOString();
  await sql(`BEGIN; SET LOCAL session_replication_role = replica;
    WITH e AS (INSERT INTO enquiries (id, number, kind, status, recipient_id, name, phone) VALUES (gen_random_uuid(), 'K-${number++}', 'venue', 'confirmed', '${provider}', 'A', '9') RETURNING id),
      b AS (INSERT INTO bookings (id, enquiry_id, state, round) SELECT gen_random_uuid(), id, 'confirmed', 1 FROM e RETURNING id)
    INSERT INTO ledger (id, booking_id, seq, kind, payee, amount_paise, answers, at) SELECT gen_random_uuid(), id, 1, 'acknowledged', 'provider', ${paise}, gen_random_uuid(), '${at}' FROM b;
    COMMIT`);
}

test("what takes less than a second is counted when somebody asks, also right after something was noted", async () => {
  const meera = await testPerson(site.deps, { name: "Meera Joshi" });
  expect((await facilitated(site.deps, null)).providers).toEqual([]);
  await acknowledged(meera.id, 5_00_000_00);
  const now = await facilitated(site.deps, null);
  expect(now).toMatchObject({
    everyMinutes: null,
    providers: [{ name: "Meera Joshi", bookings: 1, paise: 5_00_000_00 }],
  });
  await count();
  await took(999);
  await acknowledged(meera.id, 100);
  expect((await facilitated(site.deps, null)).providers).toMatchObject([
    { bookings: 2, paise: 5_00_001_00, above: true },
  ]);
  expect(await counted(site.deps, insightsCount)).toMatchObject({ kept: false });
});

test("what takes longer is what the job has counted, to the paisa as of the moment that is named, until it counts again", async () => {
  await count();
  await took(4_400);
  const before = await facilitated(site.deps, null);
  expect(before).toMatchObject({ everyMinutes: 60, providers: [{ paise: 5_00_001_00 }] });
  const ravi = await testPerson(site.deps, { name: "Ravi Kumar" });
  await acknowledged(ravi.id, 7_000_00);
  await sql(
    "INSERT INTO listings (id, category, slug, slug_key, status, title, state, search_text) VALUES (gen_random_uuid(), 'venues', 'a', 'a', 'approved', 'a', 'Goa', 'a')",
  );
  expect(await facilitated(site.deps, null)).toEqual(before);
  const desk = await insightsPage(site.deps, { state: "", show: "registered" });
  expect(desk.counted).toMatch(/^Counted \d.*\. Counted anew every 60 minutes\.$/);
  expect(desk.pictures[0]!.value).toBe("0");
  await count();
  await took(4_400);
  const after = await facilitated(site.deps, null);
  expect(after.at.getTime()).toBeGreaterThan(before.at.getTime());
  expect(after.providers).toMatchObject([{ paise: 5_00_001_00 }, { name: "Ravi Kumar", paise: 7_000_00 }]);
  expect((await counted(site.deps, insightsCount)).value.rows[0]).toMatchObject({ registered: 1 });

  // Names are those of now, and who is gone is gone at once.
  await sql("UPDATE users SET first_name = 'Meenakshi' WHERE first_name = 'Meera'");
  await sql("UPDATE enquiries SET recipient_id = NULL WHERE recipient_id = $1", [ravi.id]);
  await sql("DELETE FROM users WHERE id = $1", [ravi.id]);
  expect((await facilitated(site.deps, null)).providers.map(({ name }) => name)).toEqual(["Meenakshi Joshi"]);
});

test("a year is counted each hour until it is over, and once more then; what nobody counts is counted for whoever asks", async () => {
  const at = async () =>
    Object.fromEntries(
      (await sql<{ name: string; at: Date }>("SELECT name, at FROM kept_counts")).map((row) => [
        row.name,
        row.at.getTime(),
      ]),
    );
  await sql("DELETE FROM kept_counts");
  const on = (time: string) => ({ ...site.deps, now: () => new Date(`${time}+05:30`) });
  const countOn = async (time: string) => {
    await siteCountJob.handle(on(time), {});
    return at();
  };
  const late = await countOn("2031-03-31T23:03");
  expect(Object.keys(late)).toHaveLength(4);
  await took(4_400);
  expect(await facilitated(on("2031-04-01T00:02"), "2030-31")).toMatchObject({ everyMinutes: 60 });
  const midnight = await countOn("2031-04-01T00:03");
  expect(midnight["facilitated 2030-31"]).toBeGreaterThan(late["facilitated 2030-31"]!);
  expect(midnight["facilitated 2029-30"]).toBe(late["facilitated 2029-30"]);
  expect(midnight.insights).toBeGreaterThan(late.insights!);
  const over = await countOn("2031-04-01T01:03");
  expect(await countOn("2031-04-01T02:03")).toEqual({
    ...over,
    insights: expect.any(Number),
    "facilitated 2031-32": expect.any(Number),
  });
  // However quickly it was counted, it is not counted again.
  await took(1);
  await sql(
    `UPDATE kept_counts SET value = (SELECT jsonb_build_array(jsonb_build_object('id', id, 'bookings', 1, 'paise', 7)) FROM users WHERE first_name = 'Meenakshi') WHERE name = 'facilitated 2030-31'`,
  );
  expect(await facilitated(on("2031-05-01T12:00"), "2030-31")).toMatchObject({
    everyMinutes: null,
    providers: [{ paise: 7 }],
  });
  expect(await facilitated(site.deps, "2020-21")).toMatchObject({ everyMinutes: null, providers: [] });
});
