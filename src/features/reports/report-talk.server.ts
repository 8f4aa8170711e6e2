/** Questions to the owner of a reported listing, their answers, and what admins note for each other. */
import type { Actor } from "../../domain/actor.ts";
import { conflict, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { once, type Answer } from "../../platform/http/idempotency.server.ts";
import { isOwner } from "../listings/listing-access.ts";
import { editPathOf } from "../listings/listing-edit-path.ts";
import { approvedById, holdListing, listingFacts } from "../listings/listing-lookup.server.ts";
import { settleForAdmins } from "../notifications/notification-service.server.ts";
import { categoryOf } from "../registry.ts";
import { tellAnswered, tellOwner } from "./report-effects.server.ts";
import { REPORT_TEXT } from "./report-model.ts";
import { REPORT_TALK_TEXT as TEXT, type ReportQuestion, type ReportTell } from "./report-talk-model.ts";
import * as store from "./report-store.server.ts";

/**
 * An admin asks the owner of the listing, or notes something for the other admins. Who calls it has made sure that an admin asks.
 * @throws 404, 409 when it is decided already, or nobody keeps the listing
 */
export async function tellAboutReport(
  deps: Deps,
  admin: Actor,
  reportId: string,
  { kind, text }: { kind: ReportTell; text: string },
  key: string | null,
): Promise<Answer> {
  const fingerprint = { reportId, kind, text };
  return once(deps.db, { scope: `report-message ${admin.id}`, key, fingerprint }, async (tx) => {
    const report = isUuid(reportId) ? await store.holdReport(tx, reportId) : null;
    const listing = report && (await listingFacts(tx, report.listingId));
    if (!report || !listing) throw notFound(REPORT_TEXT.notFound);
    if (report.status !== "open") throw conflict(REPORT_TEXT.decided);
    if (kind === "question" && listing.ownerId === null) throw conflict(TEXT.nobody);
    const id = newId();
    await store.insertMessage(tx, { id, reportId, kind, authorId: admin.id, text, at: deps.now() });
    // What was written stands with the report; the log has who and when.
    await writeAudit(tx, {
      actorId: admin.id,
      action: `report.${kind}`,
      subjectType: "listing",
      subjectId: listing.id,
      details: { category: listing.category, slug: listing.slug },
    });
    if (kind === "question") await tellOwner(deps, tx, { reportId, messageId: id, text }, listing);
    return { status: 201, body: { success: true, message: kind === "question" ? TEXT.asked : TEXT.noted } };
  });
}

/** The report with its listing, for the one who keeps that and was asked. @throws 404 for everybody else, and while nothing was asked */
async function askedOf(db: Db, owner: Actor, reportId: string) {
  const report = isUuid(reportId) ? await store.reportById(db, reportId) : null;
  const listing = report && (await listingFacts(db, report.listingId));
  const messages = report ? await store.talkWithOwner(db, reportId) : [];
  if (!report || !listing || !isOwner(owner, listing) || messages.length === 0) throw notFound(TEXT.noQuestion);
  return { report, listing, messages };
}

/** What the owner of a listing is asked. @throws 404 */
export async function questionTo(deps: Pick<Deps, "db">, owner: Actor, reportId: string): Promise<ReportQuestion> {
  const { report, listing, messages } = await askedOf(deps.db, owner, reportId);
  const category = categoryOf(listing.category);
  const shown = await approvedById(deps.db, [category.key], listing.id);
  return {
    id: report.id,
    listing: {
      title: listing.title,
      path: shown && category.profilePath(listing.slug),
      editPath: editPathOf(category, listing),
    },
    messages: messages.flatMap(({ kind, text, at }) => (kind === "note" ? [] : [{ kind, text, at: at.toISOString() }])),
    open: report.status === "open",
  };
}

/** The owner answers; the admins hear of it. @throws 404, 409 once it is settled */
export async function answerQuestion(
  deps: Deps,
  owner: Actor,
  reportId: string,
  text: string,
  key: string | null,
): Promise<Answer> {
  const fingerprint = { reportId, text };
  await askedOf(deps.db, owner, reportId);
  return once(deps.db, { scope: `report-answer ${owner.id}`, key, fingerprint }, async (tx) => {
    const { listing } = await askedOf(tx, owner, reportId);
    // In the order of a decision: the listing, then the report.
    if (!isOwner(owner, (await holdListing(tx, listing.id)) ?? { ownerId: null })) throw notFound(TEXT.noQuestion);
    if ((await store.holdReport(tx, reportId))?.status !== "open") throw conflict(TEXT.settled);
    await store.insertMessage(tx, { id: newId(), reportId, kind: "answer", authorId: owner.id, text, at: deps.now() });
    // One line in the bell says it, however often they write.
    await settleForAdmins(deps, tx, ["report-answered"], reportId);
    await tellAnswered(tx, reportId, listing);
    return { status: 201, body: { success: true, message: TEXT.answered } };
  });
}

/** The questions that the person has not answered yet, with the name of the listing. */
export const openQuestions = (deps: Pick<Deps, "db">, owner: Pick<Actor, "id">) =>
  store.openQuestionsTo(deps.db, owner.id);
