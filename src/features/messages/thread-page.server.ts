/** One conversation for each request to a listing, between its two sides, and nobody else's to read. */
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { say } from "../../domain/words/say.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toldStory } from "../bookings/agreed-terms.server.ts";
import { otherOf, sideOf } from "../bookings/booking-engine.server.ts";
import { suspendedSides } from "../bookings/suspended-sides.server.ts";
import { shownName } from "../bookings/booking-present.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { mayReach } from "../enquiries/enquiry-access.ts";
import { requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { moneyStory } from "../payments/money-story.server.ts";
import { coverContacts } from "../../domain/contact-detector.ts";
import {
  MESSAGE_PAGE,
  MESSAGE_TEXT as TEXT,
  type MessageFile,
  type ThreadLine,
  type ThreadView,
} from "./message-model.ts";
import { reportedAmong } from "./message-report-store.server.ts";
import * as store from "./message-store.server.ts";
import { requestWhen } from "../enquiries/enquiry-words.ts";

/** Who asked without an account has nobody to read for them here. @throws 404 */
export function refuseGuests({ senderId, recipientId, listingId }: EnquiryRow): void {
  if (!senderId || !recipientId || !listingId) throw notFound(TEXT.noThread);
}

/** Photos and PDFs open for both at once, for nothing in them can be covered: when the sender may reach the other. */
export const mayAttach = (enquiry: Pick<EnquiryRow, "status" | "details">): boolean => mayReach("sender", enquiry);

function fileShown({ id, kind, name, bytes, width, height }: store.FileRow): MessageFile {
  const full = `/api/message-files/${id}`;
  return { kind, name, bytes, width, height, full, src: kind === "photo" ? `${full}?size=small` : full };
}

/** What happened to the booking, and what was noted of its money, as one of its sides reads it. */
async function happened(db: Db, enquiryId: string, side: BookingSide): Promise<ThreadLine[]> {
  const story = await toldStory(db, enquiryId);
  if (!story) return [];
  const by = (who: BookingSide) => (who === side ? "you" : "them");
  const money = await moneyStory(db, story.bookingId);
  return [
    ...story.moves.map((line): ThreadLine => ({
      kind: "move",
      move: line.move,
      by: line.by === "clock" ? "clock" : by(line.by),
      amountPaise: line.amountPaise,
      at: line.at.toISOString(),
    })),
    ...money.map((line): ThreadLine => ({ kind: "money", ...line, by: by(line.by), at: line.at.toISOString() })),
  ];
}

/**
 * A page of a conversation, the newest by default: so many messages, and between them what happened meanwhile.
 * @param before the oldest message that is known
 * @throws 404 for everybody but its two sides
 */
export async function threadSeen(deps: Deps, actor: Actor, number: string, before: string | null): Promise<ThreadView> {
  const { row, view, side: party } = await requestSeen(deps, actor, number);
  refuseGuests(row);
  const side = sideOf(party);
  // First, so that nothing which comes meanwhile is taken for known.
  const marks = await store.marksOf(deps.db, [row.id]);
  const [suspended, rows, sides, unread, lines, end] = await Promise.all([
    suspendedSides(deps.db, [row.id]),
    store.messagesOf(deps.db, row.id, { before, limit: MESSAGE_PAGE + 1 }),
    store.sidesOf(deps.db, row.id),
    store.unreadOf(deps.db, [row.id], side),
    happened(deps.db, row.id, side),
    before ? store.writtenAt(deps.db, row.id, before) : null,
  ]);
  const open = mayReach(party, row);
  const page = rows.slice(0, MESSAGE_PAGE).toReversed();
  const more = rows.length > MESSAGE_PAGE;
  const ids = page.map(({ id }) => id);
  const [files, reported] = await Promise.all([store.filesOf(deps.db, ids), reportedAmong(deps.db, ids, side)]);
  const written = page.map((message): ThreadLine => {
    const mine = message.side === side;
    const removed = message.removedAt !== null;
    const shown = removed
      ? { text: "", covered: 0 }
      : mine || open
        ? { text: message.text, covered: 0 }
        : coverContacts(message.text);
    return {
      kind: "message",
      id: message.id,
      by: mine ? "you" : "them",
      ...shown,
      files: removed ? [] : (files.get(message.id) ?? []).map(fileShown),
      removed,
      reported: reported.has(message.id),
      at: message.at.toISOString(),
    };
  });
  // What happened before the first message of this page stands on an older one, what came after its last on a newer one.
  const from = more ? (written[0]?.at ?? "") : "";
  const until = end?.toISOString() ?? null;
  const between = lines.filter(({ at }) => at >= from && (until === null || at < until));
  const blocks = new Map(sides.map((one) => [one.side, one.blocked]));
  return {
    number: view.number,
    side,
    other: side === "organiser" ? (view.listing?.title ?? say("Deleted account")) : shownName(row.name),
    about: [view.eventType && occasionWords(view.eventType), requestWhen(row)].filter(Boolean).join(" · "),
    lines: [...written, ...between].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    earlier: more ? (page[0]?.id ?? null) : null,
    open,
    reach: view.reach,
    files: mayAttach(row),
    blocked: blocks.get(side) ? "you" : blocks.get(otherOf(side)) ? "them" : null,
    suspended: suspended.get(row.id) ?? null,
    unread: unread.get(row.id) ?? 0,
    mark: marks.get(row.id) ?? "",
  };
}

/** How a conversation stands, for one of its two sides. @throws 404 for everybody else */
export async function threadMark(
  deps: Deps,
  actor: Actor,
  number: string,
): Promise<{ enquiryId: string; mark: string }> {
  const { row } = await requestSeen(deps, actor, number);
  refuseGuests(row);
  return { enquiryId: row.id, mark: (await store.marksOf(deps.db, [row.id])).get(row.id) ?? "" };
}
