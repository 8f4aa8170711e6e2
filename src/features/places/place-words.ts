/** The figures of a place in words. Pure: nothing is said that no figure says. */
import { counted } from "../../domain/counted.ts";
import { MONTHS } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { priceFor } from "../../domain/price-lines.ts";
import type { PlaceFacts, PriceRange } from "./place-facts.server.ts";

/** '28 November'. */
export const dayWords = (day: string): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** '1,200 venues', '1 venue'. */
export const many = (n: number, [one, several]: readonly [string, string]): string =>
  `${n.toLocaleString("en-IN")} ${n === 1 ? one : several}`;

/** '₹850 to ₹2,500 a plate'; `per` is what the category's price is for where it has but one unit. */
export function rangeWords({ unit, low, high }: PriceRange, per: string | undefined): string {
  const highest = priceFor(high, unit || per);
  return low === high ? highest : `${formatRupees(low)} to ${highest}`;
}

/** 'Half of them ask ₹1,200 or less'; '' where they are too few for a middle, or all ask the same. */
export const middleWords = ({ low, middle, high, listings }: PriceRange): string =>
  listings < 5 || low === high ? "" : `half ask ${formatRupees(middle)} or less`;

/** '4.6 of 5 from 212 reviews'. */
export const ratingWords = ({ mean, reviews }: NonNullable<PlaceFacts["rating"]>): string =>
  `${mean.toFixed(1)} of 5 from ${counted(reviews, "reviews")}`;

/** The sentence under the title: how many, for how much, and who is free on the next Saturday. */
export function leadWords(total: string, where: string, facts: PlaceFacts, per: string | undefined): string {
  const [price] = facts.prices;
  const middle = price && middleWords(price);
  const [saturday] = facts.saturdays;
  return [
    `${total} in ${where}${price ? `, at ${rangeWords(price, per)}` : ""}${middle ? `; ${middle}` : ""}.`,
    saturday && facts.told > 0
      ? `Free on Saturday ${dayWords(saturday.day)}: ${saturday.free.toLocaleString("en-IN")} of the ${facts.told.toLocaleString("en-IN")} whose calendar is kept.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}
