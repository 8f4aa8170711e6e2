/** Up to four listings of one category side by side, for the same brief: what is asked, and what is said of each. Pure. */
import { backWhen, ladderOf } from "../../domain/ladders.ts";
import { fitsAddress, handOff } from "../../domain/hand-off.ts";
import { formatRupees } from "../../domain/money.ts";
import { priceFor } from "../../domain/price-lines.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { differing, type SideFact } from "../../domain/side-by-side.ts";
import { say, text } from "../../domain/words/say.ts";
import { answerWords } from "../listings/answer-words.ts";
import type { CardDay, CardPrice } from "../listings/search-view.ts";
import { whenWords } from "../listings/when-words.ts";
import type { When } from "../listings/when.ts";
import type { AllIn } from "../prices/all-in.ts";
import type { PriceCard } from "../prices/price-model.ts";
import type { PriceQuestion } from "../prices/price-question.ts";
import { allInFirst, BESIDE } from "./all-in-first.ts";
import { MOST_COMPARED } from "./comparison-limits.ts";

/** So many days before the event it is called off. */
export const CALLED_OFF = [30, 7, 1] as const;

export const COMPARE_TEXT = {
  most: () => say("At most {most} stand side by side.", { most: MOST_COMPARED }),
  one: text("Please choose listings of one category."),
  none: text("Please choose what to compare."),
  id: "This is no listing.",
  closed: text("Not shown on this site any more."),
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

const NOTHING = text("Not stated");

/** What the sum is made of: '300 × ₹850 a plate: ₹2,55,000'. */
export function sumParts({ answer, card }: Pick<Reckoned, "answer" | "card">): string[] {
  const { lines, gstPaise, depositPaise, totalPaise, subtotalPaise } = answer;
  const onTop = totalPaise !== null && totalPaise > subtotalPaise;
  return [
    ...lines.map(({ label, quantity, unit, eachPaise, amountPaise }) =>
      quantity === 1
        ? `${label}: ${formatRupees(amountPaise)}`
        : `${label}: ${quantity.toLocaleString("en-IN")} × ${priceFor(eachPaise, unit)} = ${formatRupees(amountPaise)}`,
    ),
    ...(onTop
      ? [say("GST of {percent} %: {amount}", { percent: card.gstPercent ?? 0, amount: formatRupees(gstPaise ?? 0) })]
      : []),
    ...(!onTop && gstPaise
      ? [say("GST of {percent} % in it: {amount}", { percent: card.gstPercent ?? 0, amount: formatRupees(gstPaise) })]
      : []),
    ...(depositPaise > 0
      ? [say("Besides, a deposit of {amount} that comes back", { amount: formatRupees(depositPaise) })]
      : []),
  ];
}

function backWords({ ladder, ladderSteps }: PriceCard, days: number): string {
  if (ladder === null) return say(NOTHING);
  if (ladder === "kept") return say("All but the first payment refunded");
  const back = backWhen(ladderOf({ ladder, ladderSteps }), days);
  return back === 100
    ? say("Fully refunded")
    : back === 0
      ? say("Nothing refunded")
      : say("{back} % refunded", { back });
}

const verifiedWords = ({ mobileProven, papersSeen }: Pick<Known, "mobileProven" | "papersSeen">): string =>
  mobileProven
    ? papersSeen
      ? say("Mobile number by a code, documents checked by our team")
      : say("Mobile number by a code")
    : papersSeen
      ? say("Documents checked by our team")
      : say("Nothing yet");

const reviewWords = ({ rating, ratingCount }: Pick<Known, "rating" | "ratingCount">): string =>
  ratingCount > 0
    ? say("{rating} of 5, {n, plural, one {# review} other {# reviews}}", { rating: rating.toFixed(1), n: ratingCount })
    : say("None yet");

const kmWords = (km: number | null, placed: boolean): string =>
  km !== null
    ? km === 0
      ? say("In the same place")
      : say("About {km} km by road", { km: km.toLocaleString("en-IN") })
    : placed
      ? say("Not known")
      : say("Say the PIN code of the place");

/** Its lines, the same for every listing of a category. @param placed whether the place of the event is known */
function rowsOf(
  known: Known,
  { answer, card, km, told }: Reckoned,
  day: Compared["day"],
  placed: boolean,
): Compared["rows"] {
  const allIn = told ? [told.words, told.parts].filter(Boolean).join(BESIDE) : say("On request");
  return [
    [say("Total"), allIn],
    [say("How it adds up"), sumParts({ answer, card }).join("\n") || say(NOTHING)],
    [say("Price"), known.price],
    [say("Included"), card.included.join("\n") || say(NOTHING)],
    [say("Good to know"), answer.notes.join("\n") || say("Nothing else")],
    [say("On the day"), day?.words ?? say("Say the date")],
    [say("Distance"), kmWords(km, placed)],
    [say("Usual answer"), (known.answerMinutes !== null && answerWords(known.answerMinutes)) || say("Not known yet")],
    [say("Reviews"), reviewWords(known)],
    ...CALLED_OFF.map((days): [string, string] => [
      say("Cancelled {n, plural, one {# day} other {# days}} before", { n: days }),
      backWords(card, days),
    ]),
    [say("Verified"), verifiedWords(known)],
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
  const then: Compared["day"] = when
    ? (day ?? { state: "taken", words: say("Taken: {when}", { when: whenWords(when) }) })
    : null;
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

/**
 * Where some ask by the plate and others do not, each says whether the food is in its sum: a hall alone looks cheap
 * beside one with a meal.
 */
export function withFood<T extends Pick<Compared, "rows" | "lines" | "totalPaise">>(those: readonly T[]): T[] {
  const asked = those.filter(({ totalPaise }) => totalPaise !== null);
  const fed = (one: T) => one.lines.some(({ unit }) => unit === "plate");
  if (!asked.some(fed) || asked.every(fed)) return [...those];
  return those.map((one) => {
    const [total, ...rows] = one.rows;
    if (!total || one.totalPaise === null) return one;
    return { ...one, rows: [total, [say("Food"), fed(one) ? say("In the total") : say("Not in the total")], ...rows] };
  });
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
    guests === null ? "" : say("{n, plural, one {# guest} other {# guests}}", { n: guests }),
    pieces === null ? "" : say("{n, plural, one {# piece} other {# pieces}}", { n: pieces }),
    days === null ? "" : say("{n, plural, one {# day} other {# days}}", { n: days }),
    hours === null ? "" : say("{n, plural, one {# hour} other {# hours}}", { n: hours }),
    pin ? say("PIN code {pin}", { pin }) : district ? `${placeSaid(state, district)}, ${placeSaid(state)}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? say("For {what}", { what: parts.join(", ") }) : "";
}

/** What all of them are: 'Venues side by side', and below it what they are compared for. */
const headOf = (label: string, brief: string): string =>
  [say("{label} side by side", { label }), brief].filter(Boolean).join("\n");

/** The second line of one of them: what is known of its day and of what people say. The way stands with the sum. */
function besidesOf({ day, rating, ratingCount }: Compared): string {
  const then = day?.state === "notSaid" ? say("Whether it is free then is not said") : day?.words;
  return [then, ratingCount > 0 ? reviewWords({ rating, ratingCount }) : say("No reviews yet")]
    .filter(Boolean)
    .join(BESIDE);
}

/** Each of them in two lines below its name. */
const inFull = (those: readonly Compared[]): string[] =>
  those.map((one) => [`*${one.title}*`, one.rows[0]?.[1], besidesOf(one)].filter(Boolean).join("\n"));

/** What goes into a message: what is compared and for what, each of them, and the address of all. @param label 'Venues' */
export function messageOf(those: readonly Compared[], label: string, brief: string, address: string): string {
  return [headOf(label, brief), ...inFull(those), address].join("\n\n");
}

/** The same as somebody passes it on themselves: in full where an address has room for it, else the sum of each, else their names. */
export function passedOn(those: readonly Compared[], label: string, brief: string, address: string): string {
  const head = headOf(label, brief);
  return handOff(
    [
      [head, ...inFull(those)].join("\n\n") + "\n",
      [head, ...those.map((one) => `${one.title}: ${allInFirst(one).sum}`)].join("\n"),
      [head, ...those.map(({ title }) => title)].join("\n"),
      head,
    ],
    address,
    fitsAddress,
  );
}
