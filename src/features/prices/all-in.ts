/** What a listing costs, all in: the one place where a price card is reckoned. Pure; integer paise, rounded once. */
import { gstInside, gstOnTop } from "../../domain/gst.ts";
import { formatRupees } from "../../domain/money.ts";
import { quantityWords, unitWords, type PriceLine } from "../../domain/price-lines.ts";
import { language, say } from "../../domain/words/say.ts";
import type { PriceBase, PriceCard } from "./price-model.ts";

/** What is asked for; null: not said. Whole numbers within `MOST`. */
export type PriceBrief = {
  /** Guests, or pieces. */
  quantity: number | null;
  days: number | null;
  /** A day. */
  hours: number | null;
  /** By road, one way. */
  km: number | null;
  /** No road leads there. */
  overSea?: true;
};

export type Payment = { label: string; percent: number; amountPaise: number };

export type AllIn = {
  lines: PriceLine[];
  /** All lines together. */
  subtotalPaise: number;
  /** The tax in the total; null where its owner has not said. */
  gstPaise: number | null;
  /** Null: on request. */
  totalPaise: number | null;
  /** Comes back, and stands in no sum. */
  depositPaise: number;
  /** They make the total; empty where nothing is said. */
  payments: Payment[];
  notes: string[];
};

/** What a line of the way counts, and no other. */
export const TRAVEL_UNIT = "km";

const line = (label: string, quantity: number, unit: string, eachPaise: number): PriceLine => ({
  label,
  quantity,
  unit,
  eachPaise,
  amountPaise: quantity * eachPaise,
});

const kmWords = (km: number) => quantityWords({ quantity: km, unit: TRAVEL_UNIT });
const article = (unit: string) =>
  language() === "en" ? `${/^([aeiou]|hour)/.test(unit) ? "an" : "a"} ${unit}` : unitWords(unit, 1);
const many = (quantity: number, unit: string) => quantityWords({ quantity, unit });

type Told = { lines: PriceLine[]; notes: string[] };

/** The price itself, as often as it is asked for. */
function baseLine({ base, card, brief }: Asked, basePaise: number): Told {
  const { unit, counts } = base;
  const days = unit === "day" ? (brief.days ?? 1) : 1;
  const wanted = counts ? Math.max(brief.quantity ?? 1, card.least ?? 1) : 1;
  const notes: string[] = [];
  if (counts && brief.quantity === null)
    notes.push(say("Reckoned for {many}: say how many there are.", { many: many(wanted, counts) }));
  else if (counts && wanted > (brief.quantity ?? 1))
    notes.push(say("The smallest order is {many}: reckoned for as many.", { many: many(wanted, counts) }));
  const label =
    counts === "pieces" && unit !== "piece" && wanted * days > 1
      ? `${many(wanted, "pieces")}${days > 1 ? `, ${many(days, "days")}` : ""}`
      : say("Price of {unit}", { unit: article(unit) });
  return { lines: [line(label, wanted * days, unit, basePaise)], notes };
}

function furtherHours({ base, card, brief }: Asked): Told {
  const { hours: asked } = brief;
  if (asked === null) return { lines: [], notes: [] };
  if (card.hours === null)
    return {
      lines: [],
      notes: card.extraHourPaise === null ? [] : [say("How many hours are included is not said: ask.")],
    };
  const more = Math.max(0, asked - card.hours) * (base.unit === "day" ? (brief.days ?? 1) : 1);
  if (more === 0) return { lines: [], notes: [] };
  return card.extraHourPaise === null
    ? {
        lines: [],
        notes: [say("{hours} are included: ask what more of them cost.", { hours: many(card.hours, "hours") })],
      }
    : { lines: [line(say("Further hours"), more, "hour", card.extraHourPaise)], notes: [] };
}

function travel({ card: { freeKm, perKmPaise }, brief: { km, overSea } }: Asked): Told {
  if (perKmPaise === null) return { lines: [], notes: [] };
  if (overSea) return { lines: [], notes: [say("Travel is not in it: no road leads there. Ask what the way costs.")] };
  const far = freeKm ?? 0;
  if (km === null)
    return {
      lines: [],
      notes: [
        freeKm === null
          ? say("Travel is not in it: each km costs {price}. Say the PIN code of the place.", {
              price: formatRupees(perKmPaise),
            })
          : say("Travel is not in it: beyond {km} each km costs {price}. Say the PIN code of the place.", {
              km: kmWords(freeKm),
              price: formatRupees(perKmPaise),
            }),
      ],
    };
  if (km <= far || perKmPaise === 0)
    return { lines: [], notes: [say("Travel is free: about {km} by road.", { km: kmWords(km) })] };
  return {
    lines: [
      line(
        freeKm ? say("Travel beyond {km}", { km: kmWords(freeKm) }) : say("Travel", "price"),
        km - far,
        TRAVEL_UNIT,
        perKmPaise,
      ),
    ],
    notes: [say("Travel is approximate: about {km} by road, one way.", { km: kmWords(km) })],
  };
}

/** What organisers see to besides: a part of a sentence. */
export const stayWords = (n: number): string =>
  say("a place to stay for {n, plural, one {# person} other {# people}}", { n });
export const foodWords = (n: number): string => say("food for {n, plural, one {# person} other {# people}}", { n });

/** Both for as many. */
export const stayAndFoodWords = (n: number): string =>
  say("stay and food for {n, plural, one {# person} other {# people}}", { n });

/** What is not in the sum, and whoever asks has to know. */
function besides({ stayFor, foodFor, needs, gst }: PriceCard): string[] {
  const given =
    stayFor && stayFor === foodFor
      ? [stayAndFoodWords(stayFor)]
      : [...(stayFor ? [stayWords(stayFor)] : []), ...(foodFor ? [foodWords(foodFor)] : [])];
  const [first = "", second] = given;
  const both = second ? say("{first} and {second}", { first, second }) : first;
  return [
    ...(both ? [say("Besides, you provide {what}.", { what: both })] : []),
    ...(needs ? [say("On site: {needs}", { needs })] : []),
    ...(gst === null ? [say("Whether GST comes on top is not said: ask.")] : []),
  ];
}

/** Parts of an amount: the rest is the last one, so that no paisa is lost. */
function paymentsOf({ token, advance, advanceDays }: PriceCard, totalPaise: number): Payment[] {
  if (token === null && advance === null) return [];
  const part = (percent: number) => Math.floor((totalPaise * percent) / 100);
  const [first, second] = [token ?? 0, advance ?? 0];
  const rest = 100 - first - second;
  const parts: Payment[] = [
    { label: say("To hold the date"), percent: first, amountPaise: part(first) },
    {
      label: advanceDays ? say("{days} before", { days: many(advanceDays, "days") }) : say("Before the day"),
      percent: second,
      amountPaise: part(second),
    },
  ];
  const paid = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  // Where the parts are all of it, the second one takes what rounding has left.
  if (rest === 0) {
    const last = second > 0 ? 1 : 0;
    parts[last] = { ...parts[last]!, amountPaise: parts[last]!.amountPaise + totalPaise - paid };
  }
  return [
    ...parts,
    { label: say("On the day"), percent: rest, amountPaise: rest === 0 ? 0 : totalPaise - paid },
  ].filter(({ percent }) => percent > 0);
}

type Asked = { base: PriceBase; card: PriceCard; brief: PriceBrief };

/**
 * The price for a brief: never less for more, and nothing is lost in it. Without a price of its own, or where the sum is
 * beyond what can be reckoned exactly, the total is null and the notes say so.
 */
export function allIn(asked: Asked): AllIn {
  const { base, card } = asked;
  const depositPaise = card.depositPaise ?? 0;
  const told = [
    ...(base.basePaise === null ? [] : [baseLine(asked, base.basePaise)]),
    furtherHours(asked),
    travel(asked),
  ];
  const notes = [...told.flatMap((one) => one.notes), ...besides(card)];
  const lines = told.flatMap((one) => one.lines);
  const reckoned = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const short = base.basePaise === null ? 0 : Math.max(0, (card.leastPaise ?? 0) - reckoned);
  if (short > 0) lines.push(line(say("Up to the smallest amount"), 1, "order", short));
  const subtotalPaise = reckoned + short;
  const percent = card.gstPercent ?? 0;
  // The largest number on the way: were it not exact, nothing after it would be.
  if (base.basePaise === null || !Number.isSafeInteger(subtotalPaise * (100 + percent))) {
    const why =
      base.basePaise === null ? say("The price itself is told on request.") : say("So much is reckoned on request.");
    return {
      lines: base.basePaise === null ? lines : [],
      subtotalPaise: base.basePaise === null ? subtotalPaise : 0,
      gstPaise: null,
      totalPaise: null,
      depositPaise,
      payments: [],
      notes: [why, ...notes],
    };
  }
  const onTop = gstOnTop(subtotalPaise, percent, 100);
  const inside = gstInside(subtotalPaise, percent, 100);
  const gstPaise = card.gst === null ? null : card.gst === "none" ? 0 : card.gst === "onTop" ? onTop : inside;
  const totalPaise = subtotalPaise + (card.gst === "onTop" ? onTop : 0);
  return {
    lines,
    subtotalPaise,
    gstPaise,
    totalPaise,
    depositPaise,
    payments: paymentsOf(card, totalPaise),
    notes,
  };
}
