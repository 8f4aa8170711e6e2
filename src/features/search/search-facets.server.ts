/** What a search over everything can be narrowed by, with the address of each choice, and how many there are with it. */
import { todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { facetsOf, type CountsFacets, type Facet } from "../listings/listing-facets.server.ts";
import { kmIn, nearIn, type Circle } from "../listings/near.server.ts";
import { listingSearchHref } from "../listings/search-address.ts";
import { countedFilters, searchPageWords } from "../listings/search-description.ts";
import { FREE_WORDS } from "../listings/when-words.ts";
import { freeOf } from "../listings/when.ts";
import { mark, tsquery, type Term } from "../listings/understanding/terms.ts";
import { categories, categoryOf } from "../registry.ts";
import { NARROWED_BY, searchHref, type Narrowing, type SearchQuestion } from "./search-model.ts";
import { questionIn } from "./search-question.server.ts";
import { ANY_CATEGORY, narrowing, understoodWithin, withinOf } from "./search-service.server.ts";

/** What of those whose owner says nothing of the day: it belongs to the day. */
export const CALENDARS = "free";

const isOfAll = (name: string): name is (typeof NARROWED_BY)[number] =>
  (NARROWED_BY as readonly string[]).includes(name);

/** The filters with their choices: those of every category lead to this search, those of the chosen one to its list. */
export function narrowingsOf(question: SearchQuestion): Narrowing[] {
  const category = question.category ? categoryOf(question.category) : null;
  const { q, state, when, near = "", radius = "" } = question;
  const counted = new Set(countedFilters(category).map(({ name }) => name));
  const words = searchPageWords(category ?? categories[0]!);
  const asked = narrowing(question);
  const calendars: Narrowing[] = when
    ? [
        {
          name: CALENDARS,
          label: say("Calendars"),
          options: FREE_WORDS.map(({ value, label }) => {
            const chosen = freeOf(when) === value;
            const days = { ...when, only: !chosen && value === "only", unsaid: !chosen && value === "unsaid" };
            return { value, label: say(label), chosen, to: searchHref({ ...question, when: days }) };
          }),
        },
      ]
    : [];
  const others = words.extra.flatMap(({ name, label, options, suggest }) => {
    if (!counted.has(name) || (!category && !isOfAll(name))) return [];
    const choices = (options ?? suggest ?? []).map((one) =>
      typeof one === "string" ? { value: one, label: one } : one,
    );
    const toList = (value: string) =>
      listingSearchHref(words.path, {
        q,
        state,
        districts: [],
        city: "",
        sort: question.sort ?? "best",
        when,
        extra: { ...asked, near, radius: near ? radius : "", [name]: value },
      });
    const chosen = isOfAll(name) ? asked[name] : "";
    return [
      {
        name,
        label: say(label),
        options: choices.map(({ value, label: said }) => ({
          value,
          label: said,
          chosen: value === chosen,
          to: isOfAll(name) ? searchHref({ ...question, [name]: value === chosen ? "" : value }) : toList(value),
        })),
      },
    ];
  });
  return [...calendars, ...others];
}

/** How many a question would find with each choice. */
export async function searchFacets(
  deps: Deps,
  question: SearchQuestion,
  circle: Circle | undefined,
  count: CountsFacets = facetsOf,
): Promise<Facet[]> {
  const category = question.category ? categoryOf(question.category) : null;
  const within = withinOf(question.when, circle, todayIST(deps.now()));
  const here: Term[] = [
    ...(category ? [{ any: [[mark.category(category.key)]] }] : []),
    ...(question.state ? [{ any: [[mark.place({ state: question.state, district: "" })]] }] : []),
  ];
  const asked = await understoodWithin(deps, { ...question, circle }, within);
  if (asked?.counted.found.length === 0) return [];
  if (!asked && !question.when && !circle && !Object.values(narrowing(question)).some(Boolean)) return [];
  return count(deps, {
    category,
    chosen: narrowing(question),
    question: (terms) =>
      asked
        ? asked.query([...here, ...terms])
        : { ...within, query: tsquery([], [], [...(category ? [] : [ANY_CATEGORY]), ...here, ...terms]) },
  });
}

/** The same for the address of its page. */
export async function searchFacetsAt(deps: Deps, params: URLSearchParams, count?: CountsFacets): Promise<Facet[]> {
  const question = questionIn(
    params,
    categories.map(({ key }) => key),
    todayIST(deps.now()),
  );
  const near = await nearIn(question.near ?? "");
  return searchFacets(
    deps,
    question,
    near?.known ? { point: near.point, km: kmIn(question.radius ?? "") } : undefined,
    count,
  );
}
