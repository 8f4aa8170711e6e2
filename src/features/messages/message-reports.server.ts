/** Messages that somebody reports to us, and the desk that looks at them. What an admin reads of a conversation is logged. */
import { refuseOwnDecision } from "../../domain/own-decision.ts";
import type { Actor } from "../../domain/actor.ts";
import { conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { messageReportPath, messagesPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import { writeAudit, writeReading } from "../../platform/database/audit.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { otherOf, partyOf, sideOf } from "../bookings/booking-engine.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { heldRequest, holdRequestById, requestById, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { notifyAdmins, settleForAdmins } from "../notifications/notification-service.server.ts";
import {
  MESSAGE_REASON_WORDS,
  MESSAGE_REPORT_TEXT as TEXT,
  type DeskMessageReport,
  type MessageDecision,
  type MessageReportForm,
  type MessageReportLine,
} from "./message-report-model.ts";
import * as store from "./message-report-store.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import { openFile } from "./message-files.server.ts";
import { fileById, filesOf, type FileRow } from "./message-store.server.ts";
import { refuseGuests } from "./thread-page.server.ts";

export const REPORTS_PAGE = 24;
/** So many messages before and after one the desk reads with it. */
const AROUND = 10;

/** One side reports what the other has written. @throws 403 for one's own, 404, 409 where they have done so before */
export async function reportMessage(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { number, messageId }: { number: string; messageId: string },
  { reason, note }: MessageReportForm,
): Promise<void> {
  const { enquiry, side: party } = await heldRequest(tx, actor, number);
  refuseGuests(enquiry);
  const message = isUuid(messageId) ? await store.messageIn(tx, enquiry.id, messageId) : null;
  if (!message) throw notFound(TEXT.none);
  const by = sideOf(party);
  if (message.side === by) throw notAllowed(TEXT.own);
  const id = newId();
  if (!(await store.insertReport(tx, { id, messageId, by, personId: actor.id, reason, note, at: deps.now() })))
    throw conflict(TEXT.before);
  await notifyAdmins(
    tx,
    () => ({
      kind: "message-reported",
      title: say("A message was reported"),
      body: say("{reason} ({number}).", { reason: say(MESSAGE_REASON_WORDS[reason]), number: enquiry.number }),
      href: messageReportPath(id),
      about: [id, enquiry.id],
    }),
    actor,
  );
}

const present = ({ id, number, reason, by, status, at }: store.ReportOfRequest): MessageReportLine => ({
  id,
  number,
  reason,
  by,
  status,
  at: at.toISOString(),
});

/** Those that wait, oldest first, or those that are decided, newest first. Who calls it has made sure that an admin asks. */
export async function reportsAtDesk(
  deps: Pick<Deps, "db">,
  admin: Actor,
  { open, after }: { open: boolean; after: string | null },
): Promise<{ reports: MessageReportLine[]; next: string | null }> {
  const rows = await store.deskReports(deps.db, {
    open,
    after: isUuid(after) ? after : null,
    limit: REPORTS_PAGE + 1,
  });
  const shown = rows.slice(0, REPORTS_PAGE);
  const whom = shown.map(({ number }) => number);
  await writeReading(deps.db, { reader: admin, action: "desk.message_reports", of: "enquiry", whom, why: "list" });
  return { reports: shown.map(present), next: rows.length > REPORTS_PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** How many wait, counted up to `most`. */
export const openMessageReports = (db: Db, most: number): Promise<number> => store.countOpen(db, most);

/** @throws 404 */
async function known(db: Db, id: string): Promise<store.ReportOfRequest> {
  const row = isUuid(id) ? await store.reportById(db, id) : null;
  if (!row) throw notFound(TEXT.noReport);
  return row;
}

/** A report with the message and those around it. That it was read is logged. @throws 404 */
export async function reportAtDesk(deps: Deps, admin: Actor, id: string): Promise<DeskMessageReport> {
  const row = await known(deps.db, id);
  const enquiry = await requestById(deps.db, row.enquiryId);
  if (!enquiry) throw notFound(TEXT.noReport);
  const [around, { who }] = await Promise.all([
    store.messagesAround(deps.db, row.enquiryId, row.messageId, AROUND),
    otherSide(deps.db, enquiry, "sender"),
  ]);
  const files = await filesOf(
    deps.db,
    around.map((one) => one.id),
  );
  await log(deps.db, admin, "read", row);
  return {
    ...present(row),
    note: row.note,
    names: { organiser: enquiry.name, provider: who },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
    messages: around.map(({ id: message, side, text, at }) => ({
      id: message,
      by: side,
      text,
      files: (files.get(message) ?? []).map(({ id: file, kind, name }) => ({
        path: `/api/admin/message-reports/${row.id}/files/${file}`,
        kind,
        name: kind === "pdf" ? name : "Photo",
      })),
      at: at.toISOString(),
      reported: message === row.messageId,
    })),
  };
}

/**
 * A photo or PDF of a reported message, or of those that are read with it. That it was opened is logged.
 * @throws 404 where there is no such report; null for every other file, and for what was taken down
 */
export async function reportedFile(
  deps: Pick<Deps, "db" | "media">,
  admin: Actor,
  { id, fileId }: { id: string; fileId: string },
): Promise<{ row: FileRow; file: StoredFile } | null> {
  const report = await known(deps.db, id);
  const row = isUuid(fileId) ? await fileById(deps.db, fileId, { removed: true }) : null;
  if (!row) return null;
  const around = await store.messagesAround(deps.db, report.enquiryId, report.messageId, AROUND);
  if (!around.some((one) => one.id === row.messageId)) return null;
  const file = await openFile(deps, row, false);
  if (!file) return null;
  await log(deps.db, admin, "file", report);
  return { row, file };
}

async function log(db: Db | Tx, admin: Actor, action: string, row: store.ReportOfRequest): Promise<void> {
  await writeAudit(db, {
    actorId: admin.id,
    action: `message-report.${action}`,
    subjectType: "enquiry",
    subjectId: row.enquiryId,
    details: { number: row.number, report: row.id },
  });
}

/** Decides: the message is taken down for both, or stays. Whoever reported it is told, and so is whoever wrote what goes. @throws 404, 409 */
export async function decideMessageReport(
  deps: Deps,
  tx: Tx,
  admin: Actor,
  id: string,
  { decision, answer }: MessageDecision,
): Promise<void> {
  const { enquiryId } = await known(tx, id);
  const enquiry = await holdRequestById(tx, enquiryId);
  const row = await known(tx, id);
  if (!enquiry) throw notFound(TEXT.noReport);
  refuseOwnDecision(admin, [enquiry.senderId, enquiry.recipientId]);
  const now = deps.now();
  const status = decision === "remove" ? "removed" : "dismissed";
  if (!(await store.decide(tx, id, { status, decidedAt: now, decidedBy: admin.id, answer })))
    throw conflict(TEXT.decided);
  await log(tx, admin, decision, row);
  await settleForAdmins(deps, tx, ["message-reported"], id);
  await tell(deps, tx, enquiry, row.by, () => ({
    title:
      decision === "remove"
        ? say("The message that you reported is taken down")
        : say("The message that you reported stays"),
    body: say("{event} ({number}). {answer}", { event: eventLine(enquiry), number: enquiry.number, answer }),
    button: say("See the conversation"),
    part: `message-report-${id}`,
    facts: [],
  }));
  if (decision === "dismiss") return;
  await store.removeMessage(tx, row.messageId, now);
  await announceRequest(tx, enquiryId);
  await tell(deps, tx, enquiry, otherOf(row.by), () => ({
    title: say("A message of yours is taken down"),
    body: say("{event} ({number}). {answer}", { event: eventLine(enquiry), number: enquiry.number, answer }),
    button: say("See the conversation"),
    part: `message-removed-${id}`,
    facts: [],
  }));
}

type News = () => Omit<ReturnType<Parameters<typeof tellSide>[5]>, "sms" | "path">;

async function tell(deps: Deps, tx: Tx, enquiry: EnquiryRow, reader: BookingSide, news: News): Promise<void> {
  const { listing } = await otherSide(tx, enquiry, partyOf(reader));
  await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
    ...news(),
    sms: null,
    path: messagesPath(enquiry.number),
  }));
}
