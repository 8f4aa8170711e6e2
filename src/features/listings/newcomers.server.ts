/**
 * Who is new gets one place in twelve of a list, by a lot that anybody can draw again. All of them stand in a circle, in
 * the order of MD5(id). Each day (in India) begins a seventh further, so that everybody's turn comes in any seven days; among
 * those whose turn it is, the lot of the day decides: MD5('{day}:{id}'). The rest follow round the circle.
 */
import { createHash } from "node:crypto";
import { addDays, daysBetween, todayIST } from "../../domain/dates.ts";
import { NEWCOMERS } from "./ranking.ts";

/** A Monday. */
const FIRST_DAY = "2000-01-03";

const md5 = (text: string): string => createHash("md5").update(text).digest("hex");
/** Where somebody stands in the circle. */
export const circleNumber = (id: string): string => md5(id);
/** What somebody draws on a day. */
export const lotNumber = (day: string, id: string): string => md5(`${day}:${id}`);

/** From which day on who was approved is new, and until which: the present one is left out, so that the lot of a day stays the same. */
export const newSince = (today: string): { from: string; until: string } => ({
  from: addDays(today, -NEWCOMERS.days),
  until: addDays(today, -1),
});

/** Whether it was approved lately enough to be drawn for. @param today in India */
export function isNew(approvedAt: Date | null, today: string): boolean {
  const { from, until } = newSince(today);
  const day = approvedAt && todayIST(approvedAt);
  return day !== null && day >= from && day <= until;
}

function sortedBy(ids: readonly string[], number: (id: string) => string): string[] {
  const numbers = new Map(ids.map((id) => [id, number(id)]));
  return [...numbers.keys()].toSorted((a, b) => (numbers.get(a)! < numbers.get(b)! ? -1 : 1));
}

/** The order of the new ones on a day. */
export function drawn(day: string, ids: readonly string[]): string[] {
  const circle = sortedBy(ids, circleNumber);
  const weekday = daysBetween(FIRST_DAY, day) % NEWCOMERS.round;
  const [from, until] = [weekday, weekday + 1].map((at) => Math.floor((circle.length * at) / NEWCOMERS.round));
  const turn = sortedBy(circle.slice(from, until), (id) => lotNumber(day, id));
  return [...turn, ...circle.slice(until), ...circle.slice(0, from)];
}

/**
 * Who of the new ones stands in a list on a day: all whose turn it is, and as many of those who follow as make
 * a sixth of all and so many more. Whoever is pushed
 * over the edge of a turn, as others come and go in the circle, has been among those who followed the day before.
 */
export const seenToday = (day: string, ids: readonly string[]): string[] =>
  drawn(day, ids).slice(0, Math.ceil(ids.length / (NEWCOMERS.round - 1)) + NEWCOMERS.places);

/** Puts one of those who were drawn behind every eleven others; where the others end, the rest follows if `all`. */
export function withDrawn<Row>(others: readonly Row[], lots: readonly Row[], all: boolean): Row[] {
  const between = NEWCOMERS.oneIn - 1;
  const rows: Row[] = [];
  let next = 0;
  others.forEach((row, at) => {
    rows.push(row);
    if ((at + 1) % between === 0 && next < lots.length) rows.push(lots[next++]!);
  });
  return all ? [...rows, ...lots.slice(next)] : rows;
}
