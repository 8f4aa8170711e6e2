import type { Actor } from "../../domain/actor.ts";
import { conflict, notFound } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { announceListing } from "../../platform/cache/changes.server.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { isUndecided } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReceivedForm } from "../../platform/http/form-body.server.ts";
import { notifyAdmins } from "../notifications/notification-service.server.ts";
import {
  PAPER_TEXT as TEXT,
  PAPER_WORDS,
  paperSchema,
  shownPart,
  type OwnPaper,
  type OwnPapers,
  type PaperKind,
} from "./paper-model.ts";
import { dropPaperPhoto, keepPaperPhoto, removePaperPhotos } from "./paper-photo.server.ts";
import * as store from "./paper-store.server.ts";

/** Where admins look at them. */
export const PAPERS_DESK = "/AdminDashboard?tab=papers";

function present({ kind, number, status, reason, sentAt, decidedAt }: store.PaperRow): OwnPaper {
  return {
    kind,
    shown: shownPart(kind, number),
    status,
    reason: reason ?? "",
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** What is verified about the actor, and what waits. */
export async function ownPapers(deps: Pick<Deps, "db">, actor: Actor): Promise<OwnPapers> {
  const [at, rows] = await Promise.all([store.mobileProvenAt(deps.db, actor.id), store.papersOf(deps.db, actor.id)]);
  return { mobileProvenAt: at?.toISOString() ?? null, papers: rows.map(present) };
}

/** Everything that shows what is verified about somebody shows it anew. */
export async function announcePapers(tx: Tx, personId: string): Promise<void> {
  for (const listing of await store.listingsKeptBy(tx, personId)) await announceListing(tx, listing);
}

/**
 * Takes a paper for an admin to look at, in the place of one that waits or was refused. The admins are told.
 * @throws 400 by field, 409 where it is verified already, 413 and 415 for its photo
 */
export async function sendPaper(
  deps: Deps,
  actor: Actor,
  kind: PaperKind,
  { fields, files }: Pick<ReceivedForm, "fields" | "files">,
): Promise<OwnPapers> {
  const parsed = paperSchema(kind).safeParse(fields);
  if (!parsed.success) throw badInputFrom(parsed.error);
  const photo = await keepPaperPhoto(deps, files[0]);
  await transaction(deps.db, async (tx) => {
    const before = await store.holdPaper(tx, actor.id, kind);
    const id = newId();
    const row = { id, personId: actor.id, kind, ...parsed.data, photo, sentAt: deps.now() };
    if (!(await store.keepPaper(tx, row))) throw conflict(TEXT.seenAlready);
    if (before) await removePaperPhotos(deps, tx, [before]);
    await writeAudit(tx, {
      actorId: actor.id,
      action: "paper.sent",
      subjectType: "user",
      subjectId: actor.id,
      details: { kind },
    });
    await notifyAdmins(tx, () => ({
      kind: "paper-sent",
      title: say("A {paper} waits to be looked at", { paper: say(PAPER_WORDS[kind].paper) }),
      body: say("{who} has sent it.", { who: actor.username }),
      href: PAPERS_DESK,
      about: [actor.id],
    }));
  }).catch(async (error: unknown) => {
    if (!isUndecided(error)) await dropPaperPhoto(deps, photo.id);
    throw error;
  });
  return ownPapers(deps, actor);
}

/** Takes a paper back, seen or not: nothing of it is kept. @throws 404 where there is none */
export async function takePaperBack(deps: Deps, actor: Actor, kind: PaperKind): Promise<OwnPapers> {
  await transaction(deps.db, async (tx) => {
    const row = await store.holdPaper(tx, actor.id, kind);
    if (!row) throw notFound(TEXT.nothing);
    await store.deletePaper(tx, row.id);
    await removePaperPhotos(deps, tx, [row]);
    await writeAudit(tx, {
      actorId: actor.id,
      action: "paper.taken_back",
      subjectType: "user",
      subjectId: actor.id,
      details: { kind },
    });
    await announcePapers(tx, actor.id);
  });
  return ownPapers(deps, actor);
}
