/** One conversation for each request to a listing, between its two sides, and nobody else's to read. */
import type { Actor } from "../../domain/actor.ts";
import { formatDay } from "../../domain/dates.ts";
import { conflict, notFound } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { messagesPath } from "../../domain/request-paths.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { otherOf, partyOf, sideOf } from "../bookings/booking-engine.server.ts";
import { bookingSeen } from "../bookings/booking-service.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { mayReach } from "../enquiries/enquiry-access.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { heldRequest, requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { coverContacts } from "./contact-detector.ts";
import { MESSAGE_PAGE, MESSAGE_TEXT as TEXT, type ThreadLine, type ThreadView } from "./message-model.ts";
import * as store from "./message-store.server.ts";

/** Who asked without an account has nobody to read for them here. @throws 404 */
function refuseGuests({ senderId, recipientId, listingId }: EnquiryRow): void {
  if (!senderId || !recipientId || !listingId) throw notFound(TEXT.noThread);
}

/** A page of a conversation, the newest by default. @throws 404 for everybody but its two sides */
export async function threadSeen(deps: Deps, actor: Actor, number: string, before: string | null): Promise<ThreadView> {
  const { row, side: party } = await requestSeen(deps, actor, number);
  refuseGuests(row);
  const side = sideOf(party);
  const [booking, rows, sides, unread] = await Promise.all([
    bookingSeen(deps, actor, number),
    store.messagesOf(deps.db, row.id, { before, limit: MESSAGE_PAGE + 1 }),
    store.sidesOf(deps.db, row.id),
    store.unreadOf(deps.db, [row.id], side),
  ]);
  const open = mayReach(party, row);
  const page = rows.slice(0, MESSAGE_PAGE).toReversed();
  const more = rows.length > MESSAGE_PAGE;
  const written = page.map((message): ThreadLine => {
    const mine = message.side === side;
    const shown = mine || open ? { text: message.text, covered: 0 } : coverContacts(message.text);
    return { kind: "message", id: message.id, by: mine ? "you" : "them", ...shown, at: message.at.toISOString() };
  });
  // What happened between the messages of this page stands between them.
  const first = more || before ? (written[0]?.at ?? "") : "";
  const until = before ? (written.at(-1)?.at ?? "") : "9";
  const moves = booking.story
    .filter(({ at }) => at >= first && at <= until)
    .map((line): ThreadLine => ({ kind: "move", ...line }));
  const blocks = new Map(sides.map((one) => [one.side, one.blocked]));
  return {
    number: booking.number,
    side,
    other: booking.other,
    about: [booking.request.eventType, row.eventDate ? formatDay(row.eventDate) : null].filter(Boolean).join(" · "),
    lines: [...written, ...moves].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    earlier: more ? (page[0]?.id ?? null) : null,
    open,
    blocked: blocks.get(side) ? "you" : blocks.get(otherOf(side)) ? "them" : null,
    unread: unread.get(row.id) ?? 0,
  };
}

/** @throws 404, 409 where one of the two has closed it */
export async function writeMessage(deps: Deps, tx: Tx, actor: Actor, number: string, text: string): Promise<string> {
  const { enquiry, side: party } = await heldRequest(tx, actor, number);
  refuseGuests(enquiry);
  const side = sideOf(party);
  const sides = await store.sidesOf(tx, enquiry.id);
  if (sides.some((one) => one.blocked)) {
    const mine = sides.some((one) => one.blocked && one.side === side);
    throw conflict(mine ? TEXT.ownBlock : TEXT.blocked);
  }
  const reader = otherOf(side);
  // One notice for all that is written until it is read.
  const waiting = (await store.unreadOf(tx, [enquiry.id], reader)).get(enquiry.id) ?? 0;
  const id = newId();
  await store.insertMessage(tx, { id, enquiryId: enquiry.id, side, personId: actor.id, text, at: deps.now() });
  if (waiting > 0) return id;
  const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
  await tellSide(deps, tx, enquiry, partyOf(reader), listing, {
    title: `${who} has written to you`,
    body: `There is a message for you: ${eventLine(enquiry)} (${enquiry.number}).`,
    button: "Read it",
    part: `message-${id}`,
    facts: [],
    sms: null,
    path: messagesPath(enquiry.number),
  });
  return id;
}

/** The actor has read up to this message; of another conversation it changes nothing. @throws 404 */
export async function readMessages(deps: Deps, actor: Actor, number: string, last: string): Promise<void> {
  const { row, side } = await requestSeen(deps, actor, number);
  refuseGuests(row);
  await store.markReadTo(deps.db, row.id, sideOf(side), last);
}

/** Closes the conversation for the other side, or opens it again. @throws 404 */
export async function blockThread(deps: Deps, tx: Tx, actor: Actor, number: string, blocked: boolean): Promise<void> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  refuseGuests(enquiry);
  await store.setBlocked(tx, enquiry.id, sideOf(side), blocked);
}

/** So much of a conversation a desk reads that is asked to settle something between the two. */
const DESK_MESSAGES = 200;

/** The newest of a conversation, oldest first, for whoever decides a dispute about its booking. */
export async function threadForDesk(
  db: Db,
  enquiryId: string,
): Promise<{ by: BookingSide; text: string; at: string }[]> {
  const rows = await store.messagesOf(db, enquiryId, { before: null, limit: DESK_MESSAGES });
  return rows.toReversed().map(({ side, text, at }) => ({ by: side, text, at: at.toISOString() }));
}
