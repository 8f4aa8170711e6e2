import { todayIST } from "../../domain/dates.ts";
import { badInput } from "../../domain/errors.ts";
import type { Point } from "../../domain/places/centres.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { decodeCursor, encodeCursor } from "../listings/listing-cursor.ts";
import { imageInfo } from "../listings/listing-media.server.ts";
import { daysAsked, TOLD_FIRST } from "../listings/listing-days-sql.ts";
import { MANY, nearAsked, NO_NAMES } from "../listings/listing-search.server.ts";
import type { Circle } from "../listings/near.server.ts";
import { proofIn } from "../listings/proof-filter.ts";
import { RANKING } from "../listings/ranking.ts";
import { askedBy } from "../listings/search-description.ts";
import type { When } from "../listings/when.ts";
import { mark, tsquery } from "../listings/understanding/terms.ts";
import type { Term } from "../listings/understanding/terms.ts";
import { countAll } from "../listings/understanding/count-found.server.ts";
import { countFound } from "../listings/understanding/word-index.server.ts";
import type { Counted } from "../listings/understanding/count-found.server.ts";
import { ANYWHERE, understand } from "../listings/understanding/understand.server.ts";
import type { Asked, Within } from "../listings/understanding/understand.server.ts";
import { categories as registered, categoryOf } from "../registry.ts";
import { SEARCH_CARDS } from "./search-model.ts";
import type { Amount, SearchAnswer, SearchCard, SearchQuestion } from "./search-model.ts";
import { guestsOf, nearestPage, withinBudget, type ReckonDeps, type SentBrief } from "./search-reckoned.server.ts";
import { bestCards } from "./search-store.server.ts";
import type { Row } from "./search-store.server.ts";
import { text } from "../../domain/words/say.ts";

const keys = registered.map(({ key }) => key);

/** How many of them by category, or by state, the most first; those of the same number by name. */
function sums(found: Counted["found"], about: boolean, names: (row: Counted["found"][number]) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const row of found) for (const name of names(row)) counts.set(name, (counts.get(name) ?? 0) + row.n);
  return [...counts]
    .map(([name, count]) => ({ name, count, about }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const KEPT_MS = 600_000;
let sizes = new WeakMap<Db, { at: number; sizes: Promise<Map<string, number>> }>();
/** About how many listings each category has; remembered for ten minutes, for they only say which category words speak of. */
function sizesOf(db: Db): Promise<Map<string, number>> {
  const kept = sizes.get(db);
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.sizes;
  const counted = countAll(db, { query: tsquery([{ any: keys.map((key) => [mark.category(key)]) }]) }).then(
    ({ found }) => new Map(sums(found, false, ({ category }) => [category]).map(({ name, count }) => [name, count])),
  );
  sizes.set(db, { at: Date.now(), sizes: counted });
  counted.catch(() => (sizes = new WeakMap()));
  return counted;
}

function card({
  id,
  photo,
  rating,
  rating_count: ratingCount,
  city,
  district,
  state,
  place: _place,
  ...row
}: Row): SearchCard {
  return {
    _id: id,
    ...row,
    path: categoryOf(row.category).profilePath(row.slug),
    city: city ?? "",
    district: district ?? "",
    state: state ?? "",
    averageRating: rating,
    ratingCount,
    photo: photo && imageInfo(photo, ""),
  };
}

const NOTHING: SearchAnswer = {
  understood: null,
  corrected: null,
  guests: null,
  total: { count: 0, about: false },
  cards: [],
  categories: [],
  states: [],
  next: null,
};

type AskedAll = Pick<Asked, "query" | "named" | "counted" | "parts"> & { understood: Asked["understood"] | null };

/** Without words, of a day, a place or a filter alone: whatever is free then, lies there, or is so. */
async function everything(db: Db, within: Within): Promise<AskedAll> {
  const query = (more: readonly Term[] = []) => ({
    ...within,
    query: tsquery([ANY_CATEGORY], [], [...within.terms, ...more]),
  });
  return { understood: null, query, named: NO_NAMES, parts: [], counted: await countAll(db, query()) };
}

/** By what a row stands, whether or not its owner keeps a calendar. */
const merit = ({ place }: Row): number => Number(place) % TOLD_FIRST;

/**
 * One list out of several: exactly the name that was asked for, or its words in their own script, then the category that the words speak of, then some of
 * each other. `groups` come in that order of categories.
 */
function byMerit(groups: readonly (readonly Row[])[]): Row[] {
  const all = groups.flat();
  const named = all.filter((row) => merit(row) >= RANKING.wordsAsTyped).sort((a, b) => merit(b) - merit(a));
  const others = groups.map((rows) => rows.filter((row) => !named.includes(row)));
  const [first = [], ...rest] = others;
  const chosen = [
    ...named,
    ...first.slice(0, rest.some((rows) => rows.length > 0) ? SEARCH_CARDS.page / 2 : SEARCH_CARDS.page),
    ...rest.flatMap((rows) => rows.slice(0, SEARCH_CARDS.each)),
  ];
  return [...chosen, ...others.flat().filter((row) => !chosen.includes(row))].slice(0, SEARCH_CARDS.page);
}

/** One list by the stars alone, of every category. */
const byStars = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(b.place) - Number(a.place) || (a.id < b.id ? 1 : -1)).slice(0, SEARCH_CARDS.page);

/** What of a question narrows every category, by the names of the filters. */
export const narrowing = ({ rating = "", verified = "", answers = "" }: SearchQuestion) => ({
  rating,
  verified,
  answers,
});

/** The days and the place of a question, as the index of words takes them. */
export const withinOf = (when: When | undefined, circle: Circle | undefined, today: string): Within => ({
  ...ANYWHERE,
  ...(when ? { days: daysAsked(when, today) } : {}),
  ...(circle ? { near: nearAsked(circle) } : {}),
});

/** Marks that every listing has one of. */
export const ANY_CATEGORY: Term = { any: keys.map((key) => [mark.category(key)]) };

/** `sent`: what is known of the event; `nearest`: in the order of the distance from there. */
type AskedQuestion = SearchQuestion & {
  circle?: Circle | undefined;
  sent?: SentBrief | undefined;
  nearest?: Point | undefined;
};
type SearchDeps = ReckonDeps & Pick<Deps, "now">;

/** What the words of a question ask for, within what else it asks; where nothing is within its budget, without that. */
export async function understoodWithin(
  deps: ReckonDeps,
  question: AskedQuestion,
  within: Within,
): Promise<Asked | null> {
  const asked = await understand(deps.db, question.q, { within });
  if (!asked) return null;
  const settled = await withinBudget(deps, asked, question);
  if (typeof settled !== "string") return settled;
  const { understood } = asked;
  const budget = understood.parts.find(({ label }) => label === settled);
  const wider = budget && (await understand(deps.db, budget.without, { within }));
  return wider
    ? {
        ...wider,
        understood: {
          ...understood,
          parts: understood.parts.map((part) => (part === budget ? { ...part, used: false } : part)),
          leftOut: [...understood.leftOut, settled],
          kept: budget.without,
        },
      }
    : asked;
}

/** What a question asks for, in words or by a day, a place or a filter alone; null for nothing. */
async function settledQuestion(deps: SearchDeps, question: AskedQuestion): Promise<AskedAll | null> {
  const { when, circle } = question;
  const { minRating, verified, answers } = askedBy(null, narrowing(question));
  const proof = proofIn({ verified, answers });
  const within: Within = { ...withinOf(when, circle, todayIST(deps.now())), minRating, proof };
  const narrowed = when || circle || proof || minRating;
  return (await understoodWithin(deps, question, within)) ?? (narrowed ? everything(deps.db, within) : null);
}

/** How many a question finds; none where only a part of it is found, for that is another question. */
export async function countQuestion(deps: SearchDeps, question: AskedQuestion): Promise<Amount> {
  const asked = await settledQuestion(deps, question);
  if (!asked || (asked.understood?.leftOut.length ?? 0) > 0) return { count: 0, about: false };
  const { found, about } = asked.counted;
  const { state, category } = question;
  const here = found.filter(
    (row) => (!state || row.states.includes(state)) && (!category || row.category === category),
  );
  return { count: here.reduce((total, { n }) => total + n, 0), about };
}

const termsOf = (state: string): Term[] => (state ? [{ any: [[mark.place({ state, district: "" })]] }] : []);

/**
 * The ids of what a question finds, the newest first, `limit` of them at most; none where only a part of it is found.
 */
export async function newestFound(
  deps: SearchDeps,
  { circle, ...question }: AskedQuestion,
  limit: number,
): Promise<string[]> {
  const { state, category } = question;
  const asked = await settledQuestion(deps, { ...question, circle });
  if (!asked || (asked.understood?.leftOut.length ?? 0) > 0) return [];
  const total = sums(asked.counted.found, asked.counted.about, (row) => [row.category]);
  const ids: string[] = [];
  for (const key of keys) {
    const count = total.find(({ name }) => name === key)?.count ?? 0;
    // What a sample saw none of may have some all the same.
    if ((category && category !== key) || (count === 0 && !asked.counted.about)) continue;
    const found = await bestCards(deps.db, {
      ...asked.query([{ any: [[mark.category(key)]] }, ...termsOf(state)]),
      named: NO_NAMES,
      category: key,
      many: count > MANY && !circle,
      sort: "newest",
      after: null,
      limit,
    });
    ids.push(...found.map(({ id }) => id));
  }
  // An id begins with the moment of its making.
  return ids.sort().toReversed().slice(0, limit);
}

/**
 * Answers a question over every category: what it means is understood, mistyped words are mended, and what nothing has
 * is left out and told. Numbers of large results are reckoned from a sample and say so.
 * @param cursor of a later page; only with a category, and in one order alone
 * @throws 400 for a cursor that is none
 */
export async function searchEverything(
  deps: SearchDeps,
  { circle, nearest, ...question }: AskedQuestion,
  cursor?: string,
): Promise<SearchAnswer> {
  const { state, category, sort = "best" } = question;
  dependsOn("listings");
  const after = cursor && category && !nearest ? decodeCursor(sort, cursor) : null;
  if (cursor && !after && !nearest)
    throw badInput(text("This page of the list is not known."), {
      cursor: text("This page of the list is not known."),
    });
  const asked = await settledQuestion(deps, { ...question, circle });
  if (!asked) return NOTHING;
  const { about } = asked.counted;
  const here = ({ states }: Counted["found"][number]) => !state || states.includes(state);
  const inThisState = termsOf(state);
  // A category of which a sample saw nothing may still have some: counted for all of them at once.
  const unseen = about
    ? keys.filter((key) => !asked.counted.found.some((row) => row.category === key && here(row)))
    : [];
  const rare =
    unseen.length > 0
      ? await countFound(deps.db, asked.query([{ any: unseen.map((key) => [mark.category(key)]) }, ...inThisState]))
      : [];
  const found = [...asked.counted.found, ...rare];
  // Settled for all of India and every category, so that each number here is the number of the list that it leads to.
  const inState = found.filter(here);
  const categories = sums(inState, about, (row) => [row.category]).map((one) => ({
    ...one,
    about: about && !unseen.includes(one.name),
  }));
  const inCategory = found.filter((row) => !category || row.category === category);
  const limit = category ? SEARCH_CARDS.page : SEARCH_CARDS.page / 2;
  const size = category || categories.length < 2 ? new Map<string, number>() : await sizesOf(deps.db);
  const inOrder =
    nearest && sort === "best"
      ? await nearestPage(
          deps,
          asked,
          inState.filter((row) => !category || row.category === category),
          { point: nearest, more: inThisState, cursor },
        )
      : null;
  const groups = await Promise.all(
    categories.map(async ({ name: key, ...amount }) => {
      const wanted = !category || category === key;
      const spoken = asked.understood?.category === key;
      const rows = wanted
        ? await bestCards(deps.db, {
            ...asked.query([{ any: [[mark.category(key)]] }, ...inThisState]),
            ...(inOrder ? { among: inOrder.ids } : {}),
            named: asked.named,
            category: key,
            many: amount.count > MANY && !circle && !inOrder,
            sort,
            after,
            limit: (inOrder || spoken || categories.length === 1 || sort === "rating" ? SEARCH_CARDS.page : limit) + 1,
          })
        : [];
      const { singular: one, plural: many } = categoryOf(key);
      const count = Math.max(amount.count, rows.length);
      const share = spoken ? Infinity : count / (size.get(key) || 1);
      return { category: key, one, many, about: amount.about, count, rows, share };
    }),
  );
  const chosen = groups.find((group) => group.category === category);
  const last = chosen?.rows[SEARCH_CARDS.page - 1];
  const rows = inOrder
    ? groups.flatMap((group) => group.rows).toSorted((a, b) => inOrder.ids.indexOf(a.id) - inOrder.ids.indexOf(b.id))
    : chosen
      ? chosen.rows.slice(0, SEARCH_CARDS.page)
      : sort === "rating"
        ? byStars(groups.flatMap((group) => group.rows))
        : byMerit([...groups].sort((a, b) => b.share - a.share).map((group) => group.rows));
  const cards = rows.map(card);
  return {
    understood: asked.understood,
    corrected: asked.understood?.corrected ?? null,
    guests: guestsOf(asked.parts),
    total: {
      count: chosen ? chosen.count : category ? 0 : groups.reduce((total, group) => total + group.count, 0),
      about,
    },
    cards,
    categories: groups
      .filter((group) => group.count > 0)
      .map(({ rows: _rows, share: _share, ...group }) => ({
        ...group,
        cards: cards.filter((one) => one.category === group.category),
      })),
    states: sums(inCategory, about, ({ states }) => states).map(({ name, ...amount }) => ({ state: name, ...amount })),
    next: inOrder
      ? category
        ? inOrder.next
        : null
      : last && chosen.rows.length > SEARCH_CARDS.page
        ? encodeCursor(sort, { rating: last.place, id: last.id })
        : null,
  };
}
