// @engine both
import { readdir } from "node:fs/promises";
import { addDays, todayIST } from "../../domain/dates.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { advance, person, signUp } from "../accounts/accounts-test-kit.ts";
import { ENQUIRY_STATEMENTS } from "../enquiries/enquiries-rights.server.ts";
import { queueMail, sendMailJob } from "../notifications/notification-jobs.server.ts";
import { NOTIFICATION_STATEMENTS } from "../notifications/notifications-rights.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { formOf, registered } from "../volunteers/volunteer-test-kit.server.ts";
import { STATEMENTS } from "./erase-mentions-store.server.ts";
import { eraseDue } from "./erase-service.server.ts";
import { eraseJob } from "./rights-jobs.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site?.close());

type Rows = Record<string, unknown>[];
const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows as Rows;
const WEEK = 7 * 86_400_000;

/** Every table that has any of these words in any row, whatever the column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await sql(
    "SELECT table_schema AS schema, table_name AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql(`SELECT t::text AS row FROM "${String(schema)}"."${String(name)}" t`);
    for (const { row } of rows)
      for (const word of words)
        if (String(row).toLowerCase().includes(word.toLowerCase()))
          found.push(`${String(schema)}.${String(name)}: ${word}`);
  }
  return [...new Set(found)];
}
const photosOnDisk = async (category: string) =>
  (await readdir(join(site.dataDir, "media", category), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith(".webp"),
  ).length;
const book = (username: string, who: { cookie?: string | undefined; name: string; phone: string; email: string }) =>
  site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
    cookie: who.cookie,
    body: {
      fullName: who.name,
      phone: who.phone,
      email: who.email,
      service: "Cultural Event",
      calendar: addDays(todayIST(), 200),
      budget: "5000",
      city: "Indore",
      requirement: `Ask for ${who.name}`,
      username,
    },
  });
const login = (loginId: string, password = "secret-1") =>
  site.call("POST", "/api/twilio/login", { body: { loginId, password } });

test("after the days of grace nothing of the person is left in any table, and no photo of theirs on disk", async () => {
  const other = await registered(site, "neelam_volunteer", {
    firstName: "Neelam",
    lastName: "Deshpande",
    email: "neelam@mail.example",
    phone: "9811122233",
  });
  const admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });

  // A whole life on the site: sign-up, profile with photos, requests both ways, an application with a photo, a review, a report.
  const { cookie, body: form } = await signUp(site, "mandakini_v", {
    firstName: "Mandakini",
    lastName: "Vrindavan",
    email: "mandakini@erase.example",
    mobile: "+917700011223",
  });
  // The mails about all of it go to an address that a code has proven.
  await sql("UPDATE users SET email_proven_at = now() WHERE username = 'mandakini_v'");
  const mobile = String(form.mobile);
  const words = [
    "Mandakini Vrindavan",
    "Mandakini",
    "Vrindavan",
    "mandakini_v",
    "mandakini@erase.example",
    "profile-mail@erase.example",
    mobile,
    mobile.slice(3),
    "98123 40567",
    "9812340567",
    "Secret Lane 7",
  ];
  const added = await site.call<{ volunteer: { _id: string } }>("POST", "/api/volunteers/add", {
    cookie,
    headers: { "idempotency-key": "register-mandakini-1" },
    form: await formOf(
      {
        firstName: "Mandakini",
        lastName: "Vrindavan",
        email: "profile-mail@erase.example",
        phone: "9812340567",
        address: "Secret Lane 7",
      },
      { gallery: 2 },
    ),
  });
  expect(added.status).toBe(201);
  const before = await photosOnDisk("volunteers");
  const received = await book("mandakini_v", {
    cookie: other.cookie,
    name: "Neelam Deshpande",
    phone: "9811122233",
    email: "neelam@mail.example",
  });
  await site.call("PATCH", `/api/enquiries/${received.body.enquiryNumber}`, {
    cookie: cookie!,
    body: { status: "accepted" },
  });
  const sent = await book("neelam_volunteer", {
    cookie: cookie!,
    name: "Mandakini Vrindavan",
    phone: mobile,
    email: "mandakini@erase.example",
  });
  await site.call("PATCH", `/api/enquiries/${sent.body.enquiryNumber}`, {
    cookie: other.cookie,
    body: { status: "accepted" },
  });
  const asGuest = await book("neelam_volunteer", {
    name: "Mandakini Vrindavan",
    phone: mobile,
    email: "other-address@mail.example",
  });
  const application = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Mandakini Vrindavan",
    phone: mobile,
    email: "mandakini@erase.example",
    location: "Indore",
    businessName: "Mandakini Caterers",
    typeOfWork: "Caterer",
  }))
    application.append(name, value);
  application.append("photo", (await formOf({}, {})).get("profileImage") as Blob, "mandakini.jpg");
  expect(
    (await site.call("POST", "/api/inquiry/form/vendorRegistration", { form: application, cookie: cookie! })).status,
  ).toBe(201);
  expect(
    (
      await site.call("POST", "/api/ratings/volunteer/neelam_volunteer", {
        cookie: cookie!,
        body: { stars: 5, comment: "Calm and kind." },
      })
    ).status,
  ).toBe(201);
  expect(
    (
      await site.call("POST", `/api/listings/${other.volunteer._id}/report`, {
        cookie: cookie!,
        body: { reason: "false" },
      })
    ).status,
  ).toBe(201);
  await site.call("PATCH", `/api/admin/listings/${added.body.volunteer._id}`, {
    cookie: admin.cookie,
    body: { decision: "suspend", reason: "Mandakini Vrindavan, please call us." },
  });
  await site.call("PATCH", `/api/admin/listings/${added.body.volunteer._id}`, {
    cookie: admin.cookie,
    body: { decision: "restore" },
  });
  await site.call("POST", "/api/twilio/forgot-password", { body: { emailorphoneorusername: "mandakini_v" } });
  await site.deps.jobs.idle(30_000);
  expect(await photosOnDisk("private")).toBeGreaterThan(0);

  // Closed with the password: gone from the site at once.
  expect((await site.call("POST", "/api/account/close", { body: { password: "secret-1" } })).status).toBe(401);
  expect(await site.call("POST", "/api/account/close", { cookie: cookie!, body: { password: "wrong" } })).toMatchObject(
    { status: 400, body: { errors: { password: "This password is not right." } } },
  );
  expect((await site.call("POST", "/api/account/close", { cookie: cookie!, body: {} })).status).toBe(400);
  expect(
    await site.call("POST", "/api/account/close", { cookie: cookie!, body: { password: "secret-1" } }),
  ).toMatchObject({ status: 200, body: { eraseAfter: expect.any(String) } });
  expect((await site.call("GET", "/api/auth/check-auth", { cookie: cookie! })).body).toMatchObject({ loggedIn: false });
  expect((await site.call("GET", "/api/volunteers/username/mandakini_v")).status).toBe(404);
  expect((await book("mandakini_v", { name: "K", phone: "9811122233", email: "k@mail.example" })).status).toBe(404);
  expect(await eraseDue(site.deps)).toEqual({ erased: 0, postponed: 0 });

  // A login within the days brings everything back.
  const back = await login("mandakini_v");
  expect(back.status).toBe(200);
  expect((await site.call("GET", "/api/volunteers/username/mandakini_v")).status).toBe(200);
  expect(
    await sql(
      "SELECT 1 AS kept FROM notifications n JOIN users u ON u.id = n.user_id WHERE u.username = 'mandakini_v' AND n.kind = 'account-kept'",
    ),
  ).toHaveLength(1);

  // Closed again, with a code; then the days pass.
  const code = await site.call<{ sessionId: string }>("POST", "/api/account/close-code", { cookie: back.cookie });
  expect(
    await site.call("POST", "/api/account/close", {
      cookie: back.cookie,
      body: { otp: "000000", sessionId: "nonsense" },
    }),
  ).toMatchObject({ status: 400 });
  expect(
    (
      await site.call("POST", "/api/account/close", {
        cookie: back.cookie,
        body: { otp: site.codeFor(mobile), sessionId: code.body.sessionId },
      })
    ).status,
  ).toBe(200);
  await site.deps.jobs.idle(30_000);
  expect(
    site
      .mailOutbox()
      .some(({ headers }) => headers.to === "mandakini@erase.example" && headers.subject?.includes("closed")),
  ).toBe(true);
  advance(site, WEEK + 60_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
  await site.deps.jobs.idle(30_000);

  expect(await tablesWith(words)).toEqual([]);
  expect(await photosOnDisk("volunteers")).toBeLessThan(before);
  await expect.poll(() => photosOnDisk("private")).toBe(0);
  // What belongs to others stays, without the name.
  expect(await sql("SELECT stars, comment, author_id FROM reviews")).toEqual([
    { stars: 5, comment: "Calm and kind.", author_id: null },
  ]);
  expect(
    await sql(
      "SELECT number, name, phone, email, status, details FROM enquiries WHERE number = ANY($1::text[]) ORDER BY id",
      [[sent.body.enquiryNumber, asGuest.body.enquiryNumber]],
    ),
  ).toEqual(
    [sent, asGuest].map((one) => ({
      number: one.body.enquiryNumber,
      name: "Deleted account",
      phone: "",
      email: null,
      status: "cancelled",
      details: {},
    })),
  );
  expect(
    await sql("SELECT name, recipient_id, listing_id FROM enquiries WHERE number = $1", [received.body.enquiryNumber]),
  ).toEqual([{ name: "Neelam Deshpande", recipient_id: null, listing_id: null }]);
  const requests = await site.call<{ enquiries: { number: string; contact: { name: string } }[] }>(
    "GET",
    "/api/enquiries/received",
    { cookie: other.cookie },
  );
  expect(requests.body.enquiries.find(({ number }) => number === sent.body.enquiryNumber)).toMatchObject({
    contact: { name: "Deleted account" },
  });
  expect(
    await sql(
      "SELECT actor_id, jsonb_array_length(details->'consents') AS consents FROM audit_log WHERE action = 'account.erased'",
    ),
  ).toEqual([{ actor_id: null, consents: 3 }]);
  expect(
    (await sql("SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id", [added.body.volunteer._id])).map(
      ({ action }) => action,
    ),
  ).toEqual(expect.arrayContaining(["listing.registered", "listing.suspend", "listing.restore"]));
  // The name and the number are free again; nobody logs in any more.
  expect((await login("mandakini_v")).status).toBe(401);
  expect((await signUp(site, "mandakini_v", { mobile, email: "new@mail.example" })).answer.status).toBe(201);
});

/** Closes the account of `cookie`, and lets the days pass. */
async function erase(cookie: string): Promise<void> {
  expect((await site.call("POST", "/api/account/close", { cookie, body: { password: "secret-1" } })).status).toBe(200);
  await site.deps.jobs.idle(30_000);
  advance(site, WEEK + 60_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
}

test("what only bears the person's words is somebody else's and stays; what speaks of the person by reference loses the name", async () => {
  const leaving = await person(site, "rangoli", {
    firstName: "Asha",
    lastName: "Kulkarni",
    email: "asha@erase.example",
    mobile: "+919811100011",
  });
  expect(
    (
      await site.call("POST", "/api/volunteers/add", {
        cookie: leaving.cookie,
        form: await formOf({
          firstName: "Asha",
          lastName: "Kulkarni",
          email: "asha@erase.example",
          phone: "9811100011",
        }),
      })
    ).status,
  ).toBe(201);
  const namesake = await registered(site, "asha_two", {
    firstName: "Asha",
    lastName: "Kulkarni",
    email: "namesake@mail.example",
    phone: "9811100022",
  });
  const reader = await registered(site, "reads_on", {
    firstName: "Ravi",
    lastName: "Sen",
    email: "ravi@mail.example",
    phone: "9811100033",
  });
  const asked = async (username: string) =>
    (await book(username, { cookie: reader.cookie, name: "Ravi Sen", phone: "9811100033", email: "ravi@mail.example" }))
      .body.enquiryNumber;
  const [toLeaving, toNamesake] = [await asked("rangoli"), await asked("asha_two")];
  for (const [number, { cookie }] of [
    [toLeaving, leaving],
    [toNamesake, namesake],
  ] as const)
    await site.call("PATCH", `/api/enquiries/${number}`, { cookie, body: { status: "accepted" } });
  await site.call("POST", "/api/ratings/volunteer/reads_on", {
    cookie: leaving.cookie,
    body: { stars: 5, comment: "Calm and kind." },
  });
  const admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
  const [review] = await sql("SELECT id FROM reviews ORDER BY id DESC LIMIT 1");
  expect(
    (
      await site.call("PATCH", `/api/admin/reviews/${String(review!.id)}`, {
        cookie: admin.cookie,
        body: { hidden: true, reason: "Asha Kulkarni wrote it for Ravi Sen." },
      })
    ).status,
  ).toBe(200);
  // Others write her name and number, and 'rangoli', which is a word.
  const theirs = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
    body: {
      fullName: "Meera Rangoli",
      phone: "9811100044",
      email: "meera@mail.example",
      service: "Cultural Event",
      calendar: addDays(todayIST(), 200),
      budget: "5000",
      city: "Indore",
      requirement: "A rangoli, as Asha Kulkarni made it: call 98111 00011 or asha@erase.example",
      username: "asha_two",
    },
  });
  await sql(
    "INSERT INTO audit_log (id, action, subject_type, subject_id, details) VALUES (gen_random_uuid(), 'test', 'listing', $1, '{\"reason\": \"Asha Kulkarni of asha@erase.example complained\"}')",
    [namesake.volunteer._id],
  );
  await sql(
    "INSERT INTO idempotency_keys (scope, key, request_hash, status, body) VALUES ('anybody', 'theirs-1', '', 201, '{\"message\": \"Asha Kulkarni, rangoli, asha@erase.example\"}')",
  );
  await site.deps.jobs.idle(30_000);
  const others =
    "about <> '{}' AND NOT about && ARRAY(SELECT id FROM enquiries WHERE number = $1) AND user_id NOT IN (SELECT id FROM users WHERE username IN ('rangoli', 'reads_on'))";
  const untouched = async () => [
    await sql(`SELECT title, body, href, about FROM notifications WHERE ${others} ORDER BY id`, [toLeaving]),
    await sql("SELECT name, phone, email, details, status FROM enquiries WHERE number = ANY($1::text[]) ORDER BY id", [
      [toNamesake, theirs.body.enquiryNumber],
    ]),
    await sql("SELECT details FROM audit_log WHERE subject_id = $1 ORDER BY id", [namesake.volunteer._id]),
    await sql("SELECT body FROM idempotency_keys WHERE key = 'theirs-1'"),
    await sql(
      "SELECT data FROM pgboss.job WHERE data->>'messageId' LIKE '%' || $1 || '%' OR data->>'messageId' LIKE '%' || $2 || '%' ORDER BY data->>'messageId'",
      [toNamesake, theirs.body.enquiryNumber],
    ),
  ];
  const before = await untouched();
  expect(before.map((rows) => rows.length > 0)).toEqual(before.map(() => true));
  const waiting = {
    about: [(await sql("SELECT id FROM enquiries WHERE number = $1", [toLeaving]))[0]!.id as string],
    messageId: "waits-1",
    to: "rangoli@mail.example",
    subject: "Asha Kulkarni has accepted",
    content: {
      title: "Accepted",
      greeting: "Namaste Ravi Sen,",
      paragraphs: ["Asha Kulkarni has accepted."],
      button: { label: "Open", href: "https://rangoli.example/my-requests" },
    },
  };
  await site.deps.jobs.enqueue(site.deps.db, sendMailJob, waiting, { startAfterSeconds: 60 * 86_400 });

  await erase(leaving.cookie);

  expect(await untouched()).toEqual(before);
  const told = (
    await sql(
      "SELECT kind, title, body FROM notifications WHERE user_id = $1 AND kind IN ('enquiry-moved', 'review-received') ORDER BY id",
      [reader.id],
    )
  ).map(({ body }) => String(body));
  expect(told).toEqual([
    expect.stringContaining("(erased) has accepted your request"),
    expect.stringContaining("Asha Kulkarni has accepted your request"),
    "(erased): Calm and kind.",
  ]);
  expect(
    await sql("SELECT details->>'reason' AS reason, details->>'title' AS title FROM audit_log WHERE subject_id = $1", [
      review!.id,
    ]),
  ).toEqual([{ reason: "(erased) wrote it for Ravi Sen.", title: "Ravi Sen" }]);
  expect((await sql("SELECT data FROM pgboss.job WHERE data->>'messageId' = 'waits-1'"))[0]!.data).toEqual({
    ...waiting,
    subject: "(erased) has accepted",
    content: { ...waiting.content, paragraphs: ["(erased) has accepted."] },
  });
  expect(
    await sql("SELECT 1 AS left FROM pgboss.job WHERE data->>'messageId' LIKE '%' || $1 || '%'", [toLeaving]),
  ).toEqual([]);
  await sql("DELETE FROM pgboss.job WHERE data->>'messageId' = 'waits-1'");
});

test("every statement reads by an index, however many rows others have", async () => {
  const { pool } = site.deps.database;
  const client = await pool.connect();
  const samples: Record<string, unknown> = {
    "uuid[]": "{018bd5da-fae0-768c-8e0e-8b5c3e5e98c0}",
    "text[]": "{MD-0000-0000}",
    uuid: "018bd5da-fae0-768c-8e0e-8b5c3e5e98c0",
    text: "asha@erase.example",
  };
  try {
    await client.query("BEGIN; SET LOCAL enable_seqscan = off");
    for (const [name, text] of Object.entries({ ...STATEMENTS, ...ENQUIRY_STATEMENTS, ...NOTIFICATION_STATEMENTS })) {
      const casts = new Map(
        [...text.matchAll(/\$(\d)(?:::([a-z[\]]+))?/g)].map(([, at, cast]) => [at, cast ?? "text"]),
      );
      const values = [...casts].sort(([a], [b]) => Number(a) - Number(b)).map(([, cast]) => samples[cast]);
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan, name).not.toMatch(/Seq Scan/);
      // None goes through a whole index either.
      expect(plan.match(/Index (Only )?Scan/g)?.length, plan).toBe(plan.match(/Index Cond/g)?.length);
    }
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("words go whole, in any case and script, from values alone", async () => {
  const without = async (told: string, words: string[]) =>
    (await sql("SELECT text_without($1, $2::text[]) AS left", [told, words]))[0]!.left;
  expect(await without("ASHA RAO asks; Asha Raonka does not, nor asha rao_2", ["Asha Rao"])).toBe(
    "(erased) asks; Asha Raonka does not, nor asha rao_2",
  );
  expect(await without("राधा और अनुराधा। राधा।", ["राधा"])).toBe("(erased) और अनुराधा। (erased)।");
  expect(await without("a+b@c.example, xa+b@c.example", ["a+b@c.example"])).toBe("(erased), xa+b@c.example");
  expect(
    await without("“Asha Rao”’s Asha, a.c (x|y) [z] a\\d", ["Asha", "Asha Rao", "a.c", "(x|y)", "[z]", "a\\d", ""]),
  ).toBe("“(erased)”’s (erased), (erased) (erased) (erased) (erased)");
  expect(await without("abc", [])).toBe("abc");
  const left = async (told: unknown, words: string[]) =>
    (await sql("SELECT json_without($1::jsonb, $2::text[]) AS left", [JSON.stringify(told), words]))[0]!.left;
  expect(await left({ slug: "slug", n: 3, list: ["Namaste slug,", null, { slug: [] }], yes: true }, ["slug"])).toEqual({
    slug: "(erased)",
    n: 3,
    list: ["Namaste (erased),", null, { slug: [] }],
    yes: true,
  });
});

test("a mail about the person that is just being sent holds the erasure up; when it has gone, nothing of it stays", async () => {
  const meera = await person(site, "meera_mails", {
    firstName: "Meera",
    lastName: "Underway",
    email: "meera@underway.example",
    mobile: "+917700011226",
  });
  expect(
    (await site.call("POST", "/api/account/close", { cookie: meera.cookie, body: { password: "secret-1" } })).status,
  ).toBe(200);
  await site.deps.jobs.idle(30_000);
  const { mail } = site.deps;
  const send = mail.send.bind(mail);
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  mail.send = async (message) => gate.then(() => send(message));
  await transaction(site.deps.db, (tx) =>
    queueMail(site.deps, tx, {
      about: [meera.id],
      messageId: "under-way",
      to: "meera@underway.example",
      subject: "Hello",
      content: { title: "Hello", greeting: "Namaste Meera Underway,", paragraphs: ["Text"] },
    }),
  );
  await expect
    .poll(() => sql("SELECT state::text AS state FROM pgboss.job WHERE data->>'messageId' = 'under-way'"), {
      timeout: 240_000,
    })
    .toEqual([{ state: "active" }]);
  advance(site, WEEK + 60_000);
  await eraseJob.handle(site.deps, {});
  // Nothing was done, and somebody comes back soon.
  expect(await sql("SELECT email FROM users WHERE username = 'meera_mails'")).toEqual([
    { email: "meera@underway.example" },
  ]);
  expect(
    await sql(
      "SELECT 1 AS again FROM pgboss.job WHERE name = 'rights.erase' AND state = 'created' AND start_after > now()",
    ),
  ).toEqual([{ again: 1 }]);
  finish();
  mail.send = send;
  await site.deps.jobs.idle(30_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
  expect(await tablesWith(["meera@underway.example", "Meera Underway", "meera_mails"])).toEqual([]);
});

test("an admin's account is not closed here; a login and the erasure at the same moment end in one of the two", async () => {
  const admin = await testPerson(site.deps, { role: "admin" });
  expect(
    (await site.call("POST", "/api/account/close", { cookie: admin.cookie, body: { password: "x" } })).status,
  ).toBe(403);
  expect((await site.call("POST", "/api/account/close-code", { cookie: admin.cookie })).status).toBe(403);
  const ravi = await person(site, "ravi_races", { mobile: "+917700011225" });
  await site.call("POST", "/api/account/close", { cookie: ravi.cookie, body: { password: "secret-1" } });
  advance(site, WEEK + 60_000);
  const [{ erased }, answer] = await Promise.all([eraseDue(site.deps), login("ravi_races")]);
  expect([
    [1, 401],
    [0, 200],
  ]).toContainEqual([erased, answer.status]);
  expect(await sql("SELECT erase_after FROM users WHERE username = 'ravi_races'")).toEqual(
    erased === 1 ? [] : [{ erase_after: null }],
  );
});
