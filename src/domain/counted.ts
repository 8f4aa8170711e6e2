/** Counts with what they count, as cards, chips and facts say them. */
const grouped = new Intl.NumberFormat("en-IN");

/**
 * 1 and 'people' → '1 person'; 1200 and 'guests' → '1,200 guests'; '5 to 7' and 'years' → '5 to 7 years'.
 * `many` is the word for several: 'people', or one that ends in 's'.
 */
export const counted = (count: number | string, many: string): string =>
  `${typeof count === "number" ? grouped.format(count) : count} ${Number(count) !== 1 ? many : many === "people" ? "person" : many.slice(0, -1)}`;
