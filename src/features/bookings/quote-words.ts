/** Words for a quote's lines and payments, on the page as on paper. */
import { formatDay } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { quantityWords, type PriceLine } from "../../domain/price-lines.ts";
import { say, text } from "../../domain/words/say.ts";
import type { AgreedPayment } from "./agreement.server.ts";

/** Of what is done for nothing. */
export const NOTHING_TO_PAY = text("Nothing is to be paid.");

/** '350 plates at ₹850', '1 event': how a line's amount comes about. */
export const eachWords = ({ quantity, unit, eachPaise }: Omit<PriceLine, "amountPaise">): string =>
  quantity === 1
    ? quantityWords({ quantity, unit })
    : say("{many} at {price}", { many: quantityWords({ quantity, unit }), price: formatRupees(eachPaise) });

/** @param agreed whether it is of an agreement, whose day is known */
export function whenDue({ due, days, day }: AgreedPayment, agreed: boolean): string {
  if (due === "agreement")
    return agreed && day ? say("at the agreement, {day}", { day: formatDay(day) }) : say("when you agree");
  if (due === "event") return day ? say("at the event, {day}", { day: formatDay(day) }) : say("at the event");
  return day
    ? say("by {day}", { day: formatDay(day) })
    : say("{days, plural, one {# day} other {# days}} before the event", { days });
}
