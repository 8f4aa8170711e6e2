/**
 * What bookings must know of the invoices and bills that were issued for them: what stands on one is changed no more
 * before it is credited. The feature above knows; src/app hands it in (`featureInvoices` of features.server.ts), and use
 * cases find it as `deps.invoices`.
 */
import { conflict } from "../../domain/errors.ts";
import { say } from "../../domain/words/say.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import type { Wish } from "./amendment-model.ts";

export interface BookingInvoices {
  /** The invoice or bill of the booking that stands, as it is called: 'Tax invoice AB/26-27/00041'; null for none. */
  standing(db: Db, bookingId: string): Promise<string | null>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    invoices: BookingInvoices;
  }
}

/** Whether a change is of the price or the day, which stand on an invoice. */
const isInvoiced = ({ day, totalPaise, lines, discountPaise }: Wish): boolean =>
  [day, totalPaise, lines, discountPaise].some((one) => one !== undefined);

/** Why price and day cannot change, and what to do instead; null where no invoice or bill stands. */
export async function invoicedWords(deps: Pick<Deps, "invoices">, db: Db, bookingId: string): Promise<string | null> {
  const paper = await deps.invoices.standing(db, bookingId);
  return (
    paper &&
    say(
      "{paper} was issued for this booking, with its price and its day. Before these change, the provider takes it back with a credit note, on the page of its invoices; afterwards there is a new one.",
      { paper },
    )
  );
}

/** @throws 409 for another price or day of what was invoiced */
export async function refuseInvoiced(
  deps: Pick<Deps, "invoices">,
  db: Db,
  bookingId: string,
  wish: Wish,
): Promise<void> {
  const words = isInvoiced(wish) ? await toCaller(() => invoicedWords(deps, db, bookingId)) : null;
  if (words) throw conflict(words);
}
