import { afterAll, beforeAll, expect, test } from "vitest";
import { callRows } from "../../src/app/access-matrix.ts";
import { tabData } from "../../src/features/admin/admin-tabs.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import type { ReadingReason } from "../../src/platform/database/audit.server.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { askedFor } from "../support/test-bookings.ts";

let site: TestSite;
let admin: TestPerson;
let provider: TestPerson;
let organiser: TestPerson;
let listing: string;
let number: string;
let paper: string;
let report: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "100" });
  admin = await testPerson(site.deps, { role: "admin" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  listing = (await testVolunteer(site.deps, provider)).id;
  const day = addDays(todayIST(), 60);
  ({ number } = await askedFor(site.deps.db, { sender: organiser.id, listing, recipient: provider.id, day }));
  const form = new FormData();
  form.append("number", "AAAPT2727Q");
  form.append("name", "Meera Joshi");
  form.append("photo", await smallPhoto(), "pan.jpg");
  await site.call("PUT", "/api/account/papers/pan", { form, cookie: provider.cookie });
  const sent = await site.call<{ id: string }>("POST", `/api/bookings/${number}/messages`, {
    body: { text: "Namaste" },
    cookie: provider.cookie,
  });
  const reporting = `/api/bookings/${number}/messages/${sent.body.id}/report`;
  await site.call("POST", reporting, { body: { reason: "abuse" }, cookie: organiser.cookie });
  await site.call("POST", `/api/listings/${listing}/report`, { body: { reason: "false" }, cookie: organiser.cookie });
  [paper = "", report = ""] = await Promise.all([idIn("papers"), idIn("message_reports")]);
});
afterAll(() => site.close());

const query = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;
const idIn = async (table: string) => String((await query(`SELECT id FROM ${table}`))[0]?.["id"]);

/** Calls whose answers tell of people, with the action that is noted. The others of a dispute and of a report are tried where those are. */
const READS: Record<string, string> = {
  "GET /api/admin/people": "desk.people",
  "GET /api/admin/enquiries": "desk.enquiries",
  "GET /api/admin/papers": "desk.papers",
  "GET /api/admin/papers/:id/photo": "desk.paper_photo",
  "GET /api/admin/reports": "desk.reports",
  "GET /api/admin/listings/:id": "desk.listing",
  "GET /api/admin/message-reports": "desk.message_reports",
  "GET /api/admin/message-reports/:id": "message-report.read",
  "GET /api/admin/message-reports/:id/files/:fileId": "message-report.file",
  "GET /api/admin/disputes": "desk.disputes",
  "GET /api/admin/disputes/:ticket": "dispute.read",
  "GET /api/admin/disputes/:ticket/screenshots/:id": "dispute.screenshot",
  "GET /api/admin/facilitated": "desk.facilitated",
  "GET /api/admin/facilitated.csv": "desk.facilitated",
};
/** Figures, the site's own texts, and what profiles say to everybody or will. */
const OF_NOBODY = [
  "GET /api/admin/insights.csv",
  "GET /api/admin/queue",
  "GET /api/admin/status",
  "GET /api/admin/listings",
  "GET /api/admin/reviews",
  "GET /api/admin/audit",
  "GET /api/admin/content",
  "GET /api/admin/content/:key",
];

test("the desk's calls › each either notes who was read of, or tells of nobody", () => {
  const desk = Object.keys(callRows()).filter((call) => call.startsWith("GET /api/admin/"));
  expect(desk.toSorted()).toEqual([...Object.keys(READS), ...OF_NOBODY].toSorted());
});

const TRIED: readonly (readonly [call: string, path: () => string, whom: () => string, why: ReadingReason])[] = [
  ["GET /api/admin/people", () => "people?q=Meera", () => provider.id, "search"],
  ["GET /api/admin/people", () => "people", () => organiser.id, "list"],
  ["GET /api/admin/enquiries", () => "enquiries", () => number, "list"],
  ["GET /api/admin/papers", () => "papers", () => provider.id, "decision"],
  ["GET /api/admin/papers/:id/photo", () => `papers/${paper}/photo`, () => provider.id, "decision"],
  ["GET /api/admin/reports", () => "reports", () => listing, "report"],
  ["GET /api/admin/listings/:id", () => `listings/${listing}`, () => listing, "decision"],
  ["GET /api/admin/message-reports", () => "message-reports", () => number, "list"],
];

test.each(TRIED)("%s › is a line of the log: who, whom and why", async (call, path, whom, why) => {
  const [{ n: before } = { n: 0 }] = await query("SELECT count(*)::int AS n FROM audit_log");
  expect((await site.call("GET", `/api/admin/${path()}`, { cookie: admin.cookie })).status).toBe(200);
  const lines = await query("SELECT actor_id, action, details FROM audit_log ORDER BY id OFFSET $1", [before]);
  expect(lines).toEqual([
    { actor_id: admin.id, action: READS[call], details: { whom: expect.arrayContaining([whom()]), why } },
  ]);
});

test("a message report › that it was read is a line too", async () => {
  await site.call("GET", `/api/admin/message-reports/${report}`, { cookie: admin.cookie });
  expect(
    await query("SELECT details->>'number' AS number FROM audit_log WHERE action = 'message-report.read'"),
  ).toEqual([{ number }]);
});

test("the desk's page › notes what its tabs show, and its log says it in words", async () => {
  const many = async () =>
    (await query("SELECT 1 FROM audit_log WHERE action = 'desk.people' AND actor_id = $1", [admin.id])).length;
  const before = await many();
  await tabData(site.deps, admin, new URLSearchParams({ tab: "people" }));
  expect(await many()).toBe(before + 1);
  const { body } = await site.call<{ entries: { action: string; subject: string; details: unknown[] }[] }>(
    "GET",
    "/api/admin/audit?action=desk.people",
    { cookie: admin.cookie },
  );
  expect(body.entries[0]).toMatchObject({
    subject: expect.stringContaining(provider.username),
    details: [{ label: "Why", value: "Looking through the list" }],
  });
});
