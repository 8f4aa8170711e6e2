/** 'Your event': what every form and every search asks of an event, asked once. */
import { cutUnits } from "../../../domain/graphemes.ts";
import { z } from "zod";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { say } from "../../../domain/words/say.ts";
import { formatDay, isIsoDay, todayIST } from "../../../domain/dates.ts";
import { OCCASIONS } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { isDistrict, isState } from "../../../domain/places/places-data.ts";
import type { EnquiryField } from "../enquiry-description.ts";
import type { PlaceName } from "../../../ui/use-place-names.ts";
import { readText } from "./event-place.ts";
import { writeText } from "./event-store.ts";

export const MOST_GUESTS = 1_000_000;

const shape = z.object({
  occasion: z.union([z.enum(OCCASIONS), z.literal("")]),
  date: z.string().refine((day) => day === "" || isIsoDay(day)),
  state: z.string().refine((state) => state === "" || isState(state)),
  district: z.string(),
  /** As it was typed, where no district is known; else the district. */
  city: z.string().max(TEXT_LENGTHS.shortText),
  guests: z.number().int().min(1).max(MOST_GUESTS).nullable(),
  /** The categories that were asked already for this event, by key. */
  asked: z.array(z.string().max(60)).max(60),
});
export type YourEvent = z.infer<typeof shape>;

export const NO_EVENT: YourEvent = {
  occasion: "",
  date: "",
  state: "",
  district: "",
  city: "",
  guests: null,
  asked: [],
};

/** What is kept; null where there is nothing, nothing that can be read, or an event that is over. */
export function eventIn(text: string | null, today: string = todayIST()): YourEvent | null {
  if (!text) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = shape.safeParse(kept);
  if (!data || (data.date !== "" && data.date < today)) return null;
  const event = isDistrict(data.state, data.district) ? data : { ...data, district: "" };
  return eventWords(event) === "" ? null : event;
}

/** Keeps it in this browser; an event of which nothing is said is none. */
export function keepEvent(event: YourEvent): void {
  writeText(eventWords(event) === "" ? null : JSON.stringify(event));
}

/**
 * 'Wedding · 12 December 2026 · Indore · 450 guests', as far as it is known.
 * @param named what its place is called; in English, where the names have not come
 */
export function eventWords(
  { occasion, date, state, district, city, guests }: YourEvent,
  named: PlaceName = (ofState, place) => place ?? ofState,
): string {
  return [
    occasion === "Other" ? "" : occasionWords(occasion),
    date && formatDay(date),
    city || district || state ? named(state, city || district || undefined) : "",
    guests === null ? "" : say("{n, plural, one {# guest} other {# guests}}", { n: guests }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** '450', '1,200', 'about 300'; null where no number of guests can be told. */
export function guestsIn(typed: string): number | null {
  const found = /\d[\d,]*/.exec(typed)?.[0].replaceAll(",", "");
  const guests = Number(found);
  return found && Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS ? guests : null;
}

/** What the fields of a form hold when the event stands in them, by their names; what has no field goes into the long text, if that is empty. */
export function eventValues(
  fields: readonly EnquiryField[],
  event: YourEvent,
  typed: Readonly<Record<string, unknown>> = {},
): Record<string, string> {
  const { occasion, date, state, district, city, guests } = event;
  const known: Readonly<Record<string, string>> = {
    eventType: occasion,
    eventDate: date,
    city: city || district,
    state,
    district,
    guests: guests === null ? "" : String(guests),
  };
  const found: Record<string, string> = {};
  const placed = new Set<string>();
  for (const { name, fills, guests: asksGuests } of fields) {
    const column = asksGuests ? "guests" : fills;
    const value = column ? known[column] : undefined;
    if (!column || !value) continue;
    found[name] = value;
    placed.add(column);
  }
  const long = fields.find(({ kind, fills }) => kind === "area" && !fills);
  if (!long || String(typed[long.name] ?? "").trim() !== "") return found;
  const left = eventWords({
    ...NO_EVENT,
    occasion: placed.has("eventType") ? "" : occasion,
    date: placed.has("eventDate") ? "" : date,
    city: placed.has("city") || placed.has("district") ? "" : city || district || state,
    guests: placed.has("guests") ? null : guests,
  });
  return left ? { ...found, [long.name]: left.replaceAll(" · ", ", ") } : found;
}

/** True where a form has room for any of it. */
export const asksOfEvent = (fields: readonly EnquiryField[]): boolean =>
  fields.some(({ kind, fills, guests }) => guests || fills === "eventDate" || fills === "eventType" || kind === "area");

/**
 * The event that a sent form speaks of, over what was known of it. Another day is another event: nothing was asked for
 * it yet.
 */
export function eventOf(
  fields: readonly EnquiryField[],
  sent: Readonly<Record<string, unknown>>,
  before: YourEvent | null,
): YourEvent {
  const said = (column: string): string => {
    const field = fields.find(({ fills }) => fills === column);
    return field ? String(sent[field.name] ?? "").trim() : "";
  };
  const guests = fields.find((field) => field.guests);
  const [date, occasion, state, district, city] = ["eventDate", "eventType", "state", "district", "city"].map(said) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const same = before !== null && (date === "" || before.date === "" || before.date === date);
  const known = same ? before : NO_EVENT;
  const named = city || (isDistrict(state, district) ? district : "");
  const elsewhere = named !== "" && named !== (known.city || known.district);
  return {
    occasion: OCCASIONS.find((one) => one === occasion) ?? known.occasion,
    date: date || known.date,
    state: state || (elsewhere ? "" : known.state),
    district: isDistrict(state, district) ? district : elsewhere ? "" : known.district,
    city: cutUnits(named || known.city, TEXT_LENGTHS.shortText),
    guests: (guests && guestsIn(String(sent[guests.name] ?? ""))) ?? known.guests,
    asked: known.asked,
  };
}

/** What this browser keeps now. */
export const yourEvent = (): YourEvent | null => eventIn(readText());
