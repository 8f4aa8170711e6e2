/** How sought after a day is somewhere, and which day beside it is quieter. */
import { addDays, formatDay, MONTHS, todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { dayWords, LEVELS, levelOf, reasonsOf, type Facts, type Level, type Share } from "./demand-model.ts";
import { factsOn } from "./packs.server.ts";
import { sharesOf } from "./share-store.server.ts";

export type Place = { state: string; district: string };
export type DayTold = {
  day: string;
  /** null where nothing is known of it. */
  level: Level | null;
  reasons: string[];
  /** All of it in a line; '' where nothing is known. */
  words: string;
  /** The same for the head of a list. */
  short: string;
  /** The nearest day that is quieter; null where there is none, or it is not asked for. */
  quieter: { day: string; words: string } | null;
};

/** Days before and after which may be quieter. */
const AROUND = 3;
/** Counts of a place are good for so long: a page speaks of a share, not of a listing. */
const KEPT_MS = 300_000;
const MOST_KEPT = 2_000;

type Shares = Map<string, Share>;
type Kept = { at: number; shares: Promise<Shares> };
let kept = new WeakMap<object, Map<string, Kept>>();

/** The same counts, asked of the database once in five minutes. */
function sharesAround(deps: Pick<Deps, "database" | "now">, place: Place, day: string): Promise<Shares> {
  const db = deps.database.reads;
  const known = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, known);
  const now = deps.now().getTime();
  const key = `${place.state}\n${place.district}\n${day}`;
  const there = known.get(key);
  if (there && Math.abs(now - there.at) < KEPT_MS) return there.shares;
  if (known.size >= MOST_KEPT) known.clear();
  const shares = sharesOf(db, place, addDays(day, -AROUND), 2 * AROUND + 1, todayIST(deps.now()));
  known.set(key, { at: now, shares });
  shares.catch(() => (kept = new WeakMap()));
  return shares;
}

const lower = (level: Level | null, than: Level): boolean =>
  level !== null && LEVELS.indexOf(level) < LEVELS.indexOf(than);

/** The nearest of them, the later one first of two. */
function quieterThan(facts: (day: string) => Facts, level: Level, day: string, today: string): DayTold["quieter"] {
  for (let far = 1; far <= AROUND; far++)
    for (const other of [addDays(day, far), addDays(day, -far)])
      if (other >= today && lower(levelOf(facts(other)), level))
        return { day: other, words: say("{day} is quieter", { day: formatDay(other) }) };
  return null;
}

/** What is known of a day in a district, a state, or all of India ('' both); who is taken is counted in a district alone. */
export async function dayTold(
  deps: Pick<Deps, "database" | "now">,
  day: string,
  { state, district }: Place,
): Promise<DayTold> {
  const today = todayIST(deps.now());
  const shares: Shares = district ? await sharesAround(deps, { state, district }, day) : new Map<string, Share>();
  const facts = (one: string): Facts => ({ ...factsOn(one, state), share: shares.get(one) ?? null });
  const own = facts(day);
  const level = levelOf(own);
  return {
    day,
    level,
    reasons: reasonsOf(own),
    words: dayWords(own),
    short: dayWords(own, true),
    quieter: level !== null && level !== "quiet" ? quieterThan(facts, level, day, today) : null,
  };
}

/** '13 December': the year is that of the day beside it. */
const dayOfYear = (day: string): string => `${Number(day.slice(8))} ${say(MONTHS[Number(day.slice(5, 7)) - 1]!)}`;

/** Each with the full stop of the language. */
const inSentences = (day: string, quieter: string): string => say("{day}. {quieter}.", { day, quieter });

/** The same for who decides between several: how many of them are free on the day that is quieter. */
export async function dayLineFor(deps: Deps, day: string, place: Place, ids: readonly string[]): Promise<string> {
  const { words, quieter } = await dayTold(deps, day, place);
  if (!quieter || ids.length < 2) return quieter ? inSentences(words, quieter.words) : words;
  const days = await deps.cardDays(deps, ids, { from: quieter.day, until: quieter.day, slot: "", only: false });
  const free = [...days.values()].filter(({ state }) => state === "free").length;
  // That none says so is no reason to move: most say nothing.
  if (free === 0) return inSentences(words, quieter.words);
  return `${say("{words}.", { words })} ${say("{day} is quieter, and {n} of your {of} {n, plural, one {is} other {are}} free.", { day: formatDay(quieter.day), n: free, of: ids.length })}`;
}

/** The same in one line, with the day that is quieter; '' where nothing is known. */
export async function dayLine(deps: Pick<Deps, "database" | "now">, day: string, place: Place): Promise<string> {
  const { short, quieter } = await dayTold(deps, day, place);
  return quieter ? inSentences(short, say("{day} is quieter", { day: dayOfYear(quieter.day) })) : short;
}
