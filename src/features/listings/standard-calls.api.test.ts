/** The calls that a category has which names none of its own, tried with venues. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const garden = {
  title: "Phool Bagh",
  kind: "Marriage garden",
  capacity: 800,
  halls: [{ name: "Lawn", seated: "500", floating: "800" }],
  priceUnit: "plate",
  price: "1,250",
  rooms: 12,
  amenities: "Parking\nGenerator",
  state: "MP",
  district: "indore",
  phone: "98260 12345",
};
type Answer = {
  message: string;
  errors: Record<string, string>;
  listing: { _id: string; phone: string; price: number };
};
const register = (body: object, cookie?: string, headers?: Record<string, string>) =>
  site.call<Answer>("POST", "/api/venues", { body, ...(cookie ? { cookie } : {}), ...(headers ? { headers } : {}) });

test("an owner registers, an admin approves, everybody finds it, and nobody reads the owner's number", async () => {
  const owner = await testPerson(site.deps);
  const admin = await testPerson(site.deps, { role: "admin" });
  const { status, body } = await register(garden, owner.cookie);
  expect([status, body.listing.phone, body.listing.price]).toEqual([201, "+919826012345", 1_250_00]);
  const mine = await site.call<{ listings: object[] }>("GET", "/api/listings/mine", { cookie: owner.cookie });
  expect(mine.body.listings).toMatchObject([{ title: "Phool Bagh", status: "pending", slug: "phool-bagh-indore" }]);
  expect((await site.call("GET", "/api/venues/phool-bagh-indore")).status).toBe(404);
  await site.call("PATCH", `/api/admin/listings/${body.listing._id}`, {
    cookie: admin.cookie,
    body: { decision: "approve" },
  });
  expect((await site.call("GET", "/api/venues?state=Madhya Pradesh&kind=Marriage garden")).body).toMatchObject([
    { slug: "phool-bagh-indore", capacity: "800" },
  ]);
  expect((await site.call("GET", "/api/venues/phool-bagh-indore")).body).toMatchObject({
    title: "Phool Bagh",
    state: "Madhya Pradesh",
    district: "Indore",
    city: "Indore",
    amenities: ["Parking", "Generator"],
    nonVegPrice: null,
    phone: "",
    email: "",
  });
});

test("a second of the same name has an address of its own; sent again under its key it is one and the same", async () => {
  const owner = await testPerson(site.deps);
  const headers = { "idempotency-key": "venue-twice" };
  const first = await register({ ...garden, title: "Twin" }, owner.cookie, headers);
  const again = await register({ ...garden, title: "Twin" }, owner.cookie, headers);
  const other = await register({ ...garden, title: "Twin" }, owner.cookie);
  expect([again.body.listing._id, other.status]).toEqual([first.body.listing._id, 201]);
  const mine = await site.call<{ listings: { slug: string }[] }>("GET", "/api/listings/mine", { cookie: owner.cookie });
  expect(mine.body.listings.map(({ slug }) => slug).sort()).toEqual(["twin-indore", "twin-indore-2"]);
});

test("a list can be put in the order of prices, page by page, and be narrowed by them", async () => {
  const owner = await testPerson(site.deps);
  const admin = await testPerson(site.deps, { role: "admin" });
  const named = async (path: string) => {
    const { status, body, headers } = await site.call<{ title: string }[]>("GET", path);
    return { status, titles: status === 200 ? body.map(({ title }) => title) : [], next: String(headers.link ?? "") };
  };
  for (const [title, price] of [
    ["Dear", "9,00,000"],
    ["Cheap", "300"],
    ["Fair", "4,000"],
  ]) {
    const { body } = await register({ ...garden, state: "Goa", district: "North Goa", title, price }, owner.cookie);
    await site.call("PATCH", `/api/admin/listings/${body.listing._id}`, {
      cookie: admin.cookie,
      body: { decision: "approve" },
    });
  }
  for (const where of ["state=Goa", "city=North Goa", "q=North Goa"]) {
    const list = `/api/venues?${where}&sort=price`;
    expect((await named(list)).titles, where).toEqual(["Cheap", "Fair", "Dear"]);
    const first = await named(`${list}&limit=2`);
    expect([first.titles, (await named(first.next.slice(1, first.next.indexOf(">")))).titles]).toEqual([
      ["Cheap", "Fair"],
      ["Dear"],
    ]);
    expect((await named(`${list}&pricePaise=400000`)).titles).toEqual(["Cheap", "Fair"]);
    expect((await named(`/api/venues?${where}&pricePaise=399999.9`)).titles).toEqual(["Cheap"]);
  }
  // A position in another order is none in this one.
  const rated = Buffer.from(`4.5,${crypto.randomUUID()}`).toString("base64url");
  expect((await named(`/api/venues?sort=price&cursor=${rated}`)).status).toBe(400);
});

test("what is missing or wrong is told by field; nobody registers without signing in", async () => {
  const owner = await testPerson(site.deps);
  expect((await register(garden)).status).toBe(401);
  const { status, body } = await register({ ...garden, halls: [], price: "much" }, owner.cookie);
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ["halls", "price"]]);
});
