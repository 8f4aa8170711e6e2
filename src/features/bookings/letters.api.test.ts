/** What the two sides of a booking are written, from a counter-offer to the end: the sums that are agreed, and where to. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { PaymentsView } from "../payments/payment-view.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "10000" })));
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site?.close());

type Answer = { error?: string; enquiryNumber: string; payments: PaymentsView };
const call = async (method: "GET" | "POST" | "PUT" | "PATCH", path: string, who: TestPerson, body?: unknown) => {
  const answer = await site.call<Answer>(method, `/api/${path}`, { cookie: who.cookie, ...(body ? { body } : {}) });
  expect([path, answer.status < 300, answer.body.error]).toEqual([path, true, undefined]);
  return answer.body;
};

/** Latin words that a Hindi mail may hold: names, what people wrote, the brand, addresses. */
const LATIN = /https?:\S+|\S+@\S+|MD-[0-9A-Z-]+|DS-[0-9A-Z-]+|Meera Joshi|Ravi Kumar|Mandap|“[^”]*”|\bPDF\b/g;

test.each<[LanguageCode, string]>([
  ["en", "All in"],
  ["hi", "कुल, सब शामिल"],
])(
  "in %s every mail says what is agreed by then, covers nothing more, and leads to where one goes on",
  { timeout: 240_000 },
  async (language, allIn) => {
    const provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer", language });
    await testVolunteer(site.deps, provider);
    const organiser = await testPerson(site.deps, { name: "Ravi Kumar", language });
    const ahead = language === "en" ? 12 : 14;
    const day = addDays(todayIST(), ahead);
    const { enquiryNumber: number } = await call("POST", "inquiry/form/volunteerBooking", organiser, {
      fullName: organiser.name,
      phone: organiser.mobile,
      email: organiser.email,
      service: "Cultural Event",
      calendar: day,
      budget: "10,000",
      city: "Indore",
      requirement: "Dhol, call 98260 11122.",
      username: provider.username,
    });
    const quote = {
      lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 1_000_000 }],
      milestones: [
        { kind: "token", percent: 30, due: "agreement" },
        { kind: "balance", percent: 70, due: "event" },
      ],
      note: "Or call 98260 22233.",
      validUntil: addDays(todayIST(), 3),
    };
    await call("POST", `bookings/${number}/quotes`, provider, quote);
    await call("POST", `bookings/${number}/counters`, organiser, { round: 1, note: "", askedPaise: 900_000 });
    await call("POST", `bookings/${number}/accept`, provider, { round: 1 });
    const pay = async (from: TestPerson, to: TestPerson, amountPaise: number) => {
      await call("POST", `bookings/${number}/payments`, from, { amountPaise, method: "cash", note: "At the gate" });
      const { payments } = await call("GET", `bookings/${number}/payments`, to);
      await call("POST", `payments/${payments.entries[0]!.id}/answer`, to, { answer: "acknowledged" });
    };
    await pay(organiser, provider, 270_000);
    await call("POST", `bookings/${number}/changes`, organiser, { totalPaise: 800_000, note: "Call me: 98260 11122." });
    await call("PATCH", `bookings/${number}/changes/1`, provider, { answer: "agree" });
    site.deps.now = () => new Date(Date.now() + ahead * MS_PER_DAY);
    await call("PATCH", `bookings/${number}/day`, organiser, { move: "claimNoShow" });
    await call("POST", `bookings/${number}/dispute`, provider, { about: "other", text: "We were there." });
    await call("PUT", `bookings/${number}/dispute/settled`, provider);
    await site.deps.jobs.idle(30_000);

    const mails = site
      .mailOutbox()
      .filter(
        ({ headers, text }) => [organiser.email, provider.email].includes(headers["to"]!) && text.includes(number),
      );
    const named = (what: string) => mails.filter(({ headers }) => headers["message-id"]!.includes(`-${what}`));
    // Agreed at 9,000 of a quote of 10,000, and changed to 8,000 before the day.
    for (const [move, total] of [
      ["booking-2-", "₹9,000"],
      ["booking-3-", "₹9,000"],
      ["booking-4-", "₹9,000"],
      ["booking-7-", "₹8,000"],
    ] as const) {
      const told = named(move);
      expect([move, told.length > 0]).toEqual([move, true]);
      for (const { text } of told) expect(text).toContain(`${allIn}: ${total}`);
    }
    for (const { headers, text } of mails) {
      // Once they may reach each other nothing is covered any more.
      const early =
        /booking-[12]-|-(?:sender|recipient)@/.test(headers["message-id"]!) &&
        !/booking-[3-9]/.test(headers["message-id"]!);
      if (!early) expect(text).not.toContain("•••");
      if (language === "hi") {
        const [head] = text.split("\n-- \n");
        const told = head!
          .replace(LATIN, "")
          .split("\n")
          .filter((line) => !line.startsWith("ज़रूरत"));
        expect([headers["subject"], told.join("\n").match(/[A-Za-z]{3,}/g)]).toEqual([headers["subject"], null]);
      }
      for (const [, path] of text.matchAll(/http:\/\/localhost:3000(\S*)/g))
        expect(path).toMatch(
          new RegExp(
            `^${language === "hi" ? "/hi" : ""}/(?:bookings/${number}(?:/payments|/dispute)?|my-requests\\?box=(?:sent|received)&number=${number})$`,
          ),
        );
    }
    // What was settled is read no more: the way leads to the booking.
    const [settled] = named("dispute-").filter(({ headers }) => headers["message-id"]!.includes("settled"));
    expect(settled!.text).toMatch(new RegExp(`/bookings/${number}\\n`));
  },
);

test("the mail about a booking that is called off says what was agreed, and not what was asked for at first", async () => {
  const provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  await testVolunteer(site.deps, provider);
  const organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  const { enquiryNumber: number } = await call("POST", "inquiry/form/volunteerBooking", organiser, {
    fullName: organiser.name,
    phone: organiser.mobile,
    email: organiser.email,
    service: "Cultural Event",
    calendar: addDays(todayIST(), 20),
    budget: "10,000",
    city: "Indore",
    username: provider.username,
  });
  await call("POST", `bookings/${number}/quotes`, provider, {
    lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 1_200_000 }],
    milestones: [{ kind: "balance", percent: 100, due: "event" }],
    validUntil: addDays(todayIST(), 3),
  });
  await call("POST", `bookings/${number}/accept`, organiser, { round: 1 });
  await call("PATCH", `enquiries/${number}`, organiser, { status: "cancelled" });
  await site.deps.jobs.idle(30_000);
  const [told] = site.mailOutbox().filter(({ headers }) => headers["subject"] === `Booking cancelled (${number})`);
  expect(told?.headers["to"]).toBe(provider.email);
  expect(told!.text).toContain("₹12,000");
  expect(told!.text).not.toContain("10,000");
});
