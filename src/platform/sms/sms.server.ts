import type { LanguageCode } from "../../domain/words/languages.ts";
import type { DltSettings } from "./dlt.ts";
import type { SmsTemplateId } from "./sms-templates.ts";

/** One SMS: a named template (DLT allows no free text) filled with values. */
export interface SmsMessage {
  /** E.164, for example +919876543210. */
  to: string;
  template: SmsTemplateId;
  /** Which of its texts; English where it does not stand. */
  language?: LanguageCode;
  /** One value for each variable of the template; a missing one is a programming error. */
  vars: Record<string, string>;
  /** Stable id of the job that sends it; delivery is at least once, and the outbox shows repeats by it. */
  id?: string;
}

export interface SmsSender {
  /**
   * Resolves once the provider has taken the message over.
   * @throws AppError 400 where the number cannot receive SMS (do not retry),
   *   429 where the number got too many, 503 where the provider is down or
   *   refuses our settings (retry later).
   */
  send(message: SmsMessage): Promise<void>;
}

export type CodePurpose = "signup" | "reset" | "close" | "payee";

/**
 * 'expired' also stands for used up or withdrawn: in each case only a new code
 * helps. Counting tries is the caller's part.
 */
export type CodeCheck = "approved" | "wrong" | "expired";

/** A service that makes, sends and checks one-time codes by itself (Twilio Verify). */
export interface CodeProvider {
  /**
   * Sends a code to `to` (E.164). `ref` is the provider's id, to be stored and
   * given to `check`. Asked again while a code is alive, Twilio sends the same
   * code again under the same id.
   * @throws AppError 400, 429, 503 like SmsSender.send
   */
  start(to: string, purpose: CodePurpose): Promise<{ ref: string | null }>;
  /**
   * Asks the provider whether `code` is the one sent to `to` under `ref`.
   * @throws AppError 503 where the provider cannot be asked (not the person's fault: spend no try on it)
   */
  check(ref: string | null, to: string, code: string): Promise<CodeCheck>;
}

export interface TwilioSettings {
  provider: "twilio";
  /** AC… */
  accountSid: string;
  /** The account's token, or the secret of `apiKeySid`. */
  authToken: string;
  /** SK…, where an API key signs in in place of the account's token. */
  apiKeySid?: string;
  /** Number or DLT header that messages come from; or else `messagingServiceSid`. */
  from?: string;
  /** MG…; wins over `from`. */
  messagingServiceSid?: string;
  /** VA…; with it Twilio Verify makes and checks the codes, without it they are our own. */
  verifyServiceSid?: string;
  /** Replaces https://api.twilio.com, https://verify.twilio.com and https://messaging.twilio.com (proxy, tests). */
  apiBase?: string;
  /** Milliseconds for one call, 10,000 by default. */
  timeoutMs?: number;
}

export interface ExotelSettings {
  provider: "exotel";
  accountSid: string;
  apiKey: string;
  apiToken: string;
  /** Replaces https://api.in.exotel.com, its machines in Mumbai (proxy, tests). */
  apiBase?: string;
  /** Milliseconds for one call, 10,000 by default. */
  timeoutMs?: number;
}

/** SMS settings as the configuration parses them. 'outbox' writes to `$DATA_DIR/outbox/sms.jsonl`. */
export type SmsSettings = ({ provider: "outbox" } | TwilioSettings | ExotelSettings) & {
  /** What is registered with the carriers. */
  dlt?: DltSettings;
};

/** Where the site is reached, and where its data lie. */
export interface SmsPlace {
  dataDir: string;
  /** For the last line of a code. */
  host: string;
}

export interface Sms {
  sender: SmsSender;
  /** null: codes are our own and go out as plain SMS. */
  codes: CodeProvider | null;
  /** In which language somebody is texted who reads `reader`: in theirs where a text of it is registered, or nobody asks; else in English. */
  languageFor(template: SmsTemplateId, reader: LanguageCode): LanguageCode;
  /** The sentence to log at start. Holds no secret. */
  describe(): string;
}
