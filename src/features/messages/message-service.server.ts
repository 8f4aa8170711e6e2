/** Writing in the conversation of a request, and what its two sides do with it. */
import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { messagesPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import { otherOf, partyOf, sideOf } from "../bookings/booking-engine.server.ts";
import { suspendedSides } from "../bookings/suspended-sides.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { heldRequest, requestSeen } from "../enquiries/request-carry.server.ts";
import { openFile, type KeptFile } from "./message-files.server.ts";
import { MESSAGE_FILES, MESSAGE_TEXT as TEXT } from "./message-model.ts";
import * as store from "./message-store.server.ts";
import { mayAttach, refuseGuests } from "./thread-page.server.ts";

/** Whether the actor may send photos and PDFs there: asked before anything of them is taken. @throws 404, 409 */
export async function refuseFiles(deps: Deps, actor: Actor, number: string): Promise<void> {
  const { row } = await requestSeen(deps, actor, number);
  refuseGuests(row);
  if (!mayAttach(row)) throw conflict(TEXT.filesLater, { [MESSAGE_FILES.field]: TEXT.filesLater });
}

/**
 * @param files kept before
 * @throws 404, 409 where one of the two has closed it, or files come before the request is accepted
 */
export async function writeMessage(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { text, files = [] }: { text: string; files?: readonly KeptFile[] },
): Promise<string> {
  const { enquiry, side: party } = await heldRequest(tx, actor, number);
  refuseGuests(enquiry);
  if (files.length > 0 && !mayAttach(enquiry))
    throw conflict(TEXT.filesLater, { [MESSAGE_FILES.field]: TEXT.filesLater });
  const side = sideOf(party);
  if ((await suspendedSides(tx, [enquiry.id])).get(enquiry.id) === side) throw conflict(TEXT.suspended);
  const sides = await store.sidesOf(tx, enquiry.id);
  if (sides.some((one) => one.blocked)) {
    const mine = sides.some((one) => one.blocked && one.side === side);
    throw conflict(mine ? TEXT.ownBlock : TEXT.blocked);
  }
  const reader = otherOf(side);
  // One notice for all that is written until it is read.
  const waiting = (await store.unreadOf(tx, [enquiry.id], reader)).get(enquiry.id) ?? 0;
  const id = newId();
  const at = deps.now();
  await store.insertMessage(tx, { id, enquiryId: enquiry.id, side, personId: actor.id, text, at, removedAt: null });
  await store.insertFiles(
    tx,
    files.map((file, at) => ({ ...file, messageId: id, n: at + 1 })),
  );
  await announceRequest(tx, enquiry.id);
  if (waiting > 0) return id;
  const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
  await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
    title: say("{who} has written to you", { who }),
    body: say("There is a message for you: {event} ({number}).", { event: eventLine(enquiry), number: enquiry.number }),
    button: say("Read it"),
    part: `message-${id}`,
    facts: [],
    sms: null,
    path: messagesPath(enquiry.number),
  }));
  return id;
}

/** A photo or PDF of a message, for its two sides. @throws 404 for everybody else */
export async function fileSeen(
  deps: Deps,
  actor: Actor,
  id: string,
  small: boolean,
): Promise<{ row: store.FileRow; file: StoredFile } | null> {
  const row = await store.fileById(deps.db, id);
  if (!row) return null;
  await requestSeen(deps, actor, row.number);
  const file = await openFile(deps, row, small);
  return file && { row, file };
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
  await announceRequest(tx, enquiry.id);
}

/** So much of a conversation a desk reads that is asked to settle something between the two. */
const DESK_MESSAGES = 200;

/** A message for whoever decides a dispute. `removed`: it was taken down before, and is not read here either. */
export type DeskMessage = { id: string; by: BookingSide; text: string; removed: boolean; at: string };

/** The newest of a conversation, oldest first, for whoever decides a dispute about its booking. */
export async function threadForDesk(db: Db, enquiryId: string): Promise<DeskMessage[]> {
  const rows = await store.messagesOf(db, enquiryId, { before: null, limit: DESK_MESSAGES });
  return rows.toReversed().map(({ id, side, text, removedAt, at }) => {
    const removed = removedAt !== null;
    return { id, by: side, text: removed ? "" : text, removed, at: at.toISOString() };
  });
}
