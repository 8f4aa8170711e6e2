/** Who else could do it: offered to whoever asked somebody and came to nothing. */
import { todayIST } from "../../domain/dates.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { districtIn } from "../../domain/places/place-in.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { publicDaysAtOnce } from "../calendar/calendar-facts.server.ts";
import { lastDayOf } from "../enquiries/last-day.ts";
import type { EnquiryWithListing } from "../enquiries/request-carry.server.ts";
import { cardView, type CardRow } from "../listings/card-view.ts";
import type { Category } from "../listings/category.ts";
import { approvedById, attributeOf } from "../listings/listing-lookup.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import type { Facets } from "../listings/listing-search-text.ts";
import type { CardView } from "../listings/search-view.ts";
import { categoryOf } from "../registry.ts";
import { askedThatDay } from "./booking-store.server.ts";

const OFFERED = 3;
/** So many of the best of a place are looked at. */
const LOOKED = 12;

/** `where`: where they work, the widest of them; null where it was not known where the event is. */
export type NextBest = { cards: CardView[]; where: string | null };

/** Where it is: as the request says, else the district that its words name, else where whoever was asked works. */
async function placeFor(
  deps: Deps,
  { state, district, city, listingId }: EnquiryWithListing,
  category: string,
): Promise<{ state: string | null; district: string | null }> {
  if (state) return { state, district };
  const said = city ? districtIn(city) : null;
  const theirs = !said && listingId ? await approvedById(deps.db, [category], listingId) : null;
  return said ?? theirs ?? { state: null, district: null };
}

/** What another one has in common with whoever was asked, or it would not do. */
async function alikeIn(deps: Deps, { alike }: Category, listingId: string | null): Promise<Facets> {
  const value = alike && listingId ? await attributeOf(deps.db, listingId, alike) : null;
  return alike && value ? { [alike]: value } : {};
}

/**
 * The next best three of the same category, and of the same shelf of it, free on all of those days: of the district, else of the state, in the order of its
 * list, without those whom the same person has asked for that day already; of all where no place is known, and of no
 * other state. Null for a day that is over.
 */
export async function nextBest(deps: Deps, request: EnquiryWithListing, category: string): Promise<NextBest | null> {
  const { listingId, senderId, eventDate } = request;
  if (eventDate !== null && eventDate < todayIST(deps.now())) return null;
  const { state, district } = await placeFor(deps, request, category);
  const facets = await alikeIn(deps, categoryOf(category), listingId);
  const asked = new Set([listingId, ...(senderId ? await askedThatDay(deps.db, senderId, eventDate) : [])]);
  const cards: CardView[] = [];
  const places = [
    ...(state && district ? [{ where: placeSaid(state, district), near: { state, districts: [district] } }] : []),
    { where: state && placeSaid(state), near: state ? { state } : {} },
  ];
  for (const { where, near } of places) {
    const { rows } = await searchListings<CardRow>(deps, category, { ...near, facets, limit: LOOKED });
    for (const row of rows) {
      const card = cardView(categoryOf(category), row, { state: state ?? "", districts: [] });
      if (asked.has(card.id)) continue;
      asked.add(card.id);
      if (eventDate !== null) {
        const days = await publicDaysAtOnce(deps, card.id, eventDate, lastDayOf(request) ?? eventDate);
        if (!days?.room) continue;
      }
      cards.push(card);
      if (cards.length === OFFERED) return { cards, where };
    }
  }
  return { cards, where: state && placeSaid(state) };
}
