/** The pages of places: a state or a district, and a category in it. */
import { say } from "../../domain/words/say.ts";
import { data, redirect } from "react-router";
import { todayIST } from "../../domain/dates.ts";
import { nearDistricts } from "../../domain/places/near-districts.ts";
import { districtsOf } from "../../domain/places/places.ts";
import { placeSaid, placeWordsSaid } from "../../domain/places/place-said.ts";
import { withoutLanguage } from "../../domain/words/languages.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { cardView, type CardRow } from "../listings/card-view.ts";
import { priceFields, type Category } from "../listings/category.ts";
import { showCards } from "../listings/listing-shown.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import { listingSearchHref } from "../listings/search-address.ts";
import { searchPageWords } from "../listings/search-description.ts";
import type { When } from "../listings/when.ts";
import { categories } from "../registry.ts";
import { askedPlace, nameOf, placePath, PLACES_PATH, type Place } from "./place-address.server.ts";
import { bestOf } from "./place-best.server.ts";
import { stateMap } from "./india-map.server.ts";
import { placeCounts, type PlaceCounts } from "./place-counts.server.ts";
import { placeFacts, type PlaceFacts } from "./place-facts.server.ts";
import type { PlaceFact, PlaceLink, PlaceView, TradeView } from "./place-view.ts";
import { dayAndMonth, leadWords, many, middleWords, rangeWords, ratingWords } from "./place-words.ts";

const CARDS = 12;
const NEAR = 10;
/** By road: what is further is near nobody. */
const NEAR_KM = 400;

type Args = {
  context: Parameters<typeof pageContext>[0]["context"];
  request: Request;
  params: { state?: string; within?: string; district?: string; category?: string };
};

/** 'Indore'; the state by its own name. */
const nearest = ({ state, district }: Place): string => placeSaid(state, district || state);
const inFull = ({ state, district }: Place): string => placeWordsSaid(state, district, state);

/** The list of a category in a place, with its filters. */
const listOf = (category: Category, { state, district }: Place, when?: When): string =>
  listingSearchHref(category.searchPath, {
    q: "",
    state,
    districts: district ? [district] : [],
    city: "",
    sort: "best",
    extra: {},
    when,
  });

const note = (n: number): string => n.toLocaleString("en-IN");

/** Every category that a place has, each to its page there, or, where that would be thin, to its list. */
function tradesOf(counts: PlaceCounts, place: Place, but?: Category): PlaceLink[] {
  return categories.flatMap((category) => {
    const n = counts.of(place, category.key);
    if (n === 0 || category.key === but?.key) return [];
    const to = counts.hasPage(place, category.key) ? placePath(place, category) : listOf(category, place);
    return [{ label: nameOf(category), to, note: note(n) }];
  });
}

/** The places around a district, or in a state, that have a page: of the category where one is given. */
function nearOf(counts: PlaceCounts, place: Place, category?: Category): { title: string; links: PlaceLink[] } {
  const kept = (at: Place) => counts.hasPage(at, category?.key);
  const within = districtsOf(place.state)
    .map((district) => ({ state: place.state, district }))
    .filter((at) => at.district !== place.district && kept(at));
  const around = place.district === "" ? [] : nearDistricts(place, NEAR, kept, NEAR_KM);
  // Of a district with nothing around it, or whose centre nobody knows, those of its state are told.
  const found = around.length > 0 ? around : within;
  const what = category ? nameOf(category) : say("Places");
  return {
    title:
      around.length === 0
        ? say("{what} in {place}, by district", { what, place: placeSaid(place.state) })
        : say("{what} near {place}", { what, place: nearest(place) }),
    links: found.map((at) => ({
      label: at.state === place.state ? nearest(at) : inFull(at),
      to: placePath(at, category),
      note: note(category ? counts.of(at, category.key) : counts.total(at)),
    })),
  };
}

function crumbsOf({ state, district }: Place, category?: Category) {
  const way = [
    { label: say("India"), to: PLACES_PATH },
    { label: placeSaid(state), to: placePath({ state, district: "" }) },
    ...(district
      ? [
          {
            label:
              district === state
                ? say("{district} district", { district: placeSaid(state) })
                : placeSaid(state, district),
            to: placePath({ state, district }),
          },
        ]
      : []),
    ...(category ? [{ label: nameOf(category), to: placePath({ state, district }, category) }] : []),
  ];
  return way.map(({ label, to }, at) => (at === way.length - 1 ? { label } : { label, to }));
}

/** What stands beside the cards: each line is a figure of the statement in place-facts. */
function factsOf(category: Category, place: Place, facts: PlaceFacts): PlaceFact[] {
  const per = priceFields(category).price?.per;
  const middle = (at: PlaceFacts["prices"][number]) =>
    [rangeWords(at, per), middleWords(at)].filter(Boolean).join("; ");
  const booked = facts.kinds.some((kind) => kind.booked > 0);
  return [
    { label: say("Price"), lines: facts.prices.map((range) => ({ text: middle(range) })) },
    { label: say("Rating"), lines: facts.rating ? [{ text: ratingWords(facts.rating) }] : [] },
    {
      label: say("Free on a Saturday, of {told} whose calendar is kept", { told: note(facts.told) }),
      lines: (facts.told === 0 ? [] : facts.saturdays).map(({ day, free }) => ({
        text: `${dayAndMonth(day)}: ${note(free)}`,
        to: listOf(category, place, { from: day, until: day, slot: "", only: true }),
      })),
    },
    {
      label: booked ? say("Booked most") : say("Most of them"),
      lines: facts.kinds
        .filter((kind) => !booked || kind.booked > 0)
        .map((kind) => ({
          text: booked
            ? say("{kind}: {n, plural, one {booked # time} other {booked # times}}", {
                kind: say(kind.kind),
                n: kind.booked,
              })
            : `${say(kind.kind)}: ${note(kind.listings)}`,
        })),
    },
  ].filter(({ lines }) => lines.length > 0);
}

async function tradeView(deps: Deps, counts: PlaceCounts, category: Category, place: Place): Promise<TradeView> {
  const { state, district } = place;
  const [facts, { rows }] = await Promise.all([
    placeFacts(deps, { category, place, today: todayIST(deps.now()) }),
    searchListings<CardRow>(deps, category.key, { state, districts: district ? [district] : [], limit: CARDS }),
  ]);
  const { noun, portraits, action } = searchPageWords(category);
  const total = many(counts.of(place, category.key), noun);
  const asked = { state, districts: district ? [district] : [] };
  return {
    kind: "trade",
    title: say("{what} in {place}", { what: nameOf(category), place: nearest(place) }),
    lead: leadWords(total, inFull(place), facts, priceFields(category).price?.per),
    crumbs: crumbsOf(place, category),
    path: placePath(place, category),
    facts: factsOf(category, place, facts),
    cards: rows.map((row) => cardView(category, row, asked)),
    words: { portraits, ...(action ? { action } : {}) },
    all: { label: say("See all {total}, with filters", { total }), to: listOf(category, place) },
    near: nearOf(counts, place, category),
    others: { title: say("Also in {place}", { place: nearest(place) }), links: tradesOf(counts, place, category) },
  };
}

async function placeView(deps: Deps, counts: PlaceCounts, place: Place): Promise<PlaceView> {
  const trades = tradesOf(counts, place);
  const most = categories
    .map((category) => ({ n: counts.of(place, category.key), noun: searchPageWords(category).noun }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, 2)
    .map(({ n, noun }) => many(n, noun));
  return {
    kind: "place",
    title: say("For an event in {place}", { place: nearest(place) }),
    lead: say("{listings} in {place}, among them {most}.", {
      listings: say("{n, plural, one {# listing} other {# listings}}", { n: counts.total(place) }),
      place: inFull(place),
      most: most.reduce((names, last) => say("{names} and {last}", { names, last })),
    }),
    crumbs: crumbsOf(place),
    path: placePath(place),
    trades,
    best: await bestOf(
      deps,
      place,
      categories.map(({ key }) => key).filter((key) => counts.of(place, key) > 0),
    ),
    map: place.district === "" ? stateMap(place.state, counts) : null,
    near: nearOf(counts, place),
  };
}

/**
 * The loader of the pages below '/in'. An address in another spelling leads to its own; what is no place, and a place, or
 * a category there, of which too little is listed, is not found.
 */
export async function placePage(args: Args): Promise<PlaceView | TradeView> {
  const { deps, actor, visitor } = pageContext(args);
  const asked = askedPlace(args.params);
  if (!asked) throw data(null, { status: 404 });
  const { category, ...place } = asked;
  for (const { key } of category ? [category] : categories) dependsOn(`listings:${key}`);
  const counts = await placeCounts(deps);
  if (!counts.hasPage(place, category?.key)) throw data(null, { status: 404 });
  const path = placePath(place, category ?? undefined);
  if (withoutLanguage(new URL(args.request.url).pathname).replace(/\.data$/, "") !== path) throw redirect(path, 301);
  const view = category ? await tradeView(deps, counts, category, place) : await placeView(deps, counts, place);
  showCards(
    deps,
    (view.kind === "trade" ? view.cards : view.best).map(({ id }) => id),
    { actor, visitor, request: args.request },
  );
  return view;
}

/** Every page below '/in', for the sitemap: those of places, then those of categories there. */
export async function placePaths(deps: Deps): Promise<string[]> {
  const counts = await placeCounts(deps);
  return counts
    .places()
    .flatMap((place) => [
      ...(counts.hasPage(place) ? [placePath(place)] : []),
      ...categories.flatMap((category) => (counts.hasPage(place, category.key) ? [placePath(place, category)] : [])),
    ]);
}
