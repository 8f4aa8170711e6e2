import { databaseOver } from "../src/platform/database/database.server.ts";
import type { Database } from "../src/platform/database/database.server.ts";
import { searchListings } from "../src/features/listings/listing-search.server.ts";
import { searchEverything } from "../src/features/search/search-service.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { listened, scansIn } from "./plans.ts";
import type { Settings, Table } from "./table.ts";
import { IN_HINDI } from "./understand-in-hindi.ts";
import { QUESTIONS, slipped } from "./understand-questions.ts";
import type { Must, Question } from "./understand-questions.ts";
import { STRANGERS } from "./understand-strangers.ts";

const FIRST = 10;
/** Of fewer listings a whole table is read in no time, and is. */
const PLANS_FROM = 50_000;
/** Of each kind every third is kept back, of strangers' every second: they are not looked at while the words are chosen. */
const KEPT_BACK = 3;
const KEPT_BACK_OF_STRANGERS = 2;
const TO_REACH: Readonly<Record<string, number>> = {
  plain: 98,
  mistyped: 95,
  "kinds and trades": 92,
  numbers: 90,
  "old names": 97,
  "three words": 95,
  "words without weight": 92,
  names: 95,
  "longer than 100": 90,
  nonsense: 100,
  "q of the lists": 92,
  "in Devanagari": 92,
  "in other scripts": 85,
  "in Hinglish": 92,
};

/** What must be true, as SQL over `listings l`. */
function truth({ category, state, districts, facet, text, guests, name }: Must): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    "l.status = 'approved'",
    ...(category ? [`l.category = ${put(category)}`] : []),
    ...(state
      ? [
          `EXISTS (SELECT 1 FROM listing_places p WHERE p.listing_id = l.id AND p.state = ${put(state)}${districts ? ` AND p.district = ANY(${put(districts)}::text[])` : ""})`,
        ]
      : []),
    ...(facet
      ? [
          `(l.attributes->>${put(facet[0])} = ANY(${put(facet.slice(1))}::text[]) OR (jsonb_typeof(l.attributes->${put(facet[0])}) = 'array' AND l.attributes->${put(facet[0])} ?| ${put(facet.slice(1))}::text[]))`,
        ]
      : []),
    ...(text ? [`l.search_text ~ ${put(`\\m(?:${text.join("|")})\\M`)}`] : []),
    ...(guests ? [`(l.attributes->>'capacity')::int >= ${put(guests)}`] : []),
    ...(name ? [`l.title = ${put(name)}`] : []),
  ];
  return { sql: conditions.join(" AND "), values };
}

type Answer = { ids: string[]; total: number; about: boolean; leftOut: boolean };
async function answerOf(database: Database, { q, list }: Question): Promise<Answer> {
  if (list) {
    const deps = { db: database.db, database, now: () => new Date() } as unknown as Deps;
    const { rows, total, capped } = await searchListings<{ _id: string }>(deps, list, { q });
    return { ids: rows.map(({ _id }) => _id), total, about: capped, leftOut: false };
  }
  const found = await searchEverything({ db: database.db, now: () => new Date() }, { q, state: "", category: "" });
  return {
    ids: found.cards.map(({ _id }) => _id),
    total: found.total.count,
    about: found.total.about,
    leftOut: (found.understood?.leftOut.length ?? 0) > 0,
  };
}

/** Titles of every category, whole and as fingers slip. */
async function namesOf({ pool }: Database): Promise<Question[]> {
  const { rows } = await pool.query<{ title: string; category: string }>(
    "SELECT title, category FROM (SELECT DISTINCT ON (title) title, category, md5(title) AS lot, row_number() OVER (PARTITION BY category ORDER BY md5(title)) AS n FROM listings WHERE status = 'approved' AND category <> 'rentals' AND title ~ '^[A-Za-z ]{8,}$' AND title LIKE '% %') t WHERE n <= 8 ORDER BY category, lot",
  );
  return rows.flatMap(({ title, category }, at) => [
    { kind: "names", q: title.toLowerCase(), must: { category, name: title } },
    { kind: "names", q: slipped(title.toLowerCase(), at), must: { category, name: title } },
  ]);
}

/** Asks every question and looks at the first ten of each answer. */
export async function benchUnderstand({ listings }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  const whole = databaseOver(pool, "postgres", stop);
  const { db, sent } = listened(whole);
  // Reads go the same way, so that their plans are looked at, too.
  const database = Object.assign(Object.create(whole) as Database, { db, reads: db });
  const questions = [...QUESTIONS, ...(await namesOf(database)), ...STRANGERS, ...IN_HINDI];
  type Figure = { asked: number; right: number; times: number[]; recall: number[] };
  const empty = (): Figure => ({ asked: 0, right: 0, times: [], recall: [] });
  type Figures = Record<"tuned" | "kept" | "strange" | "strangeKept", Figure>;
  const figures = new Map<string, Figures>();
  const wrong: string[] = [];
  const scans = new Set<string>();
  const nthOfKind = new Map<string, number>();
  for (const question of questions) {
    const { kind, q, must, list, stranger } = question;
    const counted = stranger ? `stranger ${kind}` : kind;
    const nth = nthOfKind.get(counted) ?? 0;
    nthOfKind.set(counted, nth + 1);
    const ofKind = figures.get(kind) ?? { tuned: empty(), kept: empty(), strange: empty(), strangeKept: empty() };
    figures.set(kind, ofKind);
    const turn = stranger ? KEPT_BACK_OF_STRANGERS : KEPT_BACK;
    const isKept = nth % turn === turn - 1;
    const figure = ofKind[stranger ? (isKept ? "strangeKept" : "strange") : isKept ? "kept" : "tuned"];
    const startedAt = performance.now();
    const answer = await answerOf(database, question);
    figure.times.push(performance.now() - startedAt);
    if (listings >= PLANS_FROM) for (const scan of await scansIn(pool, sent)) scans.add(scan);
    sent.length = 0;
    const { sql, values } = truth(list ? { category: list, ...must } : must);
    const { rows } = await pool.query<{ total: number; right: number }>(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE l.id = ANY($${values.length + 1}::uuid[]))::int AS right FROM listings l WHERE ${sql}`,
      [...values, answer.ids.slice(0, FIRST)],
    );
    const { total, right } = rows[0]!;
    // Where there is none such, it is right to say what was left out, or to find nothing.
    const good = must.nothing
      ? answer.total === 0
      : total === 0
        ? answer.leftOut || answer.total === 0 || list !== undefined
        : right > 0;
    figure.asked++;
    if (good) figure.right++;
    else if (!isKept || process.env.SHOW_KEPT_BACK === "yes") wrong.push(`${counted}: ${q}`);
    if (counted === "plain" && total > 0) figure.recall.push(answer.about ? 1 : Math.min(1, answer.total / total));
  }
  await stop();
  if (scans.size > 0) throw new Error(`Some plans read a whole table:\n${[...scans].join("\n")}`);
  for (const line of wrong) console.log(`    wrong  ${line}`);
  const share = ({ asked, right }: Figure) =>
    asked === 0 ? "–" : `${Math.round((100 * right) / asked)} % of ${asked}`;
  const recall = ({ recall: all }: Figure) =>
    `${Math.round((100 * all.reduce((a, b) => a + b, 0)) / (all.length || 1))} % of ${all.length}`;
  const asked = questions.length;
  const plain = figures.get("plain")!;
  return {
    title: `A right answer among the first ten, of ${asked} questions: ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion; every third question of a kind was kept back while the words were chosen`,
    rows: [
      [
        "kind of question",
        "to reach",
        "while tuned",
        "kept back",
        "strangers'",
        "theirs, kept back",
        "median",
        "highest",
      ],
      ...[...figures].map(([kind, of]) => {
        const times = Object.values(of).flatMap((figure) => figure.times);
        return [
          kind,
          kind in TO_REACH ? `${TO_REACH[kind]} %` : "–",
          ...[of.tuned, of.kept, of.strange, of.strangeKept].map(share),
          `${median(times).toFixed(1)} ms`,
          `${Math.max(...times).toFixed(1)} ms`,
        ];
      }),
      ["recall of plain ones", "98 %", recall(plain.tuned), recall(plain.kept), "", "", "", ""],
    ],
  };
}
