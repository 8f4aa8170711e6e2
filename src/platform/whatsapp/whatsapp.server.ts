import type { LanguageCode } from "../../domain/words/languages.ts";
import type { WhatsappTemplateId } from "./whatsapp-templates.ts";

/** One message on WhatsApp: an approved template filled in. Whether somebody has asked for it is the caller's part. */
export interface WhatsappMessage {
  /** E.164, for example +919876543210. */
  to: string;
  template: WhatsappTemplateId;
  language: LanguageCode;
  vars: Record<string, string>;
  /** Where its button leads: a path of ours, in the reader's language. */
  path: string;
  /** Stable id of what causes it; comes back with each state of its delivery. */
  key: string;
}

/** `id`: what is kept of WhatsApp's own. Refused: it cannot be delivered, now or later; the message has to go another way. */
export type WhatsappAnswer = { id: string } | { refused: string };

/** `sent`: on its way. What a phone does with it comes by the webhook, in any order. */
export const WHATSAPP_STATES = ["sent", "delivered", "read", "failed"] as const;
export type WhatsappState = (typeof WHATSAPP_STATES)[number];

export interface CloudSettings {
  provider: "cloud";
  /** The id of the number that messages come from, as WhatsApp names it. */
  phoneNumberId: string;
  accessToken: string;
  /** Signs what WhatsApp tells us. */
  appSecret: string;
  /** What WhatsApp shows once, when the webhook is set up. */
  verifyToken: string;
  apiVersion: string;
  /** Replaces https://graph.facebook.com (proxy, tests). */
  apiBase?: string | undefined;
  /** Milliseconds for one call, 10,000 by default. */
  timeoutMs?: number | undefined;
  /** Which templates are approved: 'booking_received:hi'. */
  approved: readonly string[];
}

/** 'off': nobody is offered WhatsApp. 'outbox' writes to `$DATA_DIR/outbox/whatsapp.jsonl`. */
export type WhatsappSettings = { provider: "off" } | { provider: "outbox" } | CloudSettings;

export interface Whatsapp {
  /** Whether anybody can be written to at all. */
  on: boolean;
  /** In which language somebody is written to who reads `reader`; null: this template goes out in none that they read. */
  languageFor(template: WhatsappTemplateId, reader: LanguageCode): LanguageCode | null;
  /** @throws AppError 503 where WhatsApp is away or has enough for now: to be tried again */
  send(message: WhatsappMessage): Promise<WhatsappAnswer>;
  /** The sentence to log at start. Holds no secret. */
  describe(): string;
}
