/** What the database counts for badges, by every way in which an agreed event is kept or not. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { badgeLines } from "../listings/badge-lines.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { proveEvents } from "./enquiry-proof-store.server.ts";

let site: TestSite;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("kept and missed events, and who came back, are counted once their day is over", async () => {
  const [listing] = await sql<{ id: string }>(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, search_text, created_at)
     VALUES (gen_random_uuid(), 'venues', 'kept', 'kept', 'approved', 'Kept', 'Goa', 'North Goa', 'kept', now() - interval '100 days') RETURNING id`,
  );
  const [one, two] = [await testPerson(site.deps), await testPerson(site.deps)];
  const today = todayIST();
  let at = 0;
  const request = async (
    status: string,
    day: string,
    sender: string | null,
    { by, confirmed = true }: { by?: "sender" | "recipient"; confirmed?: boolean } = {},
  ) => {
    const [row] = await sql<{ id: string }>(
      `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, name, phone, event_date) VALUES (gen_random_uuid(), $1, 'venue', 'confirmed', $2, $3, 'A', '9', $4) RETURNING id`,
      [`B-${at++}`, sender, listing!.id, day],
    );
    if (by && confirmed)
      await sql(
        "INSERT INTO enquiry_events (id, enquiry_id, what, side) VALUES (gen_random_uuid(), $1, 'confirmed', 'sender')",
        [row!.id],
      );
    if (by)
      await sql(
        "INSERT INTO enquiry_events (id, enquiry_id, what, side) VALUES (gen_random_uuid(), $1, 'cancelled', $2)",
        [row!.id, by],
      );
    if (status !== "confirmed") await sql("UPDATE enquiries SET status = $2 WHERE id = $1", [row!.id, status]);
  };
  await request("confirmed", addDays(today, -9), one.id);
  await request("completed", addDays(today, -5), one.id);
  await request("completed", addDays(today, -5), two.id);
  await request("completed", addDays(today, -3), two.id);
  await request("confirmed", addDays(today, -2), null);
  await request("cancelled", addDays(today, -2), null, { by: "recipient" });
  await request("cancelled", addDays(today, -2), null, { by: "sender" });
  // Never confirmed: nobody had counted on it.
  await request("cancelled", addDays(today, -2), null, { by: "recipient", confirmed: false });
  await request("confirmed", addDays(today, 9), null);
  const counted = async () =>
    (
      await sql("SELECT kept, missed, organisers, organisers_again, booked FROM listings WHERE id = $1", [listing!.id])
    )[0];
  expect(await counted()).toEqual({ kept: 5, missed: 1, organisers: 2, organisers_again: 2, booked: 6 });
  expect(await badgeLines(site.deps, listing!.id)).toEqual(["2 of 2 booked again"]);
  // A day passes: nobody writes anything, and the sweep counts.
  await sql("UPDATE enquiries SET event_date = $1 WHERE event_date = $2", [addDays(today, -1), addDays(today, 9)]);
  await proveEvents(site.deps.db, site.deps.now());
  expect(await counted()).toEqual({ kept: 6, missed: 1, organisers: 2, organisers_again: 2, booked: 6 });
});
