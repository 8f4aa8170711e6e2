import { formatRupees } from "./money.ts";
import { say, text } from "./words/say.ts";

/** One line of a price: what it is, how many of what, and what one costs. The amount is for the server to say. */
export type PriceLine = {
  label: string;
  /** At most two decimals: 2.5 hours. */
  quantity: number;
  /** 'plate', 'hour', 'event'. */
  unit: string;
  eachPaise: number;
  /** `quantity` times `eachPaise`, to the nearest paisa. */
  amountPaise: number;
};

/** Units that people and price cards name, one and several; others stay as they were typed. */
const UNITS: readonly (readonly [one: string, several: string])[] = [
  [text("person"), text("people")],
  [text("hand or face"), text("hands or faces")],
  [text("event"), text("events")],
  [text("hour"), text("hours")],
  [text("day"), text("days")],
  [text("night"), text("nights")],
  [text("plate"), text("plates")],
  [text("piece"), text("pieces")],
  [text("hand"), text("hands")],
  [text("guest"), text("guests")],
  [text("performance"), text("performances")],
  [text("session"), text("sessions")],
  [text("show"), text("shows")],
  [text("room"), text("rooms")],
  [text("set"), text("sets")],
  [text("function"), text("functions")],
  [text("ceremony"), text("ceremonies")],
  [text("bride"), text("brides")],
];
const grouped = new Intl.NumberFormat("en-IN");

function unitWords(unit: string, quantity: number): string {
  const known = UNITS.find((words) => words.includes(unit.toLowerCase()));
  return known ? say(known[quantity === 1 ? 0 : 1]) : unit;
}

/** '350 plates' for 350 and 'plate', '1 hour' for 1 and 'hours', '162 km'. */
export const quantityWords = ({ quantity, unit }: Pick<PriceLine, "quantity" | "unit">): string =>
  `${grouped.format(quantity)} ${unitWords(unit, quantity)}`;

/** What an amount is for, in words: '₹850 a plate', '₹1,200 an hour'; the amount alone where nothing is said. */
export function priceFor(paise: number, per?: string): string {
  const price = formatRupees(paise);
  if (!per) return price;
  const unit = unitWords(per, 1);
  return /^([aeiou]|hour)/.test(per)
    ? say("{price} an {unit}", { price, unit })
    : say("{price} a {unit}", { price, unit });
}
