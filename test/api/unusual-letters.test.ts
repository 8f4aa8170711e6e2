import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { ENQUIRY_KINDS } from "../../src/features/enquiries/enquiry-kinds.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { hearLog } from "../support/heard-log.ts";
import { sampleRequest } from "../support/sample-values.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// Letters beyond the first plane, halves of them, marks and signs that turn text: what is taken is kept whole, told by
// mail, and shown; nothing of it is a fault of ours. Each field in turn, in requests that are right otherwise.

let site: TestSite;
let log: string[];
beforeAll(async () => {
  site = await startTestSite(
    Object.fromEntries(
      [
        "ENQUIRIES_PER_ADDRESS",
        "ENQUIRIES_PER_LISTING",
        "MESSAGES_PER_PERSON",
        "SMS_PER_NUMBER_DAY",
        "UPLOADS_PER_PERSON",
      ].map((name) => [`LIMIT_${name}`, "100000"]),
    ),
  );
  log = hearLog(site.deps);
});
afterAll(() => site?.close());

const LETTERS: Readonly<Record<string, string>> = {
  "a number in bold": "𝟗𝟖𝟐𝟔𝟎𝟏𝟐𝟑𝟒𝟓",
  "an address in script": "x𝓻𝓪𝓿𝓲@𝓰𝓶𝓪𝓲𝓵.𝓬𝓸𝓶𝔁",
  "halves of code points": "a\uD835 9826012345 \uDFD7b",
  NUL: "a\u00009826012345",
  "signs that turn text": "\u202E9826012345\u202C\u2067x",
  "ten thousand marks": `a${"\u0301".repeat(10_000)}`,
};

/** Whether a text holds half a code point, however it was written into JSON. */
const isBroken = (text: string) => !text.isWellFormed() || /\uFFFD|\\ud[89a-f]/i.test(text);

test.each(Object.values(ENQUIRY_KINDS).map((kind) => [kind.key, kind] as const))(
  "%s › each field of text in unusual letters",
  { timeout: 120_000 },
  async (_key, kind) => {
    const body = sampleRequest(kind);
    const owner = await testPerson(site.deps);
    if (kind.to.rule === "listing") {
      const listing = await testVolunteer(site.deps, owner);
      await site.deps.database.pool.query("UPDATE listings SET category = $2, one_per_person = false WHERE id = $1", [
        listing.id,
        kind.to.category,
      ]);
      body[kind.to.field] = listing.username;
    }
    const wrong: string[] = [];
    let taken = 0;
    for (const name of Object.keys(body).filter((one) => typeof body[one] === "string"))
      for (const [what, letters] of Object.entries(LETTERS)) {
        const answer = await site.call<{ message: string }>("POST", kind.path, { body: { ...body, [name]: letters } });
        if (answer.status >= 500) wrong.push(`${name}, ${what}: ${answer.status}`);
        if (isBroken(JSON.stringify(answer.body))) wrong.push(`${name}, ${what}: half a letter in the answer`);
        taken += answer.status < 300 ? 1 : 0;
      }
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(3);
    if (kind.to.rule !== "listing") return;
    const received = await site.call<{ enquiries: unknown[] }>("GET", "/api/enquiries/received", {
      cookie: owner.cookie,
    });
    expect(received.body.enquiries.length).toBeGreaterThan(3);
    expect(isBroken(JSON.stringify(received.body))).toBe(false);
  },
);

test("messages › in unusual letters are kept, covered whole, and read", async () => {
  const owner = await testPerson(site.deps);
  const sender = await testPerson(site.deps);
  const { id } = await testVolunteer(site.deps, owner);
  const number = newEnquiryNumber();
  await site.deps.database.pool.query(
    `INSERT INTO enquiries (id, number, kind, sender_id, listing_id, recipient_id, name, phone, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', $2, $3, $4, 'Ravi', '+919876543210', $5)`,
    [number, sender.id, id, owner.id, addDays(todayIST(), 40)],
  );
  for (const text of Object.values(LETTERS)) {
    const { status } = await site.call("POST", `/api/bookings/${number}/messages`, {
      cookie: sender.cookie,
      body: { text },
    });
    expect(status).toBeLessThan(500);
  }
  const { body } = await site.call<{ thread: { lines: { text?: string }[] } }>(
    "GET",
    `/api/bookings/${number}/messages`,
    { cookie: owner.cookie },
  );
  const texts = body.thread.lines.flatMap(({ text }) => (text === undefined ? [] : [text]));
  expect(texts[0]).toBe("•••");
  expect(texts.filter(isBroken)).toEqual([]);
});

test("what followed › every mail went out, whole", async () => {
  await site.deps.jobs.idle(25_000);
  expect(log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  expect(site.mailOutbox().filter(({ text, headers }) => isBroken(`${headers.subject} ${text}`))).toEqual([]);
});
