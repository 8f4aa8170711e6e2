/** Who fits what an event still lacks, and what is often booked with what it has. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { districtIn } from "../../domain/places/place-in.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { aroundDistrict, othersLike, together } from "../recommending/recommend-service.server.ts";
import { shownRecommendation, type ShownRecommendation } from "../recommending/recommend-shapes.ts";
import { categories, categoryOf } from "../registry.ts";
import type { EventBoard } from "./event-model.ts";
import { eventSeen } from "./event-service.server.ts";

/** So many needs of a board get any. */
const MOST_NEEDS = 8;

export type EventRecommended = {
  /** By category and day of the board. */
  needs: (ShownRecommendation & { category: string; day: string | null })[];
  together: ShownRecommendation;
};

/** For the needs of a board for which nobody is booked. */
export async function recommendedFor(
  deps: Deps,
  { event, board }: Pick<EventBoard, "event" | "board">,
): Promise<EventRecommended> {
  const today = todayIST(deps.now());
  const around = await aroundDistrict(districtIn(event.place));
  const open = board.rows
    .filter(({ booked, day, category }) => booked.length === 0 && (day ?? today) >= today && isKnown(category))
    .slice(0, MOST_NEEDS);
  const booked = board.rows.flatMap((row) => row.booked);
  const [pairs, ...needs] = await Promise.all([
    together(
      deps,
      booked.map(({ listing }) => listing),
      booked.map(({ category }) => category),
    ),
    ...open.map(async ({ category, day, open: asked, over, picks }) => {
      const when = day === null ? undefined : { from: day, until: day, slot: "" as const, only: false };
      const wanted = { around, when, guests: event.guests, hours: null, pin: "", price: null };
      const without = [...asked, ...over, ...picks].map(({ listing }) => listing);
      const found = await othersLike(deps, categoryOf(category), { ...wanted, without });
      return { category, day, ...shownRecommendation(found) };
    }),
  ]);
  return { needs: needs.filter(({ listings }) => listings.length > 0), together: shownRecommendation(pairs) };
}

const isKnown = (category: string): boolean => categories.some(({ key }) => key === category);

/** The same for the call. @throws 404 for everybody but the event's owner */
export async function eventRecommended(deps: Deps, actor: Actor, id: string): Promise<EventRecommended> {
  return recommendedFor(deps, await eventSeen(deps, actor, id));
}
