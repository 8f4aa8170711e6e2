/** Papers at the admins' desk. Who calls it has made sure that an admin asks. */
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { badInput, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { displayName } from "../../domain/names.ts";
import { PAN_HOLDERS } from "../../domain/tax-numbers.ts";
import { cleanText } from "../../domain/text.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeAudit, writeReading } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, personOf } from "../notifications/notification-service.server.ts";
import {
  PAPER_TEXT as TEXT,
  PAPER_WORDS,
  type PaperDecision,
  type PaperKind,
  type PaperToCheck,
} from "./paper-model.ts";
import { PAPERS_PATH } from "./papers-path.ts";
import { openPaperPhoto, removePaperPhotos } from "./paper-photo.server.ts";
import { announcePapers } from "./paper-service.server.ts";
import * as store from "./paper-store.server.ts";

function present({ username, firstName, lastName, sentAt, ...paper }: store.WaitingPaper): PaperToCheck {
  const { id, kind, number, name, others } = paper;
  const pan = kind === "pan" ? number : number.slice(2, 12);
  return {
    id,
    kind,
    number,
    name,
    others,
    owner: { username, name: displayName(firstName, lastName) },
    holder: say(PAN_HOLDERS[pan.charAt(3)] ?? ""),
    sentAt: sentAt.toISOString(),
  };
}

/** Those that wait, oldest first. That their numbers and names were read is logged. `limit` is one more than is shown. */
export async function papersForAdmin(
  deps: Pick<Deps, "db">,
  admin: Actor,
  range: { after: string | null; limit: number },
): Promise<PaperToCheck[]> {
  const rows = await store.waitingPapers(deps.db, range);
  const whom = rows.slice(0, range.limit - 1).map(({ personId }) => personId);
  await writeReading(deps.db, { reader: admin, action: "desk.papers", of: "user", whom, why: "decision" });
  return rows.map(present);
}

/** The photo of one that waits. That it was opened is logged. @throws 404 where there is none, or none any more */
export async function paperPhoto(deps: Pick<Deps, "db" | "media">, admin: Actor, id: string): Promise<StoredFile> {
  const row = isUuid(id) ? await store.paperById(deps.db, id) : null;
  const file = row && (await openPaperPhoto(deps, row.photo));
  if (!file) throw notFound(text("There is no such photo."));
  const whom = [row.personId];
  await writeReading(deps.db, { reader: admin, action: "desk.paper_photo", of: "user", whom, why: "decision" });
  return file;
}

const words = (kind: PaperKind, decision: PaperDecision, reason: string) => {
  const { name } = PAPER_WORDS[kind];
  const paper = say(PAPER_WORDS[kind].paper);
  return decision === "seen"
    ? {
        title: say("Your {name} is verified", { name }),
        text: say("We have seen your {paper}. Your pages say so from now on, and its photo is deleted.", { paper }),
      }
    : {
        title: say("Your {name} is not verified", { name }),
        text: say("We could not verify your {paper}. Reason: {reason} Its photo is deleted. You can send it again.", {
          paper,
          reason,
        }),
      };
};

/** Tells the owner, in the app and by mail. */
async function tell(
  deps: Deps,
  tx: Tx,
  { id, personId, kind }: store.PaperRow,
  decision: PaperDecision,
  reason: string,
): Promise<void> {
  const owner = await personOf(tx, personId);
  if (!owner) return;
  await notify(tx, owner, () => {
    const { title, text } = words(kind, decision, reason);
    return { kind: `paper-${decision}`, title, body: text, href: PAPERS_PATH, about: [] };
  });
  const { email } = owner;
  if (!email) return;
  await inLanguage(owner.language, () => {
    const { title, text } = words(kind, decision, reason);
    return queueMail(deps, tx, {
      about: [personId],
      messageId: `paper-${id}`,
      to: email,
      subject: title,
      content: {
        title,
        greeting: greetingOf(owner.name),
        paragraphs: [text],
        button: { label: say("See what is verified"), href: deps.config.publicUrl + spokenPath(PAPERS_PATH) },
        footer: `${say("You get this because you sent us the document on {brand}.", { brand: BRAND.name })} ${questionsLine()}`,
      },
    });
  });
}

/**
 * Marks a paper as seen, or refuses it, with a reason that stands in the log; its owner reads why one was refused.
 * @throws 400 without a reason, 403 for one's own, 404, 409 when it is decided already
 */
export async function decidePaper(
  deps: Deps,
  admin: Actor,
  id: string,
  decision: PaperDecision,
  givenReason?: string,
): Promise<void> {
  const reason = cleanText(givenReason ?? "");
  if (reason === "") throw badInput(text("Please give a reason."), { reason: text("Please give a reason.") });
  await transaction(deps.db, async (tx) => {
    const row = isUuid(id) ? await store.paperById(tx, id) : null;
    if (!row) throw notFound(text("There is no such document."));
    if (row.personId === admin.id) throw notAllowed(TEXT.ownPaper);
    const seen = decision === "seen";
    const decided = { status: seen ? "seen" : "refused", reason: seen ? null : reason, at: deps.now() } as const;
    if (!(await store.decidePaper(tx, id, decided))) throw conflict(TEXT.decided);
    await removePaperPhotos(deps, tx, [row]);
    await writeAudit(tx, {
      actorId: admin.id,
      action: `paper.${decision}`,
      subjectType: "user",
      subjectId: row.personId,
      details: { kind: row.kind, reason },
    });
    await tell(deps, tx, row, decision, reason);
    if (seen) await announcePapers(tx, row.personId);
  });
}
