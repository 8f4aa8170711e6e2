/** The packs of days, as the server reads them: a file a year. */
import pack2026 from "./packs/2026.json" with { type: "json" };
import pack2027 from "./packs/2027.json" with { type: "json" };
import pack2028 from "./packs/2028.json" with { type: "json" };
import { say, text } from "../../domain/words/say.ts";
import { nameOf, sourceName, type Facts, type MuhuratList, type Pack, type PackDay } from "./demand-model.ts";

const PACKS = [pack2026, pack2027, pack2028] as unknown as readonly Pack[];

export const PACK_YEARS: readonly number[] = PACKS.map(({ year }) => year);

/** Of a year; undefined where there is none. */
export const packOf = (year: number): Pack | undefined => PACKS.find((pack) => pack.year === year);

/** A day that stands in a pack, by its first day. */
const byDay = new Map<string, PackDay[]>();
const spans: PackDay[] = [];
for (const { days } of PACKS)
  for (const day of days)
    if (day.until) spans.push(day);
    else byDay.set(day.date, [...(byDay.get(day.date) ?? []), day]);

/** Lists by their keys: one that goes beyond a year stands in the pack of each. */
const LISTS: Readonly<Record<string, MuhuratList>> = Object.assign({}, ...PACKS.map(({ lists }) => lists));

/** The next time that a feast of this name is, from a day on; null where no pack has it. */
export function feastDay(name: string, from: string): { from: string; until: string } | null {
  const next = PACKS.flatMap(({ days }) => days)
    .filter((one) => "en" in one && one.en === name && one.date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date))[0];
  return next ? { from: next.date, until: next.until ?? next.date } : null;
}

const isHere = (regions: readonly string[] | undefined, state: string): boolean =>
  regions === undefined || regions.includes(state);

const AROUND = text("{name} (a day more or less)");

/** What the packs say of a day in a state; '' for all of India, where only what is everywhere counts. */
export function factsOn(day: string, state: string): Omit<Facts, "share"> {
  const all = [...(byDay.get(day) ?? []), ...spans.filter(({ date, until = date }) => date <= day && day <= until)];
  const here = all.filter(({ regions }) => isHere(regions, state));
  const muhurat = here.flatMap((one) => (one.kind === "muhurat" ? one.sources : []));
  const speaking = Object.entries(LISTS).filter(
    ([, { regions, from, until }]) => isHere(regions, state) && from <= day && day <= until,
  );
  return {
    names: here.flatMap((one) =>
      one.kind === "festival" || one.kind === "holiday"
        ? [one.confidence === "oneDay" ? say(AROUND, { name: nameOf(one) }) : nameOf(one)]
        : [],
    ),
    exams: here.flatMap((one) => (one.kind === "exam" ? [nameOf(one)] : [])),
    muhurat: {
      lists: speaking.filter(([key]) => muhurat.includes(key)).map(([, list]) => sourceName(list)),
      of: speaking.length,
    },
  };
}
