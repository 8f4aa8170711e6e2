import type { EnquiryField } from "../enquiry-description.ts";
import { eventOf, keepEvent, yourEvent, type YourEvent } from "./your-event.ts";

/** The district that a typed town is called like. */
async function placed(event: YourEvent): Promise<YourEvent> {
  if (event.district || !event.city) return event;
  const { findPlaces } = await import("../../../domain/places/places-search.ts");
  const found = findPlaces(event.city, 3).find(
    ({ state, district }) =>
      district?.toLowerCase() === event.city.toLowerCase() && (event.state === "" || event.state === state),
  );
  return found?.district ? { ...event, state: found.state, district: found.district } : event;
}

/**
 * What a form that has just been sent says of the event is kept in this browser, so that nobody is asked twice.
 * `category` was asked for it.
 */
export async function rememberEvent(
  fields: readonly EnquiryField[],
  sent: Readonly<Record<string, unknown>>,
  category: string,
): Promise<void> {
  const event = eventOf(fields, sent, yourEvent());
  const asked = category === "" || event.asked.includes(category) ? event.asked : [...event.asked, category];
  const now = { ...event, asked };
  keepEvent(now);
  // Offline the list of places may not be there: the town stands as it was typed.
  const better = await placed(now).catch(() => now);
  if (better !== now) keepEvent(better);
}
