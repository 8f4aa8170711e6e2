/** What a price card says, for people. Pure. */
import { counted } from "../../domain/counted.ts";
import { ladderSaid } from "../../domain/ladders.ts";
import { formatRupees } from "../../domain/money.ts";
import type { Counts, PriceBase, PriceCard } from "./price-model.ts";

export type PriceFact = readonly [label: string, words: string];

const ORDERS: Record<string, string> = { plate: "plates", piece: "pieces", "hand or face": "guests" };

/** Of what somebody orders several: 'plates'. */
export const ordered = ({ unit, counts }: Pick<PriceBase, "unit" | "counts">): string => ORDERS[unit] ?? counts ?? "";

/** 'Guests', where a price asks for their number. */
export const COUNT_LABELS: Record<Counts, string> = { guests: "Guests", pieces: "Pieces" };

function travelWords({ freeKm, perKmPaise }: PriceCard): string {
  if (perKmPaise === null) return "";
  const each = `${formatRupees(perKmPaise)} a km, counted one way`;
  if (perKmPaise === 0) return "Free";
  return freeKm ? `Free up to ${freeKm.toLocaleString("en-IN")} km, then ${each}` : each;
}

function besidesWords({ stayFor, foodFor }: PriceCard): string {
  const parts = [
    stayFor ? `a place to stay for ${counted(stayFor, "people")}` : "",
    foodFor ? `food for ${counted(foodFor, "people")}` : "",
  ].filter(Boolean);
  const words = parts.join(" and ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function gstWords({ gst, gstPercent }: PriceCard): string {
  if (gst === null) return "";
  return gst === "none" ? "None" : gst === "inside" ? `${gstPercent} %, included` : `${gstPercent} % on top`;
}

function paymentWords({ token, advance, advanceDays }: PriceCard): string {
  if (token === null && advance === null) return "";
  const rest = 100 - (token ?? 0) - (advance ?? 0);
  const parts = [
    token ? `${token} % to hold the date` : "",
    advance ? `${advance} % ${advanceDays ? `${counted(advanceDays, "days")} before` : "before the day"}` : "",
    rest > 0 ? (rest === 100 ? "all of it on the day" : `${rest} % on the day`) : "",
  ].filter(Boolean);
  // The sign stays with its number where a line ends.
  const words = parts.join(", ").replaceAll(" %", "\u00A0%");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ladderFact = ({ ladder, ladderSteps }: PriceCard): string =>
  ladder === null ? "" : ladderSaid({ ladder, ladderSteps }, null, new Date(0));

/** A line each, in the order in which somebody asks; what nobody has said stands not in it. */
export function cardFacts(base: PriceBase, card: PriceCard): PriceFact[] {
  const money = (paise: number | null) => (paise === null ? "" : formatRupees(paise));
  const facts: PriceFact[] = [
    ["Hours included", card.hours === null ? "" : counted(card.hours, "hours")],
    ["Each further hour", money(card.extraHourPaise)],
    ["Smallest order", card.least === null || !base.counts ? "" : counted(card.least, ordered(base))],
    ["Smallest amount", card.leastPaise ? money(card.leastPaise) : ""],
    ["Travel", travelWords(card)],
    ["You provide", besidesWords(card)],
    ["Has to be there", card.needs],
    ["GST", gstWords(card)],
    ["Deposit", card.depositPaise ? `${money(card.depositPaise)}, comes back` : ""],
    ["Payment", paymentWords(card)],
    ["Calling it off", ladderFact(card)],
  ];
  return facts.filter(([, words]) => words !== "");
}
