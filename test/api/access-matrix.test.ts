import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessGuard } from "../../src/app/access-guard.server.ts";
import { callRows } from "../../src/app/access-matrix.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { BRAND } from "../../src/domain/brand.ts";
import { cellsOf, filled } from "../support/access-cells.ts";
import { hearLog } from "../support/heard-log.ts";
import { REASON, cast, type Cast } from "../support/personas.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { NOBODYS_ID } from "../support/nobodys-id.ts";

// Every call of the matrix, tried by everybody on everything; and, while at it, what the answers, the log and the mails give away.

let site: TestSite;
let people: Cast;
let log: string[];
beforeAll(async () => {
  site = await startTestSite({
    LIMIT_UPLOADS_PER_PERSON: "100000",
    LIMIT_SHORTLIST_MISSES_PER_ADDRESS: "100000",
    LIMIT_GUEST_LINK_MISSES_PER_ADDRESS: "100000",
    LIMIT_GUEST_LINK_RENEWALS: "100000",
    LIMIT_SEARCH_MAIL_MISSES_PER_ADDRESS: "100000",
    LIMIT_REVIEWS_PER_PERSON: "100000",
    LIMIT_REPORTS_PER_ADDRESS: "100000",
    LIMIT_LOGINS_PER_ADDRESS: "100000",
    LIMIT_CODE_TRIES_PER_ADDRESS: "100000",
    LIMIT_CODES_PER_ADDRESS: "100000",
    LIMIT_ENQUIRIES_PER_ADDRESS: "100000",
  });
  people = await cast(site);
  log = hearLog(site.deps);
});
afterAll(() => site?.close());

/** Sent where an empty body would be refused before the rule is asked. */
const BODIES: Record<string, unknown> = {
  "POST /api/ratings/volunteer/:username": { stars: 5, comment: "Good." },
  "POST /api/reviews/:id": { rating: 5, comment: "Good." },
  "POST /api/account/close": { otp: "000000", sessionId: "none" },
  "POST /api/listings/:id/report": { reason: "fraud" },
  "POST /api/report-questions/:id/answers": { text: "It is ours." },
  "PATCH /api/enquiries/:number": { status: "completed" },
  "PATCH /api/guest-requests/:token": { status: "completed" },
  "POST /api/bookings/:number/quotes": {
    lines: [{ label: "Gates", quantity: 1, unit: "event", eachPaise: 1 }],
    validUntil: todayIST(),
  },
  "POST /api/bookings/:number/counters": { round: 5, note: "Less?" },
  "POST /api/bookings/:number/accept": { round: 5 },
  "PATCH /api/bookings/:number/day": { move: "admitNoShow" },
  "PATCH /api/bookings/:number": { move: "decline", round: 5 },
  "POST /api/bookings/:number/changes": { totalPaise: 4_200_000 },
  "POST /api/bookings/:number/call-offs": { reason: "The road is flooded." },
  "PATCH /api/bookings/:number/changes/:n": { answer: "withdraw" },
  "POST /api/bookings/:number/messages": { text: "Hello" },
  "POST /api/bookings/:number/messages/:id/report": { reason: "fraud" },
  "PUT /api/admin/message-reports/:id/decision": { decision: "dismiss", answer: "It asks for nothing." },
  "POST /api/bookings/:number/dispute": { about: "money", text: "The token was never acknowledged." },
  "POST /api/bookings/:number/dispute/lines": { text: "We have the receipt." },
  "PUT /api/bookings/:number/dispute/appeal": { text: "Please look once more." },
  "POST /api/admin/disputes/:ticket/lines": { text: "We look at it." },
  "PUT /api/admin/disputes/:ticket/decision": { outcome: "both", reason: "Both are right." },
  "PUT /api/papers/seller": {
    legalName: "Asha",
    address: "12 Sarafa",
    city: "Indore",
    state: "Madhya Pradesh",
    pin: "452002",
    status: "unregistered",
    prefix: "A",
  },
  "POST /api/bookings/:number/papers": {
    kind: "taxInvoice",
    buyer: { name: "Ravi", address: "4 Palasia", pin: "452001", state: "Madhya Pradesh" },
  },
  "POST /api/events": { name: "A mela", parts: [{ name: "Mela", day: addDays(todayIST(), 200) }] },
  "PUT /api/events/:id": { name: "secret-event", parts: [{ name: "Mela", day: addDays(todayIST(), 200) }] },
  "PUT /api/events/:id/requests/:number/arrival": { time: "" },
  "POST /api/shortlists/listings": { listing: "/venue/no-such-venue" },
  "POST /api/shortlists/:token/listings": { listing: "/venue/no-such-venue" },
  "POST /api/shortlists/:token/votes": { listing: "0197a0a0-0000-7000-8000-00000000c0de", name: "Asha" },
  "POST /api/saved-searches": { search: "/search?q=hall" },
  "POST /api/saved-searches/:id": { name: "secret-search" },
  "PUT /api/event-links/:token/vote": { option: "nobody", name: "Asha" },
  "PUT /api/events/:id/picks": { paths: ["/volunteer/nobody"] },
  "POST /api/events/:id/asks": {
    category: "venues",
    listings: [NOBODYS_ID],
    day: addDays(todayIST(), 90),
  },
  "PUT /api/bookings/:number/reviews/own": { stars: 5, comment: "They came in time." },
  "PUT /api/bookings/:number/reviews/reply": { text: "Thank you." },
  "PUT /api/bookings/:number/messages/read": { last: NOBODYS_ID },
  "PUT /api/bookings/:number/messages/block": { blocked: false },
  "POST /api/bookings/:number/payments": { amountPaise: "999999999", method: "cash" },
  "POST /api/bookings/:number/waivers": { amountPaise: "999999999", reason: "None." },
  "POST /api/bookings/:number/deposit-kept": { amountPaise: "999999999", reason: "None." },
  "POST /api/payments/:id/answer": { answer: "acknowledged" },
  "POST /api/enquiries/:number/take": { listing: NOBODYS_ID },
  "POST /api/guest-requests/:token/take": { listing: NOBODYS_ID },
};
/** Calls by the name of a file. */
const FILES: Readonly<Record<string, string>> = {
  "/images/:category/:kind/:file": `/images/volunteers/profile/${NOBODYS_ID}.webp`,
  "/share/:file": `/share/${NOBODYS_ID}.jpg`,
};
/** Let in by the matrix, and then missing for a reason of its own. */
const GONE_ALL_THE_SAME = new Set([
  "GET /images/:category/:kind/:file",
  "GET /share/:file",
  "GET /api/enquiries/:number/photo",
  "GET /api/bookings/:number/upi-code",
  "GET /api/payments/:id/screenshot",
  "GET /api/message-files/:id",
  "GET /api/admin/papers/:id/photo",
  "GET /api/admin/disputes/:ticket/screenshots/:id",
  "GET /api/admin/message-reports/:id/files/:fileId",
  "DELETE /api/account/papers/:kind",
  "POST /api/admin/jobs/:id/retry",
]);

/** One line for a cell that did not come out as the matrix says, else null. */
function problem(key: string, expected: "in" | number, status: number): string | null {
  if (expected !== "in") return status === expected ? null : `${status} in place of ${expected}`;
  const refused = status === 401 || status === 403 || (status === 404 && !GONE_ALL_THE_SAME.has(key));
  // To choose among one's own things is one more rule, which answers 403 itself.
  return status >= 500 || (refused && !(key === "PATCH /api/enquiries/:number" && status === 403))
    ? `${status} in place of being let in`
    : null;
}

test("everybody reads that a day is taken, its owner and admins why", async () => {
  const { params, ownerId } = people.targets.find(({ secrets }) => secrets.includes(REASON))!;
  const path = `/api/listings/${params["id"]}`;
  const taken = await site.call<{ days: { state: string }[] }>("GET", `${path}/availability`);
  expect(taken.body.days.filter(({ state }) => state === "taken")).toHaveLength(1);
  const readers: string[] = [];
  for (const { name, id, cookie } of people.personas) {
    const { body } = await site.call("GET", `${path}/calendar`, { cookie });
    if (JSON.stringify(body).includes(REASON)) readers.push(id === ownerId ? "its owner" : name);
  }
  expect(readers.sort()).toEqual(["admin", "its owner"]);
});

const leaks: string[] = [];

test.each(Object.keys(callRows()))("%s", { timeout: 240_000 }, async (key) => {
  const [method, path] = key.split(" ") as ["GET" | "DELETE", string];
  const row = callRows()[key]!;
  const wrong: string[] = [];
  for (const { persona, target, expected, name } of cellsOf(key, row, people)) {
    const url = FILES[path] ?? filled(path, target);
    const answer = await site.call<unknown>(method, url, {
      cookie: persona.cookie,
      ...(method === "GET" ? {} : { body: BODIES[key] ?? {} }),
    });
    const said = problem(key, expected, answer.status);
    if (said) wrong.push(`${name}: ${said}`);
    const text = `${JSON.stringify(answer.body)}${JSON.stringify(answer.headers)}`;
    if (
      /password_?hash|\$argon2|code_?hash|token_?hash/i.test(text) &&
      !path.startsWith("/api/openapi") &&
      path !== "/api/docs"
    )
      leaks.push(`${name}: a hash`);
    if (persona.name !== "admin")
      for (const { label, ownerId, secrets } of people.targets)
        for (const secret of secrets)
          if (ownerId !== persona.id && text.includes(secret)) leaks.push(`${name}: ${secret} of ${label}`);
    if (/\/(?:logout|end|renew|adopt)$/.test(key) || method === "DELETE") await people.restore();
  }
  await people.restore();
  expect(wrong).toEqual([]);
});

test("no answer gave away a hash, or what belongs to somebody else", () => {
  expect(leaks).toEqual([]);
});

test("no line of the log names anybody's address, number, secret or session", () => {
  expect(log.length).toBeGreaterThan(100);
  const private_ = [
    ...people.targets.flatMap(({ secrets }) => secrets),
    ...people.personas.flatMap(({ cookie }) => (cookie ? [cookie.split("=")[1]!] : [])),
    "@mail.example",
    "$argon2",
  ];
  expect(log.filter((line) => private_.some((secret) => line.includes(secret)))).toEqual([]);
});

test("no mail tells one person what belongs to another", async () => {
  await site.deps.jobs.idle(25_000);
  const mails = site.mailOutbox().filter(({ headers }) => !Object.values(BRAND.email).includes(headers.to as never));
  expect(mails.length).toBeGreaterThan(0);
  const told = mails.flatMap(({ headers, text, html }) =>
    people.targets.flatMap(({ label, secrets }) =>
      secrets.includes(headers.to ?? "")
        ? []
        : secrets
            .filter((secret) => `${headers.subject}${text}${html}`.includes(secret))
            .map((secret) => `${headers.subject} to ${headers.to}: ${secret} of ${label}`),
    ),
  );
  expect(told).toEqual([]);
});

test("every row of the matrix is a call, and a call without a row stops the start", async () => {
  const gone = Object.keys(callRows()).filter(
    (key) => !site.app.hasRoute({ method: key.split(" ")[0] as "GET", url: key.split(" ")[1]!.replace(/\/$/, "") }),
  );
  expect(gone).toEqual([]);
  const app = Fastify();
  accessGuard(app);
  expect(() => app.get("/api/forgotten", async () => ({}))).toThrow(
    "GET /api/forgotten does not stand in the access matrix",
  );
});
