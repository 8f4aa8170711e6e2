/** What an address of the search asks. On the server alone: the names of all places are behind it. */
import { todayIST } from "../../domain/dates.ts";
import { canonicalState } from "../../domain/places/places.ts";
import { cleanText } from "../../domain/text.ts";
import { kmIn } from "../listings/near.server.ts";
import { countedFilters } from "../listings/search-description.ts";
import { whenIn } from "../listings/when.ts";
import { isAhead } from "../listings/when-words.ts";
import { SEARCH_TEXT, type NARROWED_BY, type SearchQuestion } from "./search-model.ts";

/** No name of a place comes near. */
const PLACE_TEXT = 100;

/** What narrows it besides, as far as it is one of the choices. */
function narrowingIn(params: URLSearchParams): Pick<SearchQuestion, (typeof NARROWED_BY)[number]> {
  return Object.fromEntries(
    countedFilters(null).flatMap(({ name, values }) => {
      const asked = params.get(name) ?? "";
      return values.includes(asked) ? [[name, asked]] : [];
    }),
  );
}

/** The question in an address. What is no state of India, no category of ours, or a day that is over, is not asked. */
export function questionIn(
  params: URLSearchParams,
  categories: readonly string[],
  today: string = todayIST(),
): SearchQuestion {
  const when = whenIn((name) => params.get(name));
  const category = params.get("category") ?? "";
  const near = cleanText((params.get("near") ?? "").slice(0, PLACE_TEXT)).trim();
  const radius = near ? (params.get("radius") ?? "") : "";
  return {
    q: cleanText((params.get("q") ?? "").slice(0, SEARCH_TEXT)),
    state: canonicalState(params.get("state") ?? "") ?? "",
    category: categories.includes(category) ? category : "",
    ...(when && isAhead(when, today) ? { when } : {}),
    ...(near ? { near } : {}),
    ...narrowingIn(params),
    ...(params.get("sort") === "rating" ? { sort: "rating" as const } : {}),
    ...(/^\d{1,3}$/.test(radius) && kmIn(radius) === Number(radius) ? { radius } : {}),
  };
}
