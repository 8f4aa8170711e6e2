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

/** `exact`: counted, though others of its filter were reckoned. */
export type FacetCount = { value: string; count: number; exact?: true };
/** `about`: its numbers were reckoned from a sample; of which it saw too few to say a number is not among the values. */
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

/** What the index of words says of a value by itself; undefined where columns say it, or say it too. */
function termOf(category: Category | null, name: string, value: string): Term | undefined {
  const { facets = {}, band = "" } = askedBy(category, { [name]: value });
  const [term, more] = facetTerms(facets, category?.facets ?? {});
  return more || band ? undefined : term;
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

/** The largest first. */
const SAMPLES: readonly SampleTimes[] = [16, 64, 256];
const SMALLEST = 256;

/**
 * So many rows are read at most: all of them to be exact, each on a page of its own; more of a sample, whose rows lie
 * together. Where a day is asked each row's calendar is read besides, where a circle is its point.
 */
const MOST_ROWS = { all: 5_000, sample: { words: 16_000, circle: 10_000, days: 5_000 } } as const;
/** What is rare is counted, the rarest first, as long as they are about so many rows. */
const MOST_RARE = 2_000;

type Most = { sample: number; rare: number };
/** @param questions so many are asked one after another */
function mostFor({ days, near }: WordQuery, questions = 1): Most {
  const { sample } = MOST_ROWS;
  const most = days ? sample.days : near ? sample.circle : sample.words;
  return { sample: Math.max(sample.days, most / questions), rare: MOST_RARE / questions };
}

/** The largest sample that reads few enough rows of those that its words and its circle have; undefined: all are counted. */
function sampleFor(rows: number, most: Most): SampleTimes | undefined {
  const words = rows * SMALLEST;
  return words <= MOST_ROWS.all ? undefined : (SAMPLES.find((times) => words / times <= most.sample) ?? SMALLEST);
}

/**
 * How many of a sample's rows must have a value for a number to be said of it: of 16 the number is within a half of what
 * is true in 19 of 20 cases, of 100 within a fifth; below these two digits would promise too much.
 */
const SEEN = { least: 16, sure: 100 } as const;

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

/** To two digits that count, the second of them 0 or 5 where few were seen: no more is known of what a sample says. */
export function roundedAbout(count: number, seen: number = SEEN.sure): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1) * (seen < SEEN.sure ? 5 : 1);
  return Math.round(count / step) * step;
}

const all: Condition = () => "true";

/** How many rows of the smallest sample the words and the circle of a question have. */
const rowsOf = async (db: Db, { query, near }: WordQuery): Promise<number> =>
  (await countEach(db, { query, near }, [all], SMALLEST))[0] ?? 0;

type Option = { name: string; value: string; seen: number; count: number; exact: boolean };

/** Counts by the index of words what a sample saw too few of: rarest first, and no more rows than it takes no time to read. */
async function countRare(
  db: Db,
  asked: WordQuery,
  category: Category | null,
  options: readonly Option[],
  { sample, most, conditionOf }: { sample: SampleTimes; most: Most; conditionOf: (option: Option) => Condition },
): Promise<ReadonlyMap<Option, number>> {
  let left = most.rare;
  const terms: Term[] = [];
  const rare = options
    .filter(({ seen }) => seen < SEEN.sure)
    .toSorted((a, b) => a.seen - b.seen)
    .filter(({ name, value, seen }) => {
      const term = termOf(category, name, value);
      const rows = (seen + 1) * sample;
      if (!term || rows > left) return false;
      left -= rows;
      terms.push(term);
      return true;
    });
  if (rare.length === 0) return new Map();
  const any = terms.map((term) => tsquery([term])).join(" | ");
  const query = asked.query ? `${asked.query} & (${any})` : any;
  const counts = await countEach(db, { ...asked, query }, rare.map(conditionOf), undefined);
  return new Map(rare.map((option, at) => [option, counts[at]!]));
}

/**
 * @param rows of the smallest sample that its words and its circle have
 * @param most how many of them are read
 * @param also what is asked of the rows that are counted for a filter, besides the question
 */
async function countFilters(
  db: Db,
  asked: WordQuery,
  category: Category | null,
  filters: readonly CountedFilter[],
  { rows, most }: { rows: number; most: Most },
  also: (name: string) => readonly Condition[] = () => [],
): Promise<Facet[]> {
  const named = filters.flatMap(({ name, values }) => values.map((value) => ({ name, value })));
  const conditionOf =
    ({ name, value }: { name: string; value: string }): Condition =>
    (put) =>
      [conditionFor(category, name, value), ...also(name)].map((condition) => condition(put)).join(" AND ");
  const sample = sampleFor(rows, most);
  const counts = await countEach(db, asked, named.map(conditionOf), sample);
  const options = named.map((option, at): Option => {
    const seen = counts[at]!;
    return { ...option, seen, count: sample ? roundedAbout(seen * sample, seen) : seen, exact: !sample };
  });
  // Of days and circles the way to a few rows leads by as many as before.
  const rare =
    sample && !asked.days && !asked.near
      ? await countRare(db, asked, category, options, { sample, most, conditionOf })
      : null;
  const told = options
    .map((option) => {
      const count = rare?.get(option);
      return count === undefined ? option : { ...option, count, exact: true };
    })
    .filter(({ exact, seen }) => exact || seen >= SEEN.least);
  return filters.map(({ name }) => {
    const values = told.filter((one) => one.name === name);
    const about = sample !== undefined && !(values.length > 0 && values.every(({ exact }) => exact));
    return {
      name,
      about,
      values: values.map(({ value, count, exact }) => ({ value, count, ...(about && exact ? { exact } : {}) })),
    };
  });
}

const read = async ({ db }: Pick<Deps, "db">, asked: FacetsAsked, every = false): Promise<Facet[]> => {
  const { category, chosen } = asked;
  const filters = countedFilters(category);
  const set = filters.filter(({ name }) => chosen[name]);
  const open = filters.filter((filter) => !set.includes(filter));
  const whole = narrowed(asked, {});
  const rows = every ? 0 : await rowsOf(db, whole);
  // Few, whatever is chosen: one reading of them is enough for every filter.
  if (set.length === 0 || rows * SMALLEST <= MOST_ROWS.all)
    return countFilters(db, whole, category, filters, { rows, most: mostFor(whole) }, (name) =>
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
    const most = mostFor(question, groups.length);
    found.push(...(await countFilters(db, question, category, group.filters, { rows: ofWords, most })));
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
