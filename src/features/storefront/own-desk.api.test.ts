// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import { testPerson, testVolunteer } from "../notifications/people-test-kit.server.ts";
import { forgetVisitorsJob } from "../listings/listing-views.server.ts";
import type { Actor } from "../../domain/actor.ts";
import { requestsPage } from "../enquiries/enquiry-service.server.ts";
import type { Box, Stage } from "../enquiries/request-filters.ts";
import { ownDesk } from "./own-desk.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;
const today = () => todayIST(site.deps.now());

let made = 0;
async function request(
  to: string,
  { from = null, status = "pending", daysAgo = 1, on = addDays(today(), 20), answeredAfter = null as number | null },
) {
  const id = newId();
  await sql(
    `INSERT INTO enquiries (id, number, kind, sender_id, recipient_id, name, phone, event_type, event_date, status, details, created_at)
     VALUES ($1, $2, 'volunteerBooking', $3, $4, 'Lata', '+919811100012', 'Wedding', $5, $6, '{}', now() - $7 * interval '1 day')`,
    [id, `MD-DESK-${++made}`, from, to, on, status, daysAgo],
  );
  if (answeredAfter !== null)
    await sql(
      "INSERT INTO enquiry_events (id, enquiry_id, what, side, at) SELECT $1, id, 'accepted', 'recipient', created_at + $3 * interval '1 hour' FROM enquiries WHERE id = $2",
      [newId(), id, answeredAfter],
    );
  return id;
}

test("what waits comes first, then what is agreed on, then how it went; nothing of anybody else's", async () => {
  const owner = await testPerson(site.deps, { name: "Asha Rao" });
  const other = await testPerson(site.deps, { name: "Other Person" });
  const { id } = await testVolunteer(site.deps, owner);
  await testVolunteer(site.deps, other);
  const empty = await ownDesk(site.deps, owner);
  expect(empty.next).toMatchObject([{ label: "Add a photo" }]);
  expect(empty.coming).toEqual([]);

  await request(owner.id, { daysAgo: 3 });
  await request(owner.id, { daysAgo: 0 });
  await request(owner.id, { status: "accepted", daysAgo: 10, answeredAfter: 2, on: addDays(today(), 5) });
  await request(owner.id, { status: "confirmed", daysAgo: 20, answeredAfter: 30, on: addDays(today(), 3) });
  await request(owner.id, { status: "confirmed", daysAgo: 200, answeredAfter: 1, on: addDays(today(), -150) });
  await request(owner.id, { status: "cancelled", daysAgo: 9 });
  await request(other.id, { from: owner.id as never, status: "accepted", on: addDays(today(), 9), answeredAfter: 1 });
  await request(other.id, {});
  await sql("INSERT INTO reviews (id, listing_id, author_id, stars, comment) VALUES ($1, $2, $3, 4, 'Good')", [
    newId(),
    id,
    other.id,
  ]);

  // Who saw it is forgotten, how many they were is not; nobody is counted twice.
  await sql(
    "INSERT INTO listing_views (listing_id, day, visitor) VALUES ($1, $2, '\\x01'), ($1, $2, '\\x02'), ($1, $3, '\\x01')",
    [id, addDays(today(), -5), today()],
  );
  await sql("INSERT INTO listing_view_days VALUES ($1, $2, 7), ($1, $3, 3)", [
    id,
    addDays(today(), -120),
    addDays(today(), -5),
  ]);
  const views = async () => (await ownDesk(site.deps, owner)).figures!.views;
  expect((await views()).total).toBe(6);
  await forgetVisitorsJob.handle(site.deps, {});
  expect((await views()).total).toBe(6);
  expect(await sql("SELECT day::text, views FROM listing_view_days WHERE listing_id = $1", [id])).toEqual([
    { day: addDays(today(), -5), views: 5 },
  ]);

  const { next, coming, figures } = await ownDesk(site.deps, owner);
  expect(next.map(({ text }) => text)).toEqual([
    "2 requests wait for your answer.",
    "One of your requests was accepted: confirm the booking.",
    "Asha Rao has no photo. People look at pictures first.",
  ]);
  // Who asked; of what was sent to no listing, nobody by name.
  expect(coming.map(({ inDays, booked, box, who }) => [inDays, booked, box, who])).toEqual([
    [3, true, "received", "Lata"],
    [5, false, "received", "Lata"],
    [9, false, "sent", null],
  ]);
  expect(figures!.requests.total).toBe(5);
  expect(figures!.requests.bars).toHaveLength(13);
  // The one of today may still be answered in time, and what was taken back asks for no answer.
  expect(figures!.answers).toEqual({ asked: 3, inTime: 1 });
  expect(figures!.stars.bars.map(({ value }) => value)).toEqual([0, 1, 0, 0, 0]);
  expect((await ownDesk(site.deps, other)).figures!.views.total).toBe(0);
});

test("who has sent a quote waits, and whom it was sent to has to answer it", async () => {
  const provider = await testPerson(site.deps, { name: "Meera Joshi" });
  const organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  const id = await request(provider.id, { from: organiser.id as never });
  await request(provider.id, { from: organiser.id as never });
  await sql("INSERT INTO bookings (id, enquiry_id, state, round) VALUES ($1, $2, 'quoted', 1)", [newId(), id]);
  const [waits, answers] = [await ownDesk(site.deps, provider), await ownDesk(site.deps, organiser)];
  expect(waits.next.map(({ text }) => text)).toEqual(["1 request waits for your answer."]);
  expect(answers.next).toMatchObject([
    { text: "1 quote waits for your answer.", path: "/my-requests?box=sent&status=quoted" },
  ]);
  const pageOf = async (who: Actor, box: Box, stage: Stage) => {
    const { stages, enquiries } = await requestsPage(site.deps, who, box, {
      stage,
      time: null,
      after: null,
      number: null,
    });
    return [stages.pending, stages.quoted, enquiries.length];
  };
  for (const stage of ["pending", "quoted"] as const) {
    expect(await pageOf(provider, "received", stage)).toEqual([1, 1, 1]);
    expect(await pageOf(organiser, "sent", stage)).toEqual([1, 1, 1]);
  }
  // They ask for a change: the provider is to answer again.
  await sql("UPDATE bookings SET state = 'countered' WHERE enquiry_id = $1", [id]);
  expect(await pageOf(provider, "received", "pending")).toEqual([2, 0, 2]);
});
