/** What the cards of a list say of a price for somebody's event: the sum that the page of the price gives, of many at once. */
import { quantityWords } from "../../domain/price-lines.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { CardPrices } from "../listings/card-prices.server.ts";
import type { CardPrice } from "../listings/search-view.ts";
import { TRAVEL_UNIT, type AllIn } from "./all-in.ts";
import type { PriceQuestion } from "./price-question.ts";
import { costOf, pointAsked, pricedListings, tagOf, type Costed } from "./price-service.server.ts";

/** On a card a sum is a round one. */
const inRupees = (paise: number): string => formatRupees(Math.round(paise / 100) * 100);

/** What of a sum is for the way there. */
const wayIn = ({ lines }: AllIn): number =>
  lines.reduce((sum, { unit, amountPaise }) => sum + (unit === TRAVEL_UNIT ? amountPaise : 0), 0);

/** That the way is not in the sum; what it would be from where the search looks. */
function withoutWay(around: Costed | null): string {
  const price = around ? wayIn(around.answer) : 0;
  return around?.km && price > 0
    ? say("without travel of about {price} ({km} km)", {
        km: around.km.toLocaleString("en-IN"),
        price: inRupees(price),
      })
    : say("without travel");
}

/**
 * '₹1,24,500 all in'; what is not in it is said. Null where the price is told on request.
 * @param around the same with the way from where the search looks, which no request will say
 */
export function cardPrice(
  { answer, base, card, km }: Costed,
  { hours, days, guests }: Pick<PriceQuestion, "hours" | "days"> & Partial<Pick<PriceQuestion, "guests">>,
  around: Costed | null = null,
): CardPrice | null {
  const { totalPaise, lines } = answer;
  if (totalPaise === null) return null;
  const open = [
    card.perKmPaise !== null && km === null ? withoutWay(around) : "",
    hours !== null && card.hours === null ? say("hours not stated") : "",
    hours !== null && card.hours !== null && hours > card.hours && card.extraHourPaise === null
      ? say("for {some} of {hours}", { some: card.hours, hours: quantityWords({ quantity: hours, unit: "hours" }) })
      : "",
    card.gst === null ? say("GST not stated") : "",
  ].filter(Boolean);
  const wayPaise = wayIn(answer);
  const wanted = base.unit === "day" ? Math.round((lines[0]?.quantity ?? 1) / (days ?? 1)) : (lines[0]?.quantity ?? 1);
  // Nobody has said for how many.
  const unsaid = guests === null && base.counts !== null && base.counts !== "pieces";
  const many = base.counts && wanted > 1 ? quantityWords({ quantity: wanted, unit: base.counts }) : "";
  const parts = [
    many && unsaid ? say("{many}, the smallest order", { many }) : many,
    base.unit === "day" && (days ?? 1) > 1 ? quantityWords({ quantity: days ?? 1, unit: "days" }) : "",
    // Who asks nothing for the way is as far as the card's place says.
    km !== null && wayPaise > 0
      ? say("travel {price} ({km} km)", { km: km.toLocaleString("en-IN"), price: inRupees(wayPaise) })
      : "",
    ...open,
  ].filter(Boolean);
  return {
    totalPaise,
    words: open.length > 0 ? inRupees(totalPaise) : say("{price} all in", { price: inRupees(totalPaise) }),
    parts: parts.join(" · "),
  };
}

/**
 * In one statement for all cards, of the reading connections. Of listings that tell no price there is no entry. The
 * answer that is being made depends on each of the prices.
 */
export const cardPrices: CardPrices = async (deps, ids, question) => {
  dependsOn(...ids.map(tagOf));
  const [priced, place] = await Promise.all([
    pricedListings(deps.database.reads, ids),
    // A PIN code that nobody knows leaves the way out, which the card then says.
    question.point ?? pointAsked(question).catch(() => null),
  ]);
  const shown = await Promise.all(
    priced.map(async (one) => {
      const there = await costOf(one, question, place);
      const price =
        question.apart && place
          ? cardPrice(await costOf(one, question, null), question, there)
          : cardPrice(there, question);
      return price ? [[one.row.id, price] as const] : [];
    }),
  );
  return new Map(shown.flat());
};
