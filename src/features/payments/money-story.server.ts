/** What was noted of the money of a booking, as lines for whoever tells its story. */
import type { Db } from "../../platform/database/database.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import type { MoneyMove } from "./money-words.ts";
import { isClaim } from "./payment-present.server.ts";
import { entriesOf } from "./payment-store.server.ts";

export type MoneyStoryLine = { what: MoneyMove; by: BookingSide; amountPaise: number; back: boolean; at: Date };

/** Oldest first. `back`: of what comes back to the organiser. */
export async function moneyStory(db: Db, bookingId: string): Promise<MoneyStoryLine[]> {
  return (await entriesOf(db, bookingId)).map(({ kind, payee, amountPaise, at }) => ({
    what: kind,
    // Whoever pays notes it; whoever is paid answers, or gives it up.
    by: isClaim({ kind }) === (payee === "provider") ? "organiser" : "provider",
    amountPaise,
    back: payee === "organiser",
    at,
  }));
}
