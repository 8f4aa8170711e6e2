import { createHmac } from "node:crypto";
import { AppError, badInput, notSignedIn, unavailable } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { language, say } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keptAnswer, once } from "../../platform/http/idempotency.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { type RegisterInput, type SendOtpInput } from "./account-model.ts";
import { createUser, takenError, takenOf } from "./account-service.server.ts";
import { findUser } from "./account-store.server.ts";
import { beginCode, codeExpired, sendCodeBySms, verifyCode, VERIFIED_MS } from "./code-service.server.ts";
import { giveConsent } from "./consent-service.server.ts";
import { deleteCode, findCode, useCode } from "./code-store.server.ts";
import { refuseCommon } from "./new-password.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

/**
 * Sends a signup code to a mobile.
 * @returns the id that `register` asks for with the code
 * @throws AppError 409 where a field is taken, 429, 503 'Failed to send OTP.'
 */
export async function sendSignupCode(deps: Deps, input: SendOtpInput, address: string): Promise<{ sessionId: string }> {
  await deps.limits.hit("LIMIT_CODES_PER_ADDRESS", address);
  const refusal = takenError(await takenOf(deps.db, input));
  if (refusal) throw refusal;
  const code = await beginCode(deps, { purpose: "signup", subject: input.mobile, userId: null, channel: "sms" });
  try {
    await sendCodeBySms(deps, input.mobile, "signup", code);
  } catch (error) {
    // Nothing arrived, so asking again need not wait.
    await deleteCode(deps.db, code.id);
    if (error instanceof AppError && error.status < 500) throw error;
    throw unavailable(TEXT.otpNotSent, error);
  }
  return { sessionId: code.id };
}

/** What was asked, without anything from which a password could be guessed. */
function fingerprintOf({ config }: Deps, { password, confirmPassword: _same, ...rest }: RegisterInput): unknown {
  return { ...rest, password: createHmac("sha256", config.secret).update(`register:${password}`).digest("base64url") };
}

/**
 * Makes an account whose mobile is proven by its code. The same key gives the same account again.
 * @throws AppError 401 where the account of a repeated key has another password by now, 400 for a code that does not prove this mobile, 409 where a field is taken
 */
export async function register(
  deps: Deps,
  input: RegisterInput,
  { key, address }: { key: string | null; address: string },
): Promise<{ userId: string }> {
  const scope = "register";
  const fingerprint = fingerprintOf(deps, input);
  const kept = key ? await keptAnswer(deps.db, scope, key, fingerprint) : null;
  if (kept) return stillTheirs(deps, kept.body as { userId: string }, input.password);

  await deps.limits.hit("LIMIT_CODE_TRIES_PER_ADDRESS", address);
  const { mobile } = input;
  // Before the code is used: with another password it works still.
  refuseCommon(input.password);
  const codeKey = { id: input.sessionId, purpose: "signup", subject: mobile } as const;
  await refuseOtherMobile(deps, input);
  await verifyOrReplay();
  await deps.limits.hit("LIMIT_SIGNUPS_PER_ADDRESS", address);
  const passwordHash = await hashPassword(input.password);

  const spoken = language();
  const answer = await once(deps.db, { scope, key, fingerprint }, async (tx) => {
    const now = deps.now();
    const { id } = await createUser(tx, { ...input, passwordHash, mobileProvenAt: now, language: spoken });
    // After the account: of two with the same names at once, the second hears that they are taken.
    if (!(await useCode(tx, codeKey, { now, since: new Date(now.getTime() - VERIFIED_MS) }))) throw codeExpired();
    await giveConsent(deps, tx, id, "terms-and-privacy");
    if (input.email)
      await notify(tx, { id, language: spoken }, () => ({
        kind: "email-unproven",
        title: say("Prove your e-mail"),
        body: say(
          "Mails about requests and money wait until a code proves the address. SMS and the bell go on as before.",
        ),
        href: "/account",
        about: [],
      }));
    await writeAudit(tx, { actorId: id, action: "account.registered", subjectType: "user", subjectId: id });
    return { status: 201, body: { userId: id } };
  });
  const made = answer.body as { userId: string };
  return answer.replayed ? stillTheirs(deps, made, input.password) : made;

  async function verifyOrReplay(): Promise<void> {
    try {
      await verifyCode(deps, codeKey, input.otp, async () => mobile);
    } catch (error) {
      // The same form sent twice at once: the other one has used the code meanwhile, for this very key.
      if (key && (await keptAnswer(deps.db, scope, key, fingerprint))) return;
      throw error;
    }
  }
}

/** A repeated form signs in as a login does: only while its password still opens the account. */
async function stillTheirs(deps: Deps, made: { userId: string }, password: string): Promise<{ userId: string }> {
  const user = await findUser(deps.db, made.userId);
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (!right) throw notSignedIn(TEXT.loginWrong);
  return made;
}

/** A code proves the mobile it was sent to, and no other (DECISIONS 8). */
async function refuseOtherMobile(deps: Deps, { sessionId, mobile }: RegisterInput): Promise<void> {
  const row = isUuid(sessionId) ? await findCode(deps.db, sessionId) : null;
  if (row?.purpose === "signup" && row.subject !== mobile)
    throw badInput(TEXT.otherMobile, { mobile: TEXT.otherMobile });
}
