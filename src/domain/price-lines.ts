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

/** Units that people and price cards name, for one and for several; others stay as they were typed. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  person: [text("person"), text("people")],
  "hand or face": [text("hand or face"), text("hands or faces")],
  event: [text("event"), text("events")],
  hour: [text("hour"), text("hours")],
  day: [text("day"), text("days")],
  week: [text("week"), text("weeks")],
  year: [text("year"), text("years")],
  night: [text("night"), text("nights")],
  plate: [text("plate"), text("plates")],
  piece: [text("piece"), text("pieces")],
  hand: [text("hand"), text("hands")],
  guest: [text("guest"), text("guests")],
  performance: [text("performance"), text("performances")],
  session: [text("session"), text("sessions")],
  show: [text("show"), text("shows")],
  face: [text("face"), text("faces")],
  light: [text("light"), text("lights")],
  counter: [text("counter"), text("counters")],
  album: [text("album"), text("albums")],
  print: [text("print"), text("prints")],
  order: [text("order"), text("orders")],
  room: [text("room"), text("rooms")],
  set: [text("set"), text("sets")],
  function: [text("function"), text("functions")],
  ceremony: [text("ceremony"), text("ceremonies")],
  bride: [text("bride"), text("brides")],
  km: [text("km"), text("km")],
  booking: [text("booking"), text("bookings")],
  payment: [text("payment"), text("payments")],
};
/** What people type for several, where it is not the one with an 's'. */
const SEVERAL: Readonly<Record<string, string>> = {
  people: "person",
  "hands or faces": "hand or face",
  ceremonies: "ceremony",
};
const grouped = new Intl.NumberFormat("en-IN");

/** 'plates' for 350 and 'plate', 'hour' for 1 and 'hours'; a unit that nobody knows as it was typed. */
export function unitWords(unit: string, quantity: number): string {
  const typed = unit.toLowerCase();
  const one = [typed, SEVERAL[typed], typed.replace(/s$/, "")].find((key) => key && Object.hasOwn(UNITS, key));
  return one ? say(UNITS[one]![quantity === 1 ? 0 : 1]) : unit;
}

/** The English one of a unit that was typed in the page's language, 'plate' for 'प्लेट': so everybody reads it in theirs. */
export const unitTyped = (typed: string): string =>
  Object.keys(UNITS).find((key) => UNITS[key]!.some((words) => say(words) === typed.trim())) ?? typed;

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
