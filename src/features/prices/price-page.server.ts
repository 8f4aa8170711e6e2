/** What the pages show of a listing's price, as plain data. */
import { cutUnits } from "../../domain/graphemes.ts";
import type { Actor } from "../../domain/actor.ts";
import { severalDays } from "../../domain/dates.ts";
import { AppError } from "../../domain/errors.ts";
import { priceFor } from "../../domain/price-lines.ts";
import { fieldErrors } from "../../domain/zod-issues.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { publicMonths, type PublicMonthsData } from "../calendar/public-months.server.ts";
import { briefAlong } from "../listings/brief-along.ts";
import { cardHref } from "../listings/card-href.ts";
import { priceOnCard } from "../listings/card-view.ts";
import { priceFields } from "../listings/category.ts";
import { whenIn, whenPairs } from "../listings/when.ts";
import type { AllIn } from "./all-in.ts";
import { MOST, type PriceBase, type PriceCard } from "./price-model.ts";
import { questionSchema, type PriceQuestion } from "./price-question.ts";
import { keptPrices, shownPrices, wouldCost, type Costed, type Priced } from "./price-service.server.ts";
import { COUNT_LABELS, cardFacts, ordered, type PriceFact } from "./price-words.ts";

/** What stands in the boxes, by their names. */
type TypedQuestion = Partial<Record<PriceBox["name"], string>>;

/** The day that is asked for, by its names in an address: it goes along, and makes no difference to a sum. Days that are typed say until when. */
type Hidden = readonly (readonly [name: string, value: string])[];
const daysIn = (params: URLSearchParams, boxes: readonly PriceBox[] | null): Hidden => {
  const typed = boxes?.some(({ name }) => name === "days") ?? false;
  return whenPairs(whenIn((name) => params.get(name))).filter(
    ([name]) => name !== "free" && !(typed && name === "until"),
  );
};

/** A box of 'What would it cost?'. */
export type PriceBox = { name: "many" | "days" | "hours" | "pin"; label: string; hint?: string };

export type PublicPrice = {
  /** As cards say it: '₹850 a plate', 'Price on request'. */
  words: string;
  included: readonly string[];
  facts: readonly PriceFact[];
  /** What is asked for a sum; null while nobody may ask. */
  boxes: readonly PriceBox[] | null;
  /** What the address has brought along for them, and of the day. */
  typed: TypedQuestion;
  hidden: Hidden;
};
export type PriceAndDatesData = { price: PublicPrice | null; months: PublicMonthsData | null };

/** What makes a difference to the sum, and nothing else. */
function boxesOf({ base, card }: Pick<Priced, "base" | "card">): PriceBox[] {
  const told = base.basePaise !== null && base.basePaise > 0;
  return [
    ...(told && base.counts ? [{ name: "many" as const, label: say(COUNT_LABELS[base.counts]) }] : []),
    ...(told && base.unit === "day" ? [{ name: "days" as const, label: say("Days") }] : []),
    ...(card.hours === null && card.extraHourPaise === null
      ? []
      : [{ name: "hours" as const, label: base.unit === "day" ? say("Hours a day") : say("Hours") }]),
    ...(card.perKmPaise === null
      ? []
      : [{ name: "pin" as const, label: say("PIN code of the place"), hint: say("For the way there.") }]),
  ];
}

/** What a card was reckoned for stands in its address under the names of lists. */
function broughtAlong(params: URLSearchParams, { counts }: PriceBase): TypedQuestion {
  const said = (name: string) => cutUnits(params.get(name) ?? "", 40);
  const when = whenIn((name) => params.get(name));
  const days = when ? severalDays(when.from, when.until) : null;
  const typed = {
    many: counts ? said(counts) : "",
    days: days?.toString() ?? said("days"),
    hours: said("hours"),
    pin: said("pin"),
  };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
}

function publicPrice({ category, row, base, card }: Priced, params: URLSearchParams): PublicPrice {
  const found = boxesOf({ base, card });
  // For nothing, and without a price, there is nothing to work out.
  const boxes = row.status === "approved" && base.basePaise ? found : null;
  return {
    words: priceOnCard(category, row.attributes),
    included: card.included,
    facts: cardFacts(base, card),
    boxes,
    typed: broughtAlong(params, base),
    hidden: daysIn(params, boxes),
  };
}

/** What a profile says of its price, and of its dates: two months from the one that the address names. */
export async function priceAndDates(
  deps: Pick<Deps, "database" | "now">,
  id: string,
  request: Request,
): Promise<PriceAndDatesData> {
  const [priced, months] = await Promise.all([shownPrices(deps, id), publicMonths(deps, id, request)]);
  return { price: priced && publicPrice(priced, new URL(request.url).searchParams), months };
}

export type OwnPrices = {
  id: string;
  title: string;
  /** Of its page, while everybody sees it. */
  path: string | null;
  said: boolean;
  basePaise: number | null;
  /** What its price is called on its edit form, and said below it. */
  label: string;
  hint: string;
  unit: string;
  /** What it may be for one of; none where the category says. */
  units: readonly string[];
  /** What the smallest order is so many of: 'plates'; '' where it stands among the listing's own fields, or is none. */
  ordered: string;
  card: PriceCard;
};

/** @throws 404 for everybody but the listing's owner and admins */
export async function ownPrices(deps: Deps, actor: Actor, id: string): Promise<OwnPrices> {
  const { row, category, base, card, said } = await keptPrices(deps, actor, id);
  const { price, unit } = priceFields(category);
  return {
    id,
    title: row.title,
    path: row.status === "approved" ? category.profilePath(row.slug) : null,
    said,
    basePaise: base.basePaise,
    label: say(price?.label ?? text("Price in rupees")),
    hint: say(price?.hint ?? ""),
    unit: base.unit,
    units: unit?.options ?? [],
    ordered: base.counts && !category.least ? ordered(base) : "",
    card,
  };
}

export type AskedPrice = {
  id: string;
  title: string;
  path: string;
  kind: string;
  words: string;
  boxes: readonly PriceBox[];
  /** What stands in them, as it was typed. */
  typed: TypedQuestion;
  hidden: Hidden;
  errors: Record<string, string>;
  /** Null where something is wrong with the question. */
  answer: AllIn | null;
  /** Of each line how it is reckoned: '2 × ₹5,000 an hour'; '' where it is one. */
  each: readonly string[];
  km: number | null;
  gst: string;
};

const NOTHING: PriceQuestion = questionSchema.parse({});

/** What is said of the tax, beside its amount. */
function gstWords({ gst, gstPercent }: PriceCard): string {
  const percent = gstPercent ?? 0;
  return gst === "inside"
    ? say("GST of {percent} % in it", { percent })
    : gst === "onTop"
      ? say("GST of {percent} %", { percent })
      : "";
}

/** Where meat costs more, the sum is that of the vegetarian plates, and says so. */
function saidAnswer({ row, base, answer }: Costed): AllIn {
  const { nonVegPrice } = row.attributes;
  const plates = base.unit === "plate" ? answer.lines.findIndex(({ unit }) => unit === "plate") : -1;
  if (plates < 0) return answer;
  const two = typeof nonVegPrice === "number";
  const label = two ? say("Vegetarian plates") : say("Plates");
  return {
    ...answer,
    lines: answer.lines.map((line, at) => (at === plates ? { ...line, label } : line)),
    notes: two
      ? [
          say("Reckoned with vegetarian plates: a non-vegetarian one is {price}.", {
            price: priceFor(nonVegPrice, "plate"),
          }),
          ...answer.notes,
        ]
      : answer.notes,
  };
}

/** What a listing would cost, by the form in an address. @throws 404 */
export async function askedPrice(deps: Deps, id: string, request: Request): Promise<AskedPrice> {
  const { searchParams } = new URL(request.url);
  const typed = Object.fromEntries(
    (["many", "days", "hours", "pin"] as const).flatMap((name) => {
      const said = cutUnits(searchParams.get(name) ?? "", 40);
      return said ? [[name, said]] : [];
    }),
  ) as AskedPrice["typed"];
  const { many, ...others } = typed;
  const question = questionSchema.safeParse({ ...others, ...(many ? { guests: many, pieces: many } : {}) });
  let errors: Record<string, string> = {};
  if (!question.success) {
    const { guests, pieces: _pieces, ...rest } = fieldErrors(question.error);
    const many = say("This must be a whole number from 1 to {most}.", { most: MOST.quantity.toLocaleString("en-IN") });
    errors = guests ? { ...rest, many } : rest;
  }
  let found = await wouldCost(deps, id, question.success ? question.data : NOTHING).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    errors = { ...errors, ...error.fields };
    return null;
  });
  found ??= await wouldCost(deps, id, NOTHING);
  const { row, category, base, card, km, answer } = found;
  const { guests, pieces, days, hours, pin } = question.success ? question.data : NOTHING;
  const counted = base.counts && { [base.counts]: base.counts === "guests" ? guests : pieces };
  const when = whenIn((name) => searchParams.get(name));
  return {
    id,
    title: row.title,
    path: cardHref({
      path: category.profilePath(row.slug),
      asked: briefAlong({ ...counted, when, days, hours, pin }),
    }),
    kind: say(category.singular).toLowerCase(),
    words: priceOnCard(category, row.attributes),
    boxes: boxesOf(found),
    typed,
    hidden: daysIn(searchParams, boxesOf(found)),
    // Said here: the browser's scripts have no words for what only the server says.
    errors: Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, say(words)])),
    answer: Object.keys(errors).length > 0 ? null : saidAnswer(found),
    each: answer.lines.map(({ quantity, unit, eachPaise }) =>
      quantity === 1 ? "" : `${quantity.toLocaleString("en-IN")} × ${priceFor(eachPaise, unit)}`,
    ),
    km,
    gst: gstWords(card),
  };
}
