import { readBy } from "../../domain/contact-detector.ts";
import { daysBetween } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { placeSaid, placeTextSaid } from "../../domain/places/place-said.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import { say } from "../../domain/words/say.ts";
import { categoryOf } from "../registry.ts";
import { neededBy } from "./area-call.ts";
import { countWords } from "./count-words.ts";
import type { AnswerWithListing } from "./area-store.server.ts";
import { kindOf } from "./enquiry-kinds.ts";
import { mayReach, movesFor, type Party } from "./enquiry-access.ts";
import type { EnquiryEventRow } from "./enquiry-event-store.server.ts";
import { enquiryPhotoPath, photoOfDetails } from "./enquiry-photo.server.ts";
import type { EnquiryWithListing } from "./enquiry-store.server.ts";
import { acceptedBefore, firstQuote, type EnquiryView, type Reach, type TimelineLine } from "./enquiry-view.ts";
import { factsOf, kindLabel, placeOf } from "./enquiry-words.ts";
import { lastDayOf, severalDaysOf } from "./last-day.ts";
import { volunteersWanted } from "./confirmed-events.ts";
import { imageInfo } from "../listings/listing-media.server.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import type { BookingGlance, BookingStory } from "./request-bookings.server.ts";
import { otherSide } from "./parts/next-words.ts";

/** Who looks: at which list, from which sides (a guest from the sender's), and whether they are an admin. */
export type Viewer = { side: "sent" | "received"; parties: readonly Party[]; isAdmin: boolean; today: string };

/** Whether there is somebody to reach, and whether it is time. */
function reachOf(row: EnquiryWithListing, side: Party, isAdmin: boolean): Reach {
  const there = side === "sender" ? row.recipientId !== null || !!row.listing?.phone : row.phone !== "";
  if (!there || isAdmin) return "never";
  if (mayReach(side, row)) return "now";
  return row.status === "pending" ? "later" : "never";
}

function timelineOf(
  row: EnquiryWithListing,
  side: Party,
  events: readonly EnquiryEventRow[],
  steps: readonly TimelineLine[],
): TimelineLine[] {
  const by = (one: Party) => (one === side ? "you" : "them");
  const [first] = steps;
  const since = first?.at;
  // From its first quote on, or from when it was accepted without one, what is said of its steps is what its booking says.
  const own = events
    .map((event): TimelineLine => ({ what: event.what, by: by(event.side), at: event.at.toISOString() }))
    .filter(
      ({ what, at }) =>
        since === undefined || what === "opened" || (what !== "quoted" && what !== first?.what && at < since),
    );
  return [
    { what: "sent", by: by("sender"), at: row.createdAt.toISOString() },
    ...[...own, ...steps].toSorted((a, b) => a.at.localeCompare(b.at)),
  ];
}

/** Of what takes place at the listing itself: where that is. */
function placeOfVenue({ listing }: EnquiryWithListing): string | null {
  if (!listing || categoryOf(listing.category).calendar.mode !== "halls") return null;
  const { state, district, city } = placeShown(listing);
  return placeWords(city, district, state) || null;
}

function aboutListing({ category: key, slug, title, status, photo }: NonNullable<EnquiryWithListing["listing"]>) {
  const { profilePath, searchPath, plural, thing = false } = categoryOf(key);
  return {
    title,
    path: status === "approved" ? profilePath(slug) : null,
    picture: photo && imageInfo(photo, title),
    others: { label: say(plural), path: searchPath },
    thing,
  };
}

/** What the sender wrote into this field, in words; null for nothing. */
function told({ kind, details }: EnquiryWithListing, field: string): string | null {
  const value = details[field];
  return (
    factsOf(
      { kind, details: { [field]: value }, eventType: null, eventDate: null, state: null, district: null, city: null },
      { longTexts: true },
    )[0]?.value ?? null
  );
}

/** An amount typed as digits alone is one of rupees. */
const moneyOf = (told: string | null) =>
  told !== null && /^\d{1,9}$/.test(told) ? formatRupees(Number(told) * 100) : told;

const guestsWords = (n: string) =>
  n === "1" ? say("1 guest") : say("{n} guests", { n: /^\d{1,9}$/.test(n) ? Number(n).toLocaleString("en-IN") : n });

/** '300 guests', 'The bride and twenty guests', '25 volunteers', '250 pieces'. */
function peopleOf(row: EnquiryWithListing): string | null {
  const guests = told(row, "guests");
  if (guests) return /^[\d,\s–-]+$/.test(guests) ? guestsWords(guests.trim()) : guests;
  const wanted = row.details["volunteerRequirements"];
  const volunteers = typeof wanted === "string" ? volunteersWanted(wanted) : "";
  if (/^\d/.test(volunteers)) return volunteers === "1" ? say("1 volunteer") : say("{n} volunteers", { n: volunteers });
  const people = told(row, "people");
  if (people) return countWords("people", people);
  const pieces = told(row, "pieces");
  return pieces && countWords("pieces", pieces);
}

/** '2 days', '5 hours', '1 day, 5 hours'; null for a day of which nothing more is said. */
function lastsOf(row: EnquiryWithListing): string | null {
  const hours = told(row, "hours");
  const days = told(row, "days");
  if (!hours && (!days || days === "1")) return null;
  return [days && countWords("days", days), hours && countWords("hours", hours)].filter(Boolean).join(", ");
}

/** Where it is, as its page shows it. */
const placeShown = ({ state, district, city }: Pick<EnquiryWithListing, "state" | "district" | "city">) => ({
  state: state && placeSaid(state),
  district: state && district ? placeSaid(state, district) : district,
  city: city && (state ? placeSaid(state, city) : placeTextSaid(city)),
});

function freeFor(row: EnquiryWithListing, answers: readonly AnswerWithListing[]): EnquiryView["free"] {
  return {
    needed: neededBy(row),
    taken: answers.reduce((sum, { taken, people }) => sum + (taken ? people : 0), 0),
    people: answers.map(
      ({ listingId, category, slug, title, photo, rating, ratingCount, people, taken, booked, anyway, ...place }) => ({
        listing: listingId,
        title,
        path: categoryOf(category).profilePath(slug),
        picture: photo && imageInfo(photo, title),
        place: placeOf(placeShown(place)),
        rating,
        ratingCount,
        people,
        taken,
        booked,
        anyway,
      }),
    ),
  };
}

/** Whether the one asked may answer this request with a quote. */
export const mayBeQuoted = (
  {
    status,
    listing,
    recipientId,
    eventDate,
  }: Pick<EnquiryWithListing, "status" | "listing" | "recipientId" | "eventDate">,
  today: string,
): boolean =>
  status === "pending" && listing !== null && recipientId !== null && (eventDate === null || eventDate >= today);

/** The way to what was quoted; for the one asked, to the first quote. */
function bookingOf(
  row: EnquiryWithListing,
  { side, isAdmin, today }: Viewer,
  glance: (BookingGlance & BookingStory) | undefined,
): EnquiryView["booking"] {
  if (isAdmin) return null;
  if (glance) {
    const { story: _story, ...shown } = glance;
    return { path: bookingPath(row.number), ...shown };
  }
  if (row.listing && row.recipientId && ["accepted", "confirmed", "completed"].includes(row.status))
    return acceptedBefore(row.number, row.status);
  return side === "received" && mayBeQuoted(row, today) ? firstQuote(row.number) : null;
}

/**
 * @param events what happened to it, oldest first
 * @param answers who is free for it
 * @param glance what is to be said of its booking
 * @param place where the sender's event is to which it belongs
 */
export function presentEnquiry(
  row: EnquiryWithListing,
  viewer: Viewer,
  events: readonly EnquiryEventRow[] = [],
  answers: readonly AnswerWithListing[] = [],
  glance?: BookingGlance & BookingStory,
  place?: string,
): EnquiryView {
  const { side, parties, isAdmin, today } = viewer;
  const { listing } = row;
  // What the sender wrote leads around the site no more than their number does, and from the same moment on.
  const covers = side === "received" && !isAdmin && !mayReach("recipient", row);
  const read = readBy(!covers);
  const shown = <Text extends string | null>(text: Text) => (text && read(text)) as Text;
  const placed = placeShown(row);
  const named = { ...placed, district: shown(placed.district), city: shown(placed.city) };
  const contact =
    side === "received"
      ? { name: shown(row.name), phone: isAdmin ? row.phone : null, email: isAdmin ? row.email : null }
      : null;
  const about = listing && aboutListing(listing);
  const steps = glance?.story(otherSide({ contact, listing: about })) ?? [];
  const unnamed = side === "sent" && placeWords(named.city, named.district, named.state) === "";
  return {
    number: row.number,
    kind: row.kind,
    label: kindLabel(row.kind),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    eventType: shown(row.eventType),
    eventDate: row.eventDate,
    lastDay: severalDaysOf(row) === null ? null : lastDayOf(row),
    ...named,
    where: unnamed ? place || placeOfVenue(row) : null,
    facts: factsOf({ ...row, ...named }, { longTexts: true }).map(({ label, value }) => ({
      label,
      value: shown(value),
    })),
    contact,
    reach: reachOf(row, side === "sent" ? "sender" : "recipient", isAdmin),
    timeline: timelineOf(row, side === "sent" ? "sender" : "recipient", events, steps),
    listing: about,
    inDays: row.eventDate === null ? null : daysBetween(today, row.eventDate),
    money: shown(moneyOf(told(row, "budget"))),
    people: shown(peopleOf(row)),
    lasts: shown(lastsOf(row)),
    free: side === "sent" && kindOf(row.kind)?.to.rule === "area" ? freeFor(row, answers) : null,
    photo: isAdmin && photoOfDetails(row.details) ? enquiryPhotoPath(row.number) : null,
    moves: movesFor(parties, row, today),
    booking: bookingOf(row, viewer, glance),
  };
}
