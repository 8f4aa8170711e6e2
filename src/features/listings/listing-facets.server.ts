/** How many a search would find with each value of its filters: counted, or reckoned from a sample and then 'about' so many (docs/adr/0050). */
import PQueue from "p-queue";
import { tooBusy } from "../../domain/errors.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { askedNumbers } from "./listing-filters.ts";
import { facetTerms } from "./listing-search-text.ts";
import { priceRule, type Category } from "./category.ts";
import { bandNumbers, proofConditions, proofIn } from "./proof-filter.ts";
import { askedBy, countedFilters, type CountedFilter } from "./search-description.ts";
import { tsquery } from "./understanding/terms.ts";
import type { Term } from "./understanding/terms.ts";
import { fromWords, numberCondition, type SampleTimes, type WordQuery } from "./understanding/word-index.server.ts";

export type FacetCount = { value: string; count: number };
/** `about`: its numbers were reckoned from a sample; of which it saw none is not among the values. */
export type Facet = { name: string; about: boolean; values: FacetCount[] };

/** Counts a search narrowed further: marks, and what words cannot say. */
export type Question = (terms: readonly Term[]) => WordQuery;
export type FacetsAsked = {
  /** Of one category alone its own filters count, too. */
  category: Category | null;
  /** What is chosen in the filters, by their names. */
  chosen: Readonly<Record<string, string>>;
  /** What is asked besides. */
  question: Question;
};

type Put = (value: unknown) => string;
type Condition = (put: Put) => string;

/** What chosen filters ask, as the index of words has it. */
function narrowed({ category, question }: FacetsAsked, chosen: Readonly<Record<string, string>>): WordQuery {
  const { facets = {}, numbers = {}, minRating = 0, ...more } = askedBy(category, chosen);
  const asked = question(facetTerms(facets, category?.facets ?? {}));
  return {
    ...asked,
    numbers: [
      ...(asked.numbers ?? []),
      ...(category ? askedNumbers(category, numbers) : []),
      ...(category ? bandNumbers(priceRule(category), more.band ?? "") : []),
    ],
    minRating,
    proof: proofIn(more),
  };
}

/** Whether a row has a value of a filter, as the lists ask for it. */
function conditionFor(category: Category | null, name: string, value: string): Condition {
  const { facets = {}, minRating = 0, ...more } = askedBy(category, { [name]: value });
  const terms = facetTerms(facets, category?.facets ?? {});
  const band = category ? bandNumbers(priceRule(category), more.band ?? "") : [];
  return (put) =>
    [
      "true",
      ...(terms.length > 0 ? [`s.words @@ ${put(tsquery(terms))}::tsquery`] : []),
      ...(minRating > 0 ? [`s.rating >= ${put(minRating)}::real`] : []),
      ...band.map((number) => numberCondition(put, number)),
    ].join(" AND ") + proofConditions(put, "s", proofIn(more));
}

/** By how many hits in the smallest sample which one is enough, the smallest first; below, all are counted. */
const SAMPLES: readonly { from: number; times: SampleTimes }[] = [
  { from: 400, times: 256 },
  { from: 80, times: 64 },
  { from: 20, times: 16 },
];
const SMALLEST = 256;
/** So many rows are read at most: all of them to be exact, each on a page of its own; fewer of a sample, whose rows lie together. */
const MOST_ROWS = { all: 5_000, sample: 5_000 };

/** The sample that is enough for so many hits in the smallest one, and reads few enough rows of those that its words and its circle have; undefined: all. */
function sampleFor(hits: number, rows: number): SampleTimes | undefined {
  const enough = SAMPLES.find(({ from }) => hits >= from)?.times;
  const words = rows * SMALLEST;
  if (!enough && words <= MOST_ROWS.all) return undefined;
  const least = words / MOST_ROWS.sample;
  return enough && enough >= least ? enough : (SAMPLES.findLast(({ times }) => times >= least)?.times ?? SMALLEST);
}

async function countEach(
  db: Db,
  asked: WordQuery,
  conditions: readonly Condition[],
  sample: SampleTimes | undefined,
): Promise<number[]> {
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const from = fromWords(put, { ...asked, sample });
  const counts = conditions.map((condition, at) => `count(*) FILTER (WHERE ${condition(put)})::int AS c${at}`);
  const text = `SELECT ${counts.join(", ")} ${from}`;
  const { rows } = await db.$client.query<Record<string, number>>({ text, values });
  return conditions.map((_, at) => rows[0]?.[`c${at}`] ?? 0);
}

/** To two digits that count: no more is known of what a sample says. */
export function roundedAbout(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.round(count / step) * step;
}

const all: Condition = () => "true";

/** How many rows of the smallest sample the words and the circle of a question have. */
const rowsOf = async (db: Db, { query, near }: WordQuery): Promise<number> =>
  (await countEach(db, { query, near }, [all], SMALLEST))[0] ?? 0;

/**
 * @param rows of the smallest sample that its words and its circle have
 * @param every whether all rows are counted, however many there are
 * @param also what is asked of the rows that are counted for a filter, besides the question
 */
async function countFilters(
  db: Db,
  asked: WordQuery,
  category: Category | null,
  filters: readonly CountedFilter[],
  { rows, every }: { rows: number; every: boolean },
  also: (name: string) => readonly Condition[] = () => [],
): Promise<Facet[]> {
  const options = filters.flatMap(({ name, values }) => values.map((value) => ({ name, value })));
  const conditions = options.map(
    ({ name, value }): Condition =>
      (put) =>
        [conditionFor(category, name, value), ...also(name)].map((condition) => condition(put)).join(" AND "),
  );
  const [hits = 0, ...seen] = await countEach(db, asked, [all, ...conditions], SMALLEST);
  const sample = every ? undefined : sampleFor(hits, rows);
  const counts = sample === SMALLEST ? seen : await countEach(db, asked, conditions, sample);
  const told = options
    .map((option, at) => ({ ...option, n: counts[at]! }))
    .filter(({ n }) => !sample || n > 0)
    .map(({ n, ...option }) => ({ ...option, count: sample ? roundedAbout(n * sample) : n }));
  return filters.map(({ name }) => ({
    name,
    about: sample !== undefined,
    values: told.filter((one) => one.name === name).map(({ value, count }) => ({ value, count })),
  }));
}

const read = async ({ db }: Pick<Deps, "db">, asked: FacetsAsked, every = false): Promise<Facet[]> => {
  const { category, chosen } = asked;
  const filters = countedFilters(category);
  const set = filters.filter(({ name }) => chosen[name]);
  const open = filters.filter((filter) => !set.includes(filter));
  const whole = narrowed(asked, {});
  const rows = await rowsOf(db, whole);
  // Few, whatever is chosen: one reading of them is enough for every filter.
  if (set.length === 0 || rows * SMALLEST <= MOST_ROWS.all)
    return countFilters(db, whole, category, filters, { rows, every }, (name) =>
      set
        .filter((other) => other.name !== name)
        .map((other) => conditionFor(category, other.name, chosen[other.name]!)),
    );
  // Whatever is not chosen counts within the same question; what is chosen in one without it.
  const groups = [
    { filters: open, chosen },
    ...set.map((filter) => ({ filters: [filter], chosen: { ...chosen, [filter.name]: "" } })),
  ].filter((group) => group.filters.length > 0);
  const found: Facet[] = [];
  for (const group of groups) {
    const question = narrowed(asked, group.chosen);
    const ofWords = question.query === whole.query ? rows : await rowsOf(db, question);
    found.push(...(await countFilters(db, question, category, group.filters, { rows: ofWords, every })));
  }
  return filters.flatMap(({ name }) => found.find((facet) => facet.name === name) ?? []);
};

/** They are looked at beside a list: whoever asks for many of them takes no connections from those who read lists. */
const queue = new PQueue({ concurrency: 2 });
const MOST_WAITING = 30;
const RETRY_AFTER_S = 2;

const readInTurn = async (deps: Deps, asked: FacetsAsked): Promise<Facet[]> => {
  if (queue.size >= MOST_WAITING) throw tooBusy(RETRY_AFTER_S);
  return queue.add(() => read(deps, asked));
};

const kept = remembered({ forMs: 30_000, most: 300, changedBy: (tag) => tag === "listings", read: readInTurn });

/** For each filter and each of its values how many there are, within all that is asked but for that filter. Kept until a listing changes. */
export const facetsOf = (deps: Deps, asked: FacetsAsked): Promise<Facet[]> =>
  kept(deps, JSON.stringify([asked.category?.key, asked.chosen, asked.question([])]), asked);

/** Counts what an address asks. */
export type CountsFacets = (deps: Deps, asked: FacetsAsked) => Promise<Facet[]>;

/** The same with every row counted and nothing remembered: what samples are held against. */
export const countedFacets: CountsFacets = (deps, asked) => read(deps, asked, true);
