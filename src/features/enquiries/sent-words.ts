/** A request that was just sent, in words: what it said of the event, for the calendar and for the family. */
import { BRAND } from "../../domain/brand.ts";
import { calendarFile } from "../../domain/calendar-file.ts";
import { closedWords } from "../../domain/closed-words.ts";
import { addDays, isIsoDay, weekdayOf } from "../../domain/dates.ts";
import { handOff, whatsappAddress } from "../../domain/hand-off.ts";
import { moneyWords } from "../../domain/money.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import { daysSaid, whenSaid } from "../../domain/when-said.ts";
import { say } from "../../domain/words/say.ts";
import { countWords } from "./count-words.ts";
import type { EnquiryColumn, EnquiryField } from "../listings/enquiry-description.ts";

export type SentValues = Readonly<Record<string, unknown>>;
/** Longer is nothing that was asked for. */
const MOST_DAYS = 60;
type Fact = { label: string; value: string };

const said = (fields: readonly EnquiryField[], values: SentValues, column: EnquiryColumn): string => {
  const field = fields.find(({ fills }) => fills === column);
  return field ? String(values[field.name] ?? "").trim() : "";
};

/**
 * What the request says of the event; '' for what it does not.
 * @param named what a state is called, or a place in it
 */
export function sentEvent(
  fields: readonly EnquiryField[],
  values: SentValues,
  named = (state: string, place: string = state) => place,
) {
  const occasion = said(fields, values, "eventType");
  const state = said(fields, values, "state");
  const date = said(fields, values, "eventDate");
  return {
    occasion: occasion === "Other" ? "" : occasion,
    date,
    lastDay: lastDay(fields, values, date),
    slot: fields.some(({ name }) => name === "slot") ? String(values["slot"] ?? "") : "",
    place: placeWords(
      named(state, said(fields, values, "city")),
      named(state, said(fields, values, "district")),
      named(state),
    ),
  };
}

/** Of several days the last one, as it was typed or as their number says; '' without a date. */
function lastDay(fields: readonly EnquiryField[], values: SentValues, date: string): string {
  const until = fields.find((field) => field.until);
  const typed = until ? String(values[until.name] ?? "") : "";
  const days = fields.some(({ name }) => name === "days") ? Number(asciiDigits(String(values["days"] ?? ""))) : 0;
  if (date === "") return "";
  if (isIsoDay(typed)) return typed > date ? typed : date;
  return Number.isInteger(days) && days > 1 && days <= MOST_DAYS ? addDays(date, days - 1) : date;
}

/** What was sent, shortly: when, where, how many, for how much. Names and long texts stay out. */
export function sentFacts(
  fields: readonly EnquiryField[],
  values: SentValues,
  named?: Parameters<typeof sentEvent>[2],
): Fact[] {
  // A date alone would read as one day, and as the whole house.
  const { occasion, date, lastDay: last, place } = sentEvent(fields, values, named);
  const days = whenSaid({ day: date, lastDay: last });
  const when = last > date ? days : date && `${weekdayOf(date)}, ${days}`;
  const chosen = fields
    .filter(({ kind, fills }) => kind === "select" && !fills)
    .map(({ name, label, options = [] }) => {
      const value = String(values[name] ?? "").trim();
      const option = options.find((one) => typeof one !== "string" && one.value === value);
      return { label: say(label), value: typeof option === "object" ? say(option.label) : value };
    });
  const others = fields
    .filter(({ kind, guests, many, count }) => kind === "money" || guests || many || count)
    .map(({ name, label, kind, many }) => {
      const value = String(values[name] ?? "").trim();
      return {
        label: say(label),
        value: kind === "money" ? moneyWords(value) : many ? countWords("people", value) : value,
      };
    });
  return [
    { label: say("Event"), value: closedWords(occasion) },
    { label: say("Date"), value: when },
    ...chosen,
    { label: say("Place"), value: place },
    ...others,
  ].filter(({ value }) => value !== "");
}

type About = {
  occasion: string;
  date: string;
  /** Of several days the last one. */
  lastDay: string;
  /** The part of the day that it names; '' for the whole. */
  slot: string;
  place: string;
  to: string;
  number: string;
  url: string;
};

/** A chat with the words filled in; whom it goes to is chosen there. */
export function familyLink({ occasion, date, lastDay: last, slot, place, to, url }: Omit<About, "number">): string {
  const event = occasion ? closedWords(occasion) : say("our event");
  const whom = to || BRAND.name;
  const day = date && say("on {day}", { day: whenSaid({ day: date, lastDay: last, slot }) });
  const days = date && say("on {day}", { day: daysSaid(date, last) });
  const words = (...more: string[]) =>
    say("I have asked {to} for {event}. Have a look:", { to: whom, event: [event, ...more.filter(Boolean)].join(" ") });
  const ways: [string, ...string[]] = [
    words(day, place && say("in {place}", { place })),
    words(days, place && say("in {place}", { place })),
    words(days),
    say("I have asked {to}.", { to: whom }),
  ];
  return whatsappAddress(handOff(ways, url));
}

/** The days of the event and their hours, asked for and not agreed yet, for a calendar. */
export function requestCalendar(
  { occasion, date, lastDay: last, slot, place, to, number, url }: About,
  now: Date,
): string {
  return calendarFile({
    uid: `${number}@${new URL(url).hostname}`,
    day: date,
    lastDay: last,
    slot,
    title: [occasion ? closedWords(occasion) : say("Event"), to && say("{to} asked", { to })]
      .filter(Boolean)
      .join(": "),
    description: say("Request {number}. Nothing is booked until you have confirmed it.", { number }),
    place,
    url,
    made: now,
  });
}
