import { afterEach, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { AppError } from "../../src/domain/errors.ts";
import { holdUser } from "../../src/features/accounts/account-store.server.ts";
import { takeDueMoves } from "../../src/features/bookings/booking-jobs.server.ts";
import { acceptOffer, endOffer, sendQuote } from "../../src/features/bookings/booking-service.server.ts";
import type { QuoteForm } from "../../src/features/bookings/quote-model.ts";
import { moveEnquiry } from "../../src/features/enquiries/enquiry-service.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import type { PaymentAnswer } from "../../src/features/payments/payment-model.ts";
import { answerPayment, notePaid, waive } from "../../src/features/payments/payment-service.server.ts";
import type { Tx } from "../../src/platform/database/database.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import type { Deps } from "../../src/platform/deps.server.ts";
import { startPostgresSite } from "../support/postgres-site.ts";
import { askedFor, bookingFaults, quoteOf, type Asked } from "../support/test-bookings.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

/** The embedded engine has one connection: there only the order is left to chance. */
const ENGINES = [
  { engine: "embedded", start: startTestSite, rounds: Number(process.env.RACE_ROUNDS ?? 100) },
  { engine: "postgres", start: startPostgresSite, rounds: Number(process.env.RACE_ROUNDS ?? 1_000) },
] as const;
/** So many at once in each, at least; `RACE_CLIENTS=64 RACE_ROUNDS=1000` is the long proof, of which `-t` takes a slice. */
const CLIENTS = Number(process.env.RACE_CLIENTS ?? 0);
/** So many rounds go side by side; of the long proof one, or its clients wait for a connection longer than anybody does. */
const LANES = CLIENTS > 0 ? 1 : 4;
/** The rounds take them in turn: a calendar with a thousand taken days in a row is nobody's. */
const LISTINGS = 40;
const TOTAL = 4_500_001;

let site: TestSite;
let deps: Deps;
let organiser: TestPerson;
let provider: TestPerson;
let listings: string[];
afterEach(() => site.close());

async function begin(started: Promise<TestSite>): Promise<void> {
  site = await started;
  await site.deps.jobs.stop();
  deps = site.deps;
  organiser = await testPerson(deps, { email: null });
  provider = await testPerson(deps, { role: "volunteer", email: null });
  listings = [];
  for (let at = 0; at < LISTINGS; at += 1) {
    const { id } = await testVolunteer(deps, { ...provider, username: `${provider.username}-${at}` });
    await query("UPDATE listings SET one_per_person = false WHERE id = $1", [id]);
    listings.push(id);
  }
}

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const inTx = (work: (tx: Tx) => Promise<unknown>) => transaction(deps.db, work);
/** A listing and a day of it: the round's own. */
const placeOf = (round: number) => ({
  listing: listings[round % LISTINGS]!,
  day: addDays(todayIST(), Math.floor(round / LISTINGS) + 30),
});
type Place = ReturnType<typeof placeOf>;

/** @param milestones what falls due when; as `quoteOf` has it where none are given */
async function quoted({ listing, day }: Place, more: Partial<QuoteForm> = {}): Promise<Asked> {
  const asked = await askedFor(deps.db, { sender: organiser.id, recipient: provider.id, listing, day });
  await inTx((tx) => sendQuote(deps, tx, provider, asked.number, quoteOf(deps.now(), TOTAL, more)));
  return asked;
}
const accept = ({ number }: Asked, by = deps) => inTx((tx) => acceptOffer(by, tx, organiser, number, 1));
async function agreed(place: Place, more: Partial<QuoteForm> = {}): Promise<Asked> {
  const asked = await quoted(place, more);
  await accept(asked);
  return asked;
}
let utrs = 432_100_000_000;
const pay = ({ number }: Asked, reference = String(++utrs), amountPaise = TOTAL) =>
  inTx((tx) =>
    notePaid(deps, tx, organiser, number, {
      form: { amountPaise, purpose: "price", method: "upi", reference, note: "" },
      photo: null,
    }),
  );
const answered = (id: string, answer: PaymentAnswer) =>
  inTx((tx) => answerPayment(deps, tx, provider, id, { answer, reason: "Nothing came." }));
const cancel = ({ number }: Asked, by: TestPerson) => moveEnquiry(deps, by, number, "cancelled");
const waived = ({ number }: Asked) =>
  inTx((tx) =>
    waive(deps, tx, provider, number, { amountPaise: TOTAL, purpose: "price", reason: "Between neighbours." }),
  );
const noted = async (asked: Asked): Promise<string> => {
  await pay(asked);
  const [row] = await query<{ id: string }>(
    "SELECT l.id FROM ledger l JOIN bookings b ON b.id = l.booking_id WHERE b.enquiry_id = $1",
    [asked.id],
  );
  return row!.id;
};
const stateOf = async ({ id }: Asked) =>
  (await query<{ state: string }>("SELECT state FROM bookings WHERE enquiry_id = $1", [id]))[0]?.state;
const balanceOf = async ({ id }: Asked) =>
  (
    await query<{ paid: number; claimed: number; waived: number; owed: number }>(
      "SELECT paid_paise::float8 AS paid, claimed_paise::float8 AS claimed, waived_paise::float8 AS waived, owed_back_paise::float8 AS owed FROM booking_balances w JOIN bookings b ON b.id = w.booking_id WHERE b.enquiry_id = $1",
      [id],
    )
  )[0];

/** All at once, whoever is named first comes first in some rounds. @returns who won @throws what is no AppError below 500 */
async function race(round: number, clients: readonly (readonly [string, () => Promise<unknown>])[]): Promise<string[]> {
  const turn = round % clients.length;
  const all = [...clients.slice(turn), ...clients.slice(0, turn)];
  const won = await Promise.all(
    all.map(async ([name, work]) => {
      try {
        await work();
        return name;
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return null;
        throw error;
      }
    }),
  );
  return won.filter((name) => name !== null);
}

/** The same client so many times. @param all how many there are in its race */
const times = (count: number, all: number, name: string, work: () => Promise<unknown>) =>
  Array.from({ length: Math.ceil((count * Math.max(all, CLIENTS)) / all) }, () => [name, work] as const);

describe.each(ENGINES)("of many at once one wins, on $engine", ({ start, rounds }) => {
  const everyRound = async (play: (round: number) => Promise<void>, lanes = LANES) => {
    await begin(start());
    let next = 0;
    const lane = async () => {
      for (let round = next++; round < rounds; round = next++) await play(round);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    expect(await bookingFaults(deps.db, listings, deps.now())).toEqual([]);
  };
  const of = { timeout: CLIENTS > 0 ? 3_600_000 : 360_000 };

  test("who accepts for a date that others accept for", of, () =>
    everyRound(async (round) => {
      const all = await Promise.all(Array.from({ length: 3 }, () => quoted(placeOf(round))));
      const won = await race(
        round,
        all.flatMap((one, at) => times(2, 6, String(at), () => accept(one))),
      );
      expect(won, `round ${round}`).toHaveLength(1);
      const states = await Promise.all(all.map(stateOf));
      expect(states, `round ${round}`).toEqual(all.map((_one, at) => (String(at) === won[0] ? "agreed" : "quoted")));
    }),
  );

  test("who accepts, or confirms, while time runs out", of, () =>
    everyRound(async (round) => {
      const [from, to, over] = round % 2 === 0 ? ["quoted", "agreed", "lapsed"] : ["agreed", "confirmed", "cancelled"];
      // Its organiser confirms what asks for nothing at once.
      const milestones = [{ kind: "balance" as const, percent: 100, due: "event" as const, days: 0 }];
      const one = await (from === "quoted" ? quoted : agreed)(placeOf(round), { milestones });
      const [row] = await query<{ due: Date }>("SELECT due_at AS due FROM bookings WHERE enquiry_id = $1", [one.id]);
      // Two processes whose clocks are a second apart.
      const early = { ...deps, now: () => new Date(row!.due.getTime() - 500) };
      const late = { ...deps, now: () => new Date(row!.due.getTime() + 500) };
      const won = await race(round, [
        ...times(3, 5, "side", () =>
          from === "quoted" ? accept(one, early) : moveEnquiry(early, organiser, one.number, "confirmed"),
        ),
        ...times(2, 5, "clock", () => takeDueMoves(late)),
      ]);
      const sides = won.filter((name) => name === "side").length;
      // The clock leaves to them what they hold: it comes again.
      if (sides === 0) await takeDueMoves(late);
      expect([sides, await stateOf(one)], `round ${round}`).toEqual(sides === 0 ? [0, over] : [1, to]);
      // One after the other: the clock takes what is due of everybody.
    }, 1),
  );

  test("who calls off what is being paid", of, () =>
    everyRound(async (round) => {
      const one = await agreed(placeOf(round));
      const won = await race(round, [
        ...times(3, 7, "pay", () => pay(one)),
        ...times(2, 7, "cancel", () => cancel(one, organiser)),
        ...times(2, 7, "cancel", () => cancel(one, provider)),
      ]);
      expect(
        won.filter((name) => name === "cancel"),
        `round ${round}`,
      ).toHaveLength(1);
      const paid = won.filter((name) => name === "pay").length;
      expect([0, 1], `round ${round}`).toContain(paid);
      expect(await stateOf(one)).toBe("cancelled");
      expect(await balanceOf(one), `round ${round}`).toEqual({ paid: 0, claimed: paid * TOTAL, waived: 0, owed: 0 });
    }),
  );

  test("who notes a payment as received that was noted before", of, () =>
    everyRound(async (round) => {
      const one = await agreed(placeOf(round));
      const id = await noted(one);
      const won = await race(
        round,
        times(8, 8, "acknowledged", () => answered(id, "acknowledged")),
      );
      expect([won.length, await stateOf(one)], `round ${round}`).toEqual([1, "confirmed"]);
      expect(await balanceOf(one), `round ${round}`).toMatchObject({ paid: TOTAL, claimed: 0 });
    }),
  );

  test("who notes one reference for two bookings", of, () =>
    everyRound(async (round) => {
      const all = [await agreed(placeOf(2 * round)), await agreed(placeOf(2 * round + 1))];
      const reference = String(++utrs);
      const won = await race(
        round,
        all.flatMap((one, at) => times(3, 6, String(at), () => pay(one, reference, 100))),
      );
      expect(won, `round ${round}`).toHaveLength(1);
      const claimed = (await Promise.all(all.map(balanceOf))).map((balance) => balance?.claimed);
      expect(claimed, `round ${round}`).toEqual(won[0] === "0" ? [100, 0] : [0, 100]);
    }),
  );

  test("who says that it came, and that it did not", of, () =>
    everyRound(async (round) => {
      const one = await agreed(placeOf(round));
      const id = await noted(one);
      const won = await race(round, [
        ...times(4, 8, "confirmed", () => answered(id, "acknowledged")),
        ...times(4, 8, "agreed", () => answered(id, "rejected")),
      ]);
      expect([won.length, await stateOf(one)], `round ${round}`).toEqual([1, won[0]]);
      const paid = won[0] === "confirmed" ? TOTAL : 0;
      expect(await balanceOf(one), `round ${round}`).toMatchObject({ paid, claimed: 0 });
    }),
  );

  test("who gives up what is being paid", of, () =>
    everyRound(async (round) => {
      const one = await agreed(placeOf(round));
      const won = await race(round, [
        ...times(3, 6, "pay", () => pay(one)),
        ...times(3, 6, "waive", () => waived(one)),
      ]);
      expect([won.length, await stateOf(one)], `round ${round}`).toEqual([
        1,
        won[0] === "pay" ? "agreed" : "confirmed",
      ]);
      const claimed = won[0] === "pay" ? TOTAL : 0;
      expect(await balanceOf(one), `round ${round}`).toMatchObject({ claimed, waived: TOTAL - claimed });
    }),
  );

  test("who agrees, and who declines, while the provider leaves the site", of, () =>
    everyRound(async (round) => {
      const [one, other] = [await quoted(placeOf(round)), await quoted(placeOf(round + 1))];
      const leaves = () =>
        inTx(async (tx) => {
          await deps.kept.hold(tx, provider.id);
          await holdUser(tx, provider.id);
          await deps.kept.hide(tx, provider.id);
        });
      // A transaction that waits for one that waits for it would end with an error that is no refusal.
      const won = await race(round, [
        ...times(3, 6, "accept", () => accept(one)),
        ...times(1, 6, "leave", leaves),
        ...times(2, 6, "decline", () =>
          inTx((tx) => endOffer(deps, tx, organiser, other.number, { move: "decline", round: 1 })),
        ),
      ]);
      const accepted = won.filter((name) => name === "accept").length;
      expect([0, 1], `round ${round}`).toContain(accepted);
      expect(won).toContain("leave");
      expect([await stateOf(one), await stateOf(other)], `round ${round}`).toEqual([
        accepted ? "agreed" : "quoted",
        "declined",
      ]);
      const shown = await query("SELECT id FROM listings WHERE owner_id = $1 AND status = 'approved'", [provider.id]);
      expect(shown).toEqual([]);
      // Nothing is agreed with whom nobody is shown.
      if (!accepted) await expect(accept(one)).rejects.toMatchObject({ status: 409 });
      await inTx((tx) => deps.kept.show(tx, provider.id));
      // What all of them share is hidden in each round: one after the other.
    }, 1),
  );
});
