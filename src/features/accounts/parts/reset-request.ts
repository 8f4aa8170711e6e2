import { call } from "../../../ui/call.ts";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";

/** A code is on its way; whether to anybody, the server does not tell. */
export interface ResetRequest {
  identifier: string;
  sessionId: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Asks for a code for a forgotten password: the words to show, and the request where there is one. */
export async function sendResetCode(
  identifier: string,
): Promise<{ ok: true; message: string; request: ResetRequest } | { ok: false; message: string }> {
  const result = await call<{ message?: string; sessionId?: string }>("/api/twilio/forgot-password", {
    body: { emailorphoneorusername: identifier },
  });
  if (!result.ok) return { ok: false, message: result.error || TEXT.otpNotSent };
  return {
    ok: true,
    message: result.data.message || TEXT.otpSent,
    request: { identifier, sessionId: result.data.sessionId ?? "", sentAt: Date.now() },
  };
}
