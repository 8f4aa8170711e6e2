import { greetingOf } from "../notifications/mail-words.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { setTimeout as wait } from "node:timers/promises";
import { BRAND } from "../../domain/brand.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { notSignedIn } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { RECYCLED_NUMBER_DAYS } from "../../domain/limits.ts";
import { displayName } from "../../domain/names.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { renderMail } from "../../platform/mail/mail-layout.ts";
import { identifierKey } from "./account-identifier.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import type { ResetPasswordInput } from "./account-model.ts";
import { findByIdentifier, findUser, setPassword, type UserRow } from "./account-store.server.ts";
import { keepAccount } from "./closing-service.server.ts";
import { tellPasswordChanged } from "./account-news.server.ts";
import { beginCode, sendCodeBySms, VERIFIED_MS, verifyCode, type NewCode } from "./code-service.server.ts";
import { deleteCode, mayUseCode, useCode, useUpResetCodes } from "./code-store.server.ts";
import type { KnownDevice } from "./known-device.server.ts";
import { forgetTries } from "./login-service.server.ts";
import { hashNewPassword } from "./new-password.server.ts";
import { closeSessionsOf, openSession } from "./session-service.server.ts";

/** A provider is asked only about codes that were sent: an answer always takes at least this long with one. */
const PROVIDER_PAD_MS = 1200;

/** Numbers get recycled: an account unused for long gets its code by e-mail where it has proven one (DECISIONS 8, 40). */
function channelFor(user: UserRow, now: Date): "sms" | "email" {
  const unused = now.getTime() - user.lastUsedAt.getTime() > RECYCLED_NUMBER_DAYS * MS_PER_DAY;
  return unused && user.email !== null && user.emailProvenAt !== null ? "email" : "sms";
}

async function sendByMail(deps: Deps, user: UserRow, { id, code }: NewCode): Promise<void> {
  const { title, ...mail } = inLanguage(user.language, () => {
    const title = say("Your code to set a new {brand} password", { brand: BRAND.name });
    const content = {
      title,
      greeting: greetingOf(displayName(user.firstName, user.lastName)),
      paragraphs: [
        say("{code} is your code. It works for 5 minutes.", { code: String(code) }),
        say("If you did not ask for it, ignore this mail. Do not share the code with anyone."),
      ],
      footer: say("You get this mail because somebody asked for a new password for your account."),
    };
    return { title, ...renderMail(content, languageOf(user.language).locale) };
  });
  await deps.mail.send({ to: user.email!, subject: title, ...mail, messageId: id });
}

/**
 * Starts a password reset. Alike for a known and an unknown identifier: the code, if any, goes out afterwards.
 * @throws AppError 429 by identifier and by address
 */
export async function forgotPassword(
  deps: Deps,
  identifier: string,
  { address, known }: { address: string; known: KnownDevice },
): Promise<{ sessionId: string }> {
  await deps.limits.hit("LIMIT_CODES_PER_ADDRESS", address);
  const subject = identifierKey(identifier);
  const user = await findByIdentifier(deps.db, subject);
  const channel = user ? channelFor(user, deps.now()) : "none";
  const device = user && known(user);
  const code = await beginCode(
    deps,
    { purpose: "reset", subject, userId: user?.id ?? null, channel },
    device ?? `reset:${subject}`,
  );
  if (user) {
    setImmediate(() => {
      send(deps, user, channel, code, device ?? `reset-to:${user.id}`).catch((error: unknown) =>
        deps.log.error({ err: error }, "reset code was not sent"),
      );
    });
  }
  return { sessionId: code.id };
}

/** `countedAs`: what a known browser asks for is counted apart, so that strangers cannot use up the owner's codes. */
async function send(deps: Deps, user: UserRow, channel: string, code: NewCode, countedAs: string): Promise<void> {
  try {
    // Under whichever of its identifiers an account is asked for, its number gets no more than this.
    await deps.limits.hit("LIMIT_CODES_PER_NUMBER", `sent:${countedAs}`);
    await deps.limits.hit("LIMIT_CODES_PER_NUMBER_DAY", `sent:${countedAs}`);
  } catch (error) {
    // Nobody gets this code, so nobody may guess it.
    await deleteCode(deps.db, code.id);
    throw error;
  }
  if (channel === "email") await sendByMail(deps, user, code);
  else await sendCodeBySms(deps, user.mobile, "reset", code);
}

/** Checks a reset code. @throws AppError 400 alike for a wrong code and an unknown identifier, 429 */
export async function verifyResetCode(
  deps: Deps,
  { identifier, sessionId, otp }: { identifier: string; sessionId: string; otp: string },
  address: string,
): Promise<void> {
  await deps.limits.hit("LIMIT_CODE_TRIES_PER_ADDRESS", address);
  const pad = deps.sms.codes ? wait(PROVIDER_PAD_MS) : null;
  try {
    await verifyCode(
      deps,
      { id: sessionId, purpose: "reset", subject: identifierKey(identifier) },
      otp,
      async ({ userId }) => (userId ? ((await findUser(deps.db, userId))?.mobile ?? null) : null),
    );
  } finally {
    await pad;
  }
}

/**
 * Sets a new password after `verifyResetCode`, ends every session and opens a new one.
 * @param sessionIds where the proof may lie: the body's sessionId, then the cookie's
 * @throws AppError 401 without a verified, unused code for this identifier
 */
export async function resetPassword(
  deps: Deps,
  { identifier, password }: ResetPasswordInput,
  { sessionIds, userAgent }: { sessionIds: (string | undefined)[]; userAgent: string | null },
) {
  const candidates = [...new Set(sessionIds)].filter(isUuid);
  if (candidates.length === 0) throw notSignedIn(TEXT.verifyFirst);
  const subject = identifierKey(identifier);
  const now = deps.now();
  const since = new Date(now.getTime() - VERIFIED_MS);
  // Before the hash, which is costly: whoever verified no code does not have one made.
  const open = await Promise.all(candidates.map((id) => mayUseCode(deps.db, { id, purpose: "reset", subject }, since)));
  if (!open.includes(true)) throw notSignedIn(TEXT.verifyFirst);
  const passwordHash = await hashNewPassword(password);
  const done = await transaction(deps.db, async (tx) => {
    for (const id of candidates) {
      const code = await useCode(tx, { id, purpose: "reset", subject }, { now, since });
      // Before the account itself, as whatever keeps or closes one.
      if (code?.userId) await deps.kept.hold(tx, code.userId);
      const user = code?.userId ? await setPassword(tx, code.userId, passwordHash, now) : null;
      if (!user) continue;
      await useUpResetCodes(tx, user.id, now);
      await closeSessionsOf(tx, user.id);
      await tellPasswordChanged(deps, tx, user);
      await writeAudit(tx, {
        actorId: user.id,
        action: "account.password_reset",
        subjectType: "user",
        subjectId: user.id,
      });
      await keepAccount(deps, tx, user.id);
      return { user, session: await openSession(deps, tx, user.id, { userAgent }) };
    }
    return null;
  });
  if (!done) throw notSignedIn(TEXT.verifyFirst);
  await forgetTries(deps, subject, done.user);
  return done;
}
