/** Who is told of a report, of a question about it, and of the answer. Everything happens in the transaction that causes it. */
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import { BRAND } from "../../domain/brand.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { unlinked } from "../../platform/unlinked.ts";
import { MY_LISTINGS } from "../listings/listing-edit-path.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, notifyAdmins, personOf, settleForAdmins } from "../notifications/notification-service.server.ts";
import { REASON_WORDS, type ReportReason } from "./report-model.ts";
import { reportQuestionPath } from "./report-talk-model.ts";

type About = { id: string; ownerId: string | null; title: string; email: string | null };

const DESK = "/AdminDashboard?tab=reports";

/** A notice for every admin, within `tx`, each in their language. The owner is not told. */
export async function tellOfReport(
  tx: Tx,
  reportId: string,
  { id, title }: Pick<About, "id" | "title">,
  reason: ReportReason,
): Promise<void> {
  await notifyAdmins(tx, () => ({
    kind: "report-received",
    title: say("A listing was reported"),
    body: say("{title}: {reason}.", { title, reason: say(REASON_WORDS[reason]) }),
    href: DESK,
    about: [reportId, id],
  }));
}

/** It is settled: no admin's bell speaks of it any more. */
export const settleReport = (deps: Pick<Deps, "now">, tx: Tx, reportId: string) =>
  settleForAdmins(deps, tx, ["report-received", "report-answered"], reportId);

/** The owner is asked: by the bell, and by mail to the profile's or the account's address. */
export async function tellOwner(
  deps: Deps,
  tx: Tx,
  { reportId, messageId, text }: { reportId: string; messageId: string; text: string },
  { id, ownerId, title, email }: About,
): Promise<void> {
  const owner = await personOf(tx, ownerId);
  if (!owner) return;
  const about = [id, reportId];
  const heading = () => say("We have a question about your listing");
  const href = reportQuestionPath(reportId);
  await notify(tx, owner, () => ({
    kind: "report-question",
    title: heading(),
    body: `${title}: ${text}`,
    href,
    about,
  }));
  const to = email || owner.email;
  if (!to) return;
  await inLanguage(owner.language, () =>
    queueMail(deps, tx, {
      about: [...about, owner.id],
      messageId: `report-question-${messageId}`,
      to,
      subject: heading(),
      content: {
        title: heading(),
        greeting: greetingOf(owner.name),
        paragraphs: [
          say("Somebody reported {title}. Before we decide, we ask you:", { title: unlinked(title) }),
          unlinked(text),
        ],
        button: { label: say("Answer"), href: deps.config.publicUrl + spokenPath(href) },
        footer: `${say("You get this because you keep this listing on {brand}.", { brand: BRAND.name })} ${questionsLine()}`,
      },
    }),
  );
}

/** The admins hear that the owner has answered. */
export async function tellAnswered(tx: Tx, reportId: string, { id, ownerId, title }: About): Promise<void> {
  await notifyAdmins(
    tx,
    () => ({
      kind: "report-answered",
      title: say("A question about a report is answered"),
      body: say("The owner of {title} has answered.", { title }),
      href: DESK,
      about: [reportId, id],
    }),
    ownerId === null ? null : { id: ownerId },
  );
}

/** Whoever was asked hears that nothing follows. That a listing is hidden, its owner is told with the reason. */
export async function tellDismissed(tx: Tx, reportId: string, { id, ownerId, title }: About): Promise<void> {
  if (ownerId === null) return;
  await notify(tx, ownerId, () => ({
    kind: "report-dismissed",
    title: say("Our question is settled"),
    body: say("{title} stays on the site. Thank you for your help.", { title }),
    href: MY_LISTINGS,
    about: [id, reportId],
  }));
}
