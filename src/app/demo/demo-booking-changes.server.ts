/** What was changed of the demo's agreements, or was to be: proposed by one side, answered by the other, or by time. */
import { addDays, todayIST } from "../../domain/dates.ts";
import {
  agreedDetails,
  amendedPayments,
  amendmentText,
  type AgreedText,
} from "../../features/bookings/agreement.server.ts";
import { CHANGE_DAYS, changedPrice, type Wish } from "../../features/bookings/amendment-model.ts";
import { DELIVERED_HOURS } from "../../features/bookings/booking-engine.server.ts";
import { lineAmount } from "../../features/bookings/quote-money.ts";
import type { About, Step, Way } from "./demo-booking-ways.ts";
import { awakeWithin } from "./demo-hours.ts";
import type { DemoRandom } from "./demo-random.ts";
import type { Row } from "./demo-rows.server.ts";
import { CHANGE_NOTES } from "./words/quote-words.ts";

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

export type ChangeRows = Record<"booking_changes" | "amendments", Row[]>;
/** An agreement as it was made first. `day`: of the event, as it was then. */
export type AgreedOn = {
  text: string;
  sha256: string;
  acceptedAt: number;
  day: string;
  details: Record<string, unknown>;
};

const proposalIn = (way: Way): number => way.findIndex(([move]) => move === "propose" || move === "proposeEnd");
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);
const endOf = (day: string): number => startOf(addDays(day, 1));

/** The day on which it was agreed first: of what was moved since another one, a week or two from the one it is now. */
export function firstDay(
  way: Way,
  eventDate: string,
  { at, now }: { at: number; now: Date },
  random: DemoRandom,
): string {
  const proposal = proposalIn(way);
  if (way[proposal]?.[3] !== "day" || way[proposal + 1]?.[0] !== "agreeChange") return eventDate;
  const earlier = addDays(eventDate, -7);
  const free = earlier > todayIST(now) && startOf(earlier) > at + 3 * DAY_MS;
  return addDays(eventDate, random.pick(free ? [7, 14, -7] : [7, 14, 21]));
}

/** Of one line another number: of the one that is counted, where there is one. */
function otherNumber({ terms }: AgreedText, random: DemoRandom): Wish {
  const counted = terms.lines.findIndex(({ quantity }) => quantity > 2);
  const at = Math.max(counted, 0);
  const lines = terms.lines.map((line, index) => {
    if (index !== at) return line;
    const quantity =
      line.quantity > 2 ? Math.max(1, Math.round(line.quantity * random.pick([0.8, 1.15, 1.25]))) : line.quantity + 1;
    const next = { ...line, quantity: quantity === line.quantity ? quantity + 1 : quantity };
    return { ...next, amountPaise: lineAmount(next) };
  });
  return { lines, discountPaise: terms.discountPaise };
}

function wishOf(
  about: About,
  agreed: AgreedText,
  { eventDate, agrees, at, now }: { eventDate: string; agrees: boolean; at: number; now: Date },
  random: DemoRandom,
): Wish {
  switch (about) {
    case "off":
      return {};
    case "number":
      return otherNumber(agreed, random);
    case "price":
      return { totalPaise: Math.floor((agreed.money.totalPaise * 0.92) / 10_000) * 10_000 };
    case "day": {
      if (agrees) return { day: eventDate };
      const soonest = addDays(todayIST(new Date(Math.max(at, now.getTime()))), 3);
      return {
        day: random.pick([-7, -1, 1, 7, 14].map((days) => addDays(eventDate, days)).filter((day) => day > soonest)),
      };
    }
  }
}

/** When it was proposed, and when and how it ended; null for what has no room. */
function momentsOf(
  answer: Step | null,
  by: "organiser" | "provider",
  { from, limit, now }: { from: number; limit: number; now: number },
  random: DemoRandom,
): { at: number; ended: { step: Step; at: number } | null } | null {
  if (limit - from < 5 * 60_000) return null;
  if (!answer) {
    const at = awakeWithin(Math.max(from + HOUR, now - random.int(4, 90) * HOUR), from, now - HOUR);
    return at < now ? { at, ended: null } : null;
  }
  const last = limit - CHANGE_DAYS * DAY_MS - HOUR;
  if (answer[0] === "lapseChange" && last > from + HOUR) {
    const at = awakeWithin(from + HOUR + (last - from - HOUR) * random.next(), from, last);
    return { at, ended: { step: answer, at: at + CHANGE_DAYS * DAY_MS + 30_000 } };
  }
  const step: Step =
    answer[0] === "lapseChange" ? ["refuseChange", by === "organiser" ? "provider" : "organiser", answer[2]] : answer;
  const at = awakeWithin(from + (limit - from) * (0.1 + 0.3 * random.next()), from, limit);
  const until = Math.min(limit, at + (CHANGE_DAYS - 1) * DAY_MS);
  return {
    at,
    ended: { step, at: awakeWithin(at + Math.min((until - at) * 0.6, random.int(2, 60) * HOUR), at, until) },
  };
}

const OUTCOMES = {
  agreeChange: "agreed",
  agreeEnd: "agreed",
  refuseChange: "declined",
  takeBackChange: "takenBack",
  lapseChange: "lapsed",
} as const;

/**
 * Writes the change that a way tells of, and what is agreed from then on.
 * @param from it is confirmed since then @param until what comes next, or now
 * @returns the moves, with their times
 */
export function changesOf(
  rows: ChangeRows,
  way: Way,
  {
    booking,
    agreed,
    from,
    until,
    enquiry,
    random,
    now,
  }: {
    booking: string;
    agreed: AgreedOn;
    from: number;
    until: number;
    enquiry: Row;
    random: DemoRandom;
    now: Date;
  },
): { step: Step; at: number }[] {
  const place = proposalIn(way);
  const proposal = way[place];
  if (!proposal?.[3] || proposal[1] === "clock") return [];
  const [, by, , about] = proposal;
  const next = way[place + 1];
  const answer = next && Object.hasOwn(OUTCOMES, next[0]) ? next : null;
  const eventDate = String(enquiry["event_date"]);
  const limit = Math.min(until, startOf(agreed.day), startOf(eventDate));
  const times = momentsOf(answer, by, { from, limit, now: now.getTime() }, random);
  if (!times) return [];
  const { at, ended } = times;
  const before = JSON.parse(agreed.text) as AgreedText;
  const agrees = ended?.step[0] === "agreeChange";
  const wish = wishOf(about, before, { eventDate, agrees, at, now }, random);
  const ends = [at + CHANGE_DAYS * DAY_MS, endOf(agreed.day) + (about === "off" ? DELIVERED_HOURS * HOUR : 0)];
  rows.booking_changes.push({
    booking_id: booking,
    n: 1,
    kind: about === "off" ? "callOff" : "change",
    by,
    wish,
    note: random.pick(CHANGE_NOTES[about][by]),
    at: new Date(at).toISOString(),
    expires_at: new Date(Math.min(...ends, wish.day ? endOf(wish.day) : Infinity)).toISOString(),
    outcome: ended && OUTCOMES[ended.step[0] as keyof typeof OUTCOMES],
    ended_at: ended && new Date(ended.at).toISOString(),
  });
  if (ended && agrees) {
    const { terms, money } = changedPrice(before, wish);
    const accepted = { by: ended.step[1] as "organiser" | "provider", at: new Date(ended.at) };
    const { text, sha256 } = amendmentText(before, {
      day: eventDate,
      details: agreedDetails({ eventDate, details: agreed.details }),
      terms,
      money,
      payments: amendedPayments(before.payments, money.totalPaise, eventDate, {
        first: todayIST(new Date(agreed.acceptedAt)),
        today: todayIST(accepted.at),
        settledPaise: before.payments[0]?.amountPaise ?? 0,
      }),
      offered: { by, at: new Date(at) },
      accepted,
      firstAt: new Date(agreed.acceptedAt),
      amendment: { n: 1, replaces: agreed.sha256 },
    });
    rows.amendments.push({
      booking_id: booking,
      n: 1,
      change_n: 1,
      moved: wish.day !== undefined,
      terms: text,
      sha256,
      offered_by: by,
      offered_at: new Date(at).toISOString(),
      accepted_at: accepted.at.toISOString(),
    });
  }
  return [{ step: proposal, at }, ...(ended ? [ended] : [])];
}
