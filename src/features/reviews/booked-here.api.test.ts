import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { RANKING, rankingOf } from "../listings/ranking.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { setReviewHidden } from "./review-admin.server.ts";
import { reviewJobs } from "./review-jobs.server.ts";
import { ratingsOf } from "./review-service.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "1000" });
});
afterAll(() => site?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;

/** A volunteer whom nobody has rated yet. */
async function someVolunteer(): Promise<TestPerson> {
  const volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  await testVolunteer(site.deps, volunteer);
  return volunteer;
}
async function book(sender: TestPerson, volunteer: TestPerson, calendar = todayIST()): Promise<string> {
  const answer = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
    body: {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "9876543210",
      service: "Other",
      calendar,
      budget: "1",
      city: "Indore",
      username: volunteer.username,
    },
    cookie: sender.cookie,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.enquiryNumber;
}
async function step(number: string, status: string, who: TestPerson) {
  const answer = await site.call("PATCH", `/api/enquiries/${number}`, { body: { status }, cookie: who.cookie });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function takesPlace(sender: TestPerson, volunteer: TestPerson) {
  const number = await book(sender, volunteer);
  await step(number, "accepted", volunteer);
  await step(number, "confirmed", sender);
  await step(number, "completed", volunteer);
  return number;
}
async function rate(sender: TestPerson, volunteer: TestPerson, stars: number, comment = "Calm in a crowd.") {
  const answer = await site.call("POST", `/api/ratings/volunteer/${volunteer.username}`, {
    body: { stars, comment },
    cookie: sender.cookie,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
type Listing = {
  id: string;
  rating: number;
  rating_sum: number;
  rating_count: number;
  booked_stars: number;
  booked_reviews: number;
  ranking: number;
};
const listingOf = async ({ username }: TestPerson) =>
  (
    await sql(
      "SELECT id, rating, rating_sum, rating_count, booked_stars, booked_reviews, ranking FROM listings WHERE slug = $1",
      [username],
    )
  )[0] as unknown as Listing;
/** Stars in the order of the page, those of booked ones with a tick. */
async function onPage(volunteer: TestPerson, limit = 10): Promise<string[]> {
  const { id, rating, rating_count: ratingCount } = await listingOf(volunteer);
  const all: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await ratingsOf(site.deps, { id, rating, ratingCount }, { limit, cursor, order: "booked" });
    all.push(...page.ratings.map(({ stars, booked }) => `${stars}${booked ? "✓" : ""}`));
    cursor = page.next;
  } while (cursor);
  return all;
}

test("a review behind which a booking stands says so, comes first and counts twice in the order; the calls stay as they are", async () => {
  const volunteer = await someVolunteer();
  const [booker, one, two] = [await testPerson(site.deps), await testPerson(site.deps), await testPerson(site.deps)];
  await takesPlace(booker, volunteer);
  const said = await rate(booker, volunteer, 2);
  expect(Object.keys(said["rating"] as object).sort()).toEqual(["comment", "createdAt", "stars", "userId"]);
  await rate(one, volunteer, 5);
  await rate(two, volunteer, 4);
  expect(await onPage(volunteer)).toEqual(["2✓", "4", "5"]);
  expect(await onPage(volunteer, 1)).toEqual(["2✓", "4", "5"]);
  const call = await site.call("GET", `/api/ratings/volunteer/${volunteer.username}`);
  expect((call.body["ratings"] as { stars: number }[]).map(({ stars }) => stars)).toEqual([4, 5, 2]);
  expect(Object.keys((call.body["ratings"] as object[])[0]!).sort()).toEqual([
    "comment",
    "createdAt",
    "stars",
    "userId",
  ]);
  // The mean stays the plain one.
  expect(call.body["averageRating"]).toBeCloseTo(11 / 3, 2);
  const row = await listingOf(volunteer);
  expect([row.rating_sum, row.rating_count, row.booked_stars, row.booked_reviews]).toEqual([11, 3, 2, 1]);
  const mean = ((await sql("SELECT mean FROM category_ratings WHERE category = 'volunteers'"))[0]?.["mean"] ??
    4) as number;
  // What a proven mobile adds stands beside what stars say.
  expect(row.ranking).toBeCloseTo(rankingOf(11, 3, mean, { stars: 2, reviews: 1 }) + RANKING.mobile, 3);
});

test("it says so from the step on that makes it true, whichever comes first, and no longer once it is called off", async () => {
  const volunteer = await someVolunteer();
  const sender = await testPerson(site.deps);
  await rate(sender, volunteer, 5);
  const number = await book(sender, volunteer);
  await step(number, "accepted", volunteer);
  await step(number, "confirmed", sender);
  // Its day is not over.
  expect(await onPage(volunteer)).toEqual(["5"]);
  await sql("UPDATE enquiries SET event_date = $2 WHERE number = $1", [number, addDays(todayIST(), -1)]);
  await reviewJobs[0]!.handle(site.deps, {});
  expect(await onPage(volunteer)).toEqual(["5✓"]);
  const { booked_stars, booked_reviews } = await listingOf(volunteer);
  expect([booked_stars, booked_reviews]).toEqual([5, 1]);
  await step(number, "cancelled", sender);
  expect(await onPage(volunteer)).toEqual(["5"]);
  expect((await listingOf(volunteer)).booked_reviews).toBe(0);
  await takesPlace(sender, volunteer);
  expect(await onPage(volunteer)).toEqual(["5✓"]);
});

test("a request that nobody confirmed, or of somebody else, stands behind nothing", async () => {
  const [volunteer, other] = [await someVolunteer(), await someVolunteer()];
  const [sender, stranger] = [await testPerson(site.deps), await testPerson(site.deps)];
  const number = await book(sender, volunteer);
  await step(number, "accepted", volunteer);
  await takesPlace(sender, other);
  await rate(sender, volunteer, 4);
  await rate(stranger, other, 4);
  expect([await onPage(volunteer), await onPage(other)]).toEqual([["4"], ["4"]]);
});

test("a hidden review counts for nothing, and shown again as before", async () => {
  const volunteer = await someVolunteer();
  const [sender, admin] = [await testPerson(site.deps), await testPerson(site.deps, { role: "admin" })];
  await takesPlace(sender, volunteer);
  await rate(sender, volunteer, 1);
  const [review] = await sql("SELECT id FROM reviews WHERE listing_id = $1", [(await listingOf(volunteer)).id]);
  const actor = {
    id: admin.id,
    username: admin.username,
    role: "admin" as const,
    email: null,
    emailProven: false,
    name: "Admin",
  };
  await setReviewHidden(site.deps, actor, review!["id"] as string, true, "Rude.");
  expect((await listingOf(volunteer)).booked_reviews).toBe(0);
  await setReviewHidden(site.deps, actor, review!["id"] as string, false);
  expect((await listingOf(volunteer)).booked_stars).toBe(1);
});

test("whoever was taken of those who are free in a district has worked there, too", async () => {
  const volunteer = await someVolunteer();
  const sender = await testPerson(site.deps);
  await rate(sender, volunteer, 5);
  const { id } = await listingOf(volunteer);
  await sql(
    "INSERT INTO enquiries (id, number, kind, status, sender_id, name, phone, event_date) VALUES (gen_random_uuid(), 'MD-AREA-0001', 'volunteerEnquiry', 'confirmed', $1, 'Ravi', '+919876543210', $2)",
    [sender.id, todayIST()],
  );
  await sql(
    "INSERT INTO area_answers (enquiry_id, listing_id, taken) SELECT id, $1, true FROM enquiries WHERE number = 'MD-AREA-0001'",
    [id],
  );
  await sql("UPDATE enquiries SET status = 'completed' WHERE number = 'MD-AREA-0001'");
  expect(await onPage(volunteer)).toEqual(["5✓"]);
});
