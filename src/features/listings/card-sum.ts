/** What a card says beside a price. Pure. */
import type { CardPrice } from "./search-view.ts";

/** The sum for what is asked; null where it is the price of one alone, which the card has said: '₹1,950 a plate'. */
export function sumBeside<Sum extends Pick<CardPrice, "words">>(
  price: string,
  sum: Sum | null | undefined,
): Sum | null {
  const amount = sum && /₹[\d,.]+/.exec(sum.words)?.[0];
  return sum && !price.startsWith(`${amount} `) ? sum : null;
}
