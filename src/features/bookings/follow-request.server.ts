/** How bookings go along with the requests that they came of. */
import { todayIST } from "../../domain/dates.ts";
import { conflict } from "../../domain/errors.ts";
import type { RequestBookings } from "../enquiries/request-bookings.server.ts";
import { dayMovesOf, dayStep, hiddenMoves } from "./booking-day.ts";
import { heldBooking, sideOf, takeMove } from "./booking-engine.server.ts";
import { QUOTED, glanceRows } from "./booking-store.server.ts";
import { isLive, missingIn, ruleOfStep, stateAt } from "./booking-table.ts";
import { glanceWords } from "./booking-words.ts";
import { text } from "../../domain/words/say.ts";

export const requestBookings: RequestBookings = {
  async follow(deps, tx, enquiry, { to, side, actor }) {
    const held = await heldBooking(deps, tx, enquiry);
    if (!held.booking) return;
    const rule = ruleOfStep(held.state, to, sideOf(side));
    if (!rule)
      throw conflict(
        missingIn(held.state)
          ? text("It is said that somebody did not come: that is answered first.")
          : text("The quote of this request has run out. Please look again."),
      );
    await takeMove(deps, tx, held, rule, { actor });
  },
  quoted: () => QUOTED,
  async glances(deps, db, enquiryIds, box) {
    const side = box === "sent" ? "organiser" : "provider";
    // What ran out did so by the clock, whether that is written down or not.
    const rows = (await glanceRows(db, enquiryIds)).map((row) => ({ ...row, state: stateAt(row, deps.now()) }));
    const agreed = rows
      .filter((row) => row.agreed)
      .map(({ id, state }) => ({
        id,
        live: isLive(state),
        rests: missingIn(state) !== null,
      }));
    const today = todayIST(deps.now());
    const money = await deps.money.glances(deps, db, agreed, side);
    return new Map(
      rows.map((row) => {
        const { line, cancel } = money.get(row.id) ?? { line: null, cancel: null };
        // What is said of somebody who did not come stands on the page of the booking, with what it costs.
        const facts = { ...row, today, said: [], disputed: false };
        const step = dayMovesOf(side, facts).includes("deliver") ? dayStep(row.number, "deliver", side, null) : null;
        return [
          row.enquiryId,
          {
            ...glanceWords(row, side),
            money: line,
            cancel,
            step,
            hides: hiddenMoves(row.state, step !== null),
            ranOut: row.state === "lapsed",
          },
        ];
      }),
    );
  },
};
