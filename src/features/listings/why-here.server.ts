/** Why one listing stands where it stands: what it has of each weight of ranking.ts. */
import { isUuid } from "../../domain/ids.ts";
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categoryOf } from "../registry.ts";
import { priceOf } from "./category.ts";
import { cardsOf } from "./listing-cards.server.ts";
import { partsOf, RANKING, rankingOf, type Part } from "./ranking.ts";
import { rankedMeans } from "./ranking.server.ts";
import { circleNumber, isNew, lotNumber } from "./newcomers.server.ts";

const STOP = 1_000;

type Row = {
  id: string;
  category: string;
  owner_id: string | null;
  state: string | null;
  district: string | null;
  rating: number;
  rating_sum: number;
  rating_count: number;
  booked_stars: number;
  booked_reviews: number;
  ranking: number;
  answer_minutes: number | null;
  answers_told: number;
  price: string | null;
  photo_count: number;
  papers_seen: boolean;
  mobile_proven: boolean;
  approved_at: Date | null;
  before: number;
  among: number;
};

const OF_PLACE = `FROM listing_places p WHERE p.category = l.category AND p.state = l.state AND p.district = coalesce(l.district, '') AND p.visible`;
const WHY = `SELECT l.*, (SELECT count(*)::int FROM (SELECT 1 ${OF_PLACE} AND (p.ranking, p.listing_id) > (l.ranking, l.id) LIMIT ${STOP + 1}) b) AS before,
  (SELECT count(*)::int FROM (SELECT 1 ${OF_PLACE} LIMIT ${STOP + 1}) a) AS among FROM listings l WHERE l.id = $1 AND l.status = 'approved'`;

/** What the page of the order says of one listing. */
export type WhyHere = Awaited<ReturnType<typeof whyHere>> & object;

/** @returns null where there is no such approved listing */
export async function whyHere(deps: Pick<Deps, "db" | "now">, id: string) {
  if (!isUuid(id)) return null;
  const { rows } = await deps.db.$client.query<Row>(WHY, [id]);
  const row = rows[0];
  const card = (await cardsOf(deps, [id], { state: "" })).get(id);
  if (!row || !card) return null;
  const category = categoryOf(row.category);
  const mean = (await rankedMeans(deps.db)).get(row.category) ?? RANKING.meanAtFirst;
  const booked = { stars: row.booked_stars, reviews: row.booked_reviews };
  const parts = partsOf({
    answerMinutes: row.answer_minutes,
    priced: row.price !== null,
    pictures: row.photo_count,
    documents: row.papers_seen,
    mobile: row.mobile_proven,
  });
  const today = todayIST(deps.now());
  return {
    id,
    ownerId: row.owner_id,
    category,
    card,
    place: { state: row.state ?? "", district: row.district ?? "" },
    /** How many stand before it in its own district, of how many; both stop at 1,000. */
    before: Math.min(row.before, STOP),
    among: Math.min(row.among, STOP),
    capped: row.among > STOP,
    stars: row.rating,
    reviews: row.rating_count,
    bookedReviews: row.booked_reviews,
    mean,
    byStars: rankingOf(row.rating_sum, row.rating_count, mean, booked),
    parts: Object.entries(parts).flatMap(([part, points]) =>
      part === "price" && !priceOf(category) ? [] : [{ part: part as Part, ...points }],
    ),
    answerMinutes: row.answer_minutes,
    answersTold: row.answers_told,
    pictures: row.photo_count,
    score: row.ranking,
    lot: isNew(row.approved_at, today) ? { day: today, circle: circleNumber(id), number: lotNumber(today, id) } : null,
  };
}

const WITH_MORE = `SELECT (SELECT count(*)::int FROM (SELECT 1 ${OF_PLACE} AND (p.ranking, p.listing_id) > ((l.ranking + g.gain)::real, l.id) LIMIT ${STOP + 1}) b) AS before
  FROM listings l CROSS JOIN unnest($2::real[]) WITH ORDINALITY g(gain, at) WHERE l.id = $1 ORDER BY g.at`;

/** Which number it would have in its district with so many points more, for each of these; null beyond 1,000. */
export async function numbersWith(
  { db }: Pick<Deps, "db">,
  { id }: Pick<WhyHere, "id">,
  gains: readonly number[],
): Promise<(number | null)[]> {
  const { rows } = await db.$client.query<{ before: number }>(WITH_MORE, [id, gains]);
  return rows.map(({ before }) => (before >= STOP ? null : before + 1));
}
