/** What is recommended: others of a kind for the same brief, and what is often booked together. By events and prices, never by a person. */
import { severalDays } from "../../domain/dates.ts";
import { notFound } from "../../domain/errors.ts";
import { centreOf, centreOfDistrict, centreOfPin, type Point } from "../../domain/places/centres.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { say, text } from "../../domain/words/say.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { briefAlong } from "../listings/brief-along.ts";
import { withDays } from "../listings/card-days.server.ts";
import type { PriceAsked } from "../listings/card-prices.server.ts";
import { cardView, type CardRow } from "../listings/card-view.ts";
import { priceFields, type Category } from "../listings/category.ts";
import { cardPicture } from "../listings/listing-media.server.ts";
import { firstCards } from "../listings/listing-search.server.ts";
import { withPrices } from "../listings/search-page.server.ts";
import type { CardView } from "../listings/search-view.ts";
import { whenIn, type When } from "../listings/when.ts";
import { isAhead } from "../listings/when-words.ts";
import { WANTED_DAY } from "../calendar/wanted-day.ts";
import { questionSchema } from "../prices/price-question.ts";
import { pointAsked, shownPrices } from "../prices/price-service.server.ts";
import { categoryOf } from "../registry.ts";
import { NOTHING, RECOMMENDED, bandAround, togetherWords, whyWords, type Recommendation } from "./recommend-model.ts";
import { bookedTogether } from "./recommend-store.server.ts";

/** For which event: what is known of it. */
export type RecommendBrief = {
  when: When | undefined;
  guests: number | null;
  hours: number | null;
  pin: string;
  /** Where it is, where no PIN code says it. */
  state?: string;
  district?: string;
};

export type Wanted = {
  /** Where, and how it is said; null for everywhere. */
  around: { point: Point; place: string } | null;
  when: When | undefined;
  guests: number | null;
  hours: number | null;
  pin: string;
  /** What they must be, by a facet; absent for any of the category. */
  facets?: Readonly<Record<string, string>> | undefined;
  /** A price, and what it is for one of; null for any. */
  price: { basePaise: number | null; unit: string } | null;
  without: readonly string[];
};

/** Of a category what fits, the best by the order of its list: one statement, and one each for days and sums where they are asked for. */
export async function othersLike(deps: Deps, category: Category, wanted: Wanted): Promise<Recommendation> {
  const { around, when, guests, hours, pin, facets, price, without } = wanted;
  const band = price && bandAround(price.basePaise);
  const { unit } = priceFields(category);
  // Whoever takes guests says how many at most.
  const takes = Object.entries(category.numbers ?? {}).some(([name, rule]) => name === "guests" && !rule.money);
  const rows = await firstCards<CardRow>(deps, category.key, {
    ...(around ? { near: { point: around.point, km: RECOMMENDED.km } } : {}),
    when,
    ...(facets ? { facets } : {}),
    ...(band ? { band: `${band.from}-${band.below}` } : {}),
    ...(band && unit && price ? { unit: price.unit } : {}),
    ...(takes && guests !== null ? { numbers: { guests: String(guests) } } : {}),
    without,
    limit: RECOMMENDED.among,
  });
  const cards = rows
    .map((row) => cardView(category, row, { state: "", districts: [] }))
    .filter(({ rating, ratingCount }) => ratingCount === 0 || rating >= RECOMMENDED.leastRating)
    .slice(0, RECOMMENDED.shown);
  const days = when ? severalDays(when.from, when.until) : null;
  const told = guests !== null || days !== null || hours !== null || pin !== "";
  const asked: PriceAsked = { guests, pieces: null, days, hours, pin, state: "", district: "" };
  const priced = told
    ? await withPrices(deps, cards, pin || !around ? asked : { ...asked, point: around.point })
    : cards;
  const found = await withDays(deps, priced, when);
  if (found.length === 0) return NOTHING;
  const words = whyWords({
    who: say(category.plural),
    place: around?.place ?? "",
    when,
    band,
    per: unit && price ? price.unit : priceFields(category).price?.per,
    guests: takes ? guests : null,
  });
  return { words, found: found.map((card) => ({ card: withBrief(card, wanted) })) };
}

/** What was booked together with any of these. @param without categories that are not looked for */
export async function together(
  deps: Pick<Deps, "database">,
  ids: readonly string[],
  without: readonly string[] = [],
): Promise<Recommendation> {
  const rows = await bookedTogether(deps.database.reads, ids, without);
  dependsOn(...rows.map(({ category }) => `listings:${category}`));
  if (rows.length === 0) return NOTHING;
  return {
    words: togetherWords(),
    found: rows.map(({ category, events, card }) => ({
      events,
      card: cardView(
        categoryOf(category),
        { ...card, photo: card.photo && cardPicture(card.photo) },
        { state: "", districts: [] },
      ),
    })),
  };
}

/** The same brief goes along to the next profile. */
export function withBrief<Card extends Pick<CardView, "asked">>(
  card: Card,
  { when, guests, hours, pin }: Pick<Wanted, "when" | "guests" | "hours" | "pin">,
): Card {
  const asked = briefAlong({ when, guests, hours, pin });
  return asked ? { ...card, asked } : card;
}

/** What an address says of the event; what cannot be understood there is not asked for. */
export async function briefAt(params: URLSearchParams, today: string): Promise<RecommendBrief> {
  const days = new URLSearchParams(params);
  if (!days.has("date") && days.has(WANTED_DAY)) days.set("date", days.get(WANTED_DAY) ?? "");
  const when = whenIn((name) => days.get(name));
  const { guests, hours, pin } = params.size === 0 ? NO_QUESTION : askedIn(params);
  return {
    when: when && isAhead(when, today) ? { ...when, only: false, unsaid: false } : undefined,
    guests,
    hours,
    pin: pin && (await centreOfPin(pin)) ? pin : "",
  };
}

const asked = questionSchema.pick({ guests: true, hours: true, pin: true });
const NO_QUESTION = asked.parse({});
/** Each part by itself: one that is wrong leaves the others. */
function askedIn(params: URLSearchParams): typeof NO_QUESTION {
  const { guests, hours, pin } = asked.shape;
  const part = (name: string) => params.get(name)?.slice(0, 40);
  return {
    guests: guests.safeParse(part("guests")).data ?? null,
    hours: hours.safeParse(part("hours")).data ?? null,
    pin: pin.safeParse(part("pin")).data ?? "",
  };
}

/**
 * Beside a listing, for a brief: around the place of the event, else around the listing itself.
 * @throws 404 for what nobody sees, 400 for a PIN code that nobody knows
 */
export async function besideListing(
  deps: Deps,
  id: string,
  brief: RecommendBrief,
): Promise<{ others: Recommendation; together: Recommendation }> {
  const priced = await shownPrices(deps, id);
  if (priced?.row.status !== "approved") throw notFound(text("Listing not found."));
  const { row, category, base } = priced;
  const there = await pointAsked({
    ...questionSchema.parse({}),
    ...(brief.district ? { state: brief.state ?? "", district: brief.district } : {}),
    pin: brief.pin,
  });
  const point = there ?? (await centreOf(row));
  const named = there && brief.district ? brief : row;
  const place = (there && brief.pin) || placeSaid(named.state ?? "", named.district ?? "");
  const [others, pairs] = await Promise.all([
    othersLike(deps, category, {
      ...brief,
      around: point && { point, place },
      facets: alike(category, row.attributes),
      price: base,
      without: [id],
    }),
    together(deps, [id]),
  ]);
  return { others, together: pairs };
}

/** What others must share with a listing to be asked in its place. */
function alike({ search }: Category, attributes: Readonly<Record<string, unknown>>): Wanted["facets"] {
  const shared = search?.alikeBy && attributes[search.alikeBy];
  return search?.alikeBy && typeof shared === "string" && shared !== "" ? { [search.alikeBy]: shared } : undefined;
}

/** Around a district. */
export async function aroundDistrict(at: { state: string; district: string } | null): Promise<Wanted["around"]> {
  const point = at && (await centreOfDistrict(at.state, at.district));
  return point && { point, place: placeSaid(at.state, at.district) };
}
