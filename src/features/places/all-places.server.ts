/** The page of all India: every state, and how much of which category is listed there. */
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import { states } from "../../domain/places/places.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { categories } from "../registry.ts";
import { statesOnMap } from "./india-map.server.ts";
import { nameOf, placePath, PLACES_PATH } from "./place-address.server.ts";
import { placeCounts } from "./place-counts.server.ts";
import type { AllPlacesView } from "./place-view.ts";

/** The loader of the page of all India. */
export async function allPlaces(args: Parameters<typeof pageContext>[0]): Promise<AllPlacesView> {
  const { deps } = pageContext(args);
  for (const { key } of categories) dependsOn(`listings:${key}`);
  const counts = await placeCounts(deps);
  const found = states().map((state) => {
    const place = { state, district: "" };
    const trades = categories.flatMap((category) => {
      const n = counts.of(place, category.key);
      return n > 0 ? [`${nameOf(category)} ${n.toLocaleString("en-IN")}`] : [];
    });
    return {
      state,
      name: placeSaid(state),
      to: counts.hasPage(place) ? placePath(place) : "",
      listings: counts.total(place),
      trades: trades.join(" · ") || say("Nothing is listed here yet."),
    };
  });
  const open = found.filter(({ to }) => to !== "").length;
  return {
    title: say("Everywhere in India"),
    lead: say(
      "{n, plural, one {Choose a state: # state or union territory has a page of what is listed there.} other {Choose a state: # states and union territories have pages of what is listed there.}}",
      { n: open },
    ),
    crumbs: [{ label: say("India") }],
    path: PLACES_PATH,
    states: found.map(({ state: _state, ...one }) => one),
    map: statesOnMap((name) => found.find(({ state }) => state === name)?.to ?? ""),
  };
}
