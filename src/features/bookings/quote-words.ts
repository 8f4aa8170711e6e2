/** Words for a quote's lines and payments, on the page as on paper. */
import { counted } from "../../domain/counted.ts";
import { formatDay } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { quantityWords, type PriceLine } from "../../domain/price-lines.ts";
import type { AgreedPayment } from "./agreement.server.ts";

/** '350 plates at ₹850', '1 event': how a line's amount comes about. */
export const eachWords = ({ quantity, unit, eachPaise }: Omit<PriceLine, "amountPaise">): string =>
  quantity === 1
    ? quantityWords({ quantity, unit })
    : `${quantityWords({ quantity, unit })} at ${formatRupees(eachPaise)}`;

/** @param agreed whether it is of an agreement, whose day is known */
export function whenDue({ due, days, day }: AgreedPayment, agreed: boolean): string {
  if (due === "agreement") return agreed && day ? `at the agreement, ${formatDay(day)}` : "when you agree";
  if (due === "event") return day ? `at the event, ${formatDay(day)}` : "at the event";
  return day ? `by ${formatDay(day)}` : `${counted(days, "days")} before the event`;
}
