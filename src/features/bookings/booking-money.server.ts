/**
 * What bookings must know of the money between their two sides. The feature above knows how; src/app hands it in
 * (`featureMoney` of features.server.ts), and use cases find it as `deps.money`.
 */
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import type { MissedCosts } from "./booking-day.ts";
import type { BookingSide } from "./booking-table.ts";

/** How one of the payments stands; see `DueStatus` of payments. */
export type DueMark = "paid" | "waits" | "part" | "open" | "late" | "letOff" | "off";

/**
 * How the money of a booking stands, for one side. `line`: in a sentence; `button`: to where it is noted, as the next
 * thing to do; `waits`: there is something to pay, to answer or to return; `dues`: how each payment that was agreed on
 * stands, in their order; `cancel`: what it costs to call it off now; `missed`: what follows for this side if one of the two did not
 * come; `toConfirmPaise`: what falls due with the agreement and has neither arrived nor been given up; `settled`: nothing is open between the two, and nothing waits for an answer; `keeps`: why it is not closed yet.
 */
export type MoneyGlance = {
  line: string;
  button: string;
  next: boolean;
  waits: boolean;
  dues: readonly DueMark[];
  cancel: string | null;
  missed: MissedCosts;
  toConfirmPaise: number;
  settled: boolean;
  keeps: string | null;
};

/** Paid and received, noted as paid and not answered, and given up. */
export type Standing = { paidPaise: number; claimedPaise: number; waivedPaise: number };

export interface BookingMoney {
  /**
   * In the transaction of the move that ends an agreed booking: what is owed then is fixed, and both are told.
   * `missed`: `by` did not come, which costs what calling it off on the last day does.
   */
  ended(
    deps: Deps,
    tx: Tx,
    ending: { enquiry: EnquiryRow; bookingId: string; by: BookingSide | "both" | "clock"; missed: boolean },
  ): Promise<void>;
  /** In the transaction of a change to what is agreed, once that is written: whoever is owed something back is told. */
  amended(deps: Deps, tx: Tx, amendment: { enquiry: EnquiryRow; bookingId: string; n: number }): Promise<void>;
  /** What is settled of an agreement by now, in paise; null where there is none. */
  standing(db: Db, bookingId: string): Promise<Standing | null>;
  /** Whether nothing is open between the two, and nothing noted waits for its answer. @param deposit one was agreed on */
  settled(db: Db, bookingId: string, deposit: boolean): Promise<boolean>;
  /**
   * Why the organiser does not confirm it yet, in words: what falls due with the agreement has not arrived. Null: nothing
   * stands against it. @param agreed the text in force
   */
  waitsToConfirm(db: Db, bookingId: string, agreed: string): Promise<string | null>;
  /** Why nobody closes it yet, in words: a deposit that is to be returned. Null: nothing stands against it. */
  keepsOpen(db: Db, bookingId: string): Promise<string | null>;
  /**
   * By the ids of bookings; those without an agreement are left out.
   * `rests`: it is said of one that somebody did not come: nobody is asked to pay before that is answered.
   */
  glances(
    deps: Pick<Deps, "now">,
    db: Db,
    bookings: readonly { id: string; live: boolean; rests: boolean }[],
    side: BookingSide,
  ): Promise<Map<string, MoneyGlance>>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    money: BookingMoney;
  }
}
