/** The desk suspends a person, and takes it back. Who calls it has made sure that an admin asks. */
import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { greetingOf } from "../notifications/mail-words.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { actorOf, holdUser, type UserRow } from "./account-store.server.ts";
import { suspendedSentence } from "./closing-service.server.ts";
import { withdrawnBy } from "./consent-service.server.ts";
import { closeSessionsOf } from "./session-service.server.ts";

/** `at`: since when they were suspended, which names what was hidden with them. `part`: names this decision among messages. */
export type PersonSuspension = { username: string; at: Date; part: string };

async function held(deps: Deps, tx: Tx, id: string): Promise<UserRow> {
  const none = notFound(text("There is no such person."));
  if (!isUuid(id)) throw none;
  await deps.kept.hold(tx, id);
  const user = await holdUser(tx, id);
  if (!user) throw none;
  return user;
}

/**
 * Suspends a person: their sessions end, nobody signs in, what they offer leaves the site, and the mobile stays theirs, so
 * that no other account is made with it.
 * @throws 403 for admins, for oneself and for the other side of an own open request, 404, 409 where they are suspended already
 */
export async function suspendPerson(
  deps: Deps,
  tx: Tx,
  admin: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<PersonSuspension> {
  const user = await held(deps, tx, id);
  if (user.role === "admin" || user.id === admin.id)
    throw notAllowed(text("An admin is not suspended here: take the role away by the command line first."));
  if (user.suspendedAt) throw conflict(text("This person is suspended already."));
  await deps.suspensions.refuseOwn(deps, tx, admin, { personId: id });
  const at = deps.now();
  await setSuspended(tx, id, { at, reason });
  if (!user.eraseAfter) await deps.kept.hide(tx, id);
  await closeSessionsOf(tx, id);
  await writeAudit(tx, {
    actorId: admin.id,
    action: "person.suspend",
    subjectType: "user",
    subjectId: id,
    details: { reason },
  });
  const part = `${id}-${at.getTime()}`;
  await tell(deps, tx, user, `suspended-${part}`, () => ({
    title: say("Your account is suspended"),
    text: suspendedSentence(reason),
  }));
  return { username: user.username, at, part };
}

/** Takes it back: what they offered is on the site again as it was. @throws 403 for the other side of an own open request, 404, 409 where they are not suspended */
export async function restorePerson(deps: Deps, tx: Tx, admin: Actor, id: string): Promise<PersonSuspension> {
  const user = await held(deps, tx, id);
  const at = user.suspendedAt;
  if (!at) throw conflict(text("This person is not suspended."));
  await deps.suspensions.refuseOwn(deps, tx, admin, { personId: id });
  await setSuspended(tx, id, null);
  if (!user.eraseAfter && !(await withdrawnBy(tx, [id], "public-profile")).has(id)) await deps.kept.show(tx, id);
  await writeAudit(tx, {
    actorId: admin.id,
    action: "person.restore",
    subjectType: "user",
    subjectId: id,
  });
  const part = `${id}-${deps.now().getTime()}`;
  await tell(deps, tx, user, `restored-${part}`, () => ({
    title: say("Your account is open again"),
    text: say("You can log in again. What you offer is shown as it was."),
  }));
  return { username: user.username, at, part };
}

async function setSuspended(tx: Tx, id: string, now: { at: Date; reason: string } | null): Promise<void> {
  await tx.$client.query(
    "UPDATE users SET suspended_at = $2, suspended_reason = $3, updated_at = now() WHERE id = $1",
    [id, now?.at ?? null, now?.reason ?? null],
  );
}

async function tell(
  deps: Deps,
  tx: Tx,
  user: UserRow,
  part: string,
  words: () => { title: string; text: string },
): Promise<void> {
  const { id, email, language } = user;
  if (!email) return;
  await inLanguage(language, () => {
    const { title, text: told } = words();
    return queueMail(deps, tx, {
      about: [id],
      messageId: `account-${part}`,
      to: email,
      subject: `${title} (${BRAND.name})`,
      content: {
        title,
        greeting: greetingOf(actorOf(user).name),
        paragraphs: [told],
        footer: say("Questions: {email}.", { email: BRAND.email.contact }),
      },
    });
  });
}
