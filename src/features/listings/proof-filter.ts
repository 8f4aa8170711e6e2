/** What a search asks of a listing's standing: what is verified of who keeps it, how soon an answer comes, and within which band its price lies. */
import { PAISE } from "../../domain/money.ts";
import { text } from "../../domain/words/say.ts";
import type { NumberRule } from "./category.ts";
import type { AskedNumber } from "./listing-filters.ts";
import type { ExtraField } from "./search-view.ts";

export const VERIFIED_VALUES = ["documents", "mobile"] as const;
export type Verified = (typeof VERIFIED_VALUES)[number];

/** How long an answer takes at most, in minutes, by the value in an address. */
export const ANSWER_MINUTES: Readonly<Record<string, number>> = { "1h": 60, "4h": 240, "24h": 1_440 };

/** `minutes`: the usual wait for an answer at most; null for any. */
export type ProofAsked = { verified: Verified | null; minutes: number | null };

/** What an address or a call says of it; undefined where nothing is asked. */
export function proofIn({
  verified = "",
  answers = "",
}: {
  verified?: string | undefined;
  answers?: string | undefined;
}): ProofAsked | undefined {
  const asked = {
    verified: VERIFIED_VALUES.find((value) => value === verified) ?? null,
    minutes: Object.hasOwn(ANSWER_MINUTES, answers) ? ANSWER_MINUTES[answers]! : null,
  };
  return asked.verified || asked.minutes !== null ? asked : undefined;
}

/** The same as SQL, of the columns of `of`: ' AND … AND …', or ''. */
export function proofConditions(put: (value: unknown) => string, of: string, proof: ProofAsked | undefined): string {
  if (!proof) return "";
  const column = { documents: "papers_seen", mobile: "mobile_proven" };
  return [
    ...(proof.verified ? [` AND ${of}.${column[proof.verified]}`] : []),
    ...(proof.minutes === null ? [] : [` AND ${of}.answer_minutes <= ${put(proof.minutes)}::int`]),
  ].join("");
}

export const VERIFIED_FIELD: ExtraField = {
  name: "verified",
  label: text("Verified"),
  options: [
    { value: "documents", label: text("Documents checked by us") },
    { value: "mobile", label: text("Mobile proven") },
  ],
  placeholder: text("Verified or not"),
};

export const ANSWERS_FIELD: ExtraField = {
  name: "answers",
  label: text("Usually answers"),
  options: [
    { value: "1h", label: text("Answers within an hour") },
    { value: "4h", label: text("Answers within 4 hours") },
    { value: "24h", label: text("Answers within a day") },
  ],
  placeholder: text("Any time"),
};

/** The bands of a category's prices as addresses name them: '-500', '500-1000', '1000-', from the edges in rupees. */
export const bandValues = (edges: readonly number[]): string[] =>
  edges.length === 0
    ? []
    : [`-${edges[0]}`, ...edges.slice(1).map((edge, at) => `${edges[at]}-${edge}`), `${edges.at(-1)}-`];

/** From how much, and below how much, in rupees; null for what is no band. */
export function bandIn(value: string): { from: number | null; below: number | null } | null {
  const [, from = "", below = ""] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? [];
  if (from === "" && below === "") return null;
  return { from: from === "" ? null : Number(from), below: below === "" ? null : Number(below) };
}

/** What a band asks of the amount that `rule` names. */
export function bandNumbers(rule: NumberRule | undefined, value: string): AskedNumber[] {
  const band = bandIn(value);
  if (!rule || !band) return [];
  return [
    ...(band.from === null ? [] : [{ ...rule, compare: "atLeast" as const, value: band.from * PAISE }]),
    ...(band.below === null ? [] : [{ ...rule, compare: "atMost" as const, value: band.below * PAISE - 1 }]),
  ];
}
