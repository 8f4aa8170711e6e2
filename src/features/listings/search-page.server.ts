import { redirect } from "react-router";
import { AppError } from "../../domain/errors.ts";
import { aliasesOf, districtsOf, states } from "../../domain/places/places.ts";
import { todayIST } from "../../domain/dates.ts";
import { pinIn } from "../../domain/pin.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { circleWords, kmIn, nearIn, unknownWords, withDistances, type Near } from "./near.server.ts";
import { takenAlong } from "./brief-along.ts";
import { dayHintOf } from "./day-hint.server.ts";
import { withDays } from "./card-days.server.ts";
import { cardView, type CardRow } from "./card-view.ts";
import { priceOf, type Category } from "./category.ts";
import type { PriceAsked } from "./card-prices.server.ts";
import { showCards } from "./listing-shown.server.ts";
import { searchListings, type ListingQuery } from "./listing-search.server.ts";
import { withNewcomers } from "./newcomers-in-lists.server.ts";
import { searchBySum, type BySum } from "./search-by-sum.server.ts";
import { listFacets, queryOf, settled } from "./list-question.server.ts";
import { listingFiltersIn, listingSearchHref, WITH_COUNTS } from "./search-address.ts";
import type { ListingFilters } from "./search-address.ts";
import type { Point } from "../../domain/places/centres.ts";
import { placesSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReadPart } from "./understanding/parts.ts";
import { saidLabel } from "./understanding/said-label.ts";
import { mark } from "./understanding/terms.ts";
import { understand } from "./understanding/understand.server.ts";
import { priceBrief, searchPageWords } from "./search-description.ts";
import type { CardView, SearchPageData } from "./search-view.ts";
import { unheardDate } from "./unheard-date.ts";
import { unheardNumbers } from "./unheard-numbers.server.ts";
import { FEW, whatToDrop } from "./ways-out.server.ts";
import { datedAddress } from "./understanding/dated-question.ts";

/**
 * What was typed into the box for words stands where it belongs: a place in the choice of places, a kind and a number in
 * their fields, as far as nothing else is chosen there. null where there is nothing to fill in.
 */
async function filledIn(deps: Deps, category: Category, filters: ListingFilters): Promise<ListingFilters | null> {
  if (filters.q === "") return null;
  const asked = await understand(deps.db, filters.q, {
    category: category.key,
    within: { terms: [{ any: [[mark.category(category.key)]] }] },
  });
  if (!asked) return null;
  const taken: ReadPart[] = [];
  const filled = { ...filters, extra: { ...filters.extra } };
  for (const part of asked.parts) {
    const [place, another] = part.places ?? [];
    const [value, second] = part.facet?.values ?? [];
    const name = part.facet?.name ?? part.number?.name ?? "";
    if (part.what === "place" && place && !another && filters.state === "" && filled.state === "")
      Object.assign(filled, { state: place.state, districts: place.district ? [place.district] : [] });
    else if (part.what === "kind" && value && !second && filters.extra[name] === "") filled.extra[name] = value;
    else if (part.number && filters.extra[name] === "") filled.extra[name] = String(part.number.value);
    else if (part.what !== "category" || part.spans.length === 0) continue;
    taken.push(part);
  }
  return taken.some(({ what }) => what !== "category") ? { ...filled, q: asked.without(taken) } : null;
}

/** So many pages of places around the one that is asked for. */
const MOST_PLACES = 6;

/** The loader of a category's search page. @throws a redirect where words of the search are filters of their own */
export async function searchPage(
  args: { context: Parameters<typeof pageContext>[0]["context"]; request: Request },
  category: Category,
): Promise<SearchPageData> {
  const { deps, actor, visitor } = pageContext(args);
  const { search = {} } = category;
  const params = new URL(args.request.url).searchParams;
  const asks = searchPageWords(category);
  const today = todayIST(deps.now());
  const dated = datedAddress(params, today, deps.feastDay);
  if (dated) throw redirect(`${category.searchPath}?${dated}`);
  const filters = settled(
    listingFiltersIn(
      params,
      asks.extra.map(({ name }) => name),
    ),
    today,
  );
  const cursor = params.get("cursor") || undefined;
  const priced = priceOf(category) !== undefined;
  if ((filters.sort === "price" || filters.sort === "allIn") && !priced) filters.sort = "best";
  const near = await nearIn(filters.extra["near"] ?? "");
  if (!near?.known && filters.sort === "near") filters.sort = "best";
  if (!near) filters.extra = { ...filters.extra, radius: "" };
  const filled = cursor ? null : await filledIn(deps, category, filters);
  if (filled) throw redirect(listingSearchHref(category.searchPath, filled));
  const { state, extra, when } = filters;
  const words = { ...asks, places: placesSaid(states(), state, districtsOf(state)) };
  const point = near?.known ? near.point : undefined;
  const brief = priceBrief(filters);
  const told = brief.told || point !== undefined;
  const { bySum, ...found } = await lookFor(deps, category, filters, { point, cursor });
  const { total, capped, next, leftOut } = found;
  const { guests, hours, pin } = brief.asked;
  const cards = takenAlong(found.cards, { when, guests, hours, pin }, extra["near"]);
  showCards(
    deps,
    cards.map(({ id }) => id),
    { actor, visitor, request: args.request },
  );
  return {
    category: category.key,
    words,
    named: say((search.titleBy && extra[search.titleBy]) || (search.called ?? words.title)),
    filters,
    cards: await withDistances(
      deps,
      await withDays(
        deps,
        bySum || !priced || !told ? cards : await withPrices(deps, cards, askedAt(brief.asked, point, extra["near"])),
        when,
      ),
      point,
    ),
    today,
    total,
    capped,
    next,
    priced,
    leftOut: leftOut.map(saidLabel),
    unheard: [unheardDate(params, today), ...(await unheardNumbers(extra, asks.extra))].filter(Boolean).join(" "),
    dayHint: await dayHintOf(deps, when, filters),
    near: near && nearSaid(category.searchPath, filters, near),
    counts: params.has(WITH_COUNTS) ? await listFacets(deps, category, filters, point) : null,
    without:
      total <= FEW && !cursor
        ? await whatToDrop(filters, words, { found: total, point }, (wider, at) =>
            lookFor(deps, category, wider, { point: at }),
          )
        : [],
    later: cursor !== undefined,
    placePages: await deps.placePages(
      deps,
      category,
      { state, district: filters.districts.length === 1 ? filters.districts[0]! : "" },
      MOST_PLACES,
    ),
    states: states(),
    districts: districtsOf(state).map((name) => ({
      name,
      label: words.places?.[name],
      aliases: aliasesOf(state, name),
    })),
    description: search.description ? say(search.description) : words.lead,
  };
}

/** Of the place that was typed: how it was understood, and which others may be meant. */
function nearSaid(path: string, filters: ListingFilters, near: Near): SearchPageData["near"] {
  const { near: typed = "", radius = "" } = filters.extra;
  const others = near.others.map(({ label, near: other }) => ({
    label,
    to: listingSearchHref(path, { ...filters, extra: { ...filters.extra, near: other } }),
  }));
  if (!near.known) return { words: unknownWords(typed, others.length > 0), others };
  // Of a PIN code in several districts each is a choice of its own, around the same place.
  const chosen = filters.districts.length === 1 ? filters.districts[0] : "";
  const { districts = [] } = near;
  const isChosen = districts.some(({ state, district }) => state === filters.state && district === chosen);
  const within = isChosen
    ? []
    : districts.map(({ label, state, district }) => ({
        label,
        to: listingSearchHref(path, { ...filters, state, districts: [district] }),
      }));
  return {
    words: circleWords(isChosen ? { ...near, districts: [] } : near, kmIn(radius)),
    others: [...others, ...within],
  };
}

/** For the place that is searched around, unless a PIN code is said for the price. One that is a PIN code goes along to the request. */
export const askedAt = (asked: PriceAsked, point: Point | undefined, near = ""): PriceAsked =>
  asked.pin || !point ? asked : { ...asked, point, apart: pinIn(near) === "" };

/** What the filters of an address find: a page of it, in the order that is asked for. */
async function lookFor(
  deps: Deps,
  category: Category,
  filters: ListingFilters,
  { point, cursor }: { point: Point | undefined; cursor?: string | undefined },
): Promise<BySum & { bySum: boolean }> {
  const { asked, upto } = priceBrief(filters);
  const cheapest = filters.sort === "allIn";
  const query = queryOf(category, filters, point);
  const bySum = priceOf(category) !== undefined && (cheapest || upto !== null);
  const found = bySum
    ? await searchBySum(deps, category.key, query, {
        asked: askedAt(asked, point, filters.extra["near"]),
        upto,
        cheapest,
        cursor,
      })
    : await listed(deps, category, { ...query, cursor }, filters);
  return { ...found, bySum };
}

/** A page of the list in its own order. */
async function listed(deps: Deps, category: Category, query: ListingQuery, filters: ListingFilters): Promise<BySum> {
  const found = await withNewcomers(deps, category.key, query, async (page) => {
    const { rows, ...rest } = await searchListings<CardRow>(deps, category.key, page);
    return { ...rest, cards: rows.map((row) => cardView(category, row, filters)) };
  }).catch((problem: unknown) => {
    // A page that is no more, such as from an old link: begin anew rather than fail.
    if (query.cursor && problem instanceof AppError && problem.status === 400)
      throw redirect(listingSearchHref(category.searchPath, filters));
    throw problem;
  });
  return { leftOut: [], ...found };
}

/** The same cards with what each comes to. */
export async function withPrices(deps: Deps, cards: readonly CardView[], asked: PriceAsked): Promise<CardView[]> {
  const prices = await deps.cardPrices(
    deps,
    cards.map(({ id }) => id),
    asked,
  );
  return cards.map((card) => ({ ...card, allIn: prices.get(card.id) }));
}
