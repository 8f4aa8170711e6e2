import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { advance, person, signUp } from "../accounts/accounts-test-kit.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { formOf, registered } from "../volunteers/volunteer-test-kit.server.ts";
import { eraseDue } from "./erase-service.server.ts";
import { eraseJob } from "./rights-jobs.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site?.close());

type Rows = Record<string, unknown>[];
const sql = async (text: string, values: unknown[] = []) => (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows as Rows;
const WEEK = 7 * 86_400_000;

/** Every table that has any of these words in any row, whatever the column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await sql("SELECT table_schema AS schema, table_name AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')");
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql(`SELECT t::text AS row FROM "${String(schema)}"."${String(name)}" t`);
    for (const { row } of rows) for (const word of words) if (String(row).toLowerCase().includes(word.toLowerCase())) found.push(`${String(schema)}.${String(name)}: ${word}`);
  }
  return [...new Set(found)];
}
const photosOnDisk = async (category: string) => (await readdir(join(site.dataDir, "media", category), { recursive: true }).catch(() => [])).filter((name) => name.endsWith(".webp")).length;
const book = (username: string, who: { cookie?: string | undefined; name: string; phone: string; email: string }) =>
  site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", { cookie: who.cookie, body: { fullName: who.name, phone: who.phone, email: who.email, service: "Cultural Event", calendar: "2099-02-01", budget: "5000", city: "Indore", requirement: `Ask for ${who.name}`, username } });
const login = (loginId: string, password = "secret-1") => site.call("POST", "/api/twilio/login", { body: { loginId, password } });

test("after the days of grace nothing of the person is left in any table, and no photo of theirs on disk", async () => {
  const other = await registered(site, "neelam_volunteer", { firstName: "Neelam", lastName: "Deshpande", email: "neelam@mail.example", phone: "9811122233" });
  const admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });

  // A whole life on the site: sign-up, profile with photos, requests both ways, an application with a photo, a review, a report.
  const { cookie, body: form } = await signUp(site, "mandakini_v", { firstName: "Mandakini", lastName: "Vrindavan", email: "mandakini@erase.example", mobile: "+917700011223" });
  const mobile = String(form.mobile);
  const words = ["Mandakini Vrindavan", "Mandakini", "Vrindavan", "mandakini_v", "mandakini@erase.example", "profile-mail@erase.example", mobile, mobile.slice(3), "98123 40567", "9812340567", "Secret Lane 7"];
  const added = await site.call<{ volunteer: { _id: string } }>("POST", "/api/volunteers/add", {
    cookie, headers: { "idempotency-key": "register-mandakini-1" },
    form: await formOf({ firstName: "Mandakini", lastName: "Vrindavan", email: "profile-mail@erase.example", phone: "9812340567", address: "Secret Lane 7" }, { gallery: 2 }),
  });
  expect(added.status).toBe(201);
  const before = await photosOnDisk("volunteers");
  const received = await book("mandakini_v", { cookie: other.cookie, name: "Neelam Deshpande", phone: "9811122233", email: "neelam@mail.example" });
  await site.call("PATCH", `/api/enquiries/${received.body.enquiryNumber}`, { cookie: cookie!, body: { status: "accepted" } });
  const sent = await book("neelam_volunteer", { cookie: cookie!, name: "Mandakini Vrindavan", phone: mobile, email: "mandakini@erase.example" });
  await site.call("PATCH", `/api/enquiries/${sent.body.enquiryNumber}`, { cookie: other.cookie, body: { status: "accepted" } });
  const asGuest = await book("neelam_volunteer", { name: "Mandakini Vrindavan", phone: mobile, email: "other-address@mail.example" });
  const application = new FormData();
  for (const [name, value] of Object.entries({ fullName: "Mandakini Vrindavan", phone: mobile, email: "mandakini@erase.example", location: "Indore", businessName: "Mandakini Caterers", typeOfWork: "Caterer" })) application.append(name, value);
  application.append("photo", (await formOf({}, {})).get("profileImage") as Blob, "mandakini.jpg");
  expect((await site.call("POST", "/api/inquiry/form/vendorRegistration", { form: application, cookie: cookie! })).status).toBe(201);
  expect((await site.call("POST", "/api/ratings/volunteer/neelam_volunteer", { cookie: cookie!, body: { stars: 5, comment: "Calm and kind." } })).status).toBe(201);
  expect((await site.call("POST", `/api/listings/${other.volunteer._id}/report`, { cookie: cookie!, body: { reason: "false" } })).status).toBe(201);
  await site.call("PATCH", `/api/admin/listings/${added.body.volunteer._id}`, { cookie: admin.cookie, body: { decision: "suspend", reason: "Mandakini Vrindavan, please call us." } });
  await site.call("PATCH", `/api/admin/listings/${added.body.volunteer._id}`, { cookie: admin.cookie, body: { decision: "restore" } });
  await site.call("POST", "/api/twilio/forgot-password", { body: { emailorphoneorusername: "mandakini_v" } });
  await site.deps.jobs.idle(30_000);
  expect(await photosOnDisk("private")).toBeGreaterThan(0);

  // Closed with the password: gone from the site at once.
  expect((await site.call("POST", "/api/account/close", { body: { password: "secret-1" } })).status).toBe(401);
  expect(await site.call("POST", "/api/account/close", { cookie: cookie!, body: { password: "wrong" } })).toMatchObject({ status: 400, body: { errors: { password: "This password is not right." } } });
  expect((await site.call("POST", "/api/account/close", { cookie: cookie!, body: {} })).status).toBe(400);
  expect(await site.call("POST", "/api/account/close", { cookie: cookie!, body: { password: "secret-1" } })).toMatchObject({ status: 200, body: { eraseAfter: expect.any(String) } });
  expect((await site.call("GET", "/api/auth/check-auth", { cookie: cookie! })).body).toMatchObject({ loggedIn: false });
  expect((await site.call("GET", "/api/volunteers/username/mandakini_v")).status).toBe(404);
  expect((await book("mandakini_v", { name: "K", phone: "9811122233", email: "k@mail.example" })).status).toBe(404);
  expect(await eraseDue(site.deps)).toEqual({ erased: 0, postponed: 0 });

  // A login within the days brings everything back.
  const back = await login("mandakini_v");
  expect(back.status).toBe(200);
  expect((await site.call("GET", "/api/volunteers/username/mandakini_v")).status).toBe(200);
  expect(await sql("SELECT 1 AS kept FROM notifications n JOIN users u ON u.id = n.user_id WHERE u.username = 'mandakini_v' AND n.kind = 'account-kept'")).toHaveLength(1);

  // Closed again, with a code; then the days pass.
  const code = await site.call<{ sessionId: string }>("POST", "/api/account/close-code", { cookie: back.cookie });
  expect(await site.call("POST", "/api/account/close", { cookie: back.cookie, body: { otp: "000000", sessionId: "nonsense" } })).toMatchObject({ status: 400 });
  expect((await site.call("POST", "/api/account/close", { cookie: back.cookie, body: { otp: site.codeFor(mobile), sessionId: code.body.sessionId } })).status).toBe(200);
  await site.deps.jobs.idle(30_000);
  expect(site.mailOutbox().some(({ headers }) => headers.to === "mandakini@erase.example" && headers.subject?.includes("closed"))).toBe(true);
  advance(site, WEEK + 60_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
  await site.deps.jobs.idle(30_000);

  expect(await tablesWith(words)).toEqual([]);
  expect(await photosOnDisk("volunteers")).toBeLessThan(before);
  await expect.poll(() => photosOnDisk("private")).toBe(0);
  // What belongs to others stays, without the name.
  expect(await sql("SELECT stars, comment, author_id FROM reviews")).toEqual([{ stars: 5, comment: "Calm and kind.", author_id: null }]);
  expect(await sql("SELECT number, name, phone, email, status, details FROM enquiries WHERE number = ANY($1::text[]) ORDER BY id", [[sent.body.enquiryNumber, asGuest.body.enquiryNumber]])).toEqual(
    [sent, asGuest].map((one) => ({ number: one.body.enquiryNumber, name: "Deleted account", phone: "", email: null, status: "cancelled", details: {} })),
  );
  expect(await sql("SELECT name, recipient_id, listing_id FROM enquiries WHERE number = $1", [received.body.enquiryNumber])).toEqual([{ name: "Neelam Deshpande", recipient_id: null, listing_id: null }]);
  const requests = await site.call<{ enquiries: { number: string; contact: { name: string } }[] }>("GET", "/api/enquiries/received", { cookie: other.cookie });
  expect(requests.body.enquiries.find(({ number }) => number === sent.body.enquiryNumber)).toMatchObject({ contact: { name: "Deleted account" } });
  expect(await sql("SELECT actor_id, jsonb_array_length(details->'consents') AS consents FROM audit_log WHERE action = 'account.erased'")).toEqual([{ actor_id: null, consents: 3 }]);
  expect((await sql("SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id", [added.body.volunteer._id])).map(({ action }) => action)).toEqual(expect.arrayContaining(["listing.registered", "listing.suspend", "listing.restore"]));
  // The name and the number are free again; nobody logs in any more.
  expect((await login("mandakini_v")).status).toBe(401);
  expect((await signUp(site, "mandakini_v", { mobile, email: "new@mail.example" })).answer.status).toBe(201);
});

test("a common single name is not taken out of what others were told about others", async () => {
  const asha = await person(site, "rangoli", { firstName: "Asha", lastName: ".", email: "asha@erase.example", mobile: "+917700011224" });
  const reader = await testPerson(site.deps);
  await sql("INSERT INTO notifications (id, user_id, kind, title, body) VALUES (gen_random_uuid(), $1, 'test', 'Asha asks', 'A rangoli for the gate; not to asha@erase.example')", [reader.id]);
  expect((await site.call("POST", "/api/account/close", { cookie: asha.cookie, body: { password: "secret-1" } })).status).toBe(200);
  await site.deps.jobs.idle(30_000);
  advance(site, WEEK + 60_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
  expect(await sql("SELECT title, body FROM notifications WHERE user_id = $1", [reader.id])).toEqual([{ title: "Asha asks", body: "A rangoli for the gate; not to (erased)" }]);
});

test("a mail about the person that is just being sent holds the erasure up; when it has gone, nothing of it stays", async () => {
  const meera = await person(site, "meera_mails", { firstName: "Meera", lastName: "Underway", email: "meera@underway.example", mobile: "+917700011226" });
  expect((await site.call("POST", "/api/account/close", { cookie: meera.cookie, body: { password: "secret-1" } })).status).toBe(200);
  await site.deps.jobs.idle(30_000);
  const { mail } = site.deps;
  const send = mail.send.bind(mail);
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  mail.send = async (message) => gate.then(() => send(message));
  await queueMail(site.deps, site.deps.db, { messageId: "under-way", to: "meera@underway.example", subject: "Hello", content: { title: "Hello", greeting: "Namaste Meera Underway,", paragraphs: ["Text"] } });
  await expect.poll(() => sql("SELECT state::text AS state FROM pgboss.job WHERE data->>'messageId' = 'under-way'"), { timeout: 20_000 }).toEqual([{ state: "active" }]);
  advance(site, WEEK + 60_000);
  await eraseJob.handle(site.deps, {});
  // Nothing was done, and somebody comes back soon.
  expect(await sql("SELECT email FROM users WHERE username = 'meera_mails'")).toEqual([{ email: "meera@underway.example" }]);
  expect(await sql("SELECT 1 AS again FROM pgboss.job WHERE name = 'rights.erase' AND state = 'created' AND start_after > now()")).toEqual([{ again: 1 }]);
  finish();
  mail.send = send;
  await site.deps.jobs.idle(30_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
  expect(await tablesWith(["meera@underway.example", "Meera Underway", "meera_mails"])).toEqual([]);
});

test("an admin's account is not closed here; a login and the erasure at the same moment end in one of the two", async () => {
  const admin = await testPerson(site.deps, { role: "admin" });
  expect((await site.call("POST", "/api/account/close", { cookie: admin.cookie, body: { password: "x" } })).status).toBe(403);
  expect((await site.call("POST", "/api/account/close-code", { cookie: admin.cookie })).status).toBe(403);
  const ravi = await person(site, "ravi_races", { mobile: "+917700011225" });
  await site.call("POST", "/api/account/close", { cookie: ravi.cookie, body: { password: "secret-1" } });
  advance(site, WEEK + 60_000);
  const [{ erased }, answer] = await Promise.all([eraseDue(site.deps), login("ravi_races")]);
  expect([[1, 401], [0, 200]]).toContainEqual([erased, answer.status]);
  expect(await sql("SELECT erase_after FROM users WHERE username = 'ravi_races'")).toEqual(erased === 1 ? [] : [{ erase_after: null }]);
});
