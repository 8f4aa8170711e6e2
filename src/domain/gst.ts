/**
 * What GST comes to: the one place where it is reckoned, for price cards, quotes, agreements and papers. Within a state it
 * is CGST and SGST, each at half the rate on the same value, so each half is rounded and the tax is twice that; between
 * states it is the same sum, for a price does not depend on where somebody lives. Integer paise.
 */

/** On top of a value: an even number of paise, for its halves are alike. @param rate 18 of 100, 1,800 of 10,000 */
export const gstOnTop = (valuePaise: number, rate: number, of: number): number =>
  2 * Math.round((valuePaise * rate) / (2 * of));

/**
 * In an amount (CGST Rules, rule 35): such that each half is half the rate of what is left, wherever the amount can be
 * split so to the paisa; else as near as the rule's own rounding.
 */
export function gstInside(totalPaise: number, rate: number, of: number): number {
  const near = 2 * Math.round((totalPaise * rate) / (2 * (of + rate)));
  return [near, near - 2, near + 2].find((tax) => gstOnTop(totalPaise - tax, rate, of) === tax) ?? near;
}
