// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { categories } from "../registry.ts";

let site: TestSite;
let owner: TestPerson;
let id: string;
/** Any category that is reviewed. */
const category = categories.find(({ opinions }) => opinions === "reviews")!;

beforeAll(async () => {
  site = await startTestSite();
  owner = await testPerson(site.deps, { name: "Gauri Bapat" });
  id = await reviewed(owner.username, "approved", owner.id);
});
afterAll(() => site.close());

async function reviewed(slug: string, status: "approved" | "pending", ownerId: string | null = null): Promise<string> {
  const listing = {
    id: newId(),
    category: category.key,
    ownerId,
    slug,
    slugKey: slug.toLowerCase(),
    status,
    title: slug,
  };
  await site.deps.db.insert(listings).values(listing);
  return listing.id;
}
const review = (listing: string, who: TestPerson | null, body: unknown, headers: Record<string, string> = {}) =>
  site.call("POST", `/api/reviews/${listing}`, { body, cookie: who?.cookie ?? null, headers });
const read = (listing: string, query = "") =>
  site.call<Record<string, unknown>[]>("GET", `/api/reviews/${listing}/reviews${query}`);
const good = { rating: 5, comment: "Held the whole hall." };

test("a person reviews once; everybody reads it under the first name, and the owner is told", async () => {
  expect(await read(id)).toMatchObject({ status: 200, body: [] });
  const fan = await testPerson(site.deps, { name: "Ravi Iyer" });
  expect(await review(id, fan, { rating: "4", comment: " Fine. " })).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: "Review submitted successfully!",
      review: { rating: 4, comment: "Fine.", user: { firstName: "Ravi" } },
    },
  });
  expect(await review(id, fan, good)).toMatchObject({
    status: 409,
    body: { error: "You have already submitted a review." },
  });
  const { body, headers } = await read(id);
  expect(body).toEqual([
    {
      _id: expect.any(String),
      rating: 4,
      comment: "Fine.",
      createdAt: expect.any(String),
      user: { firstName: "Ravi" },
    },
  ]);
  expect(headers["x-total-count"]).toBe("1");
  expect((await site.call("GET", "/api/notifications", { cookie: owner.cookie })).body).toMatchObject({
    notifications: [{ title: "New review: 4 stars", href: category.profilePath(owner.username) }],
  });
});

test("nobody, oneself and bad input", async () => {
  const fan = await testPerson(site.deps);
  expect((await review(id, null, {})).status).toBe(401);
  expect(await review(id, owner, good)).toMatchObject({ status: 403, body: { error: "You cannot review yourself." } });
  for (const body of [
    undefined,
    {},
    { rating: 5 },
    { rating: 5, comment: " \u200B" },
    { rating: 0, comment: "x" },
    { comment: "x" },
    [],
    "null",
  ]) {
    expect(await review(id, fan, body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { error: "Please provide both a rating and a comment." },
    });
  }
  for (const rating of [6, -1, 2.5, "9"])
    expect((await review(id, fan, { rating, comment: "x" })).status, String(rating)).toBe(400);
});

test("volunteers have ratings and no reviews; who waits and who is unknown is not found", async () => {
  const fan = await testPerson(site.deps);
  const volunteer = await testVolunteer(site.deps, await testPerson(site.deps, { role: "volunteer" }));
  for (const listing of [volunteer.id, await reviewed("waits", "pending"), newId(), "nobody", "%00"]) {
    expect((await review(listing, fan, good)).status, listing).toBe(404);
    expect((await read(listing)).status, listing).toBe(404);
  }
});

test("the list comes in pages; who has left is without a name; a key counts once", async () => {
  const listing = await reviewed("paged", "approved");
  const fans = [await testPerson(site.deps), await testPerson(site.deps), await testPerson(site.deps)];
  for (const fan of fans)
    for (let time = 0; time < 2; time++)
      expect((await review(listing, fan, good, { "idempotency-key": `review-${fan.id}` })).status).toBe(201);
  await site.deps.db.$client.query("DELETE FROM users WHERE id = $1", [fans[2]!.id]);
  const first = await read(listing, "?limit=2");
  expect(first.body.map(({ user }) => user)).toEqual([null, { firstName: "Asha" }]);
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? "";
  expect((await site.call<unknown[]>("GET", next)).body).toHaveLength(1);
});
