/** Searches that somebody keeps: limits, words, and what is sent and seen. */
import { z } from "zod";
import { requiredText } from "../../domain/zod-fields.ts";
import { say, text } from "../../domain/words/say.ts";

export const SAVED_LIMITS = {
  /** Of one account. */
  searches: 20,
  name: 80,
  /** So many of what is found are remembered, so that nothing is told twice. */
  known: 200,
  /** New ones of a search in one mail. */
  told: 5,
} as const;

export const SAVED_TEXT = {
  search: text("This is no search of this site."),
  empty: text("Search for something first: a word, a place or a day."),
  over: text("The day of this search is over."),
  name: text("Please give the search a name."),
  gone: text("This search is not kept any more."),
  link: text("This link does not work any more."),
} as const;

const COUNTED = {
  full: () => say("You keep {n} searches: delete one first.", { n: SAVED_LIMITS.searches }),
} as const;

/** What a plain form says in an address of what went wrong: the key of a text. */
export type SavedProblem = keyof typeof SAVED_TEXT | keyof typeof COUNTED;
const PROBLEMS = Object.keys({ ...SAVED_TEXT, ...COUNTED }) as SavedProblem[];
/** For what stands in an address, which may be anything. */
export const isSavedProblem = (key: string | null): key is SavedProblem => PROBLEMS.includes(key as SavedProblem);
/** A problem in words. */
export const savedProblemWords = (problem: SavedProblem): string =>
  problem in COUNTED ? COUNTED[problem as keyof typeof COUNTED]() : say(SAVED_TEXT[problem as keyof typeof SAVED_TEXT]);
/** The problem that these words are of. */
export const savedProblemOf = (message: string): SavedProblem | undefined =>
  PROBLEMS.find((problem) => savedProblemWords(problem) === message);

const name = requiredText(SAVED_TEXT.name, { max: SAVED_LIMITS.name, singleLine: true });
/** As JSON has it, and as a plain form does. */
const on = z.union(
  [z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")],
  "on must be true or false.",
);

export const saveSearchSchema = z.object({
  search: z
    .string(SAVED_TEXT.search)
    .max(2_000, SAVED_TEXT.search)
    .describe("The address of a list or of /search with its query, as this site spells it"),
  name: name.optional().describe("Without one it is made of what the search asks for"),
});
export type SaveSearchForm = z.output<typeof saveSearchSchema>;

export const changeSearchSchema = z.object({
  name: name.optional(),
  on: on.optional().describe("false: no more mails about it"),
});
export type ChangeSearchForm = z.output<typeof changeSearchSchema>;

export const stopMailsSchema = z
  .object({ search: z.uuid(SAVED_TEXT.gone).optional().describe("One of them; all without it") })
  .default({});
export type StopMailsForm = z.output<typeof stopMailsSchema>;

/** A search that somebody keeps. */
export type SavedSearchView = {
  id: string;
  name: string;
  /** The address of what it finds. */
  path: string;
  /** A mail comes when there is something new. */
  on: boolean;
  /** Its days have passed. */
  over: boolean;
  /** An ISO day in India. */
  lookedOn: string;
};
