/** Listings side by side: what cards, the page of a price and the calendar say of each, put together. */
import { badInput } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { say } from "../../domain/words/say.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inWords } from "../listings/card-view.ts";
import { priceFields, type Category } from "../listings/category.ts";
import { named } from "../listings/fields/field.ts";
import { cardsOf } from "../listings/listing-cards.server.ts";
import type { CardView } from "../listings/search-view.ts";
import { isAhead } from "../listings/when-words.ts";
import { todayIST } from "../../domain/dates.ts";
import type { When } from "../listings/when.ts";
import { cardPrice } from "../prices/card-prices.server.ts";
import type { PriceQuestion } from "../prices/price-question.ts";
import { costOf, pointAsked, pricedListings, tagOf, type Priced } from "../prices/price-service.server.ts";
import { COMPARE_TEXT as TEXT, compared, differences, withFood, type Compared } from "./comparison-model.ts";
import { MOST_COMPARED } from "./comparison-limits.ts";
import { comparedRows } from "./comparison-store.server.ts";

export type Comparison = {
  category: Category | null;
  /** In the order in which they were asked for. */
  listings: Compared[];
  /** Ids of those that nobody sees any more. */
  closed: string[];
  /** Labels of the lines that are not the same for all. */
  differs: string[];
  /** What of the brief makes a difference to a price of theirs. */
  asks: { counts: readonly ("guests" | "pieces")[]; days: boolean };
};

/** Kinds of fields that are no line: what they say stands elsewhere, or on the profile alone. */
const APART: ReadonlySet<string> = new Set([
  "records",
  "videos",
  "networks",
  "state",
  "district",
  "districts",
  "switch",
]);

/** What a category tells of each of its listings in a line: what its cards and filters have, but its price and places. */
function factsOf(category: Category, attributes: Readonly<Record<string, unknown>>) {
  const { price, unit } = priceFields(category);
  return named(category.fields)
    .filter(
      ({ name, column, shown, card, facet, fact, kind }) =>
        name !== price?.name &&
        name !== unit?.name &&
        !column &&
        !shown &&
        (card || facet) &&
        fact !== false &&
        !APART.has(kind),
    )
    .map(
      (field) => [say(field.fact || field.label), inWords(field, attributes[field.name]) || say("Not said")] as const,
    );
}

/** What its page shows of a listing above its lines. */
export type Pictured = Pick<CardView, "photo" | "sign">;

/**
 * Listings of one category for one brief.
 * @param ids as they were asked for: those of the first one's category are compared
 * @throws 400 by field for what is no place
 */
export async function compareListings(
  deps: Deps,
  ids: readonly string[],
  question: PriceQuestion,
  when: When | undefined,
): Promise<Comparison & { others: string[]; pictures: Record<string, Pictured> }> {
  const asked = [...new Set(ids)].filter(isUuid);
  dependsOn(...asked.map(tagOf));
  const place = await pointAsked(question);
  const [priced, cards, more] = await Promise.all([
    pricedListings(deps.database.reads, asked),
    cardsOf(deps, asked, { state: question.state }),
    comparedRows(deps.database.reads, asked),
  ]);
  const ahead = when && isAhead(when, todayIST(deps.now())) ? when : undefined;
  const days = ahead ? await deps.cardDays(deps, asked, ahead) : new Map<string, never>();
  const byId = new Map(priced.map((one) => [one.row.id, one]));
  const moreOf = new Map(more.map((one) => [one.id, one]));
  const open = asked.flatMap((id): Priced[] => {
    const one = byId.get(id);
    return one && cards.has(id) && moreOf.has(id) ? [one] : [];
  });
  const category = open[0]?.category ?? null;
  const own = open.filter((one) => one.category === category);
  const taken = own.slice(0, MOST_COMPARED);
  const each = await Promise.all(
    taken.map(async (one): Promise<Compared> => {
      const { id } = one.row;
      const costed = await costOf(one, question, place);
      const told = cardPrice(costed, question);
      const known = {
        ...cards.get(id)!,
        ...moreOf.get(id)!,
        facts: factsOf(one.category, one.row.attributes),
      };
      return compared(known, { ...costed, told }, { when: ahead, day: days.get(id), placed: place !== null });
    }),
  );
  const listings = withFood(each);
  return {
    category,
    listings,
    closed: asked.filter((id) => !open.some(({ row }) => row.id === id)),
    others: open.filter((one) => !taken.includes(one)).map(({ row }) => row.id),
    pictures: Object.fromEntries(
      taken.map(({ row: { id } }) => {
        const { photo, sign } = cards.get(id)!;
        return [id, { photo, sign }];
      }),
    ),
    differs: differences(listings),
    asks: {
      counts: [...new Set(taken.flatMap(({ base }) => (base.basePaise === null ? [] : (base.counts ?? []))))].sort(),
      days: taken.some(({ base }) => base.basePaise !== null && base.unit === "day"),
    },
  };
}

/** The same for a call, which says what is wrong with the question. @throws 400 by field */
export async function comparisonAsked(
  deps: Deps,
  ids: readonly string[],
  question: PriceQuestion,
  when: When | undefined,
): Promise<Comparison> {
  if (ids.length === 0) throw badInput(TEXT.none, { listing: TEXT.none });
  if (new Set(ids).size > MOST_COMPARED) throw badInput(TEXT.most(), { listing: TEXT.most() });
  const { others, pictures: _shown, ...found } = await compareListings(deps, ids, question, when);
  if (others.length > 0) throw badInput(TEXT.one, { listing: TEXT.one });
  return found;
}
