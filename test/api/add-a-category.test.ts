/** Adds 'Valets' in memory, as docs/add-a-category.md says, and finds them searchable, registrable, editable, enquirable and reviewable. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { categories } from "../../src/features/registry.ts";
import type { Category } from "../../src/features/listings/category.ts";
import { searchListings } from "../../src/features/listings/listing-search.server.ts";
import { testListing } from "../../src/features/listings/listing-test-kit.server.ts";
import { testPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { createElement } from "react";
import { RouterContextProvider } from "react-router";
import { callRows, PAGES } from "../../src/app/access-matrix.ts";
import { keptOfCategories } from "../../src/app/offline/build-worker.ts";
import { todayIST } from "../../src/domain/dates.ts";
import PlacePage, * as place from "../../src/features/places/pages/place.tsx";
import SearchPage, * as search from "../../src/features/listings/pages/search.tsx";
import { categoryLinks } from "../../src/features/site/category-links.server.ts";
import DetailPage, * as detail from "../../src/features/storefront/pages/detail.tsx";
import { rendered } from "../../src/features/volunteers/parts/volunteer-test-kit.tsx";
import { pageContextKey } from "../../src/platform/pages/page-context.server.ts";
import routes from "../../src/routes.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// The folder and the line in the registry.
vi.mock("../../src/features/registry.ts", async (original) => {
  const registry = await original<typeof import("../../src/features/registry.ts")>();
  const { defineCategory } = await import("../../src/features/listings/category.ts");
  const { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } =
    await import("../../src/features/listings/fields/common-fields.ts");
  const { LISTING_PHOTOS } = await import("../../src/features/listings/listing-photos.ts");
  const valets: Category = defineCategory({
    key: "valets",
    singular: "Valet",
    plural: "Valets",
    onePerPerson: false,
    approval: "admin",
    roleGiven: null,
    fields: {
      ...LISTING_TITLE,
      cuisines: {
        kind: "lines",
        label: "Cuisines",
        most: 20,
        required: "Cuisines is required",
        card: true,
        facet: "words",
      },
      platePaise: {
        kind: "number",
        label: "A plate",
        min: 0,
        max: 1_000_000_00,
        paise: true,
        required: "A plate is required",
        ask: { name: "platePaise", compare: "atMost" },
      },
      ...LISTING_PLACE,
      ...LISTING_CONTACT,
    },
    mediaFolder: "valets",
    photos: LISTING_PHOTOS,
    opinions: "reviews",
    profilePath: (slug: string) => `/valet/${slug}`,
    searchPath: "/Valets",
    registerPath: "/ValetForm",
    enquiry: { fields: [{ name: "guests", label: "Guests", optional: true }], oneself: "These are your own pots." },
    messages: { registeredAlready: "Listed already.", otherProfile: "Listed already.", notFound: "Valet not found" },
  });
  const all = [...registry.categories, valets];
  return {
    ...registry,
    categories: all,
    categoryOf: (key: string) => all.find((one) => one.key === key) ?? registry.categoryOf(key),
  };
});

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("a category that was added is registered, searched, edited, asked and reviewed without another line of code", async () => {
  expect(categories.map(({ key }) => key)).toContain("valets");
  const add = (slug: string, cuisines: string[], platePaise: number, approved: boolean) =>
    testListing(site.deps, "valets", {
      title: `${slug} kitchen`,
      slug,
      attributes: { cuisines, platePaise },
      facets: { cuisines: cuisines.join(", ") },
      approved,
      email: `${slug}@mail.example`,
    });
  const malwa = await add("malwa", ["Malwi", "Gujarati"], 350_00, true);
  await add("awadh", ["Awadhi"], 900_00, true);
  const waiting = await add("waiting", ["Malwi"], 100_00, false);
  await expect(add("wrong", [], 1, true)).rejects.toThrow();

  // Searchable: by place, words, facets and numbers; those who wait are not found.
  const found = async (query: Parameters<typeof searchListings>[2]) =>
    (await searchListings<{ slug: string }>(site.deps, "valets", query)).rows.map(({ slug }) => slug).sort();
  expect(await found({})).toEqual(["awadh", "malwa"]);
  expect(await found({ state: "Madhya Pradesh", facets: { cuisines: "gujarati" } })).toEqual(["malwa"]);
  expect(await found({ numbers: { platePaise: "50000" }, q: "kitchen" })).toEqual(["malwa"]);

  // Editable: the form asks for the attributes.
  const admin = await testPerson(site.deps, { role: "admin" });
  const cook = await testPerson(site.deps);
  await site.call("PATCH", `/api/admin/listings/${waiting.id}/owner`, {
    cookie: admin.cookie,
    body: { username: cook.username },
  });
  const mine = (platePaise: unknown) =>
    site.call("PUT", `/api/listings/${waiting.id}`, {
      cookie: cook.cookie,
      body: { cuisines: ["Malwi", "Nimadi"], platePaise },
    });
  expect(await mine("much")).toMatchObject({ status: 400, body: { errors: { platePaise: expect.any(String) } } });
  expect(await mine("12000")).toMatchObject({
    status: 200,
    body: { listing: { values: { cuisines: "Malwi\nNimadi", platePaise: "12000" } } },
  });

  // Enquirable: kept with the listing and mailed to it.
  const ask = "/api/inquiry/form/valets";
  const form = { fullName: "Kabir", phone: "9826012345", calendar: todayIST(), listing: "MALWA", guests: "300" };
  expect(await site.call("POST", ask, { body: {} })).toMatchObject({
    status: 400,
    body: { missingFields: ["fullName", "phone", "calendar", "listing"] },
  });
  const { status, body } = await site.call<{ enquiryNumber: string }>("POST", ask, { body: form });
  expect(status).toBe(201);
  expect(await site.call("POST", ask, { body: { ...form, listing: "waiting" } })).toMatchObject({
    status: 404,
    body: { error: "Valet not found" },
  });
  await site.deps.jobs.idle(25_000);
  expect(
    site
      .mailOutbox()
      .filter(({ headers }) => headers.subject?.includes(body.enquiryNumber))
      .map(({ headers }) => headers.to),
  ).toContain("malwa@mail.example");

  // Reviewable: once each, and the search follows the rating.
  const guest = await testPerson(site.deps);
  expect(
    (
      await site.call("POST", `/api/reviews/${malwa.id}`, {
        body: { rating: 5, comment: "The dal bafla!" },
        cookie: guest.cookie,
      })
    ).status,
  ).toBe(201);
  expect(
    (await site.call("POST", `/api/reviews/${waiting.id}`, { body: { rating: 5, comment: "x" }, cookie: guest.cookie }))
      .status,
  ).toBe(404);
  expect(
    (await searchListings<{ slug: string; averageRating: number }>(site.deps, "valets", {})).rows[0],
  ).toMatchObject({ slug: "malwa", averageRating: 5 });
});

/** What a loader is called with. */
function argsFor(pattern: string, url: string, params: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(pageContextKey, { deps: site.deps, actor: null, visitor: null, cookies: "", requestId: "1", nonce: "" });
  return { context, request: new Request(`http://localhost${url}`), params, pattern } as never;
}

test("its pages, links and figures follow from the object", async () => {
  const count = async () =>
    (await site.call<{ total: number }>("GET", "/api/volunteer-stats/registered/count")).body.total;
  const before = await count();
  await testListing(site.deps, "valets", {
    title: "Nimar kitchen",
    slug: "nimar",
    attributes: { cuisines: ["Nimadi", "Jain"], platePaise: 450_00 },
    facets: { cuisines: "Nimadi, Jain" },
  });
  await site.deps.jobs.idle(25_000);
  await expect.poll(count).toBe(before + 1);

  // Routes, rows, links, what search engines read and what is kept offline.
  const paths = routes.flatMap(({ path }) => path ?? []);
  for (const path of ["Valets", "valet/:slug", "ValetForm"]) {
    expect(paths).toContain(path);
    expect(Object.keys(PAGES)).toContain(path);
  }
  expect(callRows()["POST /api/inquiry/form/valets"]).toEqual({ access: "everybody" });
  expect(categoryLinks().at(-1)).toEqual({
    key: "valets",
    label: "Valets",
    path: "/Valets",
    more: true,
    register: { label: "Valet Registration", path: "/ValetForm" },
  });
  expect(keptOfCategories()).toEqual(expect.arrayContaining(["Valets", "valet/:slug"]));
  const sitemap = String((await site.call("GET", "/sitemap.xml")).body);
  for (const path of ["/Valets", "/valet/nimar"]) expect(sitemap).toContain(`${path}</loc>`);

  // The search page: words, filters and cards from names and fields.
  const asked = "/Valets?q=nimar&cuisines=jain&platePaise=500&state=Madhya+Pradesh";
  const found = await search.loader(argsFor("Valets", asked));
  expect(found.cards.map(({ path }) => path)).toEqual(["/valet/nimar"]);
  const results = rendered(createElement(SearchPage, { loaderData: found } as never));
  for (const text of ["<h1>Valets</h1>", "1 valet", "Nimadi, Jain", "A plate up to, in ₹", "Filters (4)"])
    expect(results).toContain(text);
  expect(JSON.stringify(search.meta({ loaderData: found, matches: [] } as never))).toContain('"numberOfItems":1');
  const none = await search.loader(argsFor("Valets", "/Valets?platePaise=5"));
  expect(rendered(createElement(SearchPage, { loaderData: none } as never))).toContain("No valets found.");

  // The page of one: facts, lists, the form with its own field, reviews, structured data.
  const page = (await detail.loader(argsFor("valet/:slug", "/valet/nimar", { slug: "nimar" }))).data;
  const shown = rendered(createElement(DetailPage, { loaderData: page } as never));
  for (const text of [
    "<h1>Nimar kitchen</h1>",
    "₹450",
    "<li>Nimadi</li>",
    'name="guests"',
    'name="calendar"',
    "User Reviews",
    "Indore, Madhya Pradesh",
  ])
    expect(shown).toContain(text);
  expect(page.view?.enquiry).toMatchObject({ path: "/api/inquiry/form/valets", values: { listing: "nimar" } });
  const meta = JSON.stringify(detail.meta({ loaderData: page, matches: [] } as never));
  for (const text of ["Nimar kitchen, valet in Indore", "LocalBusiness", '"price":"450"']) expect(meta).toContain(text);
  const gone = await detail.loader(argsFor("valet/:slug", "/valet/gone", { slug: "gone" }));
  expect([gone.init?.status, rendered(createElement(DetailPage, { loaderData: gone.data } as never))]).toEqual([
    404,
    expect.stringContaining("Valet not found"),
  ]);
});

test("its page in a district comes with the fifth that is listed there", async () => {
  const address = { state: "madhya-pradesh", district: "dewas", category: "valets" };
  const open = () => place.loader(argsFor("in/:state/:district/:category", "/in/madhya-pradesh/dewas/valets", address));
  for (const n of [1, 2, 3, 4, 5]) {
    await expect(Promise.resolve(open())).rejects.toMatchObject({ init: { status: 404 } });
    await testListing(site.deps, "valets", {
      title: `Dewas kitchen ${n}`,
      slug: `dewas-${n}`,
      district: "Dewas",
      attributes: { cuisines: ["Malwi"], platePaise: n * 100_00 },
    });
  }
  const page = rendered(createElement(PlacePage, { loaderData: await open() } as never));
  for (const text of ["Valets in Dewas", "5 valets in Dewas, Madhya Pradesh, at ₹100 to ₹500; half ask ₹300 or less."])
    expect(page).toContain(text);
});
