/** What no index knows of what a question finds, reckoned for the best of it: whether its sum is within the budget, and which lies nearest. */
import type { Point } from "../../domain/places/centres.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { briefIn } from "../listings/list-call.server.ts";
import { MANY, nearAsked } from "../listings/listing-search.server.ts";
import { distancesOf, type Circle } from "../listings/near.server.ts";
import { NEAR_KM } from "../listings/near-fields.ts";
import type { Counted } from "../listings/understanding/count-found.server.ts";
import { mark, type Term } from "../listings/understanding/terms.ts";
import type { Asked } from "../listings/understanding/understand.server.ts";
import type { Best, WordQuery } from "../listings/understanding/word-index.server.ts";
import { categories } from "../registry.ts";
import { SEARCH_CARDS, type SearchQuestion } from "./search-model.ts";
import { bestIds, type FoundId } from "./search-store.server.ts";

/** So many of a category at most. */
const MOST_RECKONED = 300;

/** What is known of the event beside the words, as calls and addresses say it. */
export type SentBrief = Parameters<typeof briefIn>[0];
export type ReckonDeps = Pick<Deps, "db"> & Partial<Pick<Deps, "database" | "cardPrices">>;
type Question = Pick<SearchQuestion, "state" | "category" | "when"> & {
  circle?: Circle | undefined;
  sent?: SentBrief | undefined;
};
type Searched = Pick<Asked, "query" | "named" | "counted">;

/** For how many guests the words ask room. */
export const guestsOf = (parts: Asked["parts"]): number | null =>
  parts.find(({ number }) => number?.name === "guests")?.number?.value ?? null;

/** Money for one plate, one person, one hour is no sum. */
const FOR_ONE =
  /(?:^|[\s/])(?:plates?|thalis?|प्लेट|थाली|(?:per|a|an|each|every|प्रति|हर|फ़ी|फी)\s+(?:head|person|guest|day|hour|व्यक्ति|मेहमान|दिन|घंटा|घंटे))(?=\s|$)/iu;
/** So little for each guest is the price of a plate, and no sum. */
const LEAST_A_GUEST = 20_00;

const isMoney = (name: string): boolean => categories.some(({ numbers }) => numbers?.[name]?.money === true);

/** The most that it may come to, in paise, and what the words call it; null where no sum is said. */
function budgetOf({ parts, understood }: Asked, guests: number | null): { label: string; paise: number } | null {
  const part = parts.find(({ number }) => number?.compare === "atMost" && isMoney(number.name));
  if (!part?.number || FOR_ONE.test(understood.text)) return null;
  const paise = part.number.value;
  return guests !== null && paise < guests * LEAST_A_GUEST ? null : { label: part.label, paise };
}

/** The best of what is found, of each category. */
async function bestOf(db: Db, asked: Searched, found: Counted["found"], more: readonly Term[], query?: Partial<Best>) {
  const counts = new Map<string, number>();
  for (const { category, n } of found) counts.set(category, (counts.get(category) ?? 0) + n);
  const rows = await Promise.all(
    [...counts].map(([category, count]) =>
      bestIds(db, {
        ...asked.query([{ any: [[mark.category(category)]] }, ...more]),
        named: asked.named,
        category,
        many: count > MANY,
        sort: "best",
        after: null,
        limit: MOST_RECKONED,
        ...query,
      }),
    ),
  );
  return rows.flat();
}

/** The same question, of these alone. */
const among =
  (query: Asked["query"], rows: readonly FoundId[]): Asked["query"] =>
  (more): WordQuery => ({ ...query(more), among: rows.map(({ id }) => id) });

/**
 * The same, of what comes to no more than the budget in the words for the event that is asked for; as it is where no sum
 * can be reckoned. Of more than can be, the best.
 * @returns the name of the budget where nothing is within it
 */
export async function withinBudget(deps: ReckonDeps, asked: Asked, question: Question): Promise<Asked | string> {
  const { state, category, when, circle, sent = {} } = question;
  const guests = guestsOf(asked.parts);
  const budget = budgetOf(asked, Number(sent.guests) || guests);
  const event = briefIn({ ...sent, guests: sent.guests || guests?.toString() }, when, circle);
  const { database, cardPrices } = deps;
  if (!budget || !event || !database || !cardPrices) return asked;
  const { found, about } = asked.counted;
  const all = !about && found.reduce((total, { n }) => total + n, 0) <= MOST_RECKONED;
  const isHere = (row: Counted["found"][number]) =>
    all || ((!state || row.states.includes(state)) && (!category || row.category === category));
  const here = found.filter(isHere);
  const rows = await bestOf(
    deps.db,
    asked,
    here,
    state && !all ? [{ any: [[mark.place({ state, district: "" })]] }] : [],
    circle ? { many: false } : {},
  );
  const prices = await cardPrices(
    { database },
    rows.map(({ id }) => id),
    event,
  );
  const within = rows.filter(({ id }) => (prices.get(id)?.totalPaise ?? Infinity) <= budget.paise);
  const others = found.filter((row) => !isHere(row));
  if (within.length === 0 && others.length === 0) return budget.label;
  return {
    ...asked,
    query: among(asked.query, within),
    counted: {
      found: [...within.map(({ category: of, states }) => ({ category: of, states, n: 1 })), ...others],
      about: about || !all,
    },
  };
}

/** Of a later page of what is shown the nearest first. */
export const NEAREST_CURSOR = /^n(\d{1,4})$/;

/**
 * A page of what is found, the nearest first: of many the best, and those that lie within the widest circle.
 * @param cursor one of another order is that of the first page
 */
export async function nearestPage(
  deps: Pick<Deps, "db"> & Partial<Pick<Deps, "database">>,
  asked: Searched,
  found: Counted["found"],
  { point, more, cursor }: { point: Point; more: readonly Term[]; cursor: string | undefined },
): Promise<{ ids: string[]; next: string | null }> {
  const from = Number(NEAREST_CURSOR.exec(cursor ?? "")?.[1] ?? 0);
  const best = await bestOf(deps.db, asked, found, more);
  const around =
    best.length < MOST_RECKONED
      ? []
      : await bestOf(deps.db, asked, found, more, { near: nearAsked({ point, km: NEAR_KM.most }), many: false });
  const ids = [...new Set([...around, ...best].map(({ id }) => id))];
  const far = deps.database ? await distancesOf({ database: deps.database }, ids, point) : new Map<string, number>();
  const km = (id: string) => Math.round(far.get(id) ?? 1e6);
  const inOrder = ids.toSorted((a, b) => km(a) - km(b));
  const until = from + SEARCH_CARDS.page;
  return { ids: inOrder.slice(from, until), next: until < inOrder.length ? `n${until}` : null };
}
