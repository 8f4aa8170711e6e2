/** One question to several providers: what is sent, and what is answered. */
import { z } from "zod";
import { OCCASIONS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { isDistrict, isState } from "../../domain/places/places-data.ts";
import { SLOT_NAMES } from "../../domain/slots.ts";
import { say, text } from "../../domain/words/say.ts";
import { aheadDay, optionalText } from "../../domain/zod-fields.ts";
import type { DayState } from "../calendar/calendar-model.ts";
import { ENQUIRY_MESSAGES } from "../enquiries/enquiry-model.ts";
import type { CardView } from "../listings/search-view.ts";
import type { BriefPart } from "../listings/your-event/brief.ts";
import { EVENT_LIMITS, EVENT_TEXT } from "./event-model.ts";

/** So many are asked at once, and so many stand on the list of one event. */
export const ASK_LIMITS = { atOnce: 5, picks: 100, paths: 60, fields: 12 } as const;

export const ASK_TEXT = {
  category: EVENT_TEXT.needs,
  nobody: text("Please choose whom to ask."),
  tooMany: () => say("Please choose at most {most}.", { most: ASK_LIMITS.atOnce }),
  already: text("You have asked them for this day already."),
  gone: text("This profile is not shown any more."),
  path: text("There is no such profile."),
  noneAsked: text("Nobody could be asked."),
} as const;

export const askSchema = z.object({
  category: z.string(ASK_TEXT.category).max(40, ASK_TEXT.category).describe("The key of one category"),
  listings: z
    .array(z.uuid(ASK_TEXT.gone), ASK_TEXT.nobody)
    .min(1, ASK_TEXT.nobody)
    .max(ASK_LIMITS.atOnce, { error: ASK_TEXT.tooMany })
    .describe("Ids of listings of that category"),
  occasion: z.union([z.enum(OCCASIONS), z.literal("")], EVENT_TEXT.occasion).default(""),
  day: aheadDay(ENQUIRY_MESSAGES.pastDate, { requiredMessage: EVENT_TEXT.day }),
  slot: z
    .union([z.enum(SLOT_NAMES), z.literal("")], EVENT_TEXT.occasion)
    .default("")
    .describe("A part of the day; empty: the whole of it"),
  city: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }).describe("Where it is, in words"),
  state: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }).refine(
    (name) => name === "" || isState(name),
    text("Please choose a state from the list."),
  ),
  district: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
  guests: z
    .int(EVENT_TEXT.guests)
    .min(1, EVENT_TEXT.guests)
    .max(EVENT_LIMITS.guests, EVENT_TEXT.guests)
    .nullable()
    .default(null),
  budgetPaise: z
    .int(EVENT_TEXT.budget)
    .min(1, EVENT_TEXT.budget)
    .max(EVENT_LIMITS.budgetPaise, EVENT_TEXT.budget)
    .nullable()
    .default(null)
    .describe("For each of them"),
  words: optionalText(EVENT_LIMITS.words),
  callNow: z.boolean("callNow must be true or false.").default(false).describe("They may call before they answer"),
  extra: z
    .record(z.string().max(40), z.string().max(TEXT_LENGTHS.longText))
    .refine((fields) => Object.keys(fields).length <= ASK_LIMITS.fields)
    .default({})
    .describe("What the form of this category requires besides, by the names of its fields"),
});
export type AskForm = z.output<typeof askSchema>;

/** Where a refusal of a form stands in this one. */
export const ASK_FIELD: Readonly<Record<BriefPart, keyof AskForm>> = {
  occasion: "occasion",
  day: "day",
  slot: "slot",
  city: "city",
  state: "state",
  district: "district",
  guests: "guests",
  budget: "budgetPaise",
  words: "words",
};

/** What became of the question to one of them: the number of the request, or why there is none. */
export type Asked = { listing: string; title: string; number: string | null; reason: string | null };

/** A district of no state is none. */
export const placeOf = ({
  state,
  district,
}: Pick<AskForm, "state" | "district">): { state: string; district: string } =>
  isDistrict(state, district) ? { state, district } : { state, district: "" };

/** Somebody who could be asked: what their card says, and how their day is. */
export type Candidate = Pick<
  CardView,
  "id" | "path" | "title" | "place" | "photo" | "sign" | "price" | "proof" | "rating" | "ratingCount"
> & {
  /** The organiser has put them on the list of this event. */
  picked: boolean;
  /** Null for a day beyond their calendar. */
  state: DayState | null;
};
export const DAY_WORDS: Readonly<Record<DayState, string>> = {
  free: text("Free that day"),
  notSaid: text("Has not said yet"),
  asked: text("Asked by others, too"),
  taken: text("Taken that day"),
};
