/** An e-mail counts as somebody's once a code that went there has come back (DECISIONS 40). */
import { BRAND } from "../../domain/brand.ts";
import type { Actor } from "../../domain/actor.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { badInput, conflict, notSignedIn } from "../../domain/errors.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { brokenUnique } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { renderMail } from "../../platform/mail/mail-layout.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { greetingOf } from "../notifications/mail-words.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { actorOf, findUser, holdUser, setEmailProven, type UserRow } from "./account-store.server.ts";
import { beginCode, verifyCode } from "./code-service.server.ts";
import { deleteCode, useCode } from "./code-store.server.ts";

/** A code proves the address that it went to, for the account that asked for it. */
const subjectOf = ({ id, emailKey }: Pick<UserRow, "id" | "emailKey">) => `${id}:${emailKey ?? ""}`;

async function unproven(deps: Deps, actor: Actor): Promise<UserRow & { email: string; emailKey: string }> {
  const user = await findUser(deps.db, actor.id);
  if (!user) throw notSignedIn();
  const { email, emailKey } = user;
  if (!email || !emailKey) throw badInput(TEXT.noEmail);
  if (user.emailProvenAt) throw conflict(TEXT.emailProven);
  return { ...user, email, emailKey };
}

/** Sends a code to the account's e-mail. @throws 400 where there is none, 409 where it is proven, 429, 503 */
export async function sendEmailCode(deps: Deps, actor: Actor): Promise<{ sessionId: string }> {
  const user = await unproven(deps, actor);
  const { id, code } = await beginCode(
    deps,
    { purpose: "email", subject: subjectOf(user), userId: user.id, channel: "email" },
    `email:${user.emailKey}`,
  );
  const { title, ...mail } = inLanguage(user.language, () => {
    const title = say("Your code to prove your e-mail for {brand}", { brand: BRAND.name });
    const content = {
      title,
      greeting: greetingOf(actorOf(user).name),
      paragraphs: [
        say("{code} is your code. It works for 5 minutes.", { code: String(code) }),
        say("If you did not ask for it, ignore this mail: without the code nobody uses your address."),
      ],
      footer: say("You get this mail because somebody gave this address for their account."),
    };
    return { title, ...renderMail(content, languageOf(user.language).locale) };
  });
  try {
    await deps.mail.send({ to: user.email, subject: title, ...mail, messageId: id });
  } catch (error) {
    // Nothing arrived, so asking again need not wait.
    await deleteCode(deps.db, id);
    throw error;
  }
  return { sessionId: id };
}

/**
 * The code has come back: the e-mail is this account's. Others that named it without proof lose it.
 * @throws 400 for a wrong code, 409 where another account has proven the address, 429 past the tries
 */
export async function proveEmail(
  deps: Deps,
  actor: Actor,
  { otp, sessionId }: { otp: string; sessionId: string },
): Promise<void> {
  await deps.limits.hit("LIMIT_LOGINS_PER_ACCOUNT", `email:${actor.id}`);
  const user = await unproven(deps, actor);
  const key = { id: sessionId, purpose: "email", subject: subjectOf(user) } as const;
  await verifyCode(deps, key, otp, async () => null);
  await transaction(deps.db, async (tx) => {
    const held = await holdUser(tx, user.id);
    const now = deps.now();
    const since = new Date(now.getTime() - MS_PER_DAY);
    // What was proven must still be the address.
    if (held?.emailKey !== user.emailKey || !(await useCode(tx, key, { now, since })))
      throw badInput(TEXT.otpExpired, { otp: TEXT.otpExpired });
    try {
      await setEmailProven(tx, user.id, user.emailKey, now);
    } catch (error) {
      throw brokenUnique(error) ? conflict(TEXT.emailTaken) : error;
    }
    await writeAudit(tx, { actorId: user.id, action: "account.email_proven", subjectType: "user", subjectId: user.id });
  });
  await deps.limits.forget("LIMIT_LOGINS_PER_ACCOUNT", `email:${actor.id}`);
}
