import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { AppError, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { LISTS } from "../../domain/limits.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { MOVE_TABLE, isStep, movesFor, partiesOf, type EnquiryMove, type EnquiryStatus } from "./enquiry-access.ts";
import { tellOfMove } from "./enquiry-effects.server.ts";
import { listingById } from "./enquiry-listing.server.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { presentEnquiry } from "./enquiry-present.server.ts";
import { enquiriesOf, enquiryFor, setEnquiryStatus } from "./enquiry-store.server.ts";
import type { EnquiryView } from "./enquiry-view.ts";
import { STATUS_WORDS } from "./enquiry-words.ts";

/** How many a page of My requests has. */
export const ENQUIRIES_PAGE = 20;

export type EnquiryList = { enquiries: EnquiryView[]; next: string | null };
type Paging = { cursor?: string | null; limit?: number };

async function box(deps: Deps, actor: Actor, side: "sent" | "received", { cursor = null, limit = ENQUIRIES_PAGE }: Paging): Promise<EnquiryList> {
  const size = Math.min(Math.max(1, limit), LISTS.maxPage);
  const rows = await enquiriesOf(deps.db, side, actor.id, { before: isUuid(cursor) ? cursor : null, limit: size + 1 });
  const shown = rows.slice(0, size);
  const today = todayIST(deps.now());
  return { enquiries: shown.map((row) => presentEnquiry(row, { side, actor, today })), next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}

/** What the signed-in person was asked, newest first, with the senders' contact data. */
export function receivedEnquiries(deps: Deps, actor: Actor, paging: Paging = {}): Promise<EnquiryList> {
  return box(deps, actor, "received", paging);
}

/** What the signed-in person asked of others, newest first. */
export function sentEnquiries(deps: Deps, actor: Actor, paging: Paging = {}): Promise<EnquiryList> {
  return box(deps, actor, "sent", paging);
}

/**
 * Takes one step of the table in enquiry-access.ts and tells the other side.
 * @returns what the mover may do next
 * @throws 404 for strangers, 403 for the wrong side or before its day, 409 when it has moved already
 */
export async function moveEnquiry(deps: Deps, actor: Actor, givenNumber: string, to: EnquiryMove): Promise<{ number: string; status: EnquiryMove; moves: EnquiryMove[] }> {
  const number = parseEnquiryNumber(givenNumber);
  if (!number) throw noSuchEnquiry();
  const today = todayIST(deps.now());
  return transaction(deps.db, async (tx) => {
    const enquiry = await enquiryFor(tx, { id: actor.id, isAdmin: actor.role === "admin" }, number);
    if (!enquiry) throw noSuchEnquiry();
    if (!isStep(enquiry.status, to)) throw conflict(noStep(enquiry.status, to));
    const parties = partiesOf(actor, enquiry);
    const mover = parties.find((party) => movesFor([party], enquiry, today).includes(to));
    if (!mover) throw refusal(enquiry.status, to, parties);
    const moved = await setEnquiryStatus(tx, number, enquiry.status, to);
    if (!moved) throw conflict("This request has changed meanwhile. Please look again.");
    // An admin who answers for the site does so in its name: the log keeps who it was.
    if (actor.role === "admin" && moved.recipientId === null && mover === "recipient") {
      await writeAudit(tx, { actorId: actor.id, action: `enquiry.${to}`, subjectType: "enquiry", subjectId: moved.id, details: { number } });
    }
    await tellOfMove(deps, tx, moved, to, mover, moved.listingId === null ? null : await listingById(tx, moved.listingId));
    return { number, status: to, moves: movesFor(parties, moved, today) };
  });
}

const noSuchEnquiry = () => notFound("There is no such request.");

/** Why the table knows no such step: it would skip one that comes first, or comes too late. */
function noStep(from: EnquiryStatus, to: EnquiryMove): string {
  const first = from === "pending" ? "accepted" : from === "accepted" && to === "completed" ? "confirmed" : null;
  return first ? `This request is not ${STATUS_WORDS[first].toLowerCase()} yet.` : `This request is ${STATUS_WORDS[from].toLowerCase()} already.`;
}

/** A step that the table knows and this person may not take: too early, or the other side's. */
function refusal(from: string, to: EnquiryMove, parties: readonly string[]): AppError {
  const early = MOVE_TABLE.some((rule) => rule.from === from && rule.to === to && rule.onceEventDay && rule.by.some((party) => parties.includes(party)));
  return notAllowed(early ? "This can be noted from the day of the event on." : "Only the other side can do this.");
}
