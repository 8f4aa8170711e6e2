/** The desk where disputes are read, answered and decided. What an admin reads of a booking there is logged. */
import { refuseOwnDecision } from "../../domain/own-decision.ts";
import { formatRupees } from "../../domain/money.ts";
import { quantityWords } from "../../domain/price-lines.ts";
import { ladderRead } from "../bookings/agreement-words.ts";
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { parseSpokenNumber } from "../../domain/spoken-number.ts";
import { writeAudit, writeReading } from "../../platform/database/audit.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import { agreedBooking, agreedTermsOf, storyOf } from "../bookings/agreed-terms.server.ts";
import { closeOncePaid, heldBooking, resumeTimers } from "../bookings/booking-engine.server.ts";
import {
  BOOKING_SIDES,
  stateAt,
  type BookingMove,
  type BookingSide,
  type BookingState,
} from "../bookings/booking-table.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { holdRequestById, requestById, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { threadForDesk, type DeskMessage } from "../messages/message-service.server.ts";
import { tellOfDebt } from "../payments/payment-news.server.ts";
import { dueAgain, moneyForDesk, screenshotForDesk, type DeskMoney } from "../payments/desk-money.server.ts";
import {
  DISPUTE_OUTCOMES,
  DISPUTE_TEXT as TEXT,
  answerBy,
  decideBy,
  type DecisionForm,
  type DisputeAbout,
  type DisputeStatus,
  type DisputeView,
} from "./dispute-model.ts";
import { categoryOf } from "../registry.ts";
import { say } from "../../domain/words/say.ts";
import { settleAtDesk, tellOfDispute } from "./dispute-news.server.ts";
import { addLine, presentDispute } from "./dispute-service.server.ts";
import * as store from "./dispute-store.server.ts";

export const DESK_PAGE = 24;

/** A line of the desk's list. Instants are ISO. */
export type DeskLine = {
  ticket: string;
  about: DisputeAbout;
  status: DisputeStatus;
  openedBy: BookingSide;
  number: string;
  organiser: string;
  provider: string;
  day: string | null;
  openedAt: string;
  /** Until when the desk answers or decides, whichever is next; null once it is over. */
  dueAt: string | null;
  late: boolean;
};

/** Those that are open, oldest first, or those that are over, newest first. Who calls it has made sure that an admin asks. */
export async function disputesAtDesk(
  deps: Pick<Deps, "db" | "now">,
  admin: Actor,
  { open, after }: { open: boolean; after: string | null },
): Promise<{ disputes: DeskLine[]; next: string | null }> {
  const rows = await store.deskRows(deps.db, { open, after, limit: DESK_PAGE + 1 });
  const shown = rows.slice(0, DESK_PAGE);
  const whom = shown.map(({ number }) => number);
  await writeReading(deps.db, { reader: admin, action: "desk.disputes", of: "enquiry", whom, why: "list" });
  const now = deps.now();
  const disputes = shown.map(({ answeredAt, appealedAt, closedAt, openedAt, ...row }): DeskLine => {
    const since = appealedAt ?? openedAt;
    const due = closedAt ? null : answeredAt ? decideBy(since) : answerBy(since);
    return {
      ...row,
      openedAt: openedAt.toISOString(),
      dueAt: due?.toISOString() ?? null,
      late: due !== null && due < now,
    };
  });
  return { disputes, next: rows.length > DESK_PAGE ? (shown.at(-1)?.ticket ?? null) : null };
}

/** A card of the desk's page: what kind of service it is about, what was agreed, and how it ended. */
export type DeskCard = DeskLine & { service: string; totalPaise: number | null; ended: string };

/** How one that is over ended, in words. */
function endedWords({
  status,
  outcome,
  backPaise,
}: Pick<DeskLine, "status"> & Pick<store.DeskMore, "outcome" | "backPaise">) {
  if (status === "settled") return say("Settled between the two of them");
  if (status !== "decided" || !outcome) return "";
  const words = say(DISPUTE_OUTCOMES[outcome]);
  return backPaise ? say("{words}: {amount} comes back", { words, amount: formatRupees(backPaise) }) : words;
}

/** The lines of `disputesAtDesk` as cards. */
export async function deskCards(db: Db, lines: readonly DeskLine[]): Promise<DeskCard[]> {
  const rows = await store.deskMore(
    db,
    lines.map(({ ticket }) => ticket),
  );
  const more = new Map(rows.map((row) => [row.ticket, row]));
  const agreed = await agreedTermsOf(
    db,
    rows.map(({ bookingId }) => bookingId),
  );
  return lines.map((line) => {
    const { bookingId = "", category = null, outcome = null, backPaise = null } = more.get(line.ticket) ?? {};
    return {
      ...line,
      service: category ? say(categoryOf(category).singular) : "",
      totalPaise: agreed.get(bookingId)?.agreed.money.totalPaise ?? null,
      ended: endedWords({ status: line.status, outcome, backPaise }),
    };
  });
}

/** How many are open, counted up to `most`. */
export const openDisputes = (db: Db, most: number): Promise<number> => store.countOpen(db, most);

/** All that the desk reads of a dispute and its booking. */
export type DeskDispute = {
  dispute: DisputeView;
  number: string;
  names: Record<BookingSide, string>;
  event: string;
  state: BookingState;
  agreement: { lines: string[]; cancellation: string; included: string; excluded: string };
  money: DeskMoney;
  story: { move: BookingMove; by: BookingSide | "clock"; note: string; at: string }[];
  /** The newest of their conversation, oldest first. */
  messages: DeskMessage[];
};

type AtDesk = store.DisputeRow & { number: string; enquiryId: string };

/** @throws 404 */
async function known(db: Db, givenTicket: string): Promise<AtDesk> {
  const ticket = parseSpokenNumber("DS", givenTicket);
  const row = ticket && (await store.byTicket(db, ticket));
  if (!row) throw notFound(TEXT.none);
  return row;
}

/** A dispute with what was agreed, paid, done and written. That it was read is logged. @throws 404 */
export async function disputeAtDesk(deps: Deps, admin: Actor, ticket: string): Promise<DeskDispute> {
  const row = await known(deps.db, ticket);
  const [enquiry, agreed] = await Promise.all([
    requestById(deps.db, row.enquiryId),
    agreedBooking(deps.db, row.enquiryId),
  ]);
  if (!enquiry || !agreed) throw notFound(TEXT.none);
  const [dispute, money, story, messages, { who }] = await Promise.all([
    presentDispute(deps.db, row, deps.now()),
    moneyForDesk(deps.db, row.bookingId),
    storyOf(deps.db, row.bookingId),
    threadForDesk(deps.db, row.enquiryId),
    otherSide(deps.db, enquiry, "sender"),
  ]);
  await writeAudit(deps.db, {
    actorId: admin.id,
    action: "dispute.read",
    subjectType: "enquiry",
    subjectId: row.enquiryId,
    details: { ticket: row.ticket, number: row.number },
  });
  const { terms } = agreed.agreed;
  return {
    dispute,
    number: row.number,
    names: { organiser: enquiry.name, provider: who },
    event: eventLine(enquiry),
    state: stateAt(agreed.booking, deps.now()),
    agreement: {
      lines: terms.lines.map((line) => `${line.label}, ${quantityWords(line)}`),
      cancellation: ladderRead(agreed.agreed),
      included: terms.included,
      excluded: terms.excluded,
    },
    money,
    story: story.map(({ move, by, note, at }) => ({ move, by, note, at: at.toISOString() })),
    messages,
  };
}

type HeldAtDesk = { row: AtDesk; enquiry: EnquiryRow };

/** @throws 404, 409 once it is over */
async function held(tx: Tx, ticket: string): Promise<HeldAtDesk> {
  const { enquiryId } = await known(tx, ticket);
  const enquiry = await holdRequestById(tx, enquiryId);
  // Read again now that it is held.
  const row = await known(tx, ticket);
  if (!enquiry) throw notFound(TEXT.none);
  if (row.status !== "open") throw conflict(TEXT.over);
  return { row, enquiry };
}

async function log(tx: Tx, admin: Actor, action: string, { row: { enquiryId, ticket, number } }: HeldAtDesk) {
  await writeAudit(tx, {
    actorId: admin.id,
    action: `dispute.${action}`,
    subjectType: "enquiry",
    subjectId: enquiryId,
    details: { ticket, number },
  });
}

/** The desk writes to both sides. @throws 404, 409 once it is over */
export async function answerDispute(deps: Deps, tx: Tx, admin: Actor, ticket: string, text: string): Promise<void> {
  const at = await held(tx, ticket);
  const { row, enquiry } = at;
  const part = await addLine(deps, tx, row.id, { by: "desk", personId: admin.id }, text);
  if (!row.answeredAt) await store.updateDispute(tx, row.id, { answeredAt: deps.now() });
  await settleAtDesk(deps, tx, row.id);
  await log(tx, admin, "answer", at);
  for (const reader of BOOKING_SIDES)
    await tellOfDispute(deps, tx, enquiry, reader, { what: "line", by: "desk", part, ticket: row.ticket });
}

/**
 * Decides: what comes back to the organiser, and what of what is open need not be paid, goes before what the agreement
 * says, and the times of the booking go on.
 * @throws 400 for more than was paid or less than came back already, and for payments of which nothing is open, 404, 409 once it is over
 */
export async function decideDispute(
  deps: Deps,
  tx: Tx,
  admin: Actor,
  ticket: string,
  { outcome, backPaise, letOff: named, reason }: DecisionForm,
): Promise<void> {
  const at = await held(tx, ticket);
  const { row, enquiry } = at;
  refuseOwnDecision(admin, [enquiry.senderId, enquiry.recipientId]);
  const before = await moneyForDesk(tx, row.bookingId);
  const { paidPaise, backPaise: returned, backClaimedPaise, backWaivedPaise } = before.balance;
  if (backPaise !== null && backPaise > paidPaise) throw badInput(TEXT.more, { backPaise: TEXT.more });
  if (backPaise !== null && backPaise < returned + backClaimedPaise + backWaivedPaise)
    throw badInput(TEXT.less, { backPaise: TEXT.less });
  const letOff = named && named.map((n) => before.open.find((one) => one.n === n));
  if (letOff?.includes(undefined)) throw badInput(TEXT.letOff, { letOff: TEXT.letOff });
  const now = deps.now();
  const final = row.appealedAt !== null;
  await store.insertDecision(tx, {
    disputeId: row.id,
    n: final ? 2 : 1,
    outcome,
    backPaise,
    letOff: letOff?.flatMap((one) => (one ? [{ n: one.n, kind: one.kind, paise: one.openPaise }] : [])) ?? null,
    reason,
    personId: admin.id,
    at: now,
  });
  await store.updateDispute(tx, row.id, { status: "decided", closedAt: now, answeredAt: row.answeredAt ?? now });
  await resumeTimers(deps, tx, row.bookingId);
  await settleAtDesk(deps, tx, row.id);
  await log(tx, admin, "decide", at);
  const letOffPaise = letOff?.reduce((sum, one) => sum + (one?.openPaise ?? 0), 0) ?? 0;
  const part = `${row.id}-decided-${final ? 2 : 1}`;
  for (const reader of BOOKING_SIDES)
    await tellOfDispute(deps, tx, enquiry, reader, {
      what: "decided",
      outcome,
      final,
      backPaise,
      letOffPaise,
      part,
      ticket: row.ticket,
    });
  if (named)
    await dueAgain(
      tx,
      row.bookingId,
      before.open.flatMap((one) => (one.letOff && !named.includes(one.n) ? [one.n] : [])),
    );
  // What was open may have been all that kept it from being closed.
  await closeOncePaid(deps, tx, await heldBooking(deps, tx, enquiry));
  const after = await moneyForDesk(tx, row.bookingId);
  if (after.backOpenPaise > before.backOpenPaise)
    await tellOfDebt(deps, tx, enquiry, after.backOpenPaise, part, "decided");
}

/**
 * The screenshot of a payment of a disputed booking; null where that payment has none. That it was read is logged.
 * @throws 404
 */
export async function screenshotAtDesk(
  deps: Deps,
  admin: Actor,
  ticket: string,
  entryId: string,
): Promise<StoredFile | null> {
  const row = await known(deps.db, ticket);
  const file = await screenshotForDesk(deps, row.bookingId, entryId);
  if (file)
    await writeAudit(deps.db, {
      actorId: admin.id,
      action: "dispute.screenshot",
      subjectType: "enquiry",
      subjectId: row.enquiryId,
      details: { ticket: row.ticket, number: row.number },
    });
  return file;
}
