/** One's money over all bookings, and what the site has led to each provider: figures, no advice. */
import type { Actor } from "../../domain/actor.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import { COUNT_MINUTES, counted, type KeptCount } from "../../platform/cache/kept-count.server.ts";
import { writeReading } from "../../platform/database/audit.server.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { MILESTONE_KINDS } from "../bookings/quote-limits.ts";
import { depositsOf } from "./deposit-store.server.ts";
import { FIRST_DAYS, duesShown, moneyLine } from "./payment-present.server.ts";
import * as moneyStore from "./money-store.server.ts";
import { payeeOf } from "./payee-store.server.ts";
import * as store from "./payment-store.server.ts";
import type { MoneyLine, MoneySums, MoneyView } from "./payment-view.ts";

/** Bookings that are added up: more than anybody has. */
const MOST = 5_000;
/** Of these on one page, on either side: more than anybody has open at once. */
const MOST_LINES = 200;
/** So many payments stand there as next. */
const NEXT = 6;
/** Financial years of the admin's report, this one included. */
const REPORT_YEARS = 3;
/** Months of the picture, this one included. */
const MONTHS = 12;

/** The months before `today`, the oldest first: '2026-11'. */
function monthsUntil(today: string, many: number): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: many }, (_, at) => {
    const index = year * 12 + month - 1 - (many - 1 - at);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
  });
}

/** What comes to the signed-in person, what they pay, and what they have received by month. */
export async function moneySeen(deps: Pick<Deps, "db" | "now" | "events">, actor: Actor): Promise<MoneyView> {
  const now = deps.now();
  const today = todayIST(now);
  const months = monthsUntil(today, MONTHS);
  const [rows, byMonth, payee] = await Promise.all([
    moneyStore.moneyOf(deps.db, actor.id, today, MOST),
    moneyStore.receivedByMonth(deps.db, actor.id, `${months[0]}-01`),
    payeeOf(deps.db, actor.id, now),
  ]);
  const ids = rows.map(({ bookingId }) => bookingId);
  const asked = rows.flatMap(({ side, number }) => (side === "organiser" ? [number] : []));
  const [dueRows, deposits, events] = await Promise.all([
    store.duesOfAll(deps.db, ids),
    depositsOf(deps.db, ids),
    deps.events.named(deps.db, actor.id, asked),
  ]);
  const dues = Map.groupBy(dueRows, ({ bookingId }) => bookingId);
  const lines = rows.map((row) =>
    moneyLine(row, dues.get(row.bookingId) ?? [], deposits.get(row.bookingId) ?? null, now),
  );
  const [received, paid] = (["provider", "organiser"] as const).map((side) =>
    lines.filter((line) => line.side === side),
  );
  const sums = new Map(byMonth.map(({ month, paise }) => [month, paise]));
  return {
    received: received!.slice(0, MOST_LINES),
    paid: paid!.slice(0, MOST_LINES),
    sums: { received: sumsOf(received!), paid: sumsOf(paid!) },
    ahead: aheadOf(rows, dues, today).slice(0, NEXT),
    events: eventSums(paid!, events),
    months: months.map((month) => ({ month, paise: sums.get(month) ?? 0 })),
    payable: payee !== null,
  };
}

/** What lines come to together. */
const sumsOf = (lines: readonly MoneyLine[]): MoneySums => {
  const sum = (of: (line: MoneyLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    donePaise: sum(({ donePaise }) => donePaise),
    waitsPaise: sum(({ waitsPaise }) => waitsPaise),
    openPaise: sum(({ openPaise }) => openPaise),
    backPaise: sum(({ backPaise }) => backPaise),
    depositPaise: sum(({ depositPaise }) => depositPaise),
  };
};

/** What an organiser pays for each of their events, in the order of their bookings; what belongs to none comes last. */
function eventSums(
  lines: readonly MoneyLine[],
  events: ReadonlyMap<string, { name: string; path: string }>,
): MoneyView["events"] {
  const groups = Map.groupBy(lines, ({ number }) => events.get(number)?.path ?? null);
  // One sum of all stands above already.
  if (groups.size < 2 && groups.has(null)) return [];
  return [...groups]
    .map(([path, those]) => ({
      name: path === null ? null : (events.get(those[0]!.number)?.name ?? null),
      path,
      bookings: those.length,
      ...sumsOf(those),
    }))
    .toSorted((one, other) => Number(one.path === null) - Number(other.path === null));
}

/** Act and section by year: src/domain/tax-acts.ts. An individual up to so much in a year is left out. */
export const THRESHOLD_PAISE = 5_00_000_00;

/** A payment of a booking that is still to be made. */
export type PaymentAhead = {
  number: string;
  other: string;
  kind: string;
  amountPaise: number;
  day: string | null;
  late: boolean;
};

/** What is still to be paid of these bookings by their organiser, in the order of days. */
function aheadOf(
  rows: readonly moneyStore.MoneyRow[],
  dues: ReadonlyMap<string, readonly store.DueRow[]>,
  today: string,
): PaymentAhead[] {
  return rows
    .filter(({ side }) => side === "organiser")
    .flatMap((row) =>
      duesShown(dues.get(row.bookingId) ?? [], row, row.state === "closed" ? null : today)
        .filter(({ openPaise }) => openPaise > 0)
        .map(({ kind, openPaise, day, status }) => ({
          number: row.number,
          other: row.other,
          kind: say(MILESTONE_KINDS[kind]),
          amountPaise: openPaise,
          day,
          late: status === "late",
        })),
    )
    .toSorted((one, other) => (one.day ?? "9").localeCompare(other.day ?? "9"));
}

/** What this person still has to pay for these requests of theirs, in the order of days. */
export async function paymentsAhead(
  deps: Pick<Deps, "db" | "now">,
  actor: Actor,
  numbers: readonly string[],
): Promise<PaymentAhead[]> {
  if (numbers.length === 0) return [];
  const today = todayIST(deps.now());
  const rows = (await moneyStore.moneyOf(deps.db, actor.id, today, MOST)).filter(
    ({ side, number }) => side === "organiser" && numbers.includes(number),
  );
  const dues = await store.duesOfAll(
    deps.db,
    rows.map(({ bookingId }) => bookingId),
  );
  return aheadOf(
    rows,
    Map.groupBy(dues, ({ bookingId }) => bookingId),
    today,
  );
}

export type Facilitated = {
  /** The financial year: '2026-27'. */
  year: string;
  thresholdPaise: number;
  /** What was noted by then is in it. */
  at: Date;
  /** So often it is counted anew; null where that was done just now, and where the year is over. */
  everyMinutes: number | null;
  providers: { username: string; name: string; bookings: number; paise: number; above: boolean }[];
};

/** The financial year of a day, from April to March: '2026-11-24' → '2026-27'. */
export function financialYear(day: string): string {
  const from = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  return `${from}-${String((from + 1) % 100).padStart(2, "0")}`;
}

/** Whether it names one: '2026-27'. */
export const isFinancialYear = (year: string): boolean =>
  /^20\d\d-\d\d$/.test(year) && financialYear(`${year.slice(0, 4)}-04-01`) === year;

const facilitatedIn = (year: string): KeptCount<moneyStore.PaidTo[]> => {
  const from = Number(year.slice(0, 4));
  const next = `${from + 1}-04-01`;
  return {
    name: `facilitated ${year}`,
    closes: new Date(`${next}T00:00:00+05:30`),
    read: (db) => moneyStore.facilitatedBetween(db, `${from}-04-01`, addDays(next, -1)),
  };
};

/** The years that the report leads to, this one first. */
export function facilitatedYears(now: Date): string[] {
  const first = Number(financialYear(todayIST(now)).slice(0, 4));
  return Array.from({ length: REPORT_YEARS }, (_, at) => financialYear(`${first - at}-04-01`));
}

/** What the report adds up, for the job that counts it. */
export const facilitatedCounts = (now: Date): KeptCount<moneyStore.PaidTo[]>[] =>
  facilitatedYears(now).map(facilitatedIn);

/**
 * What was paid to each provider through this site in a financial year, as acknowledged by themselves, the most first.
 * @param year '2026-27'; null: this one
 */
export async function facilitated(
  deps: Pick<Deps, "db" | "now">,
  year: string | null,
  reader: Actor | null = null,
): Promise<Facilitated> {
  const shown = year ?? financialYear(todayIST(deps.now()));
  const { value: rows, at, kept } = await counted(deps, facilitatedIn(shown));
  // Who is gone since it was counted has no name any more, and no row.
  const names = await moneyStore.namesOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  const whom = [...names.keys()];
  if (reader) await writeReading(deps.db, { reader, action: "desk.facilitated", of: "user", whom, why: "tax" });
  return {
    year: shown,
    thresholdPaise: THRESHOLD_PAISE,
    at,
    everyMinutes: kept ? COUNT_MINUTES : null,
    providers: rows.flatMap(({ id, bookings, paise }) => {
      const who = names.get(id);
      return who ? [{ ...who, bookings, paise, above: paise > THRESHOLD_PAISE }] : [];
    }),
  };
}

/** Of the payments that have fallen due to providers of this organiser, so many, and so many of them noted in time. */
export const paidInTime = (db: Db, organiserId: string, now: Date): Promise<{ due: number; inTime: number }> =>
  moneyStore.paidInTime(db, organiserId, todayIST(now), FIRST_DAYS);
