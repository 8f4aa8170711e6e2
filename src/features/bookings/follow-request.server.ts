/** How bookings go along with the requests that they came of. */
import { todayIST } from "../../domain/dates.ts";
import { conflict } from "../../domain/errors.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { RequestBookings } from "../enquiries/request-bookings.server.ts";
import { DAY_TEXT, dayMovesOf, dayStep, hiddenMoves, isPastDay } from "./booking-day.ts";
import { OVER, heldBooking, sideOf, takeMove } from "./booking-engine.server.ts";
import { QUOTED, agreedPaiseOf, dueAtOf, glanceRows } from "./booking-store.server.ts";
import { isLive, isOver, missingIn, ruleOfStep, stateAt, type BookingState } from "./booking-table.ts";
import { ASKED_TO_HELP, CHANGE_WAITS, STATE_TONES, STATE_WORDS, glanceWords, storyLines } from "./booking-words.ts";
import { SUSPENDED } from "./suspension-words.ts";
import { suspendedSides } from "./suspended-sides.server.ts";
import { formatRupees } from "../../domain/money.ts";
import { bookingPath, disputePath, paymentsPath, reviewsPath } from "../../domain/request-paths.ts";
import { reckon } from "./quote-money.ts";
import { bookingsToAnswer, thingToAnswer } from "./to-answer.server.ts";
import { say, text } from "../../domain/words/say.ts";

/** A price was agreed on here, and nothing of it is open. */
const isSettled = async ({ money }: Deps, tx: Tx, bookingId: string, deposit: boolean): Promise<boolean> =>
  (await money.standing(tx, bookingId)) !== null && (await money.settled(tx, bookingId, deposit));

/** Of a booking without an agreement. */
const NO_MONEY = { line: null, cancel: null, settled: false, toConfirmPaise: 0 };

export const requestBookings: RequestBookings = {
  async follow(deps, tx, enquiry, { to, side, actor }) {
    const held = await heldBooking(deps, tx, enquiry);
    // Of what nobody has quoted there is a booking once it is accepted, where a listing of somebody was asked.
    if (!held.booking && !(to === "accepted" && enquiry.listingId !== null && enquiry.recipientId !== null)) return;
    const rule = ruleOfStep(held.state, to, sideOf(side));
    if (!rule)
      throw conflict(
        missingIn(held.state)
          ? text("It is said that somebody did not come: that is answered first.")
          : // What is due has happened, whether it is written down or not: closed, or called off.
            held.state === "lapsed"
            ? text("The quote of this request has run out. Please look again.")
            : (OVER[held.state] ?? text("This request has changed meanwhile. Please look again.")),
      );
    const past = rule.unsettled && isPastDay(enquiry.eventDate, todayIST(deps.now()));
    if (held.booking && past && (await isSettled(deps, tx, held.booking.id, held.quote?.terms.deposit !== undefined)))
      throw conflict(DAY_TEXT.settled);
    // Whoever confirms has the date for good: not before what was agreed to fall due first (DECISIONS 38).
    const waits =
      held.booking && held.agreed !== null && rule.move === "confirm"
        ? await deps.money.waitsToConfirm(tx, held.booking.id, held.agreed)
        : null;
    if (waits) throw conflict(waits);
    await takeMove(deps, tx, held, rule, { actor });
  },
  agreedPaise: agreedPaiseOf,
  dueAt: dueAtOf,
  quoted: () => QUOTED,
  async toAnswer(deps, personId, box) {
    const side = box === "sent" ? "organiser" : "provider";
    return (await bookingsToAnswer(deps, personId)).filter((one) => one.side === side).map(thingToAnswer);
  },
  async glances(deps, db, enquiryIds, box) {
    const side = box === "sent" ? "organiser" : "provider";
    // What ran out did so by the clock, whether that is written down or not.
    const rows = (await glanceRows(db, enquiryIds)).map((row) => ({ ...row, state: stateAt(row, deps.now()) }));
    const suspended = await suspendedSides(db, enquiryIds);
    const agreed = rows
      .filter((row) => row.agreed)
      .map(({ id, enquiryId, state }) => ({
        id,
        live: isLive(state),
        rests: missingIn(state) !== null || suspended.has(enquiryId),
      }));
    const today = todayIST(deps.now());
    const idsOf = (among: readonly BookingState[]) =>
      rows.filter(({ state }) => among.includes(state)).map(({ enquiryId }) => enquiryId);
    const [money, disputed, opinions] = await Promise.all([
      deps.money.glances(deps, db, agreed, side),
      deps.disputes.open(
        db,
        rows.filter((row) => row.agreed).map(({ enquiryId }) => enquiryId),
      ),
      deps.opinions.glances(db, idsOf(["closed", "cancelled"]), side, deps.now()),
    ]);
    return new Map(
      rows.map((row) => {
        const stands = money.get(row.id);
        const { line, cancel, settled, toConfirmPaise } = stands ?? NO_MONEY;
        const paise = row.agreedPaise ?? (row.terms && reckon(row.terms).totalPaise);
        const total = paise ? formatRupees(paise) : null;
        // What is said of somebody who did not come stands on the page of the booking, with what it costs.
        const facts = { ...row, today, said: [], disputed: false };
        const step = dayMovesOf(side, facts).includes("deliver") ? dayStep(row.number, "deliver", side, null) : null;
        const over = settled && isPastDay(row.day, today);
        const hides = hiddenMoves(row.state, side, { delivers: step !== null, over, unpaid: toConfirmPaise > 0 });
        const words = glanceWords({ ...row, total, toConfirmPaise }, side);
        const dispute = disputed.has(row.enquiryId);
        const theirs = row.change && row.change.by !== side && isLive(row.state) ? row.change : null;
        const change = theirs && (theirs.until === null || new Date(theirs.until) > deps.now()) ? theirs : null;
        const rests = isOver(row.state) ? undefined : suspended.get(row.enquiryId);
        const first = rests
          ? {
              sentence: say(SUSPENDED[side === rests ? "own" : rests]),
              label: say("See the booking"),
              path: bookingPath(row.number),
            }
          : dispute
            ? { sentence: say(ASKED_TO_HELP), label: say("The dispute"), path: disputePath(row.number) }
            : change
              ? {
                  sentence: say(CHANGE_WAITS[change.kind]),
                  label: say("See the change"),
                  path: bookingPath(row.number),
                }
              : opinions.get(row.enquiryId) === "open" && !stands?.waits
                ? { sentence: words.sentence, label: say("Say how it was"), path: reviewsPath(row.number) }
                : null;
        return [
          row.enquiryId,
          {
            ...words,
            sentence: first ? first.sentence : words.sentence,
            state: { label: say(STATE_WORDS[row.state]), tone: STATE_TONES[row.state] },
            money: line,
            total,
            way: first && { label: first.label, path: first.path },
            pay: stands?.waits ? { label: stands.button, path: paymentsPath(row.number) } : null,
            cancel,
            step,
            // What would change is read before what stands is confirmed.
            hides: change ? [...hides, "confirmed"] : hides,
            story: (other) => storyLines(row.steps, side, other),
          },
        ];
      }),
    );
  },
  places: (deps, personId, numbers) => deps.events.places(deps.db, personId, numbers),
};
