/** The money of bookings, for the feature below: how it stands in a sentence, and what an end leaves. */
import { formatDay, todayIST } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import { agreedTermsOf } from "../bookings/agreed-terms.server.ts";
import type { AgreedText } from "../bookings/agreement.server.ts";
import type { BookingMoney, MoneyGlance } from "../bookings/booking-money.server.ts";
import { heldBooking, sideOf } from "../bookings/booking-engine.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { suspendedParty } from "../enquiries/request-sides.server.ts";
import { MILESTONE_KINDS } from "../bookings/quote-limits.ts";
import { NOTHING_TO_PAY } from "../bookings/quote-words.ts";
import { depositSettled, depositToReturn, keepsOpenWords, type DepositBalance } from "./deposit-money.ts";
import { depositOf, depositsOf } from "./deposit-store.server.ts";
import { holdAgain, toConfirmPaise, waitsToConfirmWords } from "./hold-service.server.ts";
import { suspendedSidesOf } from "../bookings/suspended-sides.server.ts";
import { costBorne, costWords, endingCost, endOfEvent, missedWords, owedBack } from "./ending-cost.ts";
import { backOpenOf, duesShown, nextOf, openOf } from "./payment-present.server.ts";
import { tellOfDebt } from "./payment-news.server.ts";
import * as store from "./payment-store.server.ts";
import type { DueView } from "./payment-view.ts";

function dueWords({ kind: named, openPaise, day: on, status }: DueView, today: string): string {
  const [kind, amount] = [say(MILESTONE_KINDS[named]), formatRupees(openPaise)];
  if (status === "late") return say("{kind} of {amount} is overdue.", { kind, amount });
  if (on === null) return say("{kind} of {amount} is open.", { kind, amount });
  // Left for a day or two before it is late.
  if (on < today) return say("{kind} of {amount} was due on {day}.", { kind, amount, day: formatDay(on) });
  return on === today
    ? say("{kind} of {amount} falls due today.", { kind, amount })
    : say("{kind} of {amount} falls due by {day}.", { kind, amount, day: formatDay(on) });
}

/** The same for whoever is paid: it is the other side's to pay. */
function owedWords({ openPaise, day: on, status }: DueView, today: string): string {
  const amount = formatRupees(openPaise);
  if (status === "late") return say("They are late with {amount}.", { amount });
  if (on === null) return say("They have {amount} to pay you.", { amount });
  if (on < today) return say("They were to pay you {amount} by {day}.", { amount, day: formatDay(on) });
  return on === today
    ? say("They pay you {amount} today.", { amount })
    : say("They pay you {amount} by {day}.", { amount, day: formatDay(on) });
}

type Glance = Omit<MoneyGlance, "dues" | "cancel" | "missed" | "toConfirmPaise" | "settled" | "keeps">;

/** Nothing is open between the two, and nothing noted waits for its answer. */
const isSettled = (balance: store.Balance, deposit: DepositBalance | null): boolean =>
  openOf(balance) === 0 &&
  backOpenOf(balance) === 0 &&
  balance.claimedPaise + balance.backClaimedPaise === 0 &&
  (deposit === null || depositSettled(deposit));

/** What the deposit asks of this side; null where it asks nothing now. @param over the event, or the booking, is over */
function depositGlance(side: BookingSide, deposit: DepositBalance, over: boolean): Glance | null {
  const [held, waits] = [
    depositToReturn(deposit),
    side === "provider" ? deposit.claimedPaise : deposit.backClaimedPaise,
  ];
  if (waits > 0)
    return {
      line: say("{amount} of the deposit waits for your word.", { amount: formatRupees(waits) }),
      button: say("See the deposit"),
      next: true,
      waits: true,
    };
  if (held === 0 || !over) return null;
  const amount = formatRupees(held);
  return side === "provider"
    ? {
        line: say("You hold {amount} of the deposit: return it.", { amount }),
        button: say("Return {amount}", { amount }),
        next: true,
        waits: true,
      }
    : {
        line: say("{amount} of the deposit comes back to you.", { amount }),
        button: say("See the deposit"),
        next: false,
        waits: false,
      };
}

/** What calling it off means for the deposit: it comes back, whoever does so and whenever. */
const depositCost = (side: BookingSide, deposit: DepositBalance): string => {
  const held = depositToReturn(deposit);
  if (held === 0) return "";
  const amount = formatRupees(held);
  return side === "provider"
    ? say("The deposit of {amount} goes back besides.", { amount })
    : say("The deposit of {amount} comes back besides.", { amount });
};

/** How it stands, and what this side does next. */
function glance(
  side: BookingSide,
  balance: store.Balance,
  dues: readonly DueView[],
  { today, closed }: { today: string; closed: boolean },
): Glance {
  const { claimedPaise, backClaimedPaise, paidPaise } = balance;
  const provider = side === "provider";
  const back = backOpenOf(balance);
  if (back > 0) {
    const amount = formatRupees(back);
    return provider
      ? {
          line: say("You owe {amount} back.", { amount }),
          button: say("Pay {amount} back", { amount }),
          next: true,
          waits: true,
        }
      : {
          line: say("{amount} comes back to you.", { amount }),
          button: say("See what comes back"),
          next: false,
          waits: false,
        };
  }
  const waits = provider ? claimedPaise : backClaimedPaise;
  if (waits > 0)
    return {
      line: say("{amount} is noted as paid to you.", { amount: formatRupees(waits) }),
      button: say("Say whether it has arrived"),
      next: true,
      waits: true,
    };
  const next = nextOf(dues);
  if (next && closed)
    return {
      line:
        paidPaise > 0
          ? say("{paid} of {total} is noted as paid.", {
              paid: formatRupees(paidPaise),
              total: formatRupees(balance.totalPaise),
            })
          : say("No payment was noted here."),
      button: say("Payments"),
      next: false,
      waits: false,
    };
  if (next) {
    if (provider) return { line: owedWords(next, today), button: say("Payments"), next: false, waits: false };
    const noted =
      claimedPaise > 0
        ? say("{amount} is noted as paid, and they have not said yet that it has arrived.", {
            amount: formatRupees(claimedPaise),
          })
        : "";
    return {
      line: [noted, dueWords(next, today)].filter(Boolean).join(" "),
      button: say("Pay {amount}", { amount: formatRupees(next.openPaise) }),
      next: next.day === null || next.day <= today,
      waits: true,
    };
  }
  const line =
    claimedPaise + backClaimedPaise > 0
      ? say("They have not yet confirmed what you noted as paid.")
      : balance.ended
        ? say("Nothing is owed.")
        : balance.totalPaise === 0
          ? say(NOTHING_TO_PAY)
          : balance.waivedPaise > 0
            ? say("Nothing more is to be paid.")
            : say("All is paid: {amount}.", { amount: formatRupees(paidPaise) });
  return { line, button: say("Payments"), next: false, waits: false };
}

export const bookingMoney: BookingMoney = {
  async ended(deps, tx, { enquiry, bookingId, by, missed }) {
    const stands = await store.paidAndWaived(tx, bookingId);
    // What was accepted without a price has no payments here.
    if (!stands) return;
    const at = deps.now();
    const { paidPaise, waivers } = stands;
    const agreed = JSON.parse(stands.terms) as AgreedText;
    const party = await suspendedParty(tx, enquiry);
    const suspended = party && sideOf(party);
    const cost = endingCost(
      { agreed, acceptedAt: stands.acceptedAt },
      waivers,
      missed ? by : costBorne(by, suspended),
      missed ? endOfEvent(agreed, at) : at,
    );
    await store.insertEnding(tx, { bookingId, by, ...cost, at });
    const amountPaise = owedBack(paidPaise, cost);
    const missing = missed && (by === "organiser" || by === "provider") ? by : null;
    if (amountPaise > 0)
      await tellOfDebt(deps, tx, enquiry, amountPaise, "end", missing ? `missed ${missing}` : "owed");
  },
  async amended(deps, tx, { enquiry, bookingId, n }) {
    const balance = (await store.balancesOf(tx, [bookingId])).get(bookingId);
    const amountPaise = balance ? backOpenOf(balance) : 0;
    if (amountPaise > 0) await tellOfDebt(deps, tx, enquiry, amountPaise, `amendment-${n}`, "less");
    // Its time began anew: what is noted for it goes on holding the date.
    if (balance && balance.claimedPaise > 0) await holdAgain(tx, await heldBooking(deps, tx, enquiry), bookingId);
  },
  async standing(db, bookingId) {
    const balance = (await store.balancesOf(db, [bookingId])).get(bookingId);
    if (!balance) return null;
    const { paidPaise, claimedPaise, waivedPaise } = balance;
    return { paidPaise, claimedPaise, waivedPaise };
  },
  async glances({ now }, db, bookings, side) {
    const ids = bookings.map(({ id }) => id);
    const [suspended, balances, dues, waivers, deposits, agreements] = await Promise.all([
      suspendedSidesOf(db, ids),
      store.balancesOf(db, ids),
      store.duesOfAll(db, ids),
      store.waiversOf(db, ids),
      depositsOf(db, ids),
      agreedTermsOf(
        db,
        bookings.flatMap(({ id, live }) => (live ? [id] : [])),
      ),
    ]);
    const today = todayIST(now());
    const found = new Map<string, MoneyGlance>();
    for (const { id, live, rests } of bookings) {
      const balance = balances.get(id);
      if (!balance) continue;
      const own = dues.filter(({ bookingId }) => bookingId === id);
      const shown = duesShown(own, balance, live ? today : null);
      const terms = agreements.get(id);
      const given = waivers.filter(({ bookingId }) => bookingId === id);
      const cost = terms ? endingCost(terms, given, costBorne(side, suspended.get(id) ?? null), now()) : null;
      const deposit = deposits.get(id) ?? null;
      const goesBack = deposit && depositCost(side, deposit);
      const missedCost = (missing: BookingSide, of: NonNullable<typeof terms>) =>
        [missedWords(side, missing, endingCost(of, given, missing, endOfEvent(of.agreed, now())), balance), goesBack]
          .filter(Boolean)
          .join(" ");
      const over = balance.ended || (terms?.agreed.event.day ?? "") < today;
      found.set(id, {
        ...((deposit && depositGlance(side, deposit, over)) ??
          glance(side, balance, shown, { today, closed: (rests || !live) && !balance.ended })),
        dues: shown.map(({ status }) => status),
        cancel:
          cost && [costWords(side, cost, balance.paidPaise, balance.claimedPaise), goesBack].filter(Boolean).join(" "),
        missed: terms
          ? {
              organiser: missedCost("organiser", terms),
              provider: missedCost("provider", terms),
            }
          : null,
        toConfirmPaise: terms ? toConfirmPaise(terms.agreed.payments, own, balance) : 0,
        settled: isSettled(balance, deposit),
        keeps: deposit && over ? keepsOpenWords(deposit) : null,
      });
    }
    return found;
  },
  async waitsToConfirm(db, bookingId, agreed) {
    const { payments } = JSON.parse(agreed) as AgreedText;
    if (!payments.some(({ due }) => due === "agreement")) return null;
    const [dues, balances] = [await store.duesOf(db, bookingId), await store.balancesOf(db, [bookingId])];
    const balance = balances.get(bookingId);
    return balance ? waitsToConfirmWords(toConfirmPaise(payments, dues, balance), balance) : null;
  },
  async keepsOpen(db, bookingId) {
    const deposit = await depositOf(db, bookingId);
    return deposit && keepsOpenWords(deposit);
  },
  async settled(db, bookingId, withDeposit) {
    const deposit = withDeposit ? await depositOf(db, bookingId) : null;
    const balance = (await store.balancesOf(db, [bookingId])).get(bookingId);
    return balance ? isSettled(balance, deposit) : deposit === null || depositSettled(deposit);
  },
};
