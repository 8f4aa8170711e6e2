import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { sampleForm } from "../listings/fields/field-samples-test-kit.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { categories } from "../registry.ts";

let site: TestSite;
let admin: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
  owner = await testPerson(site.deps, { name: "Meera Owner" });
});
afterAll(() => site?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;
type Made = {
  message: string;
  listing: { id: string; status: string; owner: string | null; path: string | null; photo: object | null };
};

async function applied(kind: string, more: Record<string, string>, photo?: Blob): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Meera",
    phone: "9826012345",
    email: "meera@mail.example",
    location: "Indore",
    ...more,
  }))
    form.append(name, value);
  if (photo) form.append("photo", photo, "me.jpg");
  const { body } = await site.call<{ enquiryNumber: string }>("POST", `/api/inquiry/form/${kind}`, { form });
  return body.enquiryNumber;
}
const vendor = (photo?: Blob) =>
  applied("vendorRegistration", { businessName: "Annapurna Garden", typeOfWork: "Venue" }, photo);
const VENUE = {
  category: "venues",
  title: "Annapurna Garden",
  kind: "Marriage garden",
  state: "Madhya Pradesh",
  district: "Indore",
  phone: "9826012345",
  email: "meera@mail.example",
  capacity: "400",
  priceUnit: "day",
  price: "75000",
};
const make = (number: string, body: unknown) =>
  site.call<Made>("POST", `/api/admin/enquiries/${number}/listing`, { cookie: admin.cookie, body });

test("an application with a photo becomes an approved venue of an account: found, logged, told by mail", async () => {
  const photo = new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c2185b" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    { type: "image/jpeg" },
  );
  const number = await vendor(photo);
  const { status, body } = await make(number, { ...VENUE, username: owner.username.toUpperCase(), approve: true });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      message: "Annapurna Garden is on the site now.",
      listing: { status: "approved", owner: owner.username, path: "/venue/annapurna-garden-indore" },
    },
  });
  expect(body.listing.photo).not.toBeNull();
  const [media] = await sql("SELECT id, kind, category FROM media WHERE listing_id = $1", [body.listing.id]);
  expect(media).toMatchObject({ kind: "profile", category: "venues" });
  expect((await site.call("GET", `/images/venues/profile/${String(media!.id)}.webp`)).status).toBe(200);
  expect(await sql("SELECT status, listing_id FROM enquiries WHERE number = $1", [number])).toEqual([
    { status: "accepted", listing_id: body.listing.id },
  ]);
  expect(
    (
      await sql("SELECT action FROM audit_log WHERE actor_id = $1 AND action NOT LIKE 'desk.%' ORDER BY id", [admin.id])
    ).map(({ action }) => action),
  ).toEqual(["listing.registered", "listing.linked", "listing.approve", "enquiry.made_listing"]);
  await site.deps.jobs.idle(25_000);
  const mails = site.mailOutbox().filter(({ headers }) => headers.subject === `You are on the site (${number})`);
  expect(mails.map(({ headers }) => headers.to)).toEqual(["meera@mail.example"]);
  expect(await make(number, VENUE)).toMatchObject({
    status: 409,
    body: { message: "A listing has been made of this application already." },
  });
});

test("two admins at once make one listing", async () => {
  const number = await vendor();
  const answers = await Promise.all([make(number, VENUE), make(number, VENUE)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("planners and rentals wait in the queue unless approved at once; what is accepted already can still be made", async () => {
  const planner = await applied("plannerRegistration", { category: "Wedding Planner" });
  await site.call("PATCH", `/api/enquiries/${planner}`, { cookie: admin.cookie, body: { status: "accepted" } });
  expect(
    await make(planner, { ...VENUE, category: "planners", title: "शुभ विवाह", kinds: ["Wedding Planner"] }),
  ).toMatchObject({
    status: 201,
    body: { message: "शुभ विवाह is in the queue now.", listing: { status: "pending", owner: null, path: null } },
  });
  const rental = await applied("rentalRegistration", { category: "Technical AV setup" });
  const made = await make(rental, {
    ...VENUE,
    category: "rentals",
    title: "LED wall",
    itemCategory: "Audio Visual",
    approve: true,
  });
  expect(made).toMatchObject({ status: 201, body: { listing: { status: "approved" } } });
  const { id } = made.body.listing;
  const link = (username: unknown) =>
    site.call<Made>("PATCH", `/api/admin/listings/${id}/owner`, { cookie: admin.cookie, body: { username } });
  expect(await link("nobody-there")).toMatchObject({
    status: 400,
    body: { errors: { username: "There is no account with this username." } },
  });
  expect((await link("")).status).toBe(400);
  // Whoever approved it does not hand it to themselves.
  expect((await link(admin.username)).status).toBe(403);
  expect(await link(owner.username)).toMatchObject({ status: 200, body: { listing: { owner: owner.username } } });
  expect(await link(owner.username)).toMatchObject({
    status: 409,
    body: { message: "This listing has an owner already." },
  });
});

test("refuses what is no application, is declined, or does not fit; nothing is made", async () => {
  const count = async () => Number((await sql("SELECT count(*) AS n FROM listings"))[0]!.n);
  const before = await count();
  const number = await vendor();
  expect(await make(number, { category: "venues" })).toMatchObject({
    status: 400,
    body: { errors: { title: "Name is required", capacity: "Please say how many guests it holds." } },
  });
  expect(await make(number, { ...VENUE, district: "Goa", kind: "Sound", capacity: "", price: "x" })).toMatchObject({
    status: 400,
  });
  expect(await make(number, { ...VENUE, capacity: "" })).toMatchObject({
    status: 400,
    body: { errors: { capacity: "Please say how many guests it holds." } },
  });
  expect(await make(number, { ...VENUE, username: "nobody-there" })).toMatchObject({
    status: 400,
    body: { errors: { username: "There is no account with this username." } },
  });
  expect(await make(number, { ...VENUE, category: "volunteers" })).toMatchObject({
    status: 400,
    body: { errors: { category: "Please choose a category." } },
  });
  expect((await make("nonsense", VENUE)).status).toBe(404);
  const popup = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form", {
    body: { fullName: "K", phone: "9826012345", email: "k@mail.example", service: "Other", consent: true },
  });
  expect((await make(popup.body.enquiryNumber, VENUE)).status).toBe(404);
  await site.call("PATCH", `/api/enquiries/${number}`, { cookie: admin.cookie, body: { status: "declined" } });
  expect(await make(number, VENUE)).toMatchObject({
    status: 409,
    body: { message: "This application has been decided already." },
  });
  expect(await count()).toBe(before);
});

test("every category that is no person's own can be made, by the fields of its registration", async () => {
  for (const category of categories) {
    const number = await vendor();
    const answer = await make(number, { ...sampleForm(category.fields), category: category.key });
    if (category.onePerPerson)
      expect(answer).toMatchObject({ status: 400, body: { errors: { category: "Please choose a category." } } });
    else expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
  }
});

test("who works at the desk hears that an application came in, and that it is done", async () => {
  const bell = async () =>
    (
      await site.call<{ notifications: { kind: string; body: string; read: boolean }[] }>("GET", "/api/notifications", {
        cookie: admin.cookie,
      })
    ).body.notifications.filter(({ kind }) => kind === "site-enquiry");
  const number = await vendor();
  expect((await bell())[0]).toMatchObject({ body: `Vendor registration ${number}.`, read: false });
  await make(number, { ...VENUE, title: "Heard Garden" });
  expect((await bell())[0]).toMatchObject({ read: true });
});
