import { readdirSync, writeFileSync } from "node:fs";
import { addDays, todayIST } from "../../domain/dates.ts";
import { get } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../../test/support/sweep.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { unzipped } from "../../../test/support/unzipped.ts";
import { advance, signUp } from "../accounts/accounts-test-kit.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { reportsRights } from "../reports/reports-rights.server.ts";
import { registered } from "../volunteers/volunteer-test-kit.server.ts";
import { eraseAccount } from "./erase-service.server.ts";
import { NOBODYS_ID } from "../../../test/support/nobodys-id.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site?.close());

/** Other work may want the processor. */
const PATIENT = { timeout: 240_000 };

type Consent = {
  purpose: string;
  given: boolean;
  version: string | null;
  givenAt: string | null;
  withdrawnAt: string | null;
  withdrawable: boolean;
};
const consents = async (cookie: string) =>
  (await site.call<{ consents: Consent[] }>("GET", "/api/account/consents", { cookie })).body.consents;
const put = (cookie: string, purpose: string, given: unknown) =>
  site.call<{ message: string; consents: Consent[] }>("PUT", `/api/account/consents/${purpose}`, {
    cookie,
    body: { given },
  });
const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;

test("the copy of one's data holds everything that is kept, photos included, and nothing secret", async () => {
  const { volunteer, cookie, id } = await registered(
    site,
    "asha_copies",
    { firstName: "Asha", lastName: "Kulkarni", address: "Lane 5" },
    { gallery: 1 },
  );
  await site.call("POST", "/api/inquiry/form/volunteerBooking", {
    body: {
      fullName: "Kabir Sheikh",
      phone: "9811122233",
      email: "kabir@mail.example",
      service: "Cultural Event",
      calendar: addDays(todayIST(), 200),
      budget: "5000",
      city: "Indore",
      requirement: "Gates, call 98 11 12 22 33 or kabir@okbank",
      username: "asha_copies",
    },
  });
  expect((await site.call("GET", "/api/account/data")).status).toBe(401);
  const answer = await site.app.inject({ url: "/api/account/data", headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/),
  });
  const files = await unzipped(answer.rawPayload);
  const data = JSON.parse(files.get("data.json")!.toString()) as Record<string, Record<string, unknown>[]>;
  expect(data).toMatchObject({
    account: [{ id, username: "asha_copies", email: "asha_copies@mail.example" }],
    consents: [{ purpose: "public-profile" }, { purpose: "area-mails" }],
    listings: [{ id: volunteer._id, category: "volunteers", address: "Lane 5", attributes: { firstName: "Asha" } }],
    // As the page shows it to whoever is asked, until they have accepted.
    enquiriesReceived: [{ name: "Kabir Sheikh", phone: null, details: { requirement: "Gates, call ••• or •••" } }],
    enquiriesSent: [],
    reviews: [],
    reports: [],
    notifications: [{ kind: "enquiry-received" }],
  });
  expect(data.sessions).toHaveLength(1);
  expect(data.log!.map(({ action }) => action)).toContain("listing.registered");
  expect(JSON.stringify(data)).not.toMatch(/hash|argon/i);
  const photos = [...files].filter(([name]) => name.startsWith("photos/"));
  expect(photos.map(([name]) => name.split("/").at(-1)).sort()).toEqual(["gallery-0.webp", "profile-0.webp"]);
  for (const [, bytes] of photos) expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  expect(
    await sql("SELECT action FROM audit_log WHERE actor_id = $1 AND action = 'account.exported'", [id]),
  ).toHaveLength(1);

  await sql("UPDATE enquiries SET status = 'accepted' WHERE recipient_id = $1", [id]);
  const later = await site.app.inject({ url: "/api/account/data", headers: { cookie } });
  expect(JSON.parse((await unzipped(later.rawPayload)).get("data.json")!.toString())).toMatchObject({
    enquiriesReceived: [{ details: { requirement: "Gates, call 98 11 12 22 33 or kabir@okbank" } }],
  });

  // A few copies an hour.
  const statuses = [];
  for (let at = 0; at < 4; at++)
    statuses.push((await site.app.inject({ url: "/api/account/data", headers: { cookie } })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("a copy that is broken off leaves no file open", async () => {
  const { cookie } = await registered(site, "broken_off", {}, { gallery: 2 });
  await site.deps.jobs.idle(30_000);
  // More than any buffer on the way takes: the first photo is still being read when the reader goes.
  const folder = join(site.dataDir, "media/volunteers");
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    if (/[0-9a-f]{12}\.webp$/.test(name)) writeFileSync(join(folder, name), Buffer.alloc(20_000_000));
  const { media } = site.deps;
  const { open } = media;
  const opened: Readable[] = [];
  media.open = async (...given) => {
    const file = await open(...given);
    return file && { ...file, stream: () => (opened.push(file.stream()), opened.at(-1)!) };
  };
  const address = await site.app.listen({ port: 0, host: "127.0.0.1" });
  await new Promise<void>((resolve, reject) => {
    const request = get(`${address}/api/account/data`, { headers: { cookie } }, (answer) =>
      answer.once(
        "data",
        () =>
          void expect
            .poll(() => opened.map(({ closed }) => closed), PATIENT)
            .toEqual([false])
            .then(() => resolve(void request.destroy()), reject),
      ),
    );
    request.once("error", () => {});
  });
  await expect.poll(() => opened.map(({ closed }) => closed), PATIENT).toEqual([true]);
  media.open = open;
});

test("consent is recorded with purpose, version and date, taken back and given again", async () => {
  const { cookie } = await signUp(site, "consenting", { mobile: "+917700022001" });
  const [first] = await consents(cookie!);
  expect(first).toMatchObject({
    purpose: "terms-and-privacy",
    given: true,
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    givenAt: expect.any(String),
    withdrawable: false,
  });
  expect((await consents(cookie!)).slice(1)).toMatchObject([{ purpose: "whatsapp", given: false, givenAt: null }]);
  expect((await put(cookie!, "terms-and-privacy", false)).status).toBe(409);
  expect((await put(cookie!, "nonsense", false)).status).toBe(400);
  expect((await put(cookie!, "area-mails", "no")).status).toBe(400);
  expect((await site.call("GET", "/api/account/consents")).status).toBe(401);

  const { cookie: own, volunteer } = await registered(site, "shown_or_not");
  expect((await consents(own)).map(({ purpose, given }) => [purpose, given])).toEqual([
    ["terms-and-privacy", true],
    ["public-profile", true],
    ["area-mails", true],
    ["whatsapp", false],
  ]);
  const seen = async () => (await site.call("GET", "/api/volunteers/username/shown_or_not")).status;
  const withdrawn = await put(own, "public-profile", false);
  expect(withdrawn).toMatchObject({ status: 200, body: { message: "Noted: you took your consent back." } });
  expect(withdrawn.body.consents[1]).toMatchObject({ given: false, withdrawnAt: expect.any(String) });
  expect(await seen()).toBe(404);
  // The owner still sees and edits it; closing and a login do not bring back what is not wanted.
  expect((await site.call("GET", "/api/volunteers/profile/fetch", { cookie: own })).status).toBe(200);
  expect((await put(own, "public-profile", true)).status).toBe(200);
  expect(await seen()).toBe(200);
  expect(
    await sql(
      "SELECT count(*)::int AS n FROM consents WHERE user_id = (SELECT owner_id FROM listings WHERE id = $1) AND purpose = 'public-profile'",
      [volunteer._id],
    ),
  ).toEqual([{ n: 2 }]);
});

test("consents change so often an hour and no more", async () => {
  const [one, other] = [
    await signUp(site, "changes_often", { mobile: "+917700022002" }),
    await signUp(site, "changes_once", { mobile: "+917700022003" }),
  ];
  const statuses = [];
  for (let at = 0; at < 31; at++) statuses.push((await put(one.cookie!, "area-mails", at % 2 === 0)).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
  expect(
    await sql(
      "SELECT count(*)::int AS n FROM audit_log WHERE actor_id = (SELECT id FROM users WHERE username = 'changes_often') AND action LIKE 'consent.%'",
    ),
  ).toEqual([{ n: 30 }]);
  expect((await put(other.cookie!, "area-mails", true)).status).toBe(200);
});

test("who took back the mails of their districts gets none; the bell still tells", async () => {
  const wanting = await registered(site, "wants_mails");
  const unwilling = await registered(site, "wants_none");
  expect((await put(unwilling.cookie, "area-mails", false)).status).toBe(200);
  const { status } = await site.call("POST", "/api/volunteer-enquiry/submit", {
    body: {
      name: "Kabir",
      mobileNumber: "9811122233",
      email: "k@mail.example",
      state: "Madhya Pradesh",
      city: "Ujjain",
      eventType: "Cultural Event",
      eventDate: addDays(todayIST(), 200),
      volunteerRequirements: "Ten",
    },
  });
  expect(status).toBe(200);
  await site.deps.jobs.idle(30_000);
  const to = site.mailOutbox().map(({ headers }) => headers.to);
  expect([to.includes("wants_mails@mail.example"), to.includes("wants_none@mail.example")]).toEqual([true, false]);
  for (const { id } of [wanting, unwilling])
    expect(
      await sql("SELECT 1 AS told FROM notifications WHERE user_id = $1 AND kind LIKE 'area%'", [id]),
    ).toHaveLength(1);
});

test("a form that asks for consent keeps what it was given to", async () => {
  const { body } = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form", {
    body: { fullName: "Ravi", phone: "9876543210", service: "Other", consent: true },
  });
  expect(
    (await sql("SELECT details FROM enquiries WHERE number = $1", [body.enquiryNumber]))[0]!.details,
  ).toMatchObject({
    consent: true,
    consentPurpose: "call-back",
    consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test("reports: anybody may, of what everybody can see; admins dismiss or hide", async () => {
  const { volunteer, id: ownerId } = await registered(site, "reported_one");
  const second = await registered(site, "reported_two");
  const admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
  const report = (id: string, body: unknown, headers = {}) =>
    site.call("POST", `/api/listings/${id}/report`, { body, headers, ip: "10.9.8.7" });
  expect(await report(volunteer._id, { reason: "nonsense" })).toMatchObject({
    status: 400,
    body: { errors: { reason: "Please choose what is wrong." } },
  });
  expect(await report(volunteer._id, { reason: "other", text: " " })).toMatchObject({
    status: 400,
    body: { errors: { text: "Please tell us what is wrong." } },
  });
  expect((await report("nonsense", { reason: "fraud" })).status).toBe(404);
  const key = { "idempotency-key": "report-once-1" };
  for (let at = 0; at < 2; at++)
    expect(await report(volunteer._id, { reason: "other", text: "Not a real person." }, key)).toMatchObject({
      status: 201,
      body: { message: "Thank you. We look at every report." },
    });
  await report(volunteer._id, { reason: "fraud" });
  await report(second.volunteer._id, { reason: "person" });

  type Waiting = {
    reports: {
      id: string;
      reason: string;
      text: string;
      reporter: string | null;
      listing: { id: string; reports: number };
    }[];
  };
  const waiting = async () =>
    (await site.call<Waiting>("GET", "/api/admin/reports", { cookie: admin.cookie })).body.reports;
  const [first, , third] = await waiting();
  expect(await waiting()).toMatchObject([
    { reason: "other", text: "Not a real person.", reporter: null, listing: { id: volunteer._id, reports: 2 } },
    { reason: "fraud" },
    { reason: "person" },
  ]);
  const decide = (id: string, body: unknown, cookie: string | undefined = admin.cookie) =>
    site.call("PATCH", `/api/admin/reports/${id}`, { cookie, body });
  expect((await decide(first!.id, { decision: "hide" })).status).toBe(400);
  expect((await decide("nonsense", { decision: "dismiss" })).status).toBe(404);
  expect((await decide(third!.id, { decision: "dismiss" })).status).toBe(200);
  expect((await decide(third!.id, { decision: "dismiss" })).status).toBe(409);
  expect((await decide(first!.id, { decision: "hide", reason: "Not a real person." })).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect((await site.call("GET", "/api/volunteers/username/reported_one")).status).toBe(404);
  expect((await report(volunteer._id, { reason: "fraud" })).status).toBe(404);
  expect(
    (
      await sql("SELECT action FROM audit_log WHERE subject_id = $1 AND actor_id = $2 ORDER BY id", [
        volunteer._id,
        admin.id,
      ])
    )
      .map(({ action }) => action)
      .sort(),
  ).toEqual(["listing.suspend", "report.hide"]);
  expect(
    (await sql("SELECT body FROM notifications WHERE user_id = $1 AND kind = 'listing-suspend'", [ownerId]))[0]!.body,
  ).toContain("Not a real person.");

  // Who hides what was reported does not bring it back by showing it again.
  const hider = await registered(site, "reported_three");
  await report(hider.volunteer._id, { reason: "fraud" });
  await put(hider.cookie, "public-profile", false);
  expect((await decide((await waiting())[0]!.id, { decision: "hide", reason: "Took money." })).status).toBe(200);
  await put(hider.cookie, "public-profile", true);
  expect((await site.call("GET", "/api/volunteers/username/reported_three")).status).toBe(404);
  expect(await sql("SELECT status, status_reason FROM listings WHERE id = $1", [hider.volunteer._id])).toEqual([
    { status: "suspended", status_reason: "Took money." },
  ]);

  // From one address only so many an hour.
  let last = 201;
  for (let at = 0; at < 25 && last !== 429; at++)
    last = (await report(second.volunteer._id, { reason: "fraud" })).status;
  expect(last).toBe(429);
  // A lost answer is given again all the same, though its listing was hidden by the report.
  expect(await report(volunteer._id, { reason: "other", text: "Not a real person." }, key)).toMatchObject({
    status: 201,
    body: { message: "Thank you. We look at every report." },
  });
});

test("a report can be answered with a question to the owner, and a note for admins alone", async () => {
  const { volunteer, cookie, id: ownerId } = await registered(site, "asked_one");
  const reporter = await testPerson(site.deps, { name: "Rohit Reporter" });
  const admin = await testPerson(site.deps, { name: "Ila Admin", role: "admin" });
  const bell = async (who: string | undefined) =>
    (
      await site.call<{ notifications: { kind: string; href: string; read: boolean }[] }>("GET", "/api/notifications", {
        cookie: who,
      })
    ).body.notifications;
  await site.call("POST", `/api/listings/${volunteer._id}/report`, {
    cookie: reporter.cookie,
    body: { reason: "other", text: "I know him from Nashik." },
    ip: "10.9.8.6",
  });
  const [{ id }] = (await sql("SELECT id FROM reports WHERE listing_id = $1", [volunteer._id])) as [{ id: string }];
  expect((await bell(admin.cookie))[0]).toMatchObject({ kind: "report-received", read: false });
  const say = (body: unknown, at = id) =>
    site.call("POST", `/api/admin/reports/${at}/messages`, { cookie: admin.cookie, body });
  const answer = (text: string, as: string | undefined = cookie) =>
    site.call("POST", `/api/report-questions/${id}/answers`, { cookie: as, body: { text } });
  const page = (as: string | undefined = cookie) =>
    site.call<{ question: object }>("GET", `/api/report-questions/${id}`, { cookie: as });

  // Nothing was asked yet: there is no such page, and nothing to answer.
  expect([(await page()).status, (await answer("Hello.")).status]).toEqual([404, 404]);
  expect((await say({ kind: "question", text: " " })).body).toMatchObject({
    errors: { text: "Please write something." },
  });
  expect((await say({ kind: "answer", text: "Mine." })).status).toBe(400);
  expect((await say({ kind: "note", text: "Rohit Reporter has called us." })).status).toBe(201);
  expect((await page()).status).toBe(404);
  expect((await say({ kind: "question", text: "Where do you work?" })).status).toBe(201);
  expect((await say({ kind: "note", text: "x" }, NOBODYS_ID)).status).toBe(404);

  // The owner is told, by bell and mail, and reads neither the note nor who reported and what they wrote.
  expect((await bell(cookie))[0]).toMatchObject({ kind: "report-question", href: `/my/questions/${id}` });
  await site.deps.jobs.idle(25_000);
  expect(site.mailOutbox().some(({ headers }) => headers.subject === "We have a question about your listing")).toBe(
    true,
  );
  const { body } = await page();
  expect(body.question).toMatchObject({
    open: true,
    messages: [{ kind: "question", text: "Where do you work?" }],
  });
  expect(JSON.stringify(body)).not.toMatch(/Rohit|Nashik|called/);
  for (const other of [reporter.cookie, admin.cookie]) expect((await page(other)).status).toBe(404);
  expect((await answer("In Indore.", reporter.cookie)).status).toBe(404);
  expect((await answer("In Indore.")).status).toBe(201);

  // The admins hear of it, and see all of it with the report.
  expect((await bell(admin.cookie))[0]).toMatchObject({ kind: "report-answered", read: false });
  const { reports } = (
    await site.call<{ reports: { id: string; messages: object[] }[] }>("GET", "/api/admin/reports", {
      cookie: admin.cookie,
    })
  ).body;
  expect(reports.find((one) => one.id === id)!.messages).toMatchObject([
    { kind: "note", text: "Rohit Reporter has called us.", by: admin.username },
    { kind: "question", by: admin.username },
    { kind: "answer", text: "In Indore." },
  ]);

  // The copy of the owner's data has question and answer, not the note; who reported is taken out of the note once erased.
  const copied = await sql(reportsRights.copy!.reportMessages!, [ownerId]);
  expect(copied.map(({ kind }) => kind)).toEqual(["question", "answer"]);
  await sql("UPDATE users SET erase_after = now() - interval '1 day' WHERE id = $1", [reporter.id]);
  expect(await eraseAccount(site.deps, reporter.id)).toBe("erased");
  expect(await sql("SELECT text FROM report_messages WHERE report_id = $1 AND kind = 'note'", [id])).toEqual([
    { text: "(erased) has called us." },
  ]);

  // Settled: the bells of admins are quiet, the owner hears it, and nothing more is said.
  await site.call("PATCH", `/api/admin/reports/${id}`, { cookie: admin.cookie, body: { decision: "dismiss" } });
  expect((await bell(admin.cookie)).filter(({ kind, read }) => kind.startsWith("report-") && !read)).toEqual([]);
  expect((await bell(cookie))[0]).toMatchObject({ kind: "report-dismissed" });
  expect([(await answer("One more thing.")).status, (await say({ kind: "note", text: "Late." })).status]).toEqual([
    409, 409,
  ]);
  expect((await page()).body.question).toMatchObject({ open: false });
});

test("what is settled is swept after a year", async () => {
  const open = async () => (await sql("SELECT status FROM reports ORDER BY 1")).map(({ status }) => status);
  expect(new Set(await open())).toEqual(new Set(["dismissed", "open", "upheld"]));
  advance(site, 370 * 86_400_000);
  await sweep(site.deps);
  expect(new Set(await open())).toEqual(new Set(["open"]));
});
