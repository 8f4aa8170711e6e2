/** How sought after a day is, and why: what packs of days and calendars say, and the rule that makes a level of it. Pure. */
import { language, say, text } from "../../domain/words/say.ts";

export const LEVELS = ["quiet", "busy", "veryBusy"] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  quiet: text("Quiet"),
  busy: text("Busy"),
  veryBusy: text("Very busy"),
};

/** `oneDay`: the moon or another tradition may move it by a day. */
export type Confidence = "sure" | "likely" | "oneDay";
type Named = { en: string; hi: string };
/** A day of a pack. `regions`: states; absent for all of India. Wedding days have no name: their sources are the lists that name them. */
export type PackDay = {
  date: string;
  until?: string;
  regions?: readonly string[];
  sources: readonly string[];
} & (({ kind: "festival" | "holiday" | "exam"; confidence: Confidence } & Named) | { kind: "muhurat" });
export type Source = { name: string; hi: string; url?: string };
/** A published list of wedding days: what of it was read, and for where it is. */
export type MuhuratList = Source & { regions?: readonly string[]; from: string; until: string };
export type Pack = {
  year: number;
  sources: Readonly<Record<string, Source>>;
  lists: Readonly<Record<string, MuhuratList>>;
  days: readonly PackDay[];
};

/** Of the listings of a place that keep a calendar: how many are taken on a day. */
export type Share = { taken: number; of: number };
/** Fewer say nothing about a day. */
export const LEAST_KNOWN = 20;
const BUSY_FROM = 0.3;
const VERY_BUSY_FROM = 0.6;

/** Lists that name a day as one for weddings, of those that speak of it there. */
export type Muhurat = { lists: readonly string[]; of: number };
export type Facts = { names: readonly string[]; exams: readonly string[]; muhurat: Muhurat; share: Share | null };

/** What is called so in a pack, in the language of the page. */
export const nameOf = ({ en, hi }: Named): string => (language() === "hi" ? hi : en);
/** Where a pack's day was read, in the language of the page. */
export const sourceName = ({ name, hi }: Source): string => (language() === "hi" ? hi : name);

const sharePart = (share: Share | null): number | null =>
  share && share.of >= LEAST_KNOWN ? share.taken / share.of : null;

/**
 * How sought after a day is (ADR 52); null where nothing is known. A day is quiet only where somebody could have said
 * otherwise: a list of wedding days speaks of it, or enough calendars do.
 */
export function levelOf({ names, muhurat, share }: Facts): Level | null {
  const part = sharePart(share);
  if (muhurat.lists.length > 1 || (part !== null && part >= VERY_BUSY_FROM)) return "veryBusy";
  if (names.length > 0 || muhurat.lists.length > 0 || (part !== null && part >= BUSY_FROM)) return "busy";
  return muhurat.of > 0 || part !== null ? "quiet" : null;
}

/** Why, a line each. Wedding days are what others say, never what we do. `short`: without the lists that say so. */
export function reasonsOf({ names, exams, muhurat, share }: Facts, short = false): string[] {
  const part = sharePart(share);
  return [
    ...names,
    ...(muhurat.lists.length > 0
      ? [
          short
            ? say("wedding date")
            : say("a wedding day in {n} of {of, plural, one {# named list} other {# named lists}} ({lists})", {
                n: muhurat.lists.length,
                of: muhurat.of,
                lists: muhurat.lists.join(", "),
              }),
        ]
      : []),
    ...(part !== null && share
      ? [say("{taken} of {of} who keep a calendar here are taken", { taken: share.taken, of: share.of })]
      : []),
    ...exams,
  ];
}

/** 'Very busy: Diwali · 31 of 42 …'; '' where nothing is known. */
export function dayWords(facts: Facts, short = false): string {
  const level = levelOf(facts);
  if (level === null) return "";
  const reasons = reasonsOf(facts, short);
  return reasons.length > 0
    ? say("{level}: {reasons}", { level: say(LEVEL_WORDS[level]), reasons: reasons.join(" · ") })
    : say("A quiet day: no festival, holiday or wedding day that we know of.");
}
