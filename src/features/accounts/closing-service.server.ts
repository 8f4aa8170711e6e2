/** An account is closed by its person, kept again by a login within the grace period, and erased after it (rights-jobs.server.ts in features/rights). */
import { greetingOf } from "../notifications/mail-words.ts";
import { inLanguage, toCaller } from "../../platform/words.server.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { MS_PER_DAY, formatDay, todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notAllowed, notSignedIn } from "../../domain/errors.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { ACCOUNT_MESSAGES } from "./account-messages.ts";
import { actorOf, findUser, holdUser, setEraseAfter, type UserRow } from "./account-store.server.ts";
import { CLOSING_TEXT as TEXT, type CloseInput } from "./closing-model.ts";
import { beginCode, sendCodeBySms, verifyCode } from "./code-service.server.ts";
import { useCode } from "./code-store.server.ts";
import { CONSENT_MESSAGES } from "./consent-model.ts";
import { withdrawnBy } from "./consent-service.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import { GRACE_DAYS } from "./retention.ts";
import { closeSessionsOf } from "./session-service.server.ts";

async function ownUser(deps: Deps, actor: Actor): Promise<UserRow> {
  if (actor.role === "admin") throw notAllowed(TEXT.admin);
  const user = await findUser(deps.db, actor.id);
  if (!user) throw notSignedIn();
  return user;
}

/** Sends a code to the account's mobile, for people who do not know their password. @throws 429, 503 */
export async function sendClosingCode(deps: Deps, actor: Actor): Promise<{ sessionId: string }> {
  const user = await ownUser(deps, actor);
  const code = await beginCode(deps, { purpose: "close", subject: user.id, userId: user.id, channel: "sms" });
  await sendCodeBySms(deps, user.mobile, "close", code);
  return { sessionId: code.id };
}

/** @throws 400 for a wrong password or code, 429 past the tries */
async function prove(deps: Deps, user: UserRow, { password, otp, sessionId }: CloseInput): Promise<void> {
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", `close:${user.id}`);
  if (password === "")
    return verifyCode(deps, { id: sessionId, purpose: "close", subject: user.id }, otp, async () => user.mobile);
  if (!(await verifyPassword(user.passwordHash, password)))
    throw badInput(TEXT.passwordWrong, { password: TEXT.passwordWrong });
}

/**
 * Closes the account: every session ends, what the person keeps leaves the site at once, and after the grace period
 * everything is erased.
 * @throws 400 without the right password or code, 403 for admins, 409 when it is closed already or payments are open, 429
 */
export async function closeAccount(deps: Deps, actor: Actor, input: CloseInput): Promise<{ eraseAfter: Date }> {
  const user = await ownUser(deps, actor);
  await prove(deps, user, input);
  const now = deps.now();
  const eraseAfter = new Date(now.getTime() + GRACE_DAYS * MS_PER_DAY);
  await transaction(deps.db, async (tx) => {
    await deps.kept.hold(tx, user.id);
    const held = await holdUser(tx, user.id);
    if (!held) throw notSignedIn();
    if (held.eraseAfter) throw conflict(CONSENT_MESSAGES.closing);
    if (input.password !== "" && held.passwordHash !== user.passwordHash)
      throw badInput(TEXT.passwordWrong, { password: TEXT.passwordWrong });
    if (input.password === "")
      await useCode(
        tx,
        { id: input.sessionId, purpose: "close", subject: user.id },
        { now, since: new Date(now.getTime() - MS_PER_DAY) },
      );
    const open = await deps.openMoney(tx, user.id);
    if (open) throw conflict(open);
    await setEraseAfter(tx, user.id, eraseAfter);
    await deps.kept.hide(tx, user.id);
    await closeSessionsOf(tx, user.id);
    await writeAudit(tx, { actorId: user.id, action: "account.closed", subjectType: "user", subjectId: user.id });
    await tellClosed(deps, tx, user, eraseAfter);
  });
  await deps.limits.forget("LIMIT_LOGINS_PER_ACCOUNT", `close:${user.id}`);
  return { eraseAfter };
}

async function tellClosed(deps: Deps, tx: Tx, user: UserRow, eraseAfter: Date): Promise<void> {
  const { id, email, emailProvenAt, language } = user;
  if (!email || !emailProvenAt) return;
  await inLanguage(language, () =>
    queueMail(deps, tx, {
      about: [id],
      messageId: `account-closed-${id}-${eraseAfter.getTime()}`,
      to: email,
      subject: say("Your {brand} account is closed", { brand: BRAND.name }),
      content: {
        title: say("Your account is closed"),
        greeting: greetingOf(actorOf(user).name),
        paragraphs: [
          say(
            "You asked us to delete your account. What you offer is no longer shown, and on {day} everything about you is erased.",
            { day: formatDay(todayIST(eraseAfter)) },
          ),
          say("If you change your mind, or if it was not you, log in before that day: everything returns as it was."),
        ],
        button: { label: say("Log in and keep it"), href: deps.config.publicUrl + spokenPath("/login") },
        footer: say("Questions: {email}.", { email: BRAND.email.privacy }),
      },
    }),
  );
}

/** What a suspended person reads who tries to sign in, and in their mail. */
export const suspendedSentence = (reason: string): string =>
  say("Your account is suspended: {reason} Please write to {email} if this is wrong.", {
    reason: /[.!?।]$/.test(reason) ? reason : `${reason}.`,
    email: BRAND.email.contact,
  });

/**
 * A login keeps an account that was to be erased. Call it in the transaction that opens the session.
 * @throws 401 when it was erased meanwhile, 403 with the reason where the desk has suspended it
 */
export async function keepAccount(deps: Pick<Deps, "kept">, tx: Tx, userId: string): Promise<void> {
  await deps.kept.hold(tx, userId);
  const user = await holdUser(tx, userId);
  if (!user) throw notSignedIn(ACCOUNT_MESSAGES.loginWrong);
  if (user.suspendedAt) throw notAllowed(toCaller(() => suspendedSentence(user.suspendedReason ?? "")));
  if (!user.eraseAfter) return;
  await setEraseAfter(tx, userId, null);
  if (!(await withdrawnBy(tx, [userId], "public-profile")).has(userId)) await deps.kept.show(tx, userId);
  await writeAudit(tx, { actorId: userId, action: "account.kept", subjectType: "user", subjectId: userId });
  await notify(tx, user, () => ({
    kind: "account-kept",
    title: say("Welcome back"),
    body: say("You logged in, so your account is not erased. Everything is as it was."),
    href: "/account",
    about: [],
  }));
}
