/**
 * By what results stand in their order. The same numbers are in `ranking_of` and `rank_listing` (migrations 0009 and 0017), which a test holds
 * together, and on the page 'How we rank', which is made from them.
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
} as const;

/** The page that explains it. */
export const RANKING_PATH = "/HowWeRank";

const NONE_BOOKED = { stars: 0, reviews: 0 };

/**
 * The Bayesian mean: few stars are drawn towards the mean of the category, many speak for themselves.
 * @param booked those among them behind which a booking stands
 */
export function rankingOf(
  stars: number,
  reviews: number,
  mean: number = RANKING.meanAtFirst,
  booked: { stars: number; reviews: number } = NONE_BOOKED,
): number {
  const more = RANKING.bookedWeight - 1;
  const value =
    (stars + more * booked.stars + RANKING.weight * mean) / (reviews + more * booked.reviews + RANKING.weight);
  return Math.round(value * 10 ** RANKING.decimals) / 10 ** RANKING.decimals;
}
