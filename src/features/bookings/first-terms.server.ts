/** What the form of a first quote begins with: what the price card of the listing proposes for this request. */
import { cutUnits } from "../../domain/graphemes.ts";
import { severalDays } from "../../domain/dates.ts";
import { isPin } from "../../domain/pin.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { quantityWords, type PriceLine } from "../../domain/price-lines.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { lastDayOf } from "../enquiries/last-day.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { UNTOUCHED, type PriceCard } from "../prices/price-model.ts";
import { proposedPrice } from "../prices/price-service.server.ts";
import { DEPOSIT_BACK_DAYS } from "./deposit.ts";
import { mayTax, type Tax, type TaxStanding } from "./quote-money.ts";
import { say } from "../../domain/words/say.ts";
import { USUAL_PAYMENTS, type Milestone, type QuoteTerms } from "./quote-model.ts";
import { QUOTE_LIMITS } from "./quote-limits.ts";

/** The first number of what was typed: '300', 'about 450', '1,000 guests'. */
function numberIn(typed: unknown): number | null {
  const digits = typeof typed === "string" ? /\d[\d,]{0,8}/.exec(typed)?.[0]?.replaceAll(",", "") : undefined;
  const number = Number(digits ?? 0);
  return number > 0 && number <= QUOTE_LIMITS.quantity ? number : null;
}

/** The same where it is a number and nothing else: 'the 2 of us and 20 guests' is none. */
const wholeIn = (typed: unknown): number | null =>
  typeof typed === "string" && /^[\d,]+$/.test(typed.trim()) ? numberIn(typed) : null;

/** A PIN code that a request names; what a call wrote otherwise is none. */
const pinIn = (kept: unknown): string | null => (typeof kept === "string" && isPin(kept) ? kept : null);

/** What most services are taxed with; where it is another rate, whoever quotes writes it. */
const USUAL_PERCENT = 18;

/** What the card says, within what its owner may take; where it says nothing, somebody registered takes the usual one. */
function taxOf({ gst, gstPercent }: PriceCard, standing: TaxStanding | null): Tax {
  if (gst === null && standing === "registered") return { kind: "onTop", percent: USUAL_PERCENT };
  if (gst === null || gst === "none" || gstPercent === null || !mayTax(standing)) return { kind: "none", percent: 0 };
  return { kind: gst === "inside" ? "included" : "onTop", percent: gstPercent };
}

/** In the order in which they fall due; a card that says nothing of it leaves the usual two parts. */
function paymentsOf({ token, advance, advanceDays }: PriceCard): Milestone[] {
  const parts: Milestone[] = [
    { kind: "token", percent: token ?? 0, due: "agreement", days: 0 },
    { kind: "advance", percent: advance ?? 0, due: advanceDays ? "before" : "agreement", days: advanceDays ?? 0 },
  ];
  const said = parts.filter(({ percent }) => percent > 0);
  if (said.length === 0) return USUAL_PAYMENTS;
  const rest = 100 - said.reduce((sum, { percent }) => sum + percent, 0);
  return rest > 0 ? [...said, { kind: "balance", percent: rest, due: "event", days: 0 }] : said;
}

/** What the organiser sees to. */
const besides = ({ needs, stayFor, foodFor }: PriceCard): string =>
  [
    stayFor ? say("Stay for {people}", { people: quantityWords({ quantity: stayFor, unit: "people" }) }) : "",
    foodFor ? say("Food for {people}", { people: quantityWords({ quantity: foodFor, unit: "people" }) }) : "",
    needs,
  ]
    .filter(Boolean)
    .join("\n");

/** What the provider brings for it: so many hours, the way, and what the card names. */
const brings = ({ hours, perKmPaise, included }: PriceCard): string =>
  [
    hours ? say("Up to {hours}", { hours: quantityWords({ quantity: hours, unit: "hours" }) }) : "",
    perKmPaise === 0 ? say("Travel", "price") : "",
    ...included,
  ]
    .filter(Boolean)
    .join("\n");

const blank = (label: string): PriceLine => ({ label, quantity: 1, unit: "event", eachPaise: 0, amountPaise: 0 });

/** Nothing of it is more than a proposal, in the language of its sender's page: they change it at will, and what they send is kept. */
export async function firstTerms(db: Db, enquiry: EnquiryRow, standing: TaxStanding | null): Promise<QuoteTerms> {
  const { listingId, eventType, eventDate, details, state, district } = enquiry;
  const quantity =
    numberIn(details["guests"]) ??
    numberIn(details["quantity"]) ??
    numberIn(details["pieces"]) ??
    wholeIn(details["people"]);
  const last = lastDayOf(enquiry);
  const days = severalDays(eventDate, last) ?? wholeIn(details["days"]);
  const [hours, pin] = [numberIn(details["hours"]), pinIn(details["pin"])];
  const proposed =
    listingId === null ? null : await proposedPrice(db, listingId, { quantity, days, hours, pin, state, district });
  const label = eventType && eventType !== "Other" ? occasionWords(eventType) : "";
  // ₹0 is a price too: it is done for nothing, and there is nothing to pay.
  const free = proposed?.answer.totalPaise === 0;
  const lines =
    proposed && proposed.answer.totalPaise !== null
      ? proposed.answer.lines.filter(({ quantity: many }) => many <= QUOTE_LIMITS.quantity)
      : [];
  const common = { discountPaise: 0, note: "", lines: lines.length > 0 ? lines : [blank(label)] };
  const card = proposed?.card ?? UNTOUCHED;
  return {
    ...common,
    tax: taxOf(card, standing),
    included: cutUnits(brings(card), QUOTE_LIMITS.text),
    excluded: cutUnits(besides(card), QUOTE_LIMITS.text),
    milestones: free ? [] : paymentsOf(card),
    ladder: card.ladder ?? "fair",
    ...(card.ladder === "own" ? { ladderSteps: card.ladderSteps } : {}),
    ...(card.depositPaise ? { deposit: { paise: card.depositPaise, days: 0, backDays: DEPOSIT_BACK_DAYS } } : {}),
  };
}
