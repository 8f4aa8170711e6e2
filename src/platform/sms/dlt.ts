import type { LanguageCode } from "../../domain/words/languages.ts";
import { hasSmsText, smsTemplateIds, type SmsTemplateId } from "./sms-templates.ts";

/** A text in a language: 'booking-received:hi'. Each is registered by itself. */
type RegisteredName = `${SmsTemplateId}:${LanguageCode}`;

/** What carriers know of the site and its texts (DLT, the registers of Indian carriers). */
export interface DltSettings {
  /** The id of the principal entity: of the company. */
  entity?: string | undefined;
  /** The six letters that messages come from. */
  header?: string | undefined;
  /** Which kind of message the texts are registered as. */
  route: DltRoute;
  templates: ReadonlyMap<string, string>;
}

/** 'transactional': codes and what belongs to a request (service implicit); 'transactional_opt_in': service explicit. */
export const DLT_ROUTES = ["transactional", "transactional_opt_in", "promotional"] as const;
export type DltRoute = (typeof DLT_ROUTES)[number];

const nameOf = (template: SmsTemplateId, language: LanguageCode): RegisteredName => `${template}:${language}`;

/** The id under which a text is registered; undefined where it is not, or no carrier of India asks for it. */
export const dltId = (
  dlt: DltSettings | undefined,
  template: SmsTemplateId,
  language: LanguageCode,
): string | undefined => dlt?.templates.get(nameOf(template, language));

/** In their language where its text is registered: carriers deliver no other. */
export const registeredLanguage = (
  dlt: DltSettings | undefined,
  template: SmsTemplateId,
  reader: LanguageCode,
): LanguageCode => (reader !== "en" && dltId(dlt, template, reader) !== undefined ? reader : "en");

/** Those of the texts in English that no id is set for. */
export const unregistered = (dlt: DltSettings): SmsTemplateId[] =>
  smsTemplateIds.filter((template) => dltId(dlt, template, "en") === undefined);

/**
 * 'signup-code=1107…, booking-received:hi=1107…': a text without a language is the English one.
 * @throws Error that says which part is wrong
 */
export function parseDltTemplates(value: string): Map<string, string> {
  const templates = new Map<string, string>();
  for (const part of value.split(",").map((one) => one.trim())) {
    if (part === "") continue;
    const [, name = "", language = "en", id = ""] = /^([a-z-]+)(?::([a-z]{2}))?\s*=\s*(\d{10,25})$/.exec(part) ?? [];
    const known = smsTemplateIds.find((template) => template === name);
    if (!known || !hasSmsText(known, language as LanguageCode))
      throw new Error(
        `'${part}' is no text of ours with its id (booking-received=1107… or booking-received:hi=1107…).`,
      );
    templates.set(nameOf(known, language as LanguageCode), id);
  }
  return templates;
}
