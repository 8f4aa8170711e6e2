import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { CONTACT_SERVICES, ROLES } from "../../domain/event-types.ts";
import { newId } from "../../domain/ids.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
  other = await testPerson(site.deps, { name: "Bina Admin", role: "admin" });
});
afterAll(() => site?.close());

const sql = (text: string, values: unknown[] = []) => site.deps.db.$client.query<Record<string, unknown>>(text, values);

/** A profile that waits for an admin. */
async function waiting(name: string, city = "Indore") {
  const owner = await testPerson(site.deps, { name });
  const { id } = await testVolunteer(site.deps, owner);
  await sql("UPDATE listings SET status = 'pending', city = $2, search_text = lower(title) WHERE id = $1", [id, city]);
  await sql("UPDATE listing_places SET visible = false WHERE listing_id = $1", [id]);
  return { id, owner };
}
const decide = (id: string, body: unknown, who = admin) =>
  site.call<{ message: string; listing: { status: string } }>("PATCH", `/api/admin/listings/${id}`, {
    cookie: who.cookie,
    body,
  });
const logOf = async (subjectId: string) =>
  (await sql("SELECT action, actor_id, details FROM audit_log WHERE subject_id = $1 ORDER BY id", [subjectId])).rows;

describe("every admin call", () => {
  const id = newId();
  const calls = [
    ["GET", "/api/admin/queue"],
    ["GET", "/api/admin/listings"],
    ["GET", `/api/admin/listings/${id}`],
    ["PATCH", `/api/admin/listings/${id}`],
    ["GET", "/api/admin/enquiries"],
    ["GET", "/api/admin/people"],
    ["DELETE", `/api/admin/people/${id}/sessions`],
    ["POST", `/api/admin/people/${id}/suspension`],
    ["DELETE", `/api/admin/people/${id}/suspension`],
    ["GET", "/api/admin/reviews"],
    ["PATCH", `/api/admin/reviews/${id}`],
    ["GET", "/api/admin/audit"],
    ["GET", "/api/admin/status"],
    ["GET", "/api/admin/facilitated"],
    ["GET", "/api/admin/facilitated.csv"],
    ["GET", "/api/admin/insights.csv"],
    ["POST", `/api/admin/jobs/${id}/retry`],
    ["GET", "/api/admin/content"],
    ["GET", "/api/admin/reports"],
    ["PATCH", `/api/admin/reports/${id}`],
    ["POST", `/api/admin/reports/${id}/messages`],
    ["GET", "/api/admin/disputes"],
    ["GET", "/api/admin/message-reports"],
    ["GET", `/api/admin/message-reports/${id}`],
    ["GET", `/api/admin/message-reports/${id}/files/${id}`],
    ["PUT", `/api/admin/message-reports/${id}/decision`],
    ["GET", `/api/admin/disputes/${id}`],
    ["POST", `/api/admin/disputes/${id}/lines`],
    ["PUT", `/api/admin/disputes/${id}/decision`],
    ["GET", `/api/admin/disputes/${id}/screenshots/${id}`],
    ["GET", "/api/admin/papers"],
    ["GET", `/api/admin/papers/${id}/photo`],
    ["PATCH", `/api/admin/papers/${id}`],
    ["GET", "/api/admin/content/news"],
    ["PUT", "/api/admin/content/news"],
    ["POST", `/api/admin/enquiries/${id}/listing`],
    ["PATCH", `/api/admin/listings/${id}/owner`],
  ] as const;

  test.each(calls)(
    "%s %s answers 401 to nobody and 403 to every other role, whatever is sent",
    async (method, path) => {
      expect((await site.call(method, path)).status).toBe(401);
      for (const role of ROLES.filter((one) => one !== "admin")) {
        const { cookie } = await testPerson(site.deps, { role });
        for (const body of [undefined, {}, { decision: "approve" }])
          expect(
            (await site.call(method, path, { cookie, ...(method === "GET" || method === "DELETE" ? {} : { body }) }))
              .status,
            role,
          ).toBe(403);
      }
    },
  );

  test("the list above names every admin call that the server describes", async () => {
    const { body } = await site.call<{ paths: Record<string, object> }>("GET", "/api/openapi.json");
    const described = Object.entries(body.paths).filter(([path]) => path.startsWith("/api/admin/"));
    const known = new Set(
      calls.map(
        ([method, path]) =>
          `${method.toLowerCase()} ${path.replace(`enquiries/${id}`, "enquiries/{number}").replace(`disputes/${id}`, "disputes/{ticket}").replace(`files/${id}`, "files/{fileId}").replace(id, "{id}").replace("/content/news", "/content/{key}")}`,
      ),
    );
    for (const [path, methods] of described)
      for (const method of Object.keys(methods)) expect(known, `${method} ${path}`).toContain(`${method} ${path}`);
  });

  test("refuses malformed ids, cursors, filters and decisions", async () => {
    const { id: listing } = await waiting("Wrong Input");
    const expected: [string, string, unknown, number][] = [
      ["GET", "/api/admin/listings/nobody", undefined, 404],
      ["GET", `/api/admin/listings/${newId()}`, undefined, 404],
      ["GET", "/api/admin/listings?cursor=x", undefined, 400],
      ["GET", "/api/admin/listings?status=gone", undefined, 400],
      ["GET", "/api/admin/people?role=king", undefined, 400],
      ["GET", "/api/admin/people?limit=101", undefined, 400],
      ["GET", "/api/admin/people?q=%00%25_", undefined, 200],
      ["GET", "/api/admin/audit?actor=%00nobody", undefined, 200],
      ["GET", "/api/admin/listings?city=&status=&cursor=", undefined, 200],
      ["PATCH", `/api/admin/listings/${listing}`, { decision: "resubmit" }, 400],
      ["PATCH", `/api/admin/listings/${listing}`, {}, 400],
      ["PATCH", `/api/admin/listings/${listing}`, { decision: "restore" }, 409],
      ["PATCH", `/api/admin/listings/${newId()}`, { decision: "approve" }, 404],
      ["PATCH", `/api/admin/reviews/${newId()}`, { hidden: true, reason: "Rude" }, 404],
      ["PATCH", `/api/admin/reviews/${newId()}`, { hidden: "yes" }, 400],
      ["DELETE", `/api/admin/people/${newId()}/sessions`, undefined, 404],
      ["DELETE", "/api/admin/people/x/sessions", undefined, 404],
      ["DELETE", "/api/admin/people/x/suspension", undefined, 404],
    ];
    for (const [method, path, body, status] of expected) {
      const answer = await site.call(method as "GET", path, {
        cookie: admin.cookie,
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status, `${method} ${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`).toBe(status);
    }
  });
});

describe("the queue", () => {
  type Queue = {
    listings: { id: string; title: string; city: string }[];
    counts: { category: string; count: number }[];
    cities: string[];
    next: string | null;
  };
  const queue = async (query = "") =>
    (await site.call<Queue>("GET", `/api/admin/queue?${query}`, { cookie: admin.cookie })).body;

  test("shows what waits, oldest first, by category and city, page by page", async () => {
    const first = await waiting("Queue One", "Ratlam");
    const second = await waiting("Queue Two", "Sanchi");
    const third = await waiting("Queue Three", "Ratlam");
    const all = await queue();
    expect(all.listings.map(({ id }) => id).filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([
      first.id,
      second.id,
      third.id,
    ]);
    expect(all.cities).toEqual(expect.arrayContaining(["Ratlam", "Sanchi"]));
    expect(all.counts.find(({ category }) => category === "volunteers")!.count).toBe(all.listings.length);
    const page = await queue("city=Ratlam&limit=1");
    expect(page.listings.map(({ id }) => id)).toEqual([first.id]);
    const next = await queue(`city=Ratlam&limit=1&cursor=${page.next}`);
    expect(next.listings.map(({ id }) => id)).toEqual([third.id]);
    expect(next.next).toBeNull();
    expect((await queue("category=none")).listings).toEqual([]);
  });

  test("approves: the profile is found, the person is told, and the log says who it was", async () => {
    const { id, owner } = await waiting("Approved Person");
    const answer = await decide(id, { decision: "approve" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: "Volunteer approved",
        listing: { status: "approved", path: `/volunteer/${owner.username}`, moves: ["suspend"] },
      },
    });
    expect(
      (await sql("SELECT visible FROM listing_places WHERE listing_id = $1", [id])).rows.every(
        ({ visible }) => visible,
      ),
    ).toBe(true);
    expect(await logOf(id)).toMatchObject([{ action: "listing.approve", actor_id: admin.id }]);
    const { body } = await site.call<{ notifications: { kind: string }[] }>("GET", "/api/notifications", {
      cookie: owner.cookie,
    });
    expect(body.notifications.map(({ kind }) => kind)).toEqual(["listing-approve"]);
  });

  test("rejects with a reason only, and tells it", async () => {
    const { id, owner } = await waiting("Rejected Person");
    for (const reason of [undefined, "", "  \n "])
      expect(await decide(id, { decision: "reject", reason })).toMatchObject({
        status: 400,
        body: { errors: { reason: "Please give a reason." } },
      });
    expect(await decide(id, { decision: "reject", reason: "Photos are missing." })).toMatchObject({
      status: 200,
      body: {
        message: "Volunteer rejected/deleted",
        listing: { status: "rejected", statusReason: "Photos are missing.", moves: [] },
      },
    });
    const { body } = await site.call<{ notifications: { body: string }[] }>("GET", "/api/notifications", {
      cookie: owner.cookie,
    });
    expect(body.notifications[0]!.body).toContain("Photos are missing.");
    expect(await logOf(id)).toMatchObject([{ action: "listing.reject", details: { reason: "Photos are missing." } }]);
  });

  test("two admins at once: one decides, the other is told that it is decided", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, owner } = await waiting(`Race ${round}`);
      const answers = await Promise.all([
        decide(id, { decision: "approve" }),
        decide(id, { decision: "reject", reason: "Not now." }, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0].status === 200 ? `approved by ${admin.username}` : `rejected by ${other.username}`;
      expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
        `This has been decided already: ${winner}.`,
      );
      const [row] = (await sql("SELECT status FROM listings WHERE id = $1", [id])).rows;
      expect(row!.status).toBe(answers[0].status === 200 ? "approved" : "rejected");
      expect(await logOf(id)).toHaveLength(1);
      expect(
        (await site.call<{ notifications: unknown[] }>("GET", "/api/notifications", { cookie: owner.cookie })).body
          .notifications,
      ).toHaveLength(1);
    }
  });
});

test("listings are searched, suspended with a reason and restored", async () => {
  const { id, owner } = await waiting("Suspended Person");
  await decide(id, { decision: "approve" });
  const find = async (query: string) =>
    (
      await site.call<{ listings: { id: string }[] }>("GET", `/api/admin/listings?${query}`, { cookie: admin.cookie })
    ).body.listings.map((one) => one.id);
  expect(await find("q=suspended+person&status=approved")).toEqual([id]);
  expect(await find(`q=${owner.username}`)).toContain(id);
  expect((await decide(id, { decision: "suspend" })).status).toBe(400);
  expect((await decide(id, { decision: "suspend", reason: "Complaints" })).body).toMatchObject({
    listing: { status: "suspended", path: null, moves: ["restore"] },
  });
  expect((await site.call("GET", `/api/volunteers/username/${owner.username}`)).status).toBe(404);
  expect(await find("q=suspended+person&status=approved")).toEqual([]);
  expect(await find("q=suspended+person&status=suspended")).toEqual([id]);
  expect((await decide(id, { decision: "restore" })).body).toMatchObject({
    listing: { status: "approved", statusReason: null },
  });
  expect((await logOf(id)).map(({ action }) => action)).toEqual([
    "listing.approve",
    "listing.suspend",
    "listing.restore",
  ]);
});

test("a hidden review does not count, and comes back with its stars", async () => {
  const owner = await testPerson(site.deps, { name: "Rated Person" });
  const { id: listing } = await testVolunteer(site.deps, owner);
  const authors = [await testPerson(site.deps), await testPerson(site.deps)];
  for (const [at, { cookie }] of authors.entries())
    await site.call("POST", `/api/ratings/volunteer/${owner.username}`, {
      cookie,
      body: { stars: at === 0 ? 1 : 5, comment: at === 0 ? "Terribly rude words" : "Very kind" },
    });
  type Reviews = {
    reviews: { id: string; hidden: boolean; author: string; listing: { title: string; path: string } }[];
  };
  const list = async (query: string) =>
    (await site.call<Reviews>("GET", `/api/admin/reviews?${query}`, { cookie: admin.cookie })).body.reviews;
  const [rude] = await list("q=terribly+rude");
  expect(rude).toMatchObject({
    hidden: false,
    author: authors[0]!.username,
    listing: { title: "Rated Person", path: `/volunteer/${owner.username}` },
  });
  const hide = (body: unknown, who = admin) =>
    site.call("PATCH", `/api/admin/reviews/${rude!.id}`, { cookie: who.cookie, body });
  expect(await hide({ hidden: true })).toMatchObject({
    status: 400,
    body: { errors: { reason: "Please give a reason." } },
  });
  const both = await Promise.all([
    hide({ hidden: true, reason: "Insulting" }),
    hide({ hidden: true, reason: "Insulting" }, other),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)!.body).toMatchObject({
    message: "Review hidden.",
    averageRating: 5,
    ratingCount: 1,
  });
  const shown = async () => (await site.call("GET", `/api/ratings/volunteer/${owner.username}`)).body;
  expect(await shown()).toMatchObject({ averageRating: 5, ratingCount: 1, ratings: [{ stars: 5 }] });
  expect((await sql("SELECT DISTINCT rating FROM listing_places WHERE listing_id = $1", [listing])).rows).toEqual([
    { rating: 5 },
  ]);
  expect((await list("q=rude&state=hidden")).map(({ id }) => id)).toEqual([rude!.id]);
  expect(await list("q=rude&state=visible")).toEqual([]);
  expect((await hide({ hidden: false })).body).toMatchObject({ averageRating: 3, ratingCount: 2 });
  expect((await hide({ hidden: false })).status).toBe(409);
  expect(await shown()).toMatchObject({ averageRating: 3, ratingCount: 2 });
  expect((await logOf(rude!.id)).map(({ action }) => action)).toEqual(["review.hide", "review.unhide"]);
  const { body } = await site.call<{ notifications: { body: string }[] }>("GET", "/api/notifications", {
    cookie: authors[0]!.cookie,
  });
  expect(body.notifications.map((notice) => notice.body)).toEqual([
    expect.stringContaining("again"),
    expect.stringContaining("Insulting"),
  ]);
});

test("enquiries are found by number in any spelling, by sender, kind and status; what the site was asked, an admin answers", async () => {
  const form = {
    fullName: "Kavita Contact",
    phone: "9826012345",
    email: "kavita@mail.example",
    service: CONTACT_SERVICES[0],
    consent: true,
  };
  const sent = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form", { body: form });
  const number = sent.body.enquiryNumber;
  const find = async (query: Record<string, string>) =>
    (
      await site.call<{ enquiries: { number: string; moves: string[]; contact: object }[] }>(
        "GET",
        `/api/admin/enquiries?${new URLSearchParams(query)}`,
        { cookie: admin.cookie },
      )
    ).body.enquiries;
  const queries: Record<string, string>[] = [
    { q: number },
    { q: number.toLowerCase().replaceAll("-", " ") },
    { q: "kavita" },
    { q: "98260 12345" },
    { kind: "popup", status: "pending" },
  ];
  for (const query of queries)
    expect(await find(query), JSON.stringify(query)).toMatchObject([
      { number, contact: { name: "Kavita Contact" }, moves: ["accepted", "declined"] },
    ]);
  expect(await find({ status: "declined" })).toEqual([]);
  expect(
    (await site.call("PATCH", `/api/enquiries/${number}`, { cookie: admin.cookie, body: { status: "accepted" } }))
      .status,
  ).toBe(200);
  expect(
    (await sql("SELECT action, actor_id FROM audit_log WHERE subject_type = 'enquiry' AND action NOT LIKE 'desk.%'"))
      .rows,
  ).toEqual([{ action: "enquiry.accepted", actor_id: admin.id }]);
});

test("people are found, and signed out everywhere", async () => {
  const person = await testPerson(site.deps, { name: "Zubin Everywhere", role: "artist" });
  const find = async (query: string) =>
    (
      await site.call<{ people: { id: string; sessions: number; role: string }[] }>(
        "GET",
        `/api/admin/people?${query}`,
        { cookie: admin.cookie },
      )
    ).body.people;
  for (const query of [
    "q=zubin+every",
    `q=${person.username}&role=artist`,
    `q=${person.mobile.slice(1)}`,
    `q=${person.email}`,
  ])
    expect(
      (await find(query)).map(({ id }) => id),
      query,
    ).toContain(person.id);
  expect(await find("q=zubin&role=user")).toEqual([]);
  expect(await find("q=zubin")).toMatchObject([{ sessions: 1 }]);
  expect(JSON.stringify(await find("q=zubin"))).not.toContain("assword");
  expect(
    (await site.call("DELETE", `/api/admin/people/${person.id}/sessions`, { cookie: admin.cookie })).body,
  ).toMatchObject({ success: true, message: `${person.username} is signed out everywhere.` });
  expect((await site.call("GET", "/api/notifications", { cookie: person.cookie })).status).toBe(401);
  expect(await find("q=zubin")).toMatchObject([{ sessions: 0 }]);
  expect(
    (await logOf(person.id)).map(({ action }) => action as string).filter((action) => !action.startsWith("desk.")),
  ).toEqual(["person.sign_out"]);
  const pages = await find("limit=2");
  expect(pages).toHaveLength(2);
});

test("the audit log says who did what, newest first, and can be narrowed", async () => {
  const { id } = await waiting("Logged Person");
  await decide(id, { decision: "reject", reason: "Blurred photos" }, other);
  type Log = {
    entries: {
      id: string;
      actor: string;
      action: string;
      subject: string;
      href: string;
      details: { value: string }[];
    }[];
    next: string | null;
  };
  const log = async (query: string) =>
    (await site.call<Log>("GET", `/api/admin/audit?${query}`, { cookie: admin.cookie })).body;
  // A form sends what nobody has chosen as an empty text.
  const { entries } = await log(`actor=${other.username.toUpperCase()}&limit=1&subject=&action=&cursor=`);
  expect(entries).toMatchObject([
    {
      actor: other.username,
      action: "listing.reject",
      subject: "Logged Person (Volunteer)",
      href: `/artistko/${id}`,
      details: [{ value: "Blurred photos" }],
    },
  ]);
  expect((await log("actor=nobody-there")).entries).toEqual([]);
  expect((await log("subject=review")).entries.every(({ action }) => action.startsWith("review."))).toBe(true);
  expect((await log("action=person.sign_out")).entries).toHaveLength(1);
  const first = await log("limit=2");
  const second = await log(`limit=2&cursor=${first.next}`);
  expect(second.entries[0]!.id < first.entries[1]!.id).toBe(true);
});

test("the audit log says roles and reasons of reports in words", async () => {
  const lines = [
    ["account.role", "user", other.id, { from: "unassigned", to: "user" }, ["Not chosen yet", "Guest"]],
    ["report.hide", "listing", newId(), { reason: "fraud" }, ["Somebody asked for money and did not deliver"]],
    ["report.dismiss", "listing", newId(), { reason: "Guest" }, ["Guest"]],
    ["listing.reject", "listing", newId(), { reason: "other" }, ["other"]],
  ] as const;
  for (const [action, type, subject, details, values] of lines) {
    await sql(
      "INSERT INTO audit_log (id, actor_id, action, subject_type, subject_id, details) VALUES ($1, $2, $3, $4, $5, $6)",
      [newId(), other.id, action, type, subject, JSON.stringify(details)],
    );
    const { body } = await site.call<{ entries: { details: { value: string }[] }[] }>(
      "GET",
      `/api/admin/audit?actor=${other.username}&limit=1`,
      { cookie: admin.cookie },
    );
    expect(body.entries[0]!.details.map(({ value }) => value)).toEqual(values);
  }
});

test("nobody decides › on their own listing, a report of it, or a review of it", async () => {
  const own = await testPerson(site.deps, { role: "admin" });
  const colleague = await testPerson(site.deps, { role: "admin" });
  const author = await testPerson(site.deps);
  const { id } = await testVolunteer(site.deps, own);
  const pool = site.deps.database.pool;
  await pool.query("UPDATE listings SET status = 'pending' WHERE id = $1", [id]);
  expect((await decide(id, { decision: "approve" }, own)).status).toBe(403);
  expect((await decide(id, { decision: "approve" }, colleague)).status).toBe(200);
  await site.call("POST", `/api/listings/${id}/report`, { body: { reason: "fraud" } });
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM reports WHERE listing_id = $1", [id]);
  const settle = (cookie: string) =>
    site.call("PATCH", `/api/admin/reports/${rows[0]!.id}`, { cookie, body: { decision: "dismiss" } });
  expect((await settle(own.cookie)).status).toBe(403);
  expect((await settle(colleague.cookie)).status).toBe(200);
  const review = (
    await pool.query<{ id: string }>(
      "INSERT INTO reviews (id, listing_id, author_id, stars, comment) VALUES (gen_random_uuid(), $1, $2, 1, 'Bad') RETURNING id",
      [id, author.id],
    )
  ).rows[0]!.id;
  const hide = (cookie: string) =>
    site.call("PATCH", `/api/admin/reviews/${review}`, { cookie, body: { hidden: true, reason: "Rude." } });
  expect((await hide(own.cookie)).status).toBe(403);
  expect((await hide(colleague.cookie)).status).toBe(200);
});
