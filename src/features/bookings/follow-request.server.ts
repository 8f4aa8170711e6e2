/** How bookings go along with the requests that they came of. */
import { conflict } from "../../domain/errors.ts";
import type { RequestBookings } from "../enquiries/request-bookings.server.ts";
import { heldBooking, sideOf, takeMove } from "./booking-engine.server.ts";
import { glanceRows } from "./booking-store.server.ts";
import { ruleOfStep, stateAt } from "./booking-table.ts";
import { glanceWords } from "./booking-words.ts";

export const requestBookings: RequestBookings = {
  async follow(deps, tx, enquiry, { to, side, actor }) {
    const held = await heldBooking(deps, tx, enquiry);
    if (!held.booking) return;
    const rule = ruleOfStep(held.state, to, sideOf(side));
    if (!rule) throw conflict("The quote of this request has run out. Please look again.");
    await takeMove(deps, tx, held, rule, { actor });
  },
  async glances({ now }, db, enquiryIds, box) {
    const rows = await glanceRows(db, enquiryIds);
    const side = box === "sent" ? "organiser" : "provider";
    return new Map(
      rows.map((row) => {
        const state = stateAt(row, now());
        // What ran out did so by the clock, whether that is written down or not.
        return [row.enquiryId, glanceWords({ ...row, state }, side)];
      }),
    );
  },
};
