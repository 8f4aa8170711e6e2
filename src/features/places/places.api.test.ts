// @engine both
import { createElement } from "react";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { statementsOf } from "../../../test/support/statements.ts";
import { todayIST } from "../../domain/dates.ts";
import { pageContextKey } from "../../platform/pages/page-context.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { rendered } from "../volunteers/parts/volunteer-test-kit.tsx";
import { placeCrumb } from "../listings/place-pages.server.ts";
import { categoryOf } from "../registry.ts";
import PlacePage, * as page from "./pages/place.tsx";
import { nextSaturdays } from "./place-facts.server.ts";
import { homePlaces } from "./place-ways.server.ts";
import type { PlaceView, TradeView } from "./place-view.ts";

let site: TestSite;
const venue = (n: number, district: string, attributes: object = {}) =>
  testListing(site.deps, "venues", {
    title: `Hall ${district} ${n}`,
    slug: `hall-${district.toLowerCase()}-${n}`,
    district,
    attributes: {
      kind: n > 3 ? "Farmhouse" : "Banquet hall",
      capacity: 300,
      priceUnit: n === 5 ? "day" : "plate",
      price: n * 500_00,
      halls: [{ name: "Pearl", seated: 100, floating: 200 }],
      amenities: [],
      rules: [],
      rooms: 0,
      nonVegPrice: null,
      description: "",
      ...attributes,
    },
  });

beforeAll(async () => {
  site = await startTestSite();
  for (const n of [1, 2, 3, 4, 5]) await venue(n, "Indore");
  for (const n of [1, 2, 3, 4]) await venue(n, "Dewas");
});
afterAll(() => site.close());

function open(path: string): Promise<PlaceView | TradeView> {
  const [state = "", within, category] = path.split("/").slice(2);
  const params = category ? { state, district: within, category } : { state, ...(within ? { within } : {}) };
  const context = new RouterContextProvider();
  context.set(pageContextKey, { deps: site.deps, actor: null, visitor: null, requestId: "1", nonce: "", cookies: "" });
  return page.loader({ context, request: new Request(`http://localhost${path}`), params } as never);
}
async function trade(path: string): Promise<TradeView> {
  const view = await open(path);
  if (view.kind !== "trade") throw new Error(`${path} is the page of a place.`);
  return view;
}
const lines = ({ facts }: TradeView, label: string) =>
  facts.find((fact) => fact.label.startsWith(label))?.lines.map(({ text }) => text);

test("a category in a district has a page from five listings on, with its figures and its cards", async () => {
  const view = await trade("/in/madhya-pradesh/indore/venues");
  expect(view).toMatchObject({
    title: "Venues in Indore",
    lead: "5 venues in Indore, Madhya Pradesh: 4 at ₹500 to ₹2,000 a plate, 1 at ₹2,500 a day.",
    all: { to: "/VenueBooking?state=Madhya+Pradesh&district=Indore" },
  });
  expect(view.cards).toHaveLength(5);
  expect(lines(view, "Price")).toEqual(["₹500 to ₹2,000 a plate", "₹2,500 a day"]);
  expect(lines(view, "Most of them")).toEqual(["Banquet hall: 3", "Farmhouse: 2"]);
  expect([lines(view, "Rating"), lines(view, "Free")]).toEqual([undefined, undefined]);
  const html = rendered(createElement(PlacePage, { loaderData: view } as never));
  for (const text of ["<h1", "Hall Indore 1", "See all 5 venues, with filters"]) expect(html).toContain(text);
  const meta = JSON.stringify(page.meta({ loaderData: view, matches: [] } as never));
  for (const text of ['"ItemList"', '"numberOfItems":5', '"BreadcrumbList"', "/in/madhya-pradesh/indore/venues"])
    expect(meta).toContain(text);
});

test("ratings, bookings and free Saturdays are told as they are", async () => {
  const owner = await testPerson(site.deps);
  const one = await venue(6, "Indore");
  await site.deps.db.$client.query("UPDATE listings SET owner_id = $2, booked = 3 WHERE id = $1", [one.id, owner.id]);
  const [first, second] = nextSaturdays(todayIST(site.deps.now()));
  const blocked = await site.call("POST", `/api/listings/${one.id}/calendar/blocks`, {
    cookie: owner.cookie,
    body: { from: first },
  });
  expect(blocked.status).toBeLessThan(300);
  const guest = await testPerson(site.deps);
  await site.call("POST", `/api/reviews/${one.id}`, { cookie: guest.cookie, body: { rating: 4, comment: "Large." } });
  const view = await trade("/in/madhya-pradesh/indore/venues");
  expect(lines(view, "Booked most")).toEqual(["Farmhouse: booked 3 times"]);
  expect(lines(view, "Rating")).toEqual(["4.0 of 5 from 1 review"]);
  const free = view.facts.find(({ label }) => label === "Free on a Saturday, of 1 whose calendar is kept")!.lines;
  expect(free.map(({ text }) => text.replace(/.*: /, ""))).toEqual(["0", "1", "1", "1"]);
  expect(free[1]!.to).toBe(`/VenueBooking?state=Madhya+Pradesh&district=Indore&date=${second}&free=only`);
});

test("where too little is listed there is no page, and nothing leads to one", async () => {
  const none = { init: { status: 404 } };
  for (const path of [
    "/in/madhya-pradesh/dewas/venues",
    "/in/madhya-pradesh/dewas",
    "/in/madhya-pradesh/indore/caterers",
    "/in/goa",
    "/in/atlantis",
    "/in/madhya-pradesh/nowhere",
  ])
    await expect(open(path), path).rejects.toMatchObject(none);
  const views = await Promise.all(
    ["/in/madhya-pradesh", "/in/madhya-pradesh/indore", "/in/madhya-pradesh/venues"].map(open),
  );
  const all = JSON.stringify(views);
  expect(all).toContain("/in/madhya-pradesh/indore/venues");
  for (const thin of ["/in/madhya-pradesh/dewas", "/in/goa"]) expect(all).not.toContain(thin);
  const sitemap = String((await site.call("GET", "/sitemap.xml")).body);
  for (const path of ["/in/madhya-pradesh", "/in/madhya-pradesh/indore/venues", "/in/madhya-pradesh/venues"])
    expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain("/dewas");
});

test("with the fifth it is there, without it gone, and its neighbour leads to it", async () => {
  const fifth = await venue(5, "Dewas");
  expect((await trade("/in/madhya-pradesh/indore/venues")).near.links).toEqual([
    { label: "Dewas", to: "/in/madhya-pradesh/dewas/venues", note: "5" },
  ]);
  expect((await trade("/in/madhya-pradesh/dewas/venues")).near.links.map(({ label }) => label)).toEqual(["Indore"]);
  const admin = await testPerson(site.deps, { role: "admin" });
  const hidden = await site.call("PATCH", `/api/admin/listings/${fifth.id}`, {
    cookie: admin.cookie,
    body: { decision: "suspend", reason: "Complaints" },
  });
  expect(hidden.status).toBe(200);
  await expect(open("/in/madhya-pradesh/dewas/venues")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a place links each category to its page, or to its list where that has fewer", async () => {
  await testListing(site.deps, "rentals", {
    title: "Chairs",
    slug: "chairs",
    attributes: { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" },
  });
  const view = await open("/in/madhya-pradesh/indore");
  expect(view).toMatchObject({
    title: "For an event in Indore",
    lead: "7 listings in Indore, Madhya Pradesh, among them 6 venues and 1 item.",
    trades: [
      { label: "Venues", to: "/in/madhya-pradesh/indore/venues", note: "6" },
      { label: "Rental items", to: "/EventEquipmentRental?state=Madhya+Pradesh&district=Indore", note: "1" },
    ],
  });
});

test("an address in other letters leads to the one that is kept", async () => {
  const answer = await open("/in/Madhya-Pradesh/INDORE").catch((thrown: unknown) => thrown as Response);
  expect([(answer as Response).status, (answer as Response).headers.get("location")]).toEqual([
    301,
    "/in/madhya-pradesh/indore",
  ]);
});

test("a page is read in few statements: four at first, one when it is asked for again", async () => {
  await venue(9, "Indore");
  const read = () => statementsOf(site.deps.database, () => open("/in/madhya-pradesh/indore/venues"));
  expect((await read()).length).toBeLessThanOrEqual(4);
  // What changed just before is still being told to other processes, on PostgreSQL.
  await expect.poll(async () => (await read()).length).toBe(1);
});

test("lists, profiles and the home page lead to the pages that there are, and to no other", async () => {
  const venues = categoryOf("venues");
  const ways = async (state: string, district: string, most = 6) =>
    (await site.deps.placePages(site.deps, venues, { state, district }, most)).map(({ label, to }) => [label, to]);
  const indore = ["Venues in Indore", "/in/madhya-pradesh/indore/venues"];
  const state = ["Venues in Madhya Pradesh", "/in/madhya-pradesh/venues"];
  const ofIndia = await ways("", "");
  expect(ofIndia).toContainEqual(indore);
  expect(ofIndia.every(([, to]) => to?.split("/").length === 5)).toBe(true);
  expect(await ways("Madhya Pradesh", "")).toEqual([state, ...ofIndia.slice(0, 6)]);
  expect((await ways("Madhya Pradesh", "Indore")).slice(0, 2)).toEqual([indore, state]);
  // One that has no page leads to its state, another state nowhere of its own.
  expect((await ways("Madhya Pradesh", "Bhind", 0))[0]).toEqual(state);
  expect(await placeCrumb(site.deps, venues, { state: "Goa", district: "North Goa" })).toEqual([]);
  expect(await placeCrumb(site.deps, venues, { state: null, district: null })).toEqual([]);
  expect((await homePlaces(site.deps)).map(({ to }) => to)).toContain(indore[1]);
});
