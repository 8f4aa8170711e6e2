/** What somebody thinks of, and decides about with others: limits, words, and what is sent and seen. */
import { z } from "zod";
import type { CardPicture } from "../../domain/images.ts";
import { say, text } from "../../domain/words/say.ts";
import { voterName } from "../events/family-model.ts";
import { SHORTLIST_LIMITS } from "./shortlist-limits.ts";

export const SHORTLIST_TEXT = {
  gone: text("This link does not work any more."),
  reading: text("This link is for reading and voting."),
  listing: text("This profile is not shown any more."),
  on: "on must be true or false.",
  option: text("This is not to choose any more."),
  many: text("There are enough votes. Please tell whoever sent you the list."),
  name: text("Somebody else votes under this name. Please add a letter, such as Asha S."),
  owned: text("This list is in somebody's account already."),
} as const;

const COUNTED = {
  full: () => say("A shortlist holds {n}: take some out first.", { n: SHORTLIST_LIMITS.listings }),
  names: () => say("From one browser {n} names may vote.", { n: SHORTLIST_LIMITS.namesOfBrowser }),
  lists: () => say("You have {n} shortlists: delete one first.", { n: SHORTLIST_LIMITS.lists }),
} as const;

/** What a plain form says in an address of what went wrong: the key of a text. */
export type Problem = keyof typeof SHORTLIST_TEXT | keyof typeof COUNTED;
const PROBLEMS = Object.keys({ ...SHORTLIST_TEXT, ...COUNTED }) as Problem[];
/** For what stands in an address, which may be anything. */
export const isProblem = (key: string | null): key is Problem => PROBLEMS.includes(key as Problem);
/** In the language of the page. */
export const problemWords = (problem: Problem): string =>
  problem in COUNTED
    ? COUNTED[problem as keyof typeof COUNTED]()
    : say(SHORTLIST_TEXT[problem as keyof typeof SHORTLIST_TEXT]);
/** The key of a refusal, by its message in the same language; undefined for a refusal of another kind. */
export const problemOf = (message: string): Problem | undefined =>
  PROBLEMS.find((problem) => problemWords(problem) === message);

/** As JSON has it, and as a plain form does. */
const on = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")], SHORTLIST_TEXT.on)
  .default(true);
const listing = z.uuid(SHORTLIST_TEXT.listing).describe("Its id");

export const saveSchema = z.object({
  listing: z
    .string(SHORTLIST_TEXT.listing)
    .min(1, SHORTLIST_TEXT.listing)
    .max(300, SHORTLIST_TEXT.listing)
    .describe("Its id, or the address of its profile on this site"),
  on: on.describe("false takes it out"),
});
export type SaveForm = z.output<typeof saveSchema>;

export const ballotSchema = z.object({ listing, name: voterName, on: on.describe("false takes the vote back") });
export type BallotForm = z.output<typeof ballotSchema>;

/** Something on a shortlist, as whoever has a link sees it: what its card says, or that it is not shown any more. */
export type ShortlistEntry = {
  id: string;
  closed: boolean;
  /** What it is called; of one that is closed what kind of thing it was. */
  title: string;
  path: string | null;
  place: string;
  price: string;
  proof: string;
  rating: number;
  ratingCount: number;
  photo: CardPicture | null;
  /** First names, in the order of their votes. */
  votes: string[];
  /** Names under which this browser has voted for it. */
  mine: string[];
};

export type ShortlistGroup = {
  category: string;
  label: string;
  /** Its search. */
  path: string;
  listings: ShortlistEntry[];
};

export type ShortlistView = {
  mayEdit: boolean;
  /** It belongs to the account of whoever looks. */
  own: boolean;
  /** It belongs to no account yet. */
  free: boolean;
  /** Until then its links work: an instant in ISO form. */
  until: string;
  /** Full addresses, for whoever may edit; null for one that cannot be said again. */
  links: { edit: string | null; read: string | null } | null;
  count: number;
  groups: ShortlistGroup[];
};
