/** 'Your event' as a list shows it: its place and its day, read without the schema and the places of the forms. */
import { isIsoDay, todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import type { PlaceName } from "../../../ui/use-place-names.ts";
import { dayInMonth } from "../when.ts";
import type { YourEvent } from "./your-event.ts";

/** What a search asks of an event. */
export type EventGlance = Pick<YourEvent, "date" | "state" | "district" | "city" | "guests">;

/** What is kept, as far as a search asks for it; null where there is nothing, nothing that can be read, or an event that is over. */
export function glanceAt(text: string | null, today: string = todayIST()): EventGlance | null {
  if (!text) return null;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof kept !== "object" || kept === null) return null;
  const said = kept as Record<string, unknown>;
  const [date, state, district, city] = ["date", "state", "district", "city"].map((name) => said[name]);
  const { guests } = said;
  if (typeof date !== "string" || typeof state !== "string" || typeof district !== "string" || typeof city !== "string")
    return null;
  if (date !== "" && (!isIsoDay(date) || date < today)) return null;
  return { date, state, district, city, guests: Number.isInteger(guests) ? (guests as number) : null };
}

/** The place that is searched near: the smallest that is known. */
export const placeOf = ({ state, district, city }: Pick<EventGlance, "state" | "district" | "city">): string =>
  district || city || state;

/** 'Indore' and '18 Dec', as far as they are known; how many guests where neither is. */
export function glanceWords(event: EventGlance, named: PlaceName): { place: string; day: string } {
  const { date, state, guests } = event;
  const at = placeOf(event);
  const place = at && named(state, at === state ? undefined : at);
  if (place || date || guests === null) return { place, day: date && dayInMonth(date) };
  return { place: "", day: say("{n, plural, one {# guest} other {# guests}}", { n: guests }) };
}
