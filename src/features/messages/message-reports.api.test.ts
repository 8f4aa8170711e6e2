import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { ThreadView } from "./message-model.ts";
import { threadForDesk } from "./message-service.server.ts";
import type { DeskMessageReport, MessageReportLine } from "./message-report-model.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "200" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
});
afterAll(() => site.close());

type Answer = {
  id: string;
  error?: string;
  errors?: Record<string, string>;
  thread: ThreadView;
  reports: MessageReportLine[];
  report: DeskMessageReport;
};
const call = (method: "GET" | "POST" | "PUT", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { cookie: who?.cookie ?? null, ...(body === undefined ? {} : { body }) });
const query = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;

async function talked(words: readonly string[]): Promise<{ number: string; ids: string[] }> {
  const { number } = await askedFor(site.deps.db, {
    sender: organiser.id,
    listing,
    recipient: provider.id,
    day: addDays(todayIST(), 60),
  });
  const ids: string[] = [];
  for (const text of words) ids.push((await call("POST", `bookings/${number}/messages`, provider, { text })).body.id);
  return { number, ids };
}
const lineOf = async (number: string, id: string, who: TestPerson) => {
  const { thread } = (await call("GET", `bookings/${number}/messages`, who)).body;
  return thread.lines.find((line) => line.kind === "message" && line.id === id);
};

test("a message is reported once, read at the desk with those around it, and taken down for both", async () => {
  const { number, ids } = await talked(["Namaste", "Pay 98765 43210 now, or else", "Hello?"]);
  const bad = ids[1]!;
  const path = `bookings/${number}/messages/${bad}/report`;
  for (const [who, status] of [
    [stranger, 404],
    [admin, 404],
    [null, 401],
    [provider, 403],
  ] as const)
    expect((await call("POST", path, who, { reason: "abuse" })).status).toBe(status);
  expect((await call("POST", path, organiser, { reason: "other" })).body.errors).toHaveProperty("note");
  expect((await call("POST", path, organiser, { reason: "abuse", note: "They threaten me." })).status).toBe(201);
  expect((await call("POST", path, organiser, { reason: "abuse" })).status).toBe(409);
  expect(await lineOf(number, bad, organiser)).toMatchObject({ reported: true, removed: false });
  expect(await lineOf(number, bad, provider)).toMatchObject({ reported: false });

  const { reports } = (await call("GET", "admin/message-reports", admin)).body;
  const { id } = reports.find((one) => one.number === number)!;
  expect((await call("GET", `admin/message-reports/${id}`, organiser)).status).toBe(403);
  const { report } = (await call("GET", `admin/message-reports/${id}`, admin)).body;
  expect(report).toMatchObject({ reason: "abuse", by: "organiser", note: "They threaten me.", status: "open" });
  // Whoever decides reads what was written, uncovered.
  expect(report.messages.map(({ text, reported }) => [text, reported])).toEqual([
    ["Namaste", false],
    ["Pay 98765 43210 now, or else", true],
    ["Hello?", false],
  ]);
  expect(
    await query("SELECT 1 FROM audit_log WHERE action = 'message-report.read' AND details->>'number' = $1", [number]),
  ).toHaveLength(1);

  const decision = `admin/message-reports/${id}/decision`;
  expect((await call("PUT", decision, admin, { decision: "remove", answer: " " })).body.errors).toHaveProperty(
    "answer",
  );
  expect((await call("PUT", decision, organiser, { decision: "remove", answer: "x" })).status).toBe(403);
  expect((await call("PUT", decision, admin, { decision: "remove", answer: "It is a threat." })).status).toBe(200);
  expect((await call("PUT", decision, admin, { decision: "dismiss", answer: "No." })).status).toBe(409);
  // Nor does whoever decides a dispute about the booking.
  const [enquiry] = await query("SELECT id FROM enquiries WHERE number = $1", [number]);
  const read = await threadForDesk(site.deps.db, String(enquiry?.["id"]));
  expect(read.map(({ text, removed }) => [text, removed])).toEqual([
    ["Namaste", false],
    ["", true],
    ["Hello?", false],
  ]);
  for (const who of [organiser, provider])
    expect(await lineOf(number, bad, who)).toMatchObject({ removed: true, text: "", files: [] });
  for (const [who, title] of [
    [organiser, "The message that you reported is taken down"],
    [provider, "A message of yours is taken down"],
  ] as const)
    expect(
      await query("SELECT 1 FROM notifications WHERE user_id = $1 AND title = $2 AND body LIKE '%It is a threat.'", [
        who.id,
        title,
      ]),
    ).toHaveLength(1);
});

test("a message that an admin got themselves › is decided by another admin", async () => {
  const { number, ids } = await talked(["Pay me twice"]);
  await call("POST", `bookings/${number}/messages/${ids[0]}/report`, organiser, { reason: "fraud" });
  const { id } = (await call("GET", "admin/message-reports", admin)).body.reports.find((one) => one.number === number)!;
  const decide = (who: TestPerson) =>
    call("PUT", `admin/message-reports/${id}/decision`, who, { decision: "remove", answer: "It is a fraud." });
  await query("UPDATE users SET role = 'admin' WHERE id = $1", [organiser.id]);
  expect((await decide(organiser)).body.error).toBe("This concerns yourself. Please ask another admin to decide.");
  await query("UPDATE users SET role = 'user' WHERE id = $1", [organiser.id]);
  expect((await decide(admin)).status).toBe(200);
});

test("what is no reason to act stays, and whoever reported it is told why", async () => {
  const { number, ids } = await talked(["See you at six"]);
  await call("POST", `bookings/${number}/messages/${ids[0]}/report`, organiser, { reason: "fraud" });
  const { reports } = (await call("GET", "admin/message-reports", admin)).body;
  const { id } = reports.find((one) => one.number === number)!;
  await call("PUT", `admin/message-reports/${id}/decision`, admin, {
    decision: "dismiss",
    answer: "It asks for nothing.",
  });
  expect(await lineOf(number, ids[0]!, organiser)).toMatchObject({ text: "See you at six", removed: false });
  const over = (await call("GET", "admin/message-reports?status=over", admin)).body.reports;
  expect(over.find((one) => one.id === id)?.status).toBe("dismissed");
  expect(
    await query("SELECT 1 FROM notifications WHERE user_id = $1 AND title = 'The message that you reported stays'", [
      organiser.id,
    ]),
  ).toHaveLength(1);
  // Of another conversation, or none.
  const other = await talked(["Another"]);
  expect(
    (await call("POST", `bookings/${number}/messages/${other.ids[0]}/report`, organiser, { reason: "fraud" })).status,
  ).toBe(404);
  expect((await call("POST", `bookings/${number}/messages/x/report`, organiser, { reason: "fraud" })).status).toBe(404);
});
