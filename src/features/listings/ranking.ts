/**
 * By what results stand in their order: the one place of all weights. What the database does with them is in `ranking_of`, `score_points` and
 * `rank_listing` (migrations 0009, 0017 and 0068), which a test holds together with this file; the page 'How results are ordered' is made from it.
 */
export const RANKING = {
  /** So many stars at the category's mean are put to each listing's own. */
  weight: 5,
  /** So often a review counts behind which a booking stands that took place: 'Booked here'. */
  bookedWeight: 2,
  /** The mean of a category that nobody has rated. */
  meanAtFirst: 4,
  /** The mean of a category is taken anew when it has moved by so much. */
  meanMoves: 0.01,
  decimals: 4,
  /** What a name that was asked for is worth, above every rating: exactly so, or with all the words in it. */
  exactName: 20,
  wordsInName: 10,
  /** The same, where they stand in the script in which they were typed: between the two, whatever the stars. */
  wordsAsTyped: 14.5,
  /** Of more in a category the best are read in their order until there are enough, and names stand nowhere in front. */
  namesUpTo: 4_000,
  /** What else is put to the stars: whoever answers within so many minutes, in the middle of their last 30 requests. */
  answers: [
    { minutes: 60, points: 0.15 },
    { minutes: 240, points: 0.12 },
    { minutes: 1_440, points: 0.08 },
    { minutes: 4_320, points: 0.03 },
  ],
  /** A price is said. */
  price: 0.05,
  /** Each picture besides the first, up to so many. */
  picture: 0.02,
  pictures: 4,
  /** An admin has seen a document of whoever keeps it; their mobile is proven by a code. */
  documents: 0.05,
  mobile: 0.02,
} as const;

/** Who is new gets one place in so many, by lot (newcomers.ts). */
export const NEWCOMERS = {
  /** Approved within so many days before the present one. */
  days: 30,
  oneIn: 12,
  /** In so many days everybody is drawn once. */
  round: 7,
  /** So many places a day and list besides a sixth of them; the newest so many of a category take part. */
  places: 24,
  considered: 2_000,
} as const;

/** The page that explains it. */
export const RANKING_PATH = "/HowWeRank";

const NONE_BOOKED = { stars: 0, reviews: 0 };
const rounded = (value: number): number => Math.round(value * 10 ** RANKING.decimals) / 10 ** RANKING.decimals;

/**
 * The Bayesian mean (DECISIONS 34): few stars are drawn towards the mean of the category, many speak for themselves.
 * @param stars the sum of all
 * @param booked those among them behind which a booking stands, which count double (DECISIONS 28)
 */
export function rankingOf(
  stars: number,
  reviews: number,
  mean: number = RANKING.meanAtFirst,
  booked: { stars: number; reviews: number } = NONE_BOOKED,
): number {
  const more = RANKING.bookedWeight - 1;
  return rounded(
    (stars + more * booked.stars + RANKING.weight * mean) / (reviews + more * booked.reviews + RANKING.weight),
  );
}

/** What a listing shows of itself, as far as it counts. `answerMinutes`: null where too few tell. */
export type Shown = {
  answerMinutes: number | null;
  priced: boolean;
  pictures: number;
  documents: boolean;
  mobile: boolean;
};
export type Part = "answers" | "price" | "pictures" | "documents" | "mobile";

/** What each part gives a listing, and what it can give at most. */
export function partsOf({
  answerMinutes,
  priced,
  pictures,
  documents,
  mobile,
}: Shown): Record<Part, { points: number; most: number }> {
  const { answers, price, picture } = RANKING;
  const quick = answerMinutes === null ? undefined : answers.find(({ minutes }) => answerMinutes <= minutes);
  return {
    answers: { points: quick?.points ?? 0, most: answers[0].points },
    price: { points: priced ? price : 0, most: price },
    pictures: {
      points: rounded(picture * Math.min(pictures, RANKING.pictures)),
      most: rounded(picture * RANKING.pictures),
    },
    documents: { points: documents ? RANKING.documents : 0, most: RANKING.documents },
    mobile: { points: mobile ? RANKING.mobile : 0, most: RANKING.mobile },
  };
}

/** What a listing stands by: its stars, and what it shows of itself (ADR 49). */
export const scoreOf = (ranking: number, shown: Shown): number =>
  rounded(Object.values(partsOf(shown)).reduce((sum, { points }) => sum + points, ranking));
