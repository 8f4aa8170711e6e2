/** An enquiry in words: the same for mails, notifications and screens. */
import { closedWords } from "../../domain/closed-words.ts";
import { formatDay, isIsoDay } from "../../domain/dates.ts";
import { moneyWords } from "../../domain/money.ts";
import { hoursOf, isOwnSlot } from "../../domain/slots.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import { whenSaid } from "../../domain/when-said.ts";
import { say, text } from "../../domain/words/say.ts";
import type { EnquiryMove, Party } from "./enquiry-access.ts";
import { lastEventDay, severalDaysOf } from "./last-day.ts";
import { kindOf } from "./enquiry-kinds.ts";

export type Fact = { label: string; value: string };

/** What is told of an enquiry without its sender: the stored row has all of it. */
export type EnquiryAbout = {
  kind: string;
  eventType: string | null;
  /** ISO day. */
  eventDate: string | null;
  state: string | null;
  district: string | null;
  city: string | null;
  details: Record<string, unknown>;
};

/** 'An artist booking', 'A booking request': a kind at the beginning of a sentence. */
export function kindWithArticle(kind: string): string {
  const words = kindLabel(kind).toLowerCase();
  return /^[aeiou]/.test(words) ? say("An {thing}", { thing: words }) : say("A {thing}", { thing: words });
}

/** 'Booking request'; for a kind that is configured no longer: 'Enquiry'. */
export function kindLabel(kind: string): string {
  const { label, of } = kindOf(kind) ?? { label: text("Enquiry") };
  return of ? say("{kind} enquiry", { kind: say(of) }) : say(label);
}

/** 'Indore, Madhya Pradesh', or ''. */
export function placeOf({ city, district, state }: Pick<EnquiryAbout, "city" | "district" | "state">): string {
  return placeWordsSaid(state ?? "", city, district, state);
}

/** What is chosen where no occasion of the list fits. */
const OTHER = "Other";

/** The event within a sentence: 'Cultural Event'; 'an event' where only 'Other' was chosen; else the kind's name. */
export function eventName({ kind, eventType }: Pick<EnquiryAbout, "kind" | "eventType">): string {
  return eventType === OTHER ? say("an event") : eventType ? closedWords(eventType) : kindLabel(kind).toLowerCase();
}

type Timed = Pick<EnquiryAbout, "eventDate"> & { details?: Record<string, unknown> };

/** When a request is for: its days and the part of the day. What is rented is had on its first day. */
export const whenOf = (enquiry: Timed): { day: string | null; lastDay: string | null; slot: unknown } => ({
  day: enquiry.eventDate,
  lastDay: severalDaysOf(enquiry) === null ? null : lastEventDay(enquiry),
  slot: enquiry.details?.["slot"],
});
/** '21 to 23 November 2026, Evening'; '' where it names no day. */
export const requestWhen = (enquiry: Timed): string => whenSaid(whenOf(enquiry));
/** '21 November 2026', '21 to 23 November 2026': within a sentence; '' where none is named. */
const daysWords = (enquiry: Timed): string => whenSaid({ ...whenOf(enquiry), slot: null });

/** 'Cultural Event on 21 November 2026', 'Wedding, 21 to 23 November 2026', as far as it is known; else the kind's name. */
export function eventLine(
  enquiry: Pick<EnquiryAbout, "kind" | "eventType" | "eventDate"> & { details?: Record<string, unknown> },
): string {
  const event = eventName(enquiry);
  const day = daysWords(enquiry);
  if (day === "") return event;
  return severalDaysOf(enquiry) === null ? say("{event} on {day}", { event, day }) : `${event}, ${day}`;
}

/** For what stands behind 'sends you an enquiry for', which names the kind already: 'an event' where no occasion was chosen. */
export const asAsked = <About extends Pick<EnquiryAbout, "eventType">>(about: About): About => ({
  ...about,
  eventType: about.eventType ?? OTHER,
});

/** Everything that was asked, in the order of the form. Without `longTexts`, free text is left out; without `budget`, amounts. */
export function factsOf(
  enquiry: EnquiryAbout,
  { longTexts, budget = true }: { longTexts: boolean; budget?: boolean },
): Fact[] {
  const details = Object.entries(kindOf(enquiry.kind)?.details ?? {})
    .filter(([, { long, money }]) => (longTexts || !long) && (budget || !money))
    .map(([field, { label, money, day, hours, words = {} }]) => {
      const kept = enquiry.details[field];
      const said = money ? moneyWords(kept) : textOf(kept);
      const value = day && isIsoDay(said) ? formatDay(said) : hours && isOwnSlot(said) ? hoursOf(said) : said;
      return { label: say(label), value: Object.hasOwn(words, value) ? say(words[value]!) : closedWords(value) };
    });
  return [
    { label: say("Event"), value: closedWords(enquiry.eventType ?? "") },
    { label: say("Date"), value: daysWords(enquiry) },
    { label: say("Place"), value: placeOf(enquiry) },
    ...details,
  ].filter(({ value }) => value !== "");
}

function textOf(value: unknown): string {
  if (value === true) return say("Yes");
  return typeof value === "string" ? value : "";
}

/** A move as it is told: what was accepted or confirmed and is cancelled was a booking, and no request any more. */
export type ToldMove = EnquiryMove | "calledOff";

/** What somebody is told when the other side has moved: `who` did it, `about` says which request. */
export function movedSentence(move: ToldMove, reader: Party, who: string, about: string): string {
  switch (move) {
    case "accepted":
      return say(
        "{who} has accepted your request: {about}. You can call each other now: agree on the details, then confirm the booking.",
        { who, about },
      );
    case "declined":
      return say("{who} cannot take your request: {about}. You may ask somebody else.", { who, about });
    case "confirmed":
      return say("{who} has confirmed the booking: {about}.", { who, about });
    case "cancelled":
      return reader === "sender"
        ? say("{who} has cancelled the booking: {about}.", { who, about })
        : say("{who} has withdrawn the request: {about}.", { who, about });
    case "calledOff":
      return say("{who} has cancelled the booking: {about}.", { who, about });
    case "completed":
      return say("{who} has noted that the event took place: {about}. Thank you.", { who, about });
  }
}
