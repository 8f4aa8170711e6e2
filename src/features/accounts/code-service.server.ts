import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { badInput, tooMany, type AppError } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { OTP } from "../../domain/limits.ts";
import { say } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import * as store from "./code-store.server.ts";
import type { CodeKey, CodeRow } from "./code-store.server.ts";

/** How long a verified code lets a new password be chosen, or a signup be finished. */
export const VERIFIED_MS = 15 * 60_000;

type CodeRequest = Pick<CodeRow, "purpose" | "subject" | "userId" | "channel">;
/** `code` is null where the provider makes it, or nobody is to get one. It is kept nowhere but in the message. */
export type NewCode = { id: string; code: string | null };

/** Bound to its row and subject: a hash says nothing about another code. */
function hashOf({ config }: Deps, { id, subject }: Pick<CodeKey, "id" | "subject">, code: string): Buffer {
  return createHmac("sha256", config.secret).update(`code:${id}:${subject}:${code}`).digest();
}

/** 400 at the field `otp`: for a code that is unknown, over, used or out of tries, all alike. */
export const codeExpired = (): AppError => badInput(TEXT.otpExpired, { otp: TEXT.otpExpired });
const codeWrong = () => badInput(TEXT.otpWrong, { otp: TEXT.otpWrong });

/**
 * Makes a code and remembers its hash; sending it is the caller's next step.
 * @param countedAs under what the codes of an hour and a day are counted
 * @throws AppError 429 within 30 s of the last one, and past the number of codes an hour and a day
 */
export async function beginCode(
  deps: Deps,
  request: CodeRequest,
  countedAs = `${request.purpose}:${request.subject}`,
): Promise<NewCode> {
  const now = deps.now();
  const id = randomUUID();
  const ours = request.channel === "email" || (request.channel === "sms" && deps.sms.codes === null);
  const code = ours ? String(randomInt(10 ** OTP.digits)).padStart(OTP.digits, "0") : null;
  await transaction(deps.db, async (tx) => {
    await store.holdSubject(tx, request);
    const last = await store.lastCodeAt(tx, request);
    const since = last ? (now.getTime() - last.getTime()) / 1000 : Infinity;
    // Of two at the same instant the later may have come first. But a clock that was set back must not make anybody wait for the hour to come round again.
    const wait = since < -OTP.cooldownSeconds ? 0 : OTP.cooldownSeconds - Math.max(since, 0);
    if (wait > 0)
      throw tooMany(
        toCaller(() =>
          say("Please wait {seconds} seconds before asking for another OTP.", { seconds: Math.ceil(wait) }),
        ),
        wait,
      );
    await store.insertCode(tx, {
      id,
      ...request,
      codeHash: code === null ? null : hashOf(deps, { id, subject: request.subject }, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + OTP.validSeconds * 1000),
    });
  });
  try {
    await deps.limits.hit("LIMIT_CODES_PER_NUMBER", countedAs);
    await deps.limits.hit("LIMIT_CODES_PER_NUMBER_DAY", countedAs);
  } catch (error) {
    await store.deleteCode(deps.db, id);
    throw error;
  }
  return { id, code };
}

/** Sends a code by SMS, by our own message or the provider's. @throws AppError 400, 429 or 503 like the sender */
export async function sendCodeBySms(
  deps: Deps,
  mobile: string,
  purpose: Exclude<CodeRow["purpose"], "email">,
  { id, code }: NewCode,
): Promise<void> {
  if (code !== null) return deps.sms.sender.send({ to: mobile, template: `${purpose}-code`, vars: { code }, id });
  if (deps.sms.codes) await store.setProviderRef(deps.db, id, (await deps.sms.codes.start(mobile, purpose)).ref);
}

/** Whether the provider says so, for codes it made. The mobile is asked for only then. */
async function approvedByProvider(deps: Deps, row: CodeRow, code: string, mobile: string): Promise<boolean> {
  if (!deps.sms.codes || row.channel !== "sms" || row.providerRef === null) return false;
  const answer = await deps.sms.codes.check(row.providerRef, mobile, code);
  if (answer !== "expired") return answer === "approved";
  // A provider forgets what it has approved: perhaps this very code, a moment ago, for the same form sent twice.
  const again = await store.findCode(deps.db, row.id);
  if (!again?.codeHash) throw codeExpired();
  return timingSafeEqual(again.codeHash, hashOf(deps, row, code));
}

/**
 * Checks an entered code against the request `id`, and marks that as verified.
 * @param mobileOf the number the code went to, for codes of a provider
 * @throws AppError 400 when it is wrong, over, used or out of tries; 503 when the provider cannot be asked
 */
export async function verifyCode(
  deps: Deps,
  key: CodeKey,
  code: string,
  mobileOf: (row: CodeRow) => Promise<string | null>,
): Promise<void> {
  const row = isUuid(key.id) ? await store.takeTry(deps.db, key, deps.now()) : null;
  if (!row) throw codeExpired();
  const codeHash = hashOf(deps, row, code);
  let right: boolean;
  if (row.codeHash) right = timingSafeEqual(row.codeHash, codeHash);
  else {
    try {
      const mobile = await mobileOf(row);
      right = mobile !== null && (await approvedByProvider(deps, row, code, mobile));
    } catch (error) {
      await store.giveTryBack(deps.db, row.id);
      throw error;
    }
  }
  if (!right) throw codeWrong();
  await store.markVerified(deps.db, row.id, codeHash, deps.now());
}
