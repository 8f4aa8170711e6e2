// @engine both
/** What decides a write is read in its transaction: what was true a moment before it decides nothing. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import { artistForm } from "../../src/features/artists/artist-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import type { Db, Tx } from "../../src/platform/database/database.server.ts";
import { beforeNextTransaction } from "../support/meanwhile.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

/** The compiler refuses this line as soon as any connection passes for a transaction. */
const anyConnectionIsOne: Db extends Tx ? true : false = false;

let site: TestSite;
let admin: TestPerson;
let somebody: TestPerson;
let owner: TestPerson;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "1000", LIMIT_UPLOADS_PER_PERSON: "1000" });
  admin = await testPerson(site.deps, { role: "admin" });
});
afterAll(() => site?.close());
beforeEach(async () => {
  somebody = await testPerson(site.deps);
  owner = await testPerson(site.deps);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;
/** Does this between what the next use case reads and its transaction. */
const meanwhile = (text: string, values: unknown[]) =>
  beforeNextTransaction(site.deps.database, () => sql(text, values));
const count = async (table: string) => Number((await sql(`SELECT count(*) AS n FROM ${table}`))[0]!.n);
const closing = (id: string) =>
  meanwhile("UPDATE users SET erase_after = now() + interval '30 days' WHERE id = $1", [id]);

/** A listing that nobody keeps. */
async function unkept(category: string, onePerPerson: boolean): Promise<string> {
  const id = newId();
  await sql(
    `INSERT INTO listings (id, category, one_per_person, slug, slug_key, status, title) VALUES ($1, $2, $3, $4, $4, 'approved', 'Waits')`,
    [id, category, onePerPerson, `waits-${id}`],
  );
  return id;
}
const book = (username: string, cookie?: string) =>
  site.call("POST", "/api/inquiry/form/volunteerBooking", {
    cookie,
    body: {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "98765 43210",
      service: "Cultural Event",
      calendar: addDays(todayIST(), 10),
      budget: "5000",
      city: "Indore",
      requirement: "Two helpers at the gate.",
      username,
    },
  });

test("a connection is no transaction", () => {
  expect(anyConnectionIsOne).toBe(false);
});

test("a request for what was hidden a moment ago is refused and not stored", async () => {
  const { id, username } = await testVolunteer(site.deps, owner);
  const before = await count("enquiries");
  const happened = meanwhile("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect((await book(username)).status).toBe(404);
  expect(happened()).toBe(true);
  expect(await count("enquiries")).toBe(before);
});

test("a request for what was erased a moment ago is 404 and no error of ours", async () => {
  const { id, username } = await testVolunteer(site.deps, owner);
  meanwhile("DELETE FROM listings WHERE id = $1", [id]);
  expect((await book(username)).status).toBe(404);
});

test("a request goes to whoever keeps the listing now, and never to oneself", async () => {
  const heir = await testPerson(site.deps);
  const { id, username } = await testVolunteer(site.deps, owner);
  meanwhile(`UPDATE listings SET owner_id = '${heir.id}' WHERE id = $1`, [id]);
  const { status, body } = await book(username);
  expect(status).toBe(201);
  expect(await sql("SELECT recipient_id FROM enquiries WHERE number = $1", [body.enquiryNumber])).toEqual([
    { recipient_id: heir.id },
  ]);
  meanwhile(`UPDATE listings SET owner_id = '${somebody.id}' WHERE id = $1`, [id]);
  expect((await book(username, somebody.cookie)).status).toBe(403);
});

test("nobody rates, reviews or reports what was hidden a moment ago", async () => {
  const { id, username } = await testVolunteer(site.deps, owner);
  const hide = () => meanwhile("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  const show = () => sql("UPDATE listings SET status = 'approved' WHERE id = $1", [id]);
  hide();
  expect(
    (
      await site.call("POST", `/api/ratings/volunteer/${username}`, {
        cookie: somebody.cookie,
        body: { stars: 5, comment: "Calm in every crowd." },
      })
    ).status,
  ).toBe(404);
  await show();
  hide();
  expect((await site.call("POST", `/api/listings/${id}/report`, { body: { reason: "fraud" } })).status).toBe(404);
  await show();
  meanwhile("DELETE FROM listings WHERE id = $1", [id]);
  expect((await site.call("POST", `/api/listings/${id}/report`, { body: { reason: "fraud" } })).status).toBe(404);
  expect([await count("reviews"), await count("reports")]).toEqual([0, 0]);
});

async function application(photo: boolean): Promise<string> {
  const form = new FormData();
  const fields = { businessName: "Annapurna", typeOfWork: "Venue", fullName: "Meera", phone: "9826012345" };
  for (const [name, value] of Object.entries({ ...fields, email: "meera@mail.example", location: "Indore" }))
    form.append(name, value);
  if (photo) form.append("photo", await smallPhoto(), "me.jpg");
  const { body } = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/vendorRegistration", { form });
  return body.enquiryNumber;
}
const make = (number: string, username: string) =>
  site.call("POST", `/api/admin/enquiries/${number}/listing`, {
    cookie: admin.cookie,
    body: {
      category: "venues",
      title: "Annapurna Garden",
      kind: "Marriage garden",
      state: "Madhya Pradesh",
      district: "Indore",
      phone: "9826012345",
      email: "meera@mail.example",
      capacity: "400",
      price: "75000",
      username,
    },
  });
const link = (id: string, username: string) =>
  site.call("PATCH", `/api/admin/listings/${id}/owner`, { cookie: admin.cookie, body: { username } });

test("nothing is made for, or linked to, an account that began to close a moment ago", async () => {
  const number = await application(true);
  const listings = await count("listings");
  closing(owner.id);
  expect(await make(number, owner.username)).toMatchObject({
    status: 400,
    body: { errors: { username: "There is no account with this username." } },
  });
  expect(await count("listings")).toBe(listings);
  const id = await unkept("venues", false);
  closing(somebody.id);
  expect((await link(id, somebody.username)).status).toBe(400);
  expect(await sql("SELECT owner_id FROM listings WHERE id = $1", [id])).toEqual([{ owner_id: null }]);
});

test("a registration that arrives while the account is closed makes nothing", async () => {
  closing(owner.id);
  expect(await site.call("POST", "/api/artists/add", { cookie: owner.cookie, form: await artistForm() })).toMatchObject(
    {
      status: 409,
      body: { message: "Your account is being closed. Log in again to keep it." },
    },
  );
  expect(await sql("SELECT id FROM listings WHERE owner_id = $1", [owner.id])).toEqual([]);
  expect(await sql("SELECT 1 AS one FROM consents WHERE user_id = $1", [owner.id])).toEqual([]);
});

test("who registers a profile while an admin links one to them has one, and both hear an answer", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const person = await testPerson(site.deps);
    const id = await unkept("artists", true);
    const answers = await Promise.all([
      link(id, person.username),
      site.call("POST", "/api/artists/add", { cookie: person.cookie, form: await artistForm() }),
    ]);
    outcomes.add(answers.map(({ status }) => status).join());
    expect(await sql("SELECT count(*)::int AS n FROM listings WHERE owner_id = $1", [person.id])).toEqual([{ n: 1 }]);
  }
  expect([...outcomes].filter((one) => one !== "200,409" && one !== "409,201")).toEqual([]);
});

test("a report is settled by what its listing is now", async () => {
  const { id } = await testVolunteer(site.deps, owner);
  await site.call("POST", `/api/listings/${id}/report`, { body: { reason: "fraud" } });
  const [report] = await sql("SELECT id FROM reports WHERE listing_id = $1", [id]);
  meanwhile("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect(
    (
      await site.call("PATCH", `/api/admin/reports/${String(report!.id)}`, {
        cookie: admin.cookie,
        body: { decision: "hide", reason: "It is not theirs." },
      })
    ).status,
  ).toBe(200);
});
