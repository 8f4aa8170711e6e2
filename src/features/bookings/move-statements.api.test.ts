/** How much each move of a booking asks of the database: what a busy evening is paid in. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { classify } from "../../../test/sharding/classify.ts";
import { statementsIn } from "../../../test/support/statements.ts";
import { askedFor, quoteOf, type Asked } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { moveEnquiry } from "../enquiries/enquiry-service.server.ts";
import type { EnquiryMove } from "../enquiries/enquiry-access.ts";
import { answerPayment, notePaid, waive } from "../payments/payment-service.server.ts";
import type { DayMove } from "./booking-day.ts";
import { takeDueMoves } from "./booking-jobs.server.ts";
import { acceptOffer, counterQuote, endOffer, sendQuote } from "./booking-service.server.ts";
import { takeDayMove } from "./day-service.server.ts";

const TOTAL = 4_500_000;
/** All of it on the day: nothing falls due with the agreement. */
const LATER = { milestones: [{ kind: "balance" as const, percent: 100, due: "event" as const, days: 0 }] };
const HOLD = { holdHours: 24 };

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
/** One thing at a time, and of what is counted. */
const listings: Record<"single" | "counted", string> = { single: "", counted: "" };
beforeAll(async () => {
  site = await startTestSite();
  await site.deps.jobs.stop();
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  for (const kind of ["single", "counted"] as const) {
    const { id } = await testVolunteer(site.deps, { ...provider, username: `${provider.username}-${kind}` });
    listings[kind] = id;
    await query("UPDATE listings SET one_per_person = false WHERE id = $1", [id]);
  }
  await query("UPDATE listings SET category = 'rentals' WHERE id = $1", [listings.counted]);
  await query("INSERT INTO calendars (listing_id, capacity) VALUES ($1, 2)", [listings.counted]);
});
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const inTx = (work: (tx: Tx) => Promise<unknown>) => transaction(site.deps.db, work);
const deps = () => site.deps;
let days = 20;
const ask = async (kind: "single" | "counted", at = addDays(todayIST(), (days += 3))) => {
  const asked = await askedFor(site.deps.db, {
    sender: organiser.id,
    recipient: provider.id,
    listing: listings[kind],
    day: at,
  });
  await query("UPDATE enquiries SET email = 'ravi@mail.example' WHERE id = $1", [asked.id]);
  return asked;
};
const quote = ({ number }: Asked, more = {}) =>
  inTx((tx) => sendQuote(deps(), tx, provider, number, quoteOf(deps().now(), TOTAL, more)));
const counter = ({ number }: Asked, round = 1) =>
  inTx((tx) => counterQuote(deps(), tx, organiser, number, { askedPaise: TOTAL - 100, note: "", round }));
const accept = ({ number }: Asked, by = organiser, round = 1) =>
  inTx((tx) => acceptOffer(deps(), tx, by, number, round));
const end = ({ number }: Asked, move: "decline" | "withdraw", by: TestPerson, round = 1) =>
  inTx((tx) => endOffer(deps(), tx, by, number, { move, round }));
const step = ({ number }: Asked, to: EnquiryMove, by: TestPerson) => moveEnquiry(deps(), by, number, to);
let utr = 432_100_000_000;
const paid = ({ number }: Asked, by = organiser, amountPaise = TOTAL) =>
  inTx((tx) =>
    notePaid(deps(), tx, by, number, {
      form: { amountPaise, purpose: "price", method: "upi", reference: String(++utr), note: "" },
      photo: null,
    }),
  );
const lastPaid = async ({ id }: Asked) =>
  (
    await query<{ id: string }>(
      "SELECT l.id FROM ledger l JOIN bookings b ON b.id = l.booking_id WHERE b.enquiry_id = $1 AND l.kind = 'paid' ORDER BY l.seq DESC LIMIT 1",
      [id],
    )
  )[0]!.id;
const answer = (id: string, what: "acknowledged" | "rejected", by = provider) =>
  inTx((tx) => answerPayment(deps(), tx, by, id, { answer: what, reason: "" }));
const waived = ({ number }: Asked, amountPaise = TOTAL) =>
  inTx((tx) => waive(deps(), tx, provider, number, { amountPaise, purpose: "price", reason: "" }));

/** The statements of which one would go to rows with different keys, or to all nodes (docs/sharding.md). */
async function away(texts: readonly string[]): Promise<string[]> {
  const read = await Promise.all(texts.map(async (text) => ({ text, ...(await classify(text)) })));
  return read.flatMap(({ text, class: kind }) => (kind === "crosses" || kind === "all" ? [`${kind}: ${text}`] : []));
}

/** At most so many statements a move takes, without BEGIN and COMMIT. The more each of them, the fewer moves an evening has room for. */
const LIMITS = {
  quote: 10,
  "quote that holds its day": 11,
  "counter-offer": 8,
  "next quote": 11,
  "next quote in place of one that held its day": 11,
  "agreement by the organiser": 12,
  "agreement by the provider": 12,
  decline: 9,
  withdrawal: 9,
  // What was noted before decides whether the date is held for longer.
  "payment noted": 11,
  "payment received": 12,
  "payment not received": 12,
  "part given up": 10,
  "first payment given up": 12,
  confirmation: 10,
  completion: 9,
  "calling off by the organiser": 11,
  "calling off by the provider": 11,
  "payment back noted": 9,
  "payment back received": 10,
  "quote that lapses": 9,
  "agreement that runs out": 11,
  "day that is over": 5,
  "day that took place": 12,
  "claim that somebody did not come": 12,
  "claim that is taken back": 12,
  "claim that is agreed to": 12,
  "claim that nobody answers": 11,
  "quote for a guest": 10,
  "next quote for a guest in place of one that held its day": 11,
} as const;
type Move = keyof typeof LIMITS;

describe.each(["single"] as const)("what is %s", (kind) => {
  const counts = async (what: Move, work: () => Promise<unknown>) => {
    const texts = await statementsIn(site.deps.database, work);
    expect(texts.length, `${what}:\n${texts.join("\n")}`).toBeLessThanOrEqual(LIMITS[what]);
    expect(LIMITS[what]).toBeLessThanOrEqual(12);
    expect(await away(texts), `${what} goes to several nodes`).toEqual([]);
  };

  test("from the quote over the payments to the end", async () => {
    const one = await ask(kind);
    await counts("quote", () => quote(one));
    await counts("counter-offer", () => counter(one));
    await counts("next quote", () => quote(one));
    await counts("agreement by the organiser", () => accept(one, organiser, 2));
    // With it the date is held for longer, and confirmed once it has arrived.
    await counts("payment noted", () => paid(one, organiser, TOTAL / 10));
    const first = await lastPaid(one);
    await counts("payment not received", () => answer(first, "rejected"));
    await paid(one, organiser, TOTAL / 10);
    const second = await lastPaid(one);
    await counts("payment received", () => answer(second, "acknowledged"));
    await counts("part given up", () => waived(one, 100));
    await counts("calling off by the provider", () => step(one, "cancelled", provider));
    await counts("payment back noted", () => paid(one, provider, 100));
    const third = await lastPaid(one);
    await counts("payment back received", () => answer(third, "acknowledged", organiser));
  });

  test("what is held for a quote", async () => {
    const [declined, withdrawn, agreed] = [await ask(kind), await ask(kind), await ask(kind)];
    await counts("quote that holds its day", () => quote(declined, HOLD));
    await counts("next quote in place of one that held its day", () => quote(declined));
    await quote(declined, HOLD);
    await counts("decline", () => end(declined, "decline", organiser, 3));
    await quote(withdrawn, HOLD);
    await counts("withdrawal", () => end(withdrawn, "withdraw", provider));
    // With nothing due at once, which the organiser confirms.
    await quote(agreed, { ...HOLD, ...LATER });
    await counter(agreed);
    await counts("agreement by the provider", () => accept(agreed, provider));
    await counts("confirmation", () => step(agreed, "confirmed", organiser));
    await counts("calling off by the organiser", () => step(agreed, "cancelled", organiser));
  });

  test("what was given up, and is over", async () => {
    const one = await ask(kind);
    await quote(one);
    await accept(one);
    await counts("first payment given up", () => waived(one));
    await query("UPDATE enquiries SET event_date = $2 WHERE id = $1", [one.id, todayIST()]);
    await counts("completion", () => step(one, "completed", organiser));
  });

  test("what the clock takes", async () => {
    const [lapsing, ending, over] = [await ask(kind), await ask(kind), await ask(kind)];
    const late = ({ id }: Asked) =>
      query("UPDATE bookings SET due_at = now() - interval '1 hour' WHERE enquiry_id = $1", [id]);
    await quote(lapsing, HOLD);
    await late(lapsing);
    await counts("quote that lapses", () => takeDueMoves(deps()));
    await quote(ending);
    await accept(ending);
    await late(ending);
    await counts("agreement that runs out", () => takeDueMoves(deps()));
    await quote(over, LATER);
    await accept(over);
    await step(over, "confirmed", organiser);
    await late(over);
    await counts("day that is over", () => takeDueMoves(deps()));
  });

  test("what is said of the day itself", async () => {
    const said = async (paise: number) => {
      const one = await ask(kind);
      await quote(one);
      await accept(one);
      await paid(one, organiser, paise);
      await answer(await lastPaid(one), "acknowledged");
      await query("UPDATE enquiries SET event_date = $2 WHERE id = $1", [one.id, todayIST()]);
      return one;
    };
    const says = ({ number }: Asked, by: TestPerson, move: DayMove) =>
      inTx((tx) => takeDayMove(deps(), tx, by, number, move));
    const one = await said(TOTAL / 2);
    await counts("day that took place", () => says(one, organiser, "deliver"));
    await counts("claim that somebody did not come", () => says(one, provider, "claimNoShow"));
    await counts("claim that is taken back", () => says(one, provider, "takeBackNoShow"));
    const other = await said(TOTAL / 2 + 100);
    await says(other, organiser, "claimNoShow");
    await counts("claim that is agreed to", () => says(other, provider, "admitNoShow"));
    const silent = await said(TOTAL / 2 + 200);
    await says(silent, organiser, "claimNoShow");
    await query("UPDATE bookings SET due_at = now() - interval '1 hour' WHERE enquiry_id = $1", [silent.id]);
    await counts("claim that nobody answers", () => takeDueMoves(deps()));
  });

  test("who has no account, and is told by a mail and an SMS with links of their own", async () => {
    const one = await ask(kind);
    await query("UPDATE enquiries SET sender_id = NULL WHERE id = $1", [one.id]);
    await query(
      "INSERT INTO guest_links (token_hash, enquiry_id, channel, expires_at) VALUES (sha256('text'), $1, 'sms', now() + interval '1 day')",
      [one.id],
    );
    await counts("quote for a guest", () => quote(one));
    await quote(one, HOLD);
    await counts("next quote for a guest in place of one that held its day", () => quote(one));
  });
});
