/** A year of days, month by month, as its page shows it. */
import { MONTHS, weekdayIndex, weekdayOf } from "../../domain/dates.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { states } from "../../domain/places/places.ts";
import { say } from "../../domain/words/say.ts";
import { formatDay } from "../../domain/dates.ts";
import {
  LEVEL_WORDS,
  levelOf,
  nameOf,
  sourceName,
  type Level,
  type MuhuratList,
  type PackDay,
  type Source,
} from "./demand-model.ts";
import { factsOn, packOf } from "./packs.server.ts";

export type YearDay = {
  day: string;
  /** '14 January, Thursday'. */
  words: string;
  level: Level | null;
  levelWords: string;
  lines: string[];
};
export type YearSource = { name: string; url: string | null; read: string };
export type YearView = {
  year: number;
  state: string;
  stateWords: string;
  months: {
    key: string;
    title: string;
    /** Its first day's place in a week that begins on Monday, 1 to 7. */
    begins: number;
    /** Every day of it, as a picture of the month shows it. */
    picture: { n: number; level: Level | null }[];
    days: YearDay[];
  }[];
  sources: YearSource[];
  lists: YearSource[];
  choices: { value: string; label: string }[];
};

const CONFIDENCE = {
  sure: () => "",
  likely: () => "",
  oneDay: () => ` ${say("(a day more or less)")}`,
} as const;

const places = (regions: readonly string[]): string => regions.map((state) => placeSaid(state)).join(", ");

/** What a day is, with the states that it is of where the page is of all of India. */
function lineOf(day: Exclude<PackDay, { kind: "muhurat" }>, state: string): string {
  const until = day.until ? ` ${say("(until {day})", { day: formatDay(day.until) })}` : "";
  const where = day.regions && !state ? ` (${places(day.regions)})` : "";
  return `${nameOf(day)}${CONFIDENCE[day.confidence]()}${until}${where}`;
}

/** Wedding days of lists that are of some states alone, where the page is of all of India. */
function regionalLine(day: PackDay, lists: Readonly<Record<string, MuhuratList>>): string[] {
  return day.sources.flatMap((key) => {
    const list = lists[key];
    return list?.regions
      ? [say("A wedding day in {list}, for {places}", { list: sourceName(list), places: places(list.regions) })]
      : [];
  });
}

function dayOf(
  day: string,
  all: readonly PackDay[],
  state: string,
  lists: Readonly<Record<string, MuhuratList>>,
): YearDay {
  const facts = { ...factsOn(day, state), share: null };
  const { muhurat } = facts;
  const level = levelOf(facts);
  const here = all.filter(({ regions }) => !state || !regions || regions.includes(state));
  const named = here.flatMap((one) => (one.kind === "muhurat" ? [] : [lineOf(one, state)]));
  return {
    day,
    words: `${Number(day.slice(8))} ${say(MONTHS[Number(day.slice(5, 7)) - 1] ?? "")}, ${weekdayOf(day)}`,
    level: level === "quiet" ? null : level,
    levelWords: level && level !== "quiet" ? say(LEVEL_WORDS[level]) : "",
    lines: [
      ...named,
      ...(muhurat.lists.length > 0 ? [say("Wedding day in {lists}", { lists: muhurat.lists.join(", ") })] : []),
      ...(state ? [] : all.flatMap((one) => (one.kind === "muhurat" ? regionalLine(one, lists) : []))),
    ],
  };
}

const sourceOf = (source: Source, read = ""): YearSource => ({
  name: sourceName(source),
  url: source.url ?? null,
  read,
});

/** undefined for a year of which there is no pack. @param state '' for all of India */
export function yearView(year: number, state: string): YearView | undefined {
  const pack = packOf(year);
  if (!pack) return undefined;
  const days = [...new Set(pack.days.map(({ date }) => date))]
    .map((date) =>
      dayOf(
        date,
        pack.days.filter((one) => one.date === date),
        state,
        pack.lists,
      ),
    )
    .filter(({ lines }) => lines.length > 0);
  return {
    year,
    state,
    stateWords: state && placeSaid(state),
    months: MONTHS.map((name, at) => {
      const key = `${year}-${String(at + 1).padStart(2, "0")}`;
      const here = days.filter(({ day }) => day.startsWith(key));
      const length = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
      return {
        key,
        title: `${say(name)} ${year}`,
        begins: weekdayIndex(`${key}-01`) || 7,
        picture: Array.from({ length }, (_, n) => ({
          n: n + 1,
          level: here.find(({ day }) => Number(day.slice(8)) === n + 1)?.level ?? null,
        })),
        days: here,
      };
    }),
    sources: Object.values(pack.sources).map((source) => sourceOf(source)),
    lists: Object.values(pack.lists).map((list) =>
      sourceOf(list, say("read from {from} to {until}", { from: formatDay(list.from), until: formatDay(list.until) })),
    ),
    choices: states().map((value) => ({ value, label: placeSaid(value) })),
  };
}
