/** What the page shows on which several are asked at once. */
import { cutUnits } from "../../domain/graphemes.ts";
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { districtIn } from "../../domain/places/place-in.ts";
import { placeSaid, placesSaid } from "../../domain/places/place-said.ts";
import { districtsOf, states } from "../../domain/places/places-data.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { publicDaysAtOnce } from "../calendar/calendar-facts.server.ts";
import type { DayState } from "../calendar/calendar-model.ts";
import { askableOf } from "../enquiries/askable.ts";
import { knownOf } from "../enquiries/me.server.ts";
import { knownValues } from "../enquiries/me.ts";
import { cardView, type CardRow } from "../listings/card-view.ts";
import { broughtValues } from "../enquiries/brought-brief.ts";
import { lastDayOf } from "../enquiries/last-day.ts";
import { ONE_DAY } from "../enquiries/listing-enquiry.ts";
import { briefOf } from "../listings/brief-along.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";
import { cardsOf } from "../listings/listing-cards.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import type { CardView } from "../listings/search-view.ts";
import { briefParts, missingOf, type BriefPart } from "../listings/your-event/brief.ts";
import { guestsIn } from "../listings/your-event/your-event.ts";
import { countsDays } from "../prices/price-model.ts";
import { categories } from "../registry.ts";
import type { Candidate } from "./ask-model.ts";
import type { EventView } from "./event-model.ts";
import { eventSeen } from "./event-service.server.ts";

/** So many of a search stand beside those of the list. */
const SHOWN = 12;

export type AskPageData = {
  event: EventView;
  category: { key: string; label: string; path: string; profiles: string };
  /** The day that is asked for; null where every day of the event is over. */
  day: string | null;
  q: string;
  place: { state: string; district: string } | null;
  /** Its district as the page says it. */
  around: string;
  /** States, and its districts, as the page says them; absent where they are shown as they are. */
  names: Readonly<Record<string, string>> | undefined;
  candidates: Candidate[];
  /** Titles of those who were asked for this day already. */
  asked: string[];
  /** What the address says of the event besides, for the ways to other days and others. */
  brief: [name: string, value: string][];
  form: {
    /** Parts of the brief that this category's form has room for, and those that it requires. */
    has: BriefPart[];
    required: BriefPart[];
    extra: EnquiryField[];
    /** What stands in these at first, by their names, and how many guests where the event says nothing. */
    values: Readonly<Record<string, string>>;
    guests: number | null;
    slots: { value: string; label: string }[];
    callNow: boolean;
  };
};

/** Null where the address names no category. @throws 404 for everybody but the event's owner */
export async function askPage(deps: Deps, actor: Actor, id: string, url: URL): Promise<AskPageData | null> {
  const { event, board } = await eventSeen(deps, actor, id);
  const category = categories.find(({ key }) => key === url.searchParams.get("category"));
  const form = category && askableOf(category);
  if (!category || !form) return null;
  const today = todayIST(deps.now());
  const days = [...new Set(event.parts.map((part) => part.day))].filter((day) => day >= today).toSorted();
  // Asked for the day of the celebration itself, unless the address says another.
  const main = event.parts.find(({ name }) => name.trim().toLowerCase() === event.occasion.toLowerCase())?.day;
  const wanted = [url.searchParams.get("day"), main];
  const day = wanted.flatMap((one) => days.find((known) => known === one) ?? [])[0] ?? days[0] ?? null;
  const q = cutUnits((url.searchParams.get("q") ?? "").trim(), 100);
  const place = districtIn(event.place);
  const rows = board.rows.filter((row) => row.category === category.key);
  const there = rows.filter((row) => row.day === day).flatMap((row) => [...row.booked, ...row.open]);
  const taken = new Set(there.map(({ listing }) => listing));
  const picks = rows.flatMap((row) => row.picks);
  const [picked, found, me] = await Promise.all([
    cardsOf(
      deps,
      picks.map(({ listing }) => listing),
      { state: place?.state ?? "" },
    ),
    cardsNear(deps, category, place, q),
    knownOf({ deps, actor }),
  ]);
  const others = found.filter((card) => !picked.has(card.id));
  const cards = [...picks.flatMap(({ listing }) => picked.get(listing) ?? []), ...others.slice(0, SHOWN)];
  const known = knownValues(
    form.fields.filter(({ fills }) => fills === "name" || fills === "phone" || fills === "email"),
    me,
  );
  const { parts, extra } = missingOf(form.fields, known);
  const slots = form.fields.find(({ name }) => name === "slot")?.options ?? [];
  const brief = briefOf(url.searchParams);
  // A place is often typed with its PIN code, which the way there is reckoned from.
  const pin = /(?<!\d)[1-9]\d{5}(?!\d)/.exec(event.place)?.[0] ?? "";
  const priced = form.fields.filter(isBesides);
  // Dates of a search that are not asked for say nothing of this day.
  const dates = url.searchParams.get("date") === day ? [] : ["date", "until"];
  const said = brief.filter(([name]) => !dates.includes(name));
  const fromAddress = broughtValues(priced, new URLSearchParams([...said, ["pin", pin]]), today);
  // How many days is asked where prices count them, or where the address says so.
  const besides = priced.filter(({ name }) => name !== "days" || fromAddress["days"] || countsDays(category));
  const brought = { ...(besides.some(({ name }) => name === "days") ? ONE_DAY : {}), ...fromAddress };
  return {
    event,
    category: {
      key: category.key,
      label: say(category.plural),
      path: category.searchPath,
      profiles: category.profilePath(""),
    },
    day,
    q,
    place,
    around: place ? placeSaid(place.state, place.district) : "",
    names: parts.includes("state")
      ? placesSaid(states(), place?.state ?? "", place ? districtsOf(place.state) : [])
      : undefined,
    candidates: await Promise.all(
      cards
        .filter((card) => !taken.has(card.id))
        .map(async ({ id: card, path, title, photo, sign, place: where, price, proof, rating, ratingCount }) => ({
          id: card,
          path,
          title,
          photo,
          sign,
          place: where,
          price,
          proof,
          rating,
          ratingCount,
          picked: picked.has(card),
          state: day === null ? null : await stateOn(deps, card, day, brought),
        })),
    ),
    asked: there.map(({ title }) => title),
    brief,
    form: {
      has: [...briefParts(form.fields).values()],
      required: parts,
      extra: [...extra, ...besides.filter((field) => !extra.includes(field))].map(saidField),
      values: brought,
      guests: event.guests ?? guestsIn(url.searchParams.get("guests") ?? ""),
      slots: slots.map(saidOption),
      callNow: form.fields.some(({ name }) => name === "callNow"),
    },
  };
}

/** What the price goes by: how many, until when, for how many hours and where. */
const isBesides = ({ until, count, brought, many }: EnquiryField): boolean =>
  until !== undefined || count !== undefined || brought === true || many === true;

type Option = NonNullable<EnquiryField["options"]>[number];
const saidOption = (option: Option): { value: string; label: string } => {
  const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
  return { value, label: say(label) };
};
/** As the page shows it. */
const saidField = (field: EnquiryField): EnquiryField => ({
  ...field,
  label: say(field.label),
  ...(field.hint ? { hint: say(field.hint) } : {}),
  ...(field.placeholder ? { placeholder: say(field.placeholder) } : {}),
  ...(field.options ? { options: field.options.map(saidOption) } : {}),
});

/** @param details what the form would say besides the day: for how many of them, or until when */
const stateOn = async (
  deps: Deps,
  listing: string,
  day: string,
  details: Record<string, string>,
): Promise<DayState | null> =>
  (await publicDaysAtOnce(deps, listing, day, lastDayOf({ eventDate: day, details }) ?? day))?.state ?? null;

/** The best of the district, of the state where those are few, else of all. */
async function cardsNear(
  deps: Deps,
  category: (typeof categories)[number],
  place: AskPageData["place"],
  q: string,
): Promise<CardView[]> {
  const found = new Map<string, CardView>();
  const places = place ? [{ state: place.state, districts: [place.district] }, { state: place.state }] : [{}];
  for (const near of places) {
    const { rows } = await searchListings<CardRow>(deps, category.key, { ...near, q, limit: SHOWN });
    for (const row of rows) {
      const card = cardView(category, row, { state: place?.state ?? "", districts: place ? [place.district] : [] });
      if (!found.has(card.id)) found.set(card.id, card);
    }
    if (found.size >= SHOWN / 2) break;
  }
  return [...found.values()];
}
