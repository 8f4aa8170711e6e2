/** What a family reads of an event by its link, and how it votes. */
import { z } from "zod";
import { text } from "../../domain/words/say.ts";
import { requiredText } from "../../domain/zod-fields.ts";
import type { EventView } from "./event-model.ts";
import { VOTE_LIMITS, FAMILY_TEXT } from "./family-words.ts";

export const LINK_KINDS = ["read", "vote"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
export const LINK_WORDS: Readonly<Record<LinkKind, { title: string; lead: string; passed: string }>> = {
  read: {
    title: text("To read"),
    lead: text("They see the days, who is booked, and the quotes side by side."),
    passed: text("This is how our event is planned. Have a look:"),
  },
  vote: {
    title: text("To vote"),
    lead: text("The same, and each may say whom they would take."),
    passed: text("This is how our event is planned. Have a look, and say whom you would take:"),
  },
};

/** How long a link works. */
export const LINK_DAYS = 180;

export const linkSchema = z.object({
  prices: z.boolean(FAMILY_TEXT.prices).default(true).describe("Whether they read what things cost"),
  renew: z.boolean("renew must be true or false.").default(false).describe("A new link: the old one is dead"),
});
export type LinkForm = z.output<typeof linkSchema>;

/** Under what somebody votes. */
export const voterName = requiredText(FAMILY_TEXT.name, { max: VOTE_LIMITS.name, singleLine: true }).refine(
  (name) => name === "" || /^[\p{L}\p{M}.'’ -]+$/u.test(name),
  FAMILY_TEXT.letters,
);

export const voteSchema = z.object({
  option: z.string(FAMILY_TEXT.option).max(40, FAMILY_TEXT.option).describe("As the event has it"),
  name: voterName,
  on: z.boolean("on must be true or false.").default(true).describe("false takes the vote back"),
});
export type VoteForm = z.output<typeof voteSchema>;

/** A link as its owner sees it. */
export type LinkView = {
  kind: LinkKind;
  /** Null for one that was made with another secret of the site: it works, and a new one can be made. */
  address: string | null;
  prices: boolean;
  /** Instants in ISO form. */
  since: string;
  until: string;
};

/** One who is booked or could be, as a family reads it: nobody's number, and amounts only where the organiser shows them. */
export type FamilyOption = {
  /** What is voted for; it opens nothing. */
  key: string;
  title: string;
  /** Their profile, as everybody sees it. */
  path: string;
  /** Its days and hours, where they are more than the day of its row; else ''. */
  when: string;
  totalPaise: number | null;
  lines: string[];
  included: string;
  excluded: string;
  /** First names, in the order of their votes. */
  votes: string[];
  /** Names under which this browser has voted for it. */
  mine: string[];
};
export type FamilyRow = {
  category: string;
  label: string;
  day: string | null;
  booked: FamilyOption[];
  open: FamilyOption[];
};
export type FamilyView = {
  mayVote: boolean;
  prices: boolean;
  event: Pick<EventView, "name" | "occasion" | "place" | "guests" | "parts">;
  rows: FamilyRow[];
};
