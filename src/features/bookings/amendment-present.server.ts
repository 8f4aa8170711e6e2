/** Rows to what both sides read of a change that waits. */
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { askedNow, changeChoices } from "../enquiries/enquiry-change.server.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import type { AgreedText } from "./agreement.server.ts";
import { changedPrice } from "./amendment-model.ts";
import { waitsStill } from "./amendment-service.server.ts";
import * as store from "./amendment-store.server.ts";
import { changeLines, newDayWords, standingWords } from "./amendment-words.ts";
import type { ChangeStart, ChangeView } from "./amendment-view.ts";
import { invoicedWords } from "./booking-invoices.server.ts";
import type { AgreementInForce, BookingRow } from "./booking-store.server.ts";
import { changeMovesOf, stateAt, type BookingMove, type BookingSide } from "./booking-table.ts";

export type Changing = { change: ChangeView | null; changing: ChangeStart | null; moves: BookingMove[] };

/** What a side may read and do about changes. @param cancel what calling it off today would cost, in words */
export async function changingOf(
  deps: Pick<Deps, "now" | "money" | "invoices">,
  db: Db,
  {
    row,
    booking,
    force,
    side,
    cancel,
  }: { row: EnquiryRow; booking: BookingRow; force: AgreementInForce; side: BookingSide; cancel: string | null },
): Promise<Changing> {
  const now = deps.now();
  const state = stateAt(booking, now);
  const none = { change: null, changing: null, moves: [] };
  if (changeMovesOf(state, side, null).length === 0) return none;
  const [last, amendments] = await Promise.all([store.openChange(db, booking.id), store.amendmentsOf(db, booking.id)]);
  const open = waitsStill(last, booking, now) ? last : null;
  const moves = changeMovesOf(state, side, open);
  const movedBefore = amendments.filter(({ moved }) => moved).length;
  const asked = askedNow(row);
  const invoiced = await invoicedWords(deps, db, booking.id);
  if (!open) {
    const choices = await changeChoices(deps, db, row);
    return { change: null, moves, changing: { asked, choices, movedBefore, invoiced } };
  }
  const agreed = JSON.parse(force.terms) as AgreedText;
  const { wish } = open;
  const beforePaise = agreed.money.totalPaise;
  const afterPaise = changedPrice(agreed, wish).money.totalPaise;
  const standing = await deps.money.standing(db, booking.id);
  const says =
    open.kind === "callOff"
      ? []
      : [
          invoiced,
          standing && afterPaise !== beforePaise ? standingWords(afterPaise, standing) : null,
          ...(wish.day && row.eventDate !== null ? newDayWords(wish.day, movedBefore, cancel) : []),
        ].filter((words) => words !== null);
  return {
    moves,
    changing: null,
    change: {
      n: open.n,
      kind: open.kind,
      by: open.by === side ? "you" : "them",
      note: open.note,
      lines: changeLines(wish, asked, { lines: agreed.terms.lines, totalPaise: beforePaise }, afterPaise),
      beforePaise,
      afterPaise,
      says,
      at: open.at.toISOString(),
      expiresAt: booking.frozenAt ? null : open.expiresAt.toISOString(),
    },
  };
}
