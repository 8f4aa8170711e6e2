/** Why a provider of SMS that answers would send nothing of ours: asked with our login, and nothing is sent. */
import { AppError } from "../../domain/errors.ts";
import { basicLogin, callProvider } from "../provider-call.server.ts";
import { EXOTEL_API } from "./exotel.server.ts";
import type { ExotelSettings, SmsSettings, TwilioSettings } from "./sms.server.ts";
import { TWILIO_API, TWILIO_MESSAGING, TWILIO_VERIFY, twilioAddress } from "./twilio.server.ts";

/**
 * `login` is refused; the `account` is in a state (`detail`) in which it sends nothing; there is no service of this id
 * that makes `codes`, or none that messages come from (`sender`); or it answers as no such provider does (`speech`).
 */
export type SmsRefusal = { what: "login" | "account" | "codes" | "sender" | "speech"; detail: string };

type Asked = { status: number; body: unknown };

/** One GET. @returns null where the answer is none of theirs: no JSON, or none in time */
async function ask(provider: string, url: string, authorization: string, timeoutMs: number): Promise<Asked | null> {
  try {
    return await callProvider({ provider, task: "looking at the account", url, authorization, timeoutMs });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const isLogin = ({ status }: Asked) => status === 401 || status === 403;

async function twilioRefusal(settings: TwilioSettings, timeoutMs: number): Promise<SmsRefusal | null> {
  const { accountSid, apiKeySid, authToken, verifyServiceSid, messagingServiceSid } = settings;
  const authorization = basicLogin(apiKeySid ?? accountSid, authToken);
  const asked: { of: "account" | "codes" | "sender"; id: string; url: string }[] = [];
  const add = (of: "account" | "codes" | "sender", id: string | undefined, host: string, ...path: string[]) => {
    if (id) asked.push({ of, id, url: twilioAddress(settings, host, ...path) });
  };
  // A key may not look at its account.
  if (!apiKeySid) add("account", accountSid, TWILIO_API, "2010-04-01", "Accounts", `${accountSid}.json`);
  add("codes", verifyServiceSid, TWILIO_VERIFY, "v2", "Services", verifyServiceSid ?? "");
  add("sender", messagingServiceSid, TWILIO_MESSAGING, "v1", "Services", messagingServiceSid ?? "");
  for (const { of, id, url } of asked) {
    const answer = await ask("Twilio", url, authorization, timeoutMs);
    if (!answer) return { what: "speech", detail: "" };
    if (isLogin(answer)) return { what: "login", detail: "" };
    // An account that is not there is a login that is wrong.
    if (answer.status === 404) return of === "account" ? { what: "login", detail: "" } : { what: of, detail: id };
    if (answer.status !== 200) return { what: "speech", detail: String(answer.status) };
    const { status } = answer.body as { status?: unknown };
    if (of === "account" && status !== "active")
      return typeof status === "string" ? { what: "account", detail: status } : { what: "speech", detail: "200" };
  }
  return null;
}

/** Of a message that there is not, it says so to whom it knows, and nothing to others. */
async function exotelRefusal(settings: ExotelSettings, timeoutMs: number): Promise<SmsRefusal | null> {
  const { accountSid, apiKey, apiToken, apiBase = EXOTEL_API } = settings;
  const url = `${apiBase.replace(/\/+$/, "")}/v1/Accounts/${encodeURIComponent(accountSid)}/SMS/Messages/none.json`;
  const answer = await ask("Exotel", url, basicLogin(apiKey, apiToken), timeoutMs);
  if (!answer) return { what: "speech", detail: "" };
  if (isLogin(answer)) return { what: "login", detail: "" };
  return answer.status >= 500 ? { what: "speech", detail: String(answer.status) } : null;
}

/** @returns null where it would send, as far as it says; and for the outbox */
export async function smsRefusal(settings: SmsSettings, timeoutMs: number): Promise<SmsRefusal | null> {
  if (settings.provider === "twilio") return twilioRefusal(settings, timeoutMs);
  return settings.provider === "exotel" ? exotelRefusal(settings, timeoutMs) : null;
}
