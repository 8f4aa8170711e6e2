/**
 * How long notes of payments keep what is agreed from running out (DECISIONS 38). Pure: it follows from the ledger and
 * from what falls due with the agreement, and looks at every amount.
 */
import type { AgreedPayment } from "../bookings/agreement.server.ts";
import type { DueRow, EntryRow } from "./payment-store.server.ts";

/** So much later what is agreed runs out, once what falls due with it is noted as paid. */
export const EXTENSION_HOURS = 72;
/** All extensions of one agreement together: whoever notes what never arrives holds nobody's date for longer. */
export const MOST_EXTENSION_HOURS = 7 * 24;

/** As much of a line of the ledger as decides. */
export type HoldLine = Pick<EntryRow, "kind" | "payee" | "amountPaise" | "method" | "reference" | "photo">;

/**
 * What must be covered, in paise: all that falls due with the agreement, or its first payment where nothing does. What a
 * decision lets off is taken away. Null: nothing is to be paid.
 */
export function firstDuePaise(
  payments: readonly Pick<AgreedPayment, "due">[],
  dues: readonly Pick<DueRow, "n" | "amountPaise" | "letOffPaise">[],
): number | null {
  const atOnce = dues.filter(({ n }) => payments[n - 1]?.due === "agreement");
  const asked = atOnce.length > 0 ? atOnce : dues.slice(0, 1);
  return asked.length === 0 ? null : asked.reduce((sum, one) => sum + one.amountPaise - one.letOffPaise, 0);
}

/** A picture, or the reference of a bank or of UPI, which counts once in the country: words in cash's field prove nothing. */
const hasProof = ({ method, reference, photo }: HoldLine): boolean =>
  photo !== null || (reference !== null && (method === "upi" || method === "bank"));

/**
 * By how many hours the notes of this ledger extend the time of an agreement, whether such an extension is in force, and
 * what they come to: noted and not rejected, or given up.
 * @param lines in their order
 * @param duePaise see `firstDuePaise`
 */
export function extensionOf(
  lines: readonly HoldLine[],
  duePaise: number | null,
): { hours: number; inForce: boolean; rejected: boolean; notedPaise: number } {
  let [sum, hours, inForce, rejected] = [0, 0, false, false];
  for (const line of lines) {
    if (duePaise === null || line.payee !== "provider") continue;
    if (line.kind === "rejected") {
      rejected = true;
      sum -= line.amountPaise;
      inForce &&= sum >= duePaise;
    } else if (line.kind === "paid" || line.kind === "waived") {
      sum += line.amountPaise;
      const counts = !inForce && sum >= duePaise && (!rejected || (line.kind === "paid" && hasProof(line)));
      if (!counts) continue;
      inForce = true;
      hours = Math.min(hours + EXTENSION_HOURS, MOST_EXTENSION_HOURS);
    }
  }
  return { hours, inForce, rejected, notedPaise: sum };
}
