/** The figures of a place in words. Pure: nothing is said that no figure says. */
import { say } from "../../domain/words/say.ts";
import { MONTHS } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { priceFor } from "../../domain/price-lines.ts";
import type { PlaceFacts, PriceRange } from "./place-facts.server.ts";

/** '28 November'. */
export const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8))} ${say(MONTHS[Number(day.slice(5, 7)) - 1]!)}`;

/** '1,200 venues', '1 venue'. */
export const many = (n: number, [one, several]: readonly [string, string]): string =>
  `${n.toLocaleString("en-IN")} ${n === 1 ? one : several}`;

/** '₹850 to ₹2,500 a plate'; `per` is what the category's price is for where it has but one unit. */
export function rangeWords({ unit, low, high }: PriceRange, per: string | undefined): string {
  const highest = priceFor(high, unit || per);
  return low === high ? highest : say("{from} to {until}", { from: formatRupees(low), until: highest });
}

/** 'Half of them ask ₹1,200 or less'; '' where they are too few for a middle, or all ask the same. */
export const middleWords = ({ low, middle, high, listings }: PriceRange): string =>
  listings < 5 || low === high ? "" : say("half ask {amount} or less", { amount: formatRupees(middle) });

/** '4.6 of 5 from 212 reviews'. */
export const ratingWords = ({ mean, reviews }: NonNullable<PlaceFacts["rating"]>): string =>
  say("{mean} of 5 from {n, plural, one {# review} other {# reviews}}", { mean: mean.toFixed(1), n: reviews });

/**
 * The sentence under the title: how many, and for how much.
 * @param total '128 venues' @param per what a price is for, 'day'
 */
export function leadWords(total: string, where: string, facts: PlaceFacts, per: string | undefined): string {
  const [price, other] = facts.prices;
  // What is told of some is not told of all: each unit has its own range, and a middle only where there is one unit.
  if (price && other)
    return say("{total} in {where}: {first}, {second}.", {
      total,
      where,
      first: say("{n} at {range}", { n: price.listings, range: rangeWords(price, per) }),
      second: say("{n} at {range}", { n: other.listings, range: rangeWords(other, per) }),
    });
  const middle = price && middleWords(price);
  return !price
    ? say("{total} in {where}.", { total, where })
    : middle
      ? say("{total} in {where}, at {range}; {middle}.", { total, where, range: rangeWords(price, per), middle })
      : say("{total} in {where}, at {range}.", { total, where, range: rangeWords(price, per) });
}
