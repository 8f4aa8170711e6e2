/** Adds 'Caterers' in memory, as docs/add-a-category.md says, and finds them searchable, registrable, editable, enquirable and reviewable. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { categories } from "../../src/features/registry.ts";
import { ENQUIRY_KINDS } from "../../src/features/enquiries/enquiry-kinds.ts";
import type { EnquiryKind } from "../../src/features/enquiries/enquiry-kind.ts";
import type { Category } from "../../src/features/listings/category.ts";
import { searchListings } from "../../src/features/listings/listing-search.server.ts";
import { testListing } from "../../src/features/listings/listing-test-kit.server.ts";
import { testPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// The folder and the line in the registry.
vi.mock("../../src/features/registry.ts", async (original) => {
  const registry = await original<typeof import("../../src/features/registry.ts")>();
  const { CARD, LISTING_PHOTOS } = await import("../../src/features/listings/listing-photos.ts");
  const { z: zod } = await import("zod");
  const caterers: Category = {
    key: "caterers", singular: "Caterer", plural: "Caterers", onePerPerson: false, approval: "admin", roleGiven: null,
    attributes: zod.strictObject({ cuisines: zod.array(zod.string().min(1)).min(1), platePaise: zod.int().min(0) }),
    card: { ...CARD, cuisines: "list:cuisines" },
    facets: { cuisines: "words" },
    numbers: { platePaise: { attribute: "platePaise", compare: "atMost" } },
    mediaFolder: "caterers", photos: LISTING_PHOTOS, opinions: "reviews",
    profilePath: (slug) => `/caterer/${slug}`, searchPath: "/Caterers",
    messages: { registeredAlready: "Listed already.", otherProfile: "Listed already.", notFound: "Caterer not found" },
  };
  const all = [...registry.categories, caterers];
  return { ...registry, categories: all, categoryOf: (key: string) => all.find((one) => one.key === key) ?? registry.categoryOf(key) };
});

// The entry among the enquiries.
const catererBooking: EnquiryKind = {
  key: "catererBooking", path: "/api/inquiry/form/catererBooking", label: "Catering enquiry", asks: "asks for your kitchen",
  schema: z.object({ fullName: z.string().min(1), phone: z.string().min(1), caterer: z.string().min(1), guests: z.string().optional() }),
  required: ["fullName", "phone", "caterer"], missingMessage: "Please fill all required fields", success: { status: 201, message: "Request submitted successfully!" },
  to: { rule: "listing", category: "caterers", field: "caterer", oneself: "These are your own pots." },
  columns: { name: "fullName", phone: "phone" }, details: { guests: { label: "Guests" } },
};

let site: TestSite;
beforeAll(async () => {
  Object.assign(ENQUIRY_KINDS, { catererBooking });
  site = await startTestSite();
});
afterAll(() => site.close());

test("a category that was added is registered, searched, edited, asked and reviewed without another line of code", async () => {
  expect(categories.map(({ key }) => key)).toContain("caterers");
  const add = (slug: string, cuisines: string[], platePaise: number, approved: boolean) => testListing(site.deps, "caterers", { title: `${slug} kitchen`, slug, attributes: { cuisines, platePaise }, facets: { cuisines: cuisines.join(", ") }, approved, email: `${slug}@mail.example` });
  const malwa = await add("malwa", ["Malwi", "Gujarati"], 350_00, true);
  await add("awadh", ["Awadhi"], 900_00, true);
  const waiting = await add("waiting", ["Malwi"], 100_00, false);
  await expect(add("wrong", [], 1, true)).rejects.toThrow();

  // Searchable: by place, words, facets and numbers; those who wait are not found.
  const found = async (query: Parameters<typeof searchListings>[2]) => (await searchListings<{ slug: string }>(site.deps, "caterers", query)).rows.map(({ slug }) => slug).sort();
  expect(await found({})).toEqual(["awadh", "malwa"]);
  expect(await found({ state: "Madhya Pradesh", facets: { cuisines: "gujarati" } })).toEqual(["malwa"]);
  expect(await found({ numbers: { platePaise: "50000" }, q: "kitchen" })).toEqual(["malwa"]);

  // Editable: the form asks for the attributes.
  const admin = await testPerson(site.deps, { role: "admin" });
  const cook = await testPerson(site.deps);
  await site.call("PATCH", `/api/admin/listings/${waiting.id}/owner`, { cookie: admin.cookie, body: { username: cook.username } });
  const mine = (platePaise: unknown) => site.call("PUT", `/api/listings/${waiting.id}`, { cookie: cook.cookie, body: { cuisines: ["Malwi", "Nimadi"], platePaise } });
  expect(await mine("much")).toMatchObject({ status: 400, body: { errors: { platePaise: expect.any(String) } } });
  expect(await mine("12000")).toMatchObject({ status: 200, body: { listing: { values: { cuisines: "Malwi\nNimadi", platePaise: "12000" } } } });

  // Enquirable: kept with the listing and mailed to it.
  const form = { fullName: "Kabir", phone: "9826012345", caterer: "MALWA", guests: "300" };
  expect(await site.call("POST", catererBooking.path, { body: {} })).toMatchObject({ status: 400, body: { missingFields: catererBooking.required } });
  const { status, body } = await site.call<{ enquiryNumber: string }>("POST", catererBooking.path, { body: form });
  expect(status).toBe(201);
  expect(await site.call("POST", catererBooking.path, { body: { ...form, caterer: "waiting" } })).toMatchObject({ status: 404, body: { error: "Caterer not found" } });
  await site.deps.jobs.idle(25_000);
  expect(site.mailOutbox().filter(({ headers }) => headers.subject?.includes(body.enquiryNumber)).map(({ headers }) => headers.to)).toContain("malwa@mail.example");

  // Reviewable: once each, and the search follows the rating.
  const guest = await testPerson(site.deps);
  expect((await site.call("POST", `/api/reviews/${malwa.id}`, { body: { rating: 5, comment: "The dal bafla!" }, cookie: guest.cookie })).status).toBe(201);
  expect((await site.call("POST", `/api/reviews/${waiting.id}`, { body: { rating: 5, comment: "x" }, cookie: guest.cookie })).status).toBe(404);
  expect((await searchListings<{ slug: string; averageRating: number }>(site.deps, "caterers", {})).rows[0]).toMatchObject({ slug: "malwa", averageRating: 5 });
});
