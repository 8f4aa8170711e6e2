import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let volunteer: TestPerson;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_REVIEWS_PER_PERSON: "4" });
  volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  await testVolunteer(site.deps, volunteer);
});
afterAll(() => site.close());

const pathOf = (username: string) => `/api/ratings/volunteer/${username}`;
type Ratings = {
  averageRating: number;
  ratingCount: number;
  ratings: { stars: number; comment: string; userId: { username: string } | null }[];
  next: string | null;
};
const read = (username: string, query = "") => site.call<Ratings>("GET", `${pathOf(username)}${query}`);
const rate = (username: string, who: TestPerson | null, body: unknown, headers: Record<string, string> = {}) =>
  site.call("POST", pathOf(username), { body, cookie: who?.cookie ?? null, headers });
const good = { stars: 5, comment: "Kind and on time." };
async function newVolunteer(): Promise<TestPerson> {
  const person = await testPerson(site.deps, { role: "volunteer" });
  await testVolunteer(site.deps, person);
  return person;
}

test("without ratings there is 0 and an empty list; an unknown or hidden volunteer is not found", async () => {
  expect(await read(volunteer.username.toUpperCase())).toMatchObject({
    status: 200,
    body: { success: true, averageRating: 0, ratingCount: 0, ratings: [], next: null },
  });
  const hidden = await testPerson(site.deps);
  await testVolunteer(site.deps, hidden, { status: "suspended" });
  const author = await testPerson(site.deps);
  for (const name of ["nobody.here", hidden.username, "%00", "'"]) {
    expect(await read(name), name).toMatchObject({ status: 404, body: { error: "Volunteer not found" } });
    expect((await rate(name, author, good)).status, name).toBe(404);
  }
});

test("a person rates once: the average follows, the volunteer is told", async () => {
  const [one, two] = [await testPerson(site.deps), await testPerson(site.deps)];
  const answer = await rate(volunteer.username, one, { stars: "4", comment: "  Very\u0000 helpful\u202E.  " });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: "Rating submitted successfully!",
      rating: { stars: 4, comment: "Very helpful.", userId: { username: one.username } },
    },
  });
  expect((await rate(volunteer.username, two, good)).status).toBe(201);
  expect((await read(volunteer.username)).body).toMatchObject({
    averageRating: 4.5,
    ratingCount: 2,
    ratings: [{ stars: 5, userId: { username: two.username } }, { stars: 4 }],
  });
  expect(await rate(volunteer.username, one, good)).toMatchObject({
    status: 409,
    body: { error: "You have already given a rating before.", message: "You have already given a rating before." },
  });
  const notices = await site.call<{ notifications: unknown[] }>("GET", "/api/notifications", {
    cookie: volunteer.cookie,
  });
  expect(notices.body).toMatchObject({
    unread: 2,
    notifications: [
      { kind: "review-received", title: "New rating: 5 stars", href: `/volunteer/${volunteer.username}` },
      {},
    ],
  });
});

test("nobody, oneself and bad input", async () => {
  const author = await testPerson(site.deps);
  expect(await rate(volunteer.username, null, good)).toMatchObject({
    status: 401,
    body: { error: "Please login first to submit rating." },
  });
  expect(await rate(volunteer.username, null, {})).toMatchObject({ status: 401 });
  expect(await rate(volunteer.username, volunteer, good)).toMatchObject({
    status: 403,
    body: { error: "You cannot rate yourself." },
  });
  for (const body of [
    undefined,
    {},
    { stars: 5 },
    { stars: 5, comment: " \u200B" },
    { stars: 0, comment: "x" },
    { comment: "x" },
    { stars: null, comment: "x" },
    [],
    "null",
  ]) {
    expect(await rate(volunteer.username, author, body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { error: "Please provide both rating and review.", errors: expect.anything() },
    });
  }
  for (const stars of [6, -1, 2.5, "9"])
    expect((await rate(volunteer.username, author, { stars, comment: "x" })).status, String(stars)).toBe(400);
  expect((await rate(volunteer.username, author, { stars: 5, comment: "x".repeat(1001) })).status).toBe(400);
  expect((await read(volunteer.username)).body.ratingCount).toBe(2);
});

test("two ratings by one person at the same instant leave one", async () => {
  const rated = await newVolunteer();
  const author = await testPerson(site.deps);
  const both = await Promise.all([
    rate(rated.username, author, good),
    rate(rated.username, author, { stars: 1, comment: "Changed my mind." }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await read(rated.username)).body).toMatchObject({ ratingCount: 1, ratings: [{}] });
});

test("ratings by many at the same instant all count", async () => {
  const rated = await newVolunteer();
  const authors = await Promise.all(Array.from({ length: 6 }, () => testPerson(site.deps)));
  const answers = await Promise.all(
    authors.map((author, at) => rate(rated.username, author, { stars: (at % 5) + 1, comment: "Good" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(authors.map(() => 201));
  expect((await read(rated.username)).body).toMatchObject({ ratingCount: 6, averageRating: 2.67 });
});

test("sent again with the same key after a lost answer, the first answer is given again", async () => {
  const rated = await newVolunteer();
  const author = await testPerson(site.deps);
  const headers = { "idempotency-key": "rating-key-0001" };
  const first = await rate(rated.username, author, good, headers);
  expect(await rate(rated.username, author, good, headers)).toMatchObject({ status: 201, body: first.body });
  expect((await read(rated.username)).body.ratingCount).toBe(1);
});

test("who rates too often has to wait", async () => {
  const author = await testPerson(site.deps);
  for (let i = 0; i < 4; i++) expect((await rate((await newVolunteer()).username, author, good)).status).toBe(201);
  expect(await rate(volunteer.username, author, good)).toMatchObject({ status: 429 });
});

test("reviews of people who have left stay, without a name; hidden ones are absent; the list comes in pages", async () => {
  const rated = await newVolunteer();
  const authors = [await testPerson(site.deps), await testPerson(site.deps), await testPerson(site.deps)];
  for (const author of authors) await rate(rated.username, author, good);
  await site.deps.db.$client.query("DELETE FROM users WHERE id = $1", [authors[1]!.id]);
  const first = await read(rated.username, "?limit=2");
  expect(first.body.ratings.map(({ userId }) => userId)).toEqual([{ username: authors[2]!.username }, null]);
  expect(first.headers.link).toContain('rel="next"');
  const second = await read(rated.username, `?limit=2&cursor=${first.body.next}`);
  expect(second.body).toMatchObject({ ratings: [{ userId: { username: authors[0]!.username } }], next: null });
  await site.deps.db.$client.query("UPDATE reviews SET hidden_at = now() WHERE author_id = $1", [authors[0]!.id]);
  expect((await read(rated.username)).body.ratings).toHaveLength(2);
  expect((await read(rated.username, `?cursor=${newId()}x`)).status).toBe(400);
});
