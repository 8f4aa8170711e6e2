/** What a card says beside a price. Pure. */
import { formatRupees } from "../../domain/money.ts";
import type { CardPrice } from "./search-view.ts";

/** The sum for what is asked; null where it is the price of one alone, which the card has said: '₹1,950 a plate'. */
export function sumBeside<Sum extends Pick<CardPrice, "totalPaise">>(
  price: string,
  sum: Sum | null | undefined,
): Sum | null {
  return sum && !price.startsWith(`${formatRupees(sum.totalPaise)} `) ? sum : null;
}
