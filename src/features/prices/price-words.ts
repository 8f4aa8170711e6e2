/** What a price card says, for people. Pure. */
import { ladderSaid } from "../../domain/ladders.ts";
import { formatRupees } from "../../domain/money.ts";
import { quantityWords } from "../../domain/price-lines.ts";
import { say, text } from "../../domain/words/say.ts";
import { foodWords, stayAndFoodWords, stayWords } from "./all-in.ts";
import type { Counts, PriceBase, PriceCard } from "./price-model.ts";

export type PriceFact = readonly [label: string, words: string];

const ORDERS: Record<string, string> = { plate: "plates", piece: "pieces", guest: "guests" };

/** Of what somebody orders several: 'plates'. */
export const ordered = ({ unit, counts }: Pick<PriceBase, "unit" | "counts">): string => ORDERS[unit] ?? counts ?? "";

/** 'Guests', where a price asks for their number. */
export const COUNT_LABELS: Record<Counts, string> = { guests: text("Guests"), pieces: text("Pieces") };

function travelWords({ freeKm, perKmPaise }: PriceCard): string {
  if (perKmPaise === null) return "";
  const each = say("{price} a km, counted one way", { price: formatRupees(perKmPaise) });
  if (perKmPaise === 0) return say("Free", "price");
  return freeKm ? say("Free up to {km} km, then {each}", { km: freeKm.toLocaleString("en-IN"), each }) : each;
}

function besidesWords({ stayFor, foodFor }: PriceCard): string {
  const both = stayFor && stayFor === foodFor ? stayAndFoodWords(stayFor) : "";
  const [first = "", second] = (
    both ? [both] : [stayFor ? stayWords(stayFor) : "", foodFor ? foodWords(foodFor) : ""]
  ).filter(Boolean);
  const words = second ? say("{first} and {second}", { first, second }) : first;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function gstWords({ gst, gstPercent }: PriceCard): string {
  if (gst === null) return "";
  return gst === "none"
    ? say("None", "tax")
    : gst === "inside"
      ? say("{percent} %, included", { percent: gstPercent ?? 0 })
      : say("{percent} % on top", { percent: gstPercent ?? 0 });
}

function paymentWords({ token, advance, advanceDays }: PriceCard): string {
  if (token === null && advance === null) return "";
  const rest = 100 - (token ?? 0) - (advance ?? 0);
  const parts = [
    token ? say("{percent} % to hold the date", { percent: token }) : "",
    advance
      ? advanceDays
        ? say("{percent} % up to {days} before", {
            percent: advance,
            days: quantityWords({ quantity: advanceDays, unit: "days" }),
          })
        : say("{percent} % before the day", { percent: advance })
      : "",
    rest > 0 ? (rest === 100 ? say("all of it on the day") : say("{percent} % on the day", { percent: rest })) : "",
  ].filter(Boolean);
  // The sign stays with its number where a line ends.
  const words = parts.join(", ").replaceAll(" %", "\u00A0%");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ladderFact({ ladder, ladderSteps, token, advance }: PriceCard): string {
  if (ladder === null) return "";
  // Nothing more is paid before the day.
  if (ladder === "kept" && token && !advance) return say("The first payment is not refunded.");
  return ladderSaid({ ladder, ladderSteps }, null, new Date(0));
}

/** A line each, in the order in which somebody asks; what nobody has said stands not in it. */
export function cardFacts(base: PriceBase, card: PriceCard): PriceFact[] {
  const money = (paise: number | null) => (paise === null ? "" : formatRupees(paise));
  const facts: PriceFact[] = [
    [say("Hours included"), card.hours === null ? "" : quantityWords({ quantity: card.hours, unit: "hours" })],
    [say("Each further hour"), money(card.extraHourPaise)],
    [
      say("Smallest order"),
      card.least === null || !base.counts ? "" : quantityWords({ quantity: card.least, unit: ordered(base) }),
    ],
    // Where the price alone is as much, it says nothing.
    [say("Smallest amount"), card.leastPaise && card.leastPaise > (base.basePaise ?? 0) ? money(card.leastPaise) : ""],
    [say("Travel", "price"), travelWords(card)],
    [say("You provide"), besidesWords(card)],
    [say("On site"), card.needs],
    [say("GST"), gstWords(card)],
    [say("Deposit"), card.depositPaise ? say("{amount}, comes back", { amount: money(card.depositPaise) }) : ""],
    [say("Payment"), paymentWords(card)],
    [say("Cancellation"), ladderFact(card)],
  ];
  return facts.filter(([, words]) => words !== "");
}
