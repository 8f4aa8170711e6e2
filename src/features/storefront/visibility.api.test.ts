/** 'My visibility': the place and what would raise it, the weeks beside the middle of the district, and the file of them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { PEERS, WEEKS, weekFigures, lastWeeks } from "./listing-weeks.server.ts";
import { ownVisibility } from "./visibility.server.ts";

let site: TestSite;
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const AT = { category: "venues", state: "Goa", district: "North Goa" };
async function venue(owner: string | null, slug: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO listings (id, category, slug, slug_key, owner_id, status, title, state, district, search_text) VALUES (gen_random_uuid(), $1, $2, $2, $3, 'approved', $2, $4, $5, $2) RETURNING id`,
    [AT.category, slug, owner, AT.state, AT.district],
  );
  await sql(
    "INSERT INTO listing_places (listing_id, category, state, district, visible) VALUES ($1, $2, $3, $4, true)",
    [row!.id, AT.category, AT.state, AT.district],
  );
  return row!.id;
}

test("only its owner sees it; what would raise it comes first by what it gains", async () => {
  const owner = await testPerson(site.deps);
  const id = await venue(owner.id, "mine");
  const other = await testPerson(site.deps);
  await expect(ownVisibility(site.deps, { ...other, role: "user" }, id)).rejects.toMatchObject({ status: 404 });
  const { raises, rows, score, standing } = await ownVisibility(site.deps, { ...owner, role: "user" }, id);
  expect(standing).toBe("Number 1 of 1 venues in North Goa, when nothing else is asked.");
  const gains = raises.flatMap(({ gain }) => (gain ? [Number(gain)] : []));
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  expect(gains[0]).toBe(0.15);
  expect(rows.reduce((sum, { points }) => sum + Number(points), 0)).toBeCloseTo(Number(score), 2);
});

test("weeks count what was opened, asked and booked; the middle is said from twenty on", async () => {
  const id = await venue(null, "counted");
  const today = todayIST();
  const row = { id, ...AT };
  await sql("INSERT INTO listing_view_days (listing_id, day, views) VALUES ($1, $2, 7), ($1, $3, 5), ($1, $4, 99)", [
    id,
    today,
    addDays(today, -6),
    addDays(today, -7 * WEEKS),
  ]);
  await sql("INSERT INTO listing_views (listing_id, day, visitor) VALUES ($1, $2, 'a'), ($1, $3, 'b')", [
    id,
    today,
    addDays(today, -7),
  ]);
  await sql("INSERT INTO listing_shown_days (listing_id, day, shown) VALUES ($1, $2, 40), ($1, $3, 2)", [
    id,
    today,
    addDays(today, -7),
  ]);
  const [asked] = await sql<{ id: string }>(
    "INSERT INTO enquiries (id, number, kind, status, listing_id, name, phone) VALUES (gen_random_uuid(), 'W-1', 'venue', 'confirmed', $1, 'A', '9') RETURNING id",
    [id],
  );
  await sql(
    "INSERT INTO enquiry_events (id, enquiry_id, what, side) VALUES (gen_random_uuid(), $1, 'confirmed', 'sender')",
    [asked!.id],
  );
  const few = await lastWeeks(site.deps, row);
  expect(few.weeks).toHaveLength(WEEKS);
  expect(few.weeks.at(-1)).toEqual({
    day: today,
    shown: 40,
    opened: 13,
    asked: 1,
    booked: 1,
    shownMiddle: null,
    openedMiddle: null,
    askedMiddle: null,
    bookedMiddle: null,
  });
  expect(few.weeks.at(-2)!.opened).toBe(1);
  expect(few.weeks.reduce((sum, { opened }) => sum + opened, 0)).toBe(14);
  expect(weekFigures(few).figures.map(({ total }) => total)).toEqual([42, 14, 1, 1]);
  expect(weekFigures(few).figures[0]!.middles).toBeNull();

  for (let at = few.peers + 2; at < PEERS; at++) {
    const peer = await venue(null, `peer-${at}`);
    await sql("INSERT INTO listing_view_days (listing_id, day, views) VALUES ($1, $2, 3)", [peer, today]);
  }
  const enough = await lastWeeks(site.deps, row);
  expect(enough.peers).toBe(PEERS);
  expect(enough.weeks.at(-1)).toMatchObject({ opened: 13, openedMiddle: 3, askedMiddle: 0 });
  const [, picture] = weekFigures(enough).figures;
  expect(picture!.bars.at(-1)!.height).toBe(100);
  expect(picture!.middles!.at(-1)).toEqual({ value: 3, height: expect.closeTo((3 / 13) * 100, 1) as number });
});

test("it says which number it would have then, where that is another", async () => {
  const owner = await testPerson(site.deps);
  const id = await venue(owner.id, "behind");
  const ahead = await venue(null, "ahead");
  // Two columns that count: 0.05 for a price, 0.08 for pictures.
  await sql("UPDATE listings SET price = 1000000, photo_count = 4 WHERE id = $1", [ahead]);
  await sql("DELETE FROM listing_places WHERE listing_id <> ALL($1)", [[id, ahead]]);
  const { raises, standing } = await ownVisibility(site.deps, { ...owner, role: "user" }, id);
  expect(standing).toMatch(/^Number 2 of 2 /);
  expect(raises.slice(0, 2).map(({ gain, number }) => [gain, number])).toEqual([
    ["+0.15", "then number 1"],
    ["+0.08", ""],
  ]);
});
