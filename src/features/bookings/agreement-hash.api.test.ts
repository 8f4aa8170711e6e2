/** What both signed is read whole: the text as it was hashed, and the grace that stands in it (DECISIONS 37). */
import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { askedFor, quoteOf } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { AgreementView } from "./booking-present.server.ts";
import { acceptOffer, sendQuote } from "./booking-service.server.ts";

const TOTAL = 1_500_000;
const HOUR_MS = 3_600_000;
let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
const listings: Record<string, string> = {};
beforeAll(async () => {
  site = await startTestSite();
  await site.deps.jobs.stop();
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  for (const category of ["volunteers", "rentals", "venues", "caterers"]) {
    const { id } = await testVolunteer(site.deps, { ...provider, username: `${provider.username}-${category}` });
    await query("UPDATE listings SET category = $2, one_per_person = false WHERE id = $1", [id, category]);
    listings[category] = id;
  }
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = (text: string, values: unknown[]) => site.deps.database.pool.query(text, values);
let days = 100;
async function agreed(listing = listings["volunteers"]!, details: object = {}, day = addDays(todayIST(), (days += 5))) {
  const asked = await askedFor(site.deps.db, { sender: organiser.id, recipient: provider.id, listing, day });
  await query("UPDATE enquiries SET details = details || $2::jsonb WHERE id = $1", [asked.id, JSON.stringify(details)]);
  await transaction(site.deps.db, (tx) =>
    sendQuote(site.deps, tx, provider, asked.number, quoteOf(site.deps.now(), TOTAL)),
  );
  await transaction(site.deps.db, (tx) => acceptOffer(site.deps, tx, organiser, asked.number, 1));
  return { ...asked, day };
}
const seen = async (number: string): Promise<AgreementView> => {
  const { body } = await site.call<{ booking: { agreement: AgreementView } }>("GET", `/api/bookings/${number}`, {
    cookie: organiser.cookie,
  });
  return body.booking.agreement;
};
/** From the answer alone. */
const check = ({ text, sha256, agreed: parsed }: AgreementView) => {
  expect(createHash("sha256").update(text, "utf8").digest("hex")).toBe(sha256);
  expect(parsed).toEqual(JSON.parse(text));
};

test("the hash follows from the answer alone, for each trade, and nothing of the text is left out beside it", async () => {
  for (const listing of Object.values(listings)) check(await seen((await agreed(listing)).number));
  const day = addDays(todayIST(), 90);
  const lastDay = addDays(day, 2);
  const { number } = await agreed(listings["caterers"], { days: "3", guests: "80" }, day);
  const several = await seen(number);
  check(several);
  expect(several.agreed.event).toMatchObject({ day, lastDay, days: 3 });
});

test("an agreement of before, with less in its text, is read as it was hashed", async () => {
  const { id, number } = await agreed();
  const { text } = await seen(number);
  const old = JSON.parse(text) as { cancellation: { dates: { until: string }[] }; extra?: string };
  old.cancellation.dates = old.cancellation.dates.filter(({ until }) => !until.includes("T"));
  const before = JSON.stringify(old);
  await query("ALTER TABLE agreements DISABLE TRIGGER USER", []);
  await query(
    "UPDATE agreements SET terms = $2, sha256 = $3 WHERE booking_id = (SELECT id FROM bookings WHERE enquiry_id = $1)",
    [id, before, createHash("sha256").update(before).digest("hex")],
  );
  await query("ALTER TABLE agreements ENABLE TRIGGER USER", []);
  const shown = await seen(number);
  check(shown);
  expect(shown.text).toBe(before);
});

test("the grace of a day is the first of the dates that both sign, and what is paid follows from the text", async () => {
  const cost = async (number: string, who: TestPerson) =>
    (
      await site.call<{ booking: { money: { cancel: string } } }>("GET", `/api/bookings/${number}`, {
        cookie: who.cookie,
      })
    ).body.booking.money.cancel;
  // Near enough for a loss, far enough for the grace.
  const { number, day } = await agreed(listings["volunteers"], {}, addDays(todayIST(), 10));
  const { agreed: text } = await seen(number);
  const [grace, next] = text.cancellation.dates;
  expect(grace).toEqual({
    until: new Date(Date.parse(text.accepted.at) + 24 * HOUR_MS).toISOString(),
    back: 100,
  });
  expect(next).toEqual({ until: addDays(day, -7), back: 50 });
  expect(text.cancellation.words).toMatch(
    /^Until .* all comes back, and nothing more is owed, whoever calls it off\. Fair\./,
  );
  await query(
    `INSERT INTO ledger (id, booking_id, seq, kind, payee, amount_paise, method, at)
     SELECT gen_random_uuid(), b.id, 1, 'paid', 'provider', 150000, 'cash', now() FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1`,
    [number],
  );
  await query(
    `INSERT INTO ledger (id, booking_id, seq, kind, payee, amount_paise, answers, at)
     SELECT gen_random_uuid(), l.booking_id, 2, 'acknowledged', 'provider', 150000, l.id, now() FROM ledger l JOIN bookings b ON b.id = l.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1`,
    [number],
  );
  for (const [hours, mine, theirs] of [
    [23.9, "All that you have paid comes back", "You owe ₹1,500: all that you have received"],
    [24.1, "nothing comes back", "You owe ₹3,000"],
  ] as const) {
    site.deps.now = () => new Date(Date.now() + hours * HOUR_MS);
    expect(await cost(number, organiser)).toContain(mine);
    expect(await cost(number, provider)).toContain(theirs);
  }
  site.deps.now = realNow;
  // Where the day is near, there is none, and none is said.
  const near = await seen((await agreed(listings["volunteers"], {}, addDays(todayIST(), 6))).number);
  expect(near.agreed.cancellation.words).not.toContain("Until");
  expect(near.agreed.cancellation.dates.filter(({ until }) => until.includes("T"))).toEqual([]);
});
