import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { pageContextKey, type PageContext } from "../../platform/pages/page-context.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { enquiryOf } from "../listings/enquiry-description.ts";
import { countsDays } from "../prices/price-model.ts";
import { emptyEnquiry, type ListingEnquiry } from "./listing-enquiry.ts";
import { listingEnquiry } from "./listing-enquiry.server.ts";
import { meOf } from "./me.server.ts";

let site: TestSite;
let asha: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  asha = await testPerson(site.deps, { name: "Asha Kulkarni", role: "user" });
});
afterAll(() => site.close());

/** What a loader gets when this person, or nobody, asks for a page. */
const seenBy = (actor: TestPerson | null, address = "") => {
  const context = new RouterContextProvider();
  context.set(pageContextKey, { deps: site.deps, actor, visitor: null, requestId: "r", nonce: "n" } as PageContext);
  return { context, request: new Request(`https://site.invalid/${address}`) };
};

test("nobody who is signed in types name, mobile, e-mail and city again, in the form of any category", async () => {
  expect(await meOf(seenBy(null))).toBeNull();
  expect(await meOf(seenBy(asha))).toMatchObject({
    name: "Asha Kulkarni",
    phone: expect.stringMatching(/^\+91 /),
    city: "",
  });

  // Where they keep a listing; where they last asked for something counts more.
  const volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  const { id } = await testVolunteer(site.deps, volunteer, {});
  await site.deps.db.$client.query("UPDATE listings SET city = 'Dewas' WHERE id = $1", [id]);
  expect((await meOf(seenBy(volunteer)))?.city).toBe("Dewas");
  const asked = await site.call("POST", "/api/inquiry/form/volunteerBooking", {
    cookie: asha.cookie,
    body: {
      fullName: "Asha Kulkarni",
      email: "asha@mail.example",
      phone: "9826012345",
      service: "Garba night",
      calendar: addDays(todayIST(), 9),
      budget: "2000",
      city: "Ujjain",
      username: volunteer.username,
    },
  });
  expect(asked.status).toBe(201);
  const me = await meOf(seenBy(asha));
  expect(me).toMatchObject({ city: "Ujjain" });

  const described = categories.filter((category) => enquiryOf(category));
  expect(described.length).toBeGreaterThan(8);
  for (const category of described) {
    const { fields } = enquiryOf(category)!;
    const known = (await listingEnquiry(seenBy(asha), category, { id: "", slug: "s", title: "T" }))!.values;
    const nothing = (await listingEnquiry(seenBy(null), category, { id: "", slug: "s", title: "T" }))!.values;
    for (const { name, fills } of fields) {
      if (fills !== "name" && fills !== "phone" && fills !== "email" && fills !== "city") continue;
      expect(known[name], `${category.key} ${name}`).toBe(me![fills]);
      expect(nothing[name], `${category.key} ${name}`).toBe("");
    }
    expect(fields.map(({ fills }) => fills)).toEqual(expect.arrayContaining(["name", "phone", "email"]));
  }
});

test("the form comes by a call, too: filled in for whoever asks, kept by no cache, and only of what is shown", async () => {
  const volunteer = await testPerson(site.deps, { name: "Kavya Nair", role: "volunteer" });
  const { id } = await testVolunteer(site.deps, volunteer, {});
  type Answer = { form: ListingEnquiry };
  const formFor = (cookie?: string) =>
    site.call<Answer>("GET", `/api/listings/${id}/enquiry-form`, cookie ? { cookie } : {});
  const [hers, nobodys] = [await formFor(asha.cookie), await formFor()];
  expect([hers.status, hers.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(hers.body.form).toEqual(
    JSON.parse(
      JSON.stringify(
        await listingEnquiry(seenBy(asha), categoryOf("volunteers"), {
          id,
          slug: volunteer.username,
          title: hers.body.form.after.to,
        }),
      ),
    ),
  );
  expect([hers.body.form.values["fullName"], nobodys.body.form.values["fullName"]]).toEqual(["Asha Kulkarni", ""]);
  // What the page draws without a connection is the same, but for what is known.
  const { key, singular, enquiry, calendar } = categoryOf("volunteers");
  const empty = emptyEnquiry(
    { key, singular, enquiry: enquiry!, calendar },
    { slug: volunteer.username, title: nobodys.body.form.after.to },
    todayIST(),
  )!;
  expect(nobodys.body.form).toMatchObject({ ...empty, values: empty.values, after: { to: empty.after.to } });
  await site.deps.db.$client.query("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect((await formFor(volunteer.cookie)).status).toBe(404);
  expect((await site.call("GET", "/api/listings/nothing/enquiry-form", {})).status).toBe(404);
});

test("how many days is asked in every form whose price is for a day, with one standing in it, and in no other", async () => {
  const form = async (key: string, attributes: Record<string, unknown> = {}, address = "") =>
    (await listingEnquiry(seenBy(null, address), categoryOf(key), { id: "", slug: "s", title: "T", attributes }))!;
  const daysIn = ({ fields, values }: ListingEnquiry) =>
    fields.some(({ name }) => name === "days") ? values["days"] : null;
  for (const category of categories.filter((one) => enquiryOf(one)))
    expect([category.key, daysIn(await form(category.key))]).toEqual([
      category.key,
      ["photographers", "volunteers"].includes(category.key) ? "1" : null,
    ]);
  expect(daysIn(await form("venues", { priceUnit: "day" }))).toBe("1");
  expect(daysIn(await form("venues", { priceUnit: "plate" }))).toBeNull();
  // Of what is rented the return date says it.
  expect(daysIn(await form("rentals", { priceUnit: "day" }))).toBeNull();
  const three = await form("photographers", {}, "?days=3");
  expect(daysIn(three)).toBe("3");
  expect(three.fields.filter(({ name }) => name === "days")).toHaveLength(1);
  // Whatever else a price may count by the day, somebody is asked for it.
  for (const category of categories.filter((one) => countsDays(one) && enquiryOf(one)?.byDay === false))
    expect(["venues", "rentals"]).toContain(category.key);
  for (const category of categories.filter((one) => enquiryOf(one)?.byDay)) expect(countsDays(category)).toBe(true);
});

test("what the way to a profile was asked for stands in its form, and who brings nothing is asked for no more", async () => {
  const day = addDays(todayIST(), 40);
  const form = async (address: string) =>
    (await listingEnquiry(seenBy(null, address), categoryOf("venues"), { id: "", slug: "s", title: "T" }))!;
  const brought = await form(`?date=${day}&guests=300&hours=9&pin=452001`);
  expect(brought.values).toMatchObject({ calendar: day, guests: "300", hours: "9", pin: "452001" });
  const names = (await form("")).fields.map(({ name }) => name);
  expect(names).not.toContain("hours");
  expect(names).not.toContain("pin");
  expect(brought.fields.map(({ name }) => name).toSorted()).toEqual([...names, "hours", "pin"].toSorted());
  expect((await form("?hours=nine&pin=%3Cb%3E&date=2020-01-01")).values).toEqual((await form("")).values);
});
