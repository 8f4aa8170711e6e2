/** One call to a company that carries messages for us. */
import { unavailable, type AppError } from "../domain/errors.ts";
import { text } from "../domain/words/say.ts";

export interface ProviderCall {
  /** Who is asked, for the log: 'Twilio'. */
  provider: string;
  /** What is being done, for the log: 'sending the SMS signup-code'. */
  task: string;
  url: string;
  authorization: string;
  /** A form, or JSON as text; without one it is asked and not told. */
  body?: URLSearchParams | string;
  /** Milliseconds, 10,000 by default. */
  timeoutMs?: number | undefined;
}

/** What was answered, whatever its status. */
export interface ProviderAnswer {
  ok: boolean;
  status: number;
  body: unknown;
}

const TIMEOUT_MS = 10_000;
const UNAVAILABLE = text("Messages cannot be sent just now. Please try again in a few minutes.");

/** 503 for people; the cause, for the log, names what was done and never a credential or a number. */
export function providerUnavailable(reason: string, cause?: unknown): AppError {
  return unavailable(UNAVAILABLE, new Error(reason, { cause }));
}

/** The login of basic authentication. */
export const basicLogin = (name: string, secret: string): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;

/**
 * One POST, or a GET where there is no body.
 * @throws AppError 503 where there is no usable answer: connection refused, timeout, not JSON
 */
export async function callProvider({
  provider,
  task,
  url,
  authorization,
  body,
  timeoutMs = TIMEOUT_MS,
}: ProviderCall): Promise<ProviderAnswer> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization,
        accept: "application/json",
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      ...(body === undefined ? {} : { body }),
      // A redirect would carry the message, maybe the code, to an address nobody has set.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    throw providerUnavailable(
      late
        ? `${provider} did not answer within ${timeoutMs} ms (${task}).`
        : `${provider} cannot be reached (${task}).`,
      error,
    );
  }
  try {
    return { ok: status >= 200 && status < 300, status, body: JSON.parse(text) };
  } catch {
    throw providerUnavailable(`${provider} answered ${status} without JSON (${task}).`);
  }
}
