import { badInput, tooMany } from "../../domain/errors.ts";
import type { AppError } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { basicLogin, callProvider, providerUnavailable, type ProviderAnswer } from "../provider-call.server.ts";
import type { TwilioSettings } from "./sms.server.ts";

/** What Twilio answered, whatever its status. `code` is Twilio's error number, null on success. */
export interface TwilioAnswer extends ProviderAnswer {
  code: number | null;
}

function errorCode(body: unknown): number | null {
  if (typeof body !== "object" || body === null || !("code" in body)) return null;
  return typeof body.code === "number" ? body.code : null;
}

/**
 * One POST of a form to Twilio, with basic authentication.
 * @param task what is being done, for the log: 'sending an SMS'
 * @throws AppError 503 where there is no usable answer: connection refused, timeout, not JSON
 */
export async function callTwilio(
  { accountSid, apiKeySid, authToken, timeoutMs }: TwilioSettings,
  url: string,
  form: Record<string, string>,
  task: string,
): Promise<TwilioAnswer> {
  const authorization = basicLogin(apiKeySid ?? accountSid, authToken);
  const body = new URLSearchParams(form);
  const answer = await callProvider({ provider: "Twilio", task, url, authorization, body, timeoutMs });
  return { ...answer, code: errorCode(answer.body) };
}

/**
 * Numbers that Twilio refuses for good, by its error numbers: malformed, not a
 * mobile, landline, short code, opted out; 60xxx are those of Verify.
 * https://www.twilio.com/docs/api/errors
 */
const badNumber = new Set([21211, 21214, 21217, 21265, 21266, 21268, 21610, 21614, 21635, 60200, 60205]);

/** Verify's limits on one number: sends, its service's own rate limits, requests at once. */
const numberLimits = new Set([60203, 60207, 60212]);

/** 503 for an answer that no person is to blame for: wrong settings, an account out of money, Twilio itself. */
export function twilioFault(answer: TwilioAnswer, task: string): AppError {
  const code =
    answer.code === null ? "" : ` with error ${answer.code}, see https://www.twilio.com/docs/api/errors/${answer.code}`;
  const hint = answer.status === 401 ? " The account's id or token is wrong." : "";
  return providerUnavailable(`Twilio answered ${answer.status}${code} (${task}).${hint}`);
}

/** What a refused sending means for the person who waits for the message: 400, 429 or 503. */
export function twilioError(answer: TwilioAnswer, task: string): AppError {
  if (answer.status === 400 && answer.code !== null && badNumber.has(answer.code)) {
    return badInput(text("This mobile number cannot receive messages. Please check it."));
  }
  if (answer.status === 429 && answer.code !== null && numberLimits.has(answer.code)) {
    return tooMany(text("Too many codes were asked for this number. Please try again in 10 minutes."), 600);
  }
  return twilioFault(answer, task);
}
