/** Up to four listings of one category side by side, for the same brief: what is asked, and what is said of each. Pure. */
import { counted } from "../../domain/counted.ts";
import { backWhen, ladderOf } from "../../domain/ladders.ts";
import { formatRupees } from "../../domain/money.ts";
import { priceFor } from "../../domain/price-lines.ts";
import { differing, type SideFact } from "../../domain/side-by-side.ts";
import { answerWords } from "../listings/card-proof.ts";
import type { CardDay, CardPrice } from "../listings/search-view.ts";
import { whenWords } from "../listings/when-words.ts";
import type { When } from "../listings/when.ts";
import type { AllIn } from "../prices/all-in.ts";
import type { PriceCard } from "../prices/price-model.ts";
import type { PriceQuestion } from "../prices/price-question.ts";
import { MOST_COMPARED } from "./comparison-limits.ts";

/** So many days before the event it is called off. */
export const CALLED_OFF = [30, 7, 1] as const;

export const COMPARE_TEXT = {
  most: `At most ${MOST_COMPARED} stand side by side.`,
  one: "Please choose listings of one category.",
  none: "Please choose what to compare.",
  id: "This is no listing.",
  closed: "Not shown on this site any more.",
} as const;

/** What is known of one of them, besides its price and its day. */
export type Known = {
  id: string;
  path: string;
  title: string;
  place: string;
  /** As its card says it: '₹850 a plate'. */
  price: string;
  rating: number;
  ratingCount: number;
  answerMinutes: number | null;
  mobileProven: boolean;
  papersSeen: boolean;
  /** What its category tells of each, in the order of its fields. */
  facts: readonly SideFact[];
};

/** What one of them costs, with its way, its card, and the words that cards say. */
export type Reckoned = { answer: AllIn; km: number | null; card: PriceCard; told: CardPrice | null };

/** One of them as it is shown. Amounts are paise. */
export type Compared = Pick<Known, "id" | "path" | "title" | "place" | "rating" | "ratingCount" | "answerMinutes"> & {
  /** All in; null: on request. */
  totalPaise: number | null;
  lines: AllIn["lines"];
  gstPaise: number | null;
  depositPaise: number;
  notes: string[];
  included: string[];
  /** Of the days that are asked for; null where none are. */
  day: { state: CardDay["state"] | "taken"; words: string } | null;
  /** By road, one way; null where either place is not known. */
  km: number | null;
  /** What comes back in per cent, by how many days before it is called off; null where its owner says nothing. */
  cancellation: { days: number; back: number | null }[];
  mobileProven: boolean;
  papersSeen: boolean;
  /** The same lines for all of a category, in one order. */
  rows: [label: string, words: string][];
};

const NOTHING = "Not said";

/** What the sum is made of: '300 × ₹850 a plate: ₹2,55,000'. */
export function partsOf({ answer, card }: Pick<Reckoned, "answer" | "card">): string[] {
  const { lines, gstPaise, depositPaise, totalPaise, subtotalPaise } = answer;
  const onTop = totalPaise !== null && totalPaise > subtotalPaise;
  return [
    ...lines.map(({ label, quantity, unit, eachPaise, amountPaise }) =>
      quantity === 1
        ? `${label}: ${formatRupees(amountPaise)}`
        : `${label}: ${quantity.toLocaleString("en-IN")} × ${priceFor(eachPaise, unit)} = ${formatRupees(amountPaise)}`,
    ),
    ...(onTop ? [`GST of ${card.gstPercent} %: ${formatRupees(gstPaise ?? 0)}`] : []),
    ...(!onTop && gstPaise ? [`GST of ${card.gstPercent} % in it: ${formatRupees(gstPaise)}`] : []),
    ...(depositPaise > 0 ? [`Besides, a deposit of ${formatRupees(depositPaise)} that comes back`] : []),
  ];
}

function backWords({ ladder, ladderSteps }: PriceCard, days: number): string {
  if (ladder === null) return NOTHING;
  if (ladder === "kept") return "All but the first payment comes back";
  const back = backWhen(ladderOf({ ladder, ladderSteps }), days);
  return back === 100 ? "Everything comes back" : back === 0 ? "Nothing comes back" : `${back} % comes back`;
}

const verifiedWords = ({ mobileProven, papersSeen }: Pick<Known, "mobileProven" | "papersSeen">): string =>
  [mobileProven ? "Mobile number by a code" : "", papersSeen ? "documents seen by our team" : ""]
    .filter(Boolean)
    .join(", ")
    .replace(/^d/, "D") || "Nothing yet";

const reviewWords = ({ rating, ratingCount }: Pick<Known, "rating" | "ratingCount">): string =>
  ratingCount > 0 ? `${rating.toFixed(1)} of 5, ${counted(ratingCount, "reviews")}` : "None yet";

const kmWords = (km: number | null, placed: boolean): string =>
  km !== null
    ? km === 0
      ? "In the same place"
      : `About ${km.toLocaleString("en-IN")} km by road`
    : placed
      ? "Not known"
      : "Say the PIN code of the place";

/** Its lines, the same for every listing of a category. @param placed whether the place of the event is known */
function rowsOf(
  known: Known,
  { answer, card, km, told }: Reckoned,
  day: Compared["day"],
  placed: boolean,
): Compared["rows"] {
  const allIn = told ? [told.words, told.parts].filter(Boolean).join(" · ") : "On request";
  return [
    ["All in", allIn],
    ["Made of", partsOf({ answer, card }).join("\n") || NOTHING],
    ["Price", known.price],
    ["Included", card.included.join("\n") || NOTHING],
    ["To know", answer.notes.join("\n") || "Nothing else"],
    ["On the day", day?.words ?? "Say the date"],
    ["Distance", kmWords(km, placed)],
    ["Usual answer", (known.answerMinutes !== null && answerWords(known.answerMinutes)) || "Not known yet"],
    ["Reviews", reviewWords(known)],
    ...CALLED_OFF.map((days): [string, string] => [
      `Called off ${counted(days, "days")} before`,
      backWords(card, days),
    ]),
    ["Verified", verifiedWords(known)],
    ...known.facts.map(([label, words]): [string, string] => [label, words]),
  ];
}

/** One of them with all its lines. @param when the days that are asked for @param day what its calendar says; absent: taken */
export function compared(
  known: Known,
  reckoned: Reckoned,
  { when, day, placed }: { when: When | undefined; day: CardDay | undefined; placed: boolean },
): Compared {
  const { answer, card, km } = reckoned;
  const { ladder, ladderSteps } = card;
  const then: Compared["day"] = when ? (day ?? { state: "taken", words: `Taken: ${whenWords(when)}` }) : null;
  const { id, path, title, place, rating, ratingCount, answerMinutes, mobileProven, papersSeen } = known;
  return {
    id,
    path,
    title,
    place,
    rating,
    ratingCount,
    answerMinutes,
    mobileProven,
    papersSeen,
    totalPaise: answer.totalPaise,
    lines: answer.lines,
    gstPaise: answer.gstPaise,
    depositPaise: answer.depositPaise,
    notes: answer.notes,
    included: card.included,
    day: then,
    km,
    cancellation: CALLED_OFF.map((days) => ({
      days,
      // What the first payment is, is agreed on later.
      back: ladder === null || ladder === "kept" ? null : backWhen(ladderOf({ ladder, ladderSteps }), days),
    })),
    rows: rowsOf(known, reckoned, then, placed),
  };
}

/** The lines in which they differ, in their order. */
export const differences = (those: readonly Pick<Compared, "rows">[]): string[] => [
  ...differing(those.map(({ rows }) => rows)),
];

/** What the brief is, in words: 'For 12 February 2027, 300 guests, 5 hours, PIN code 452001'. */
export function briefWords(
  { guests, pieces, days, hours, pin, state, district }: PriceQuestion,
  when: When | undefined,
): string {
  const parts = [
    when ? whenWords(when) : "",
    guests === null ? "" : counted(guests, "guests"),
    pieces === null ? "" : counted(pieces, "pieces"),
    days === null ? "" : counted(days, "days"),
    hours === null ? "" : counted(hours, "hours"),
    pin ? `PIN code ${pin}` : district ? `${district}, ${state}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `For ${parts.join(", ")}` : "";
}

/** What goes into a message: each of them in two lines, and the address of all. */
export function messageOf(those: readonly Compared[], brief: string, address: string): string {
  const each = those.map(({ title, rows }) => {
    const said = new Map(rows);
    return [
      `*${title}*`,
      said.get("All in"),
      ["On the day", "Distance", "Reviews"].map((label) => `${label}: ${said.get(label)}`).join(" · "),
    ].join("\n");
  });
  return [brief, ...each, address].filter(Boolean).join("\n\n");
}
