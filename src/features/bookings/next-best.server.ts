/** Who else could do it: offered to whoever asked somebody and came to nothing. */
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { publicDays } from "../calendar/calendar-facts.server.ts";
import type { EnquiryWithListing } from "../enquiries/request-carry.server.ts";
import { cardView, type CardRow } from "../listings/card-view.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import type { CardView } from "../listings/search-view.ts";
import { categoryOf } from "../registry.ts";
import { askedThatDay } from "./booking-store.server.ts";

const OFFERED = 3;
/** So many of the best of a place are looked at. */
const LOOKED = 12;

/**
 * The next best three of the same category, free on that day: of the district, else of the state, in the order of its
 * list, without those whom the same person has asked for that day already. None for a day that is over.
 */
export async function nextBest(
  deps: Deps,
  { listingId, senderId, eventDate, state, district }: EnquiryWithListing,
  category: string,
): Promise<CardView[]> {
  if (eventDate !== null && eventDate < todayIST(deps.now())) return [];
  const asked = new Set([listingId, ...(senderId ? await askedThatDay(deps.db, senderId, eventDate) : [])]);
  const found: CardView[] = [];
  const places = [...(state && district ? [{ state, districts: [district] }] : []), ...(state ? [{ state }] : []), {}];
  for (const place of places) {
    const { rows } = await searchListings<CardRow>(deps, category, { ...place, limit: LOOKED });
    for (const row of rows) {
      const card = cardView(categoryOf(category), row, { state: state ?? "", districts: [] });
      if (asked.has(card.id)) continue;
      asked.add(card.id);
      if (eventDate !== null) {
        const day = (await publicDays(deps, card.id, eventDate, eventDate))?.days[0];
        if (!day?.room) continue;
      }
      found.push(card);
      if (found.length === OFFERED) return found;
    }
  }
  return found;
}
