import { BRAND } from "../../domain/brand.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { unlinked } from "../unlinked.ts";

/**
 * SMS texts. Indian carriers deliver only texts whose template is registered (DLT), each language by itself, so a text
 * changes here and in the registration together; `registeredText` is what stands there. `{name}` marks a variable: at
 * most two a text, never side by side (TRAI, 18 November 2025).
 */
type SmsTexts = { en: string } & Partial<Record<LanguageCode, string>>;

/** Browsers fill in a code from a message whose last line names their site (WebOTP): one message, so in English alone. */
const CODE_LINE = "\n\n@{host} #{code}";

const TEXTS = {
  "signup-code": {
    en: `{code} is your code to join ${BRAND.name}. It works for 5 minutes. Do not share it with anyone.${CODE_LINE}`,
  },
  "reset-code": {
    en: `{code} is your code to set a new ${BRAND.name} password, for 5 minutes. If you did not ask for it, ignore this.${CODE_LINE}`,
  },
  "close-code": {
    en: `{code} is your code to delete your ${BRAND.name} account, for 5 minutes. Not you? Change your password.${CODE_LINE}`,
  },
  "payee-code": {
    en: `{code} is your code to change how you are paid on ${BRAND.name}, for 5 minutes. Not you? Change your password.${CODE_LINE}`,
  },
  "booking-received": {
    en: `${BRAND.name}: new booking request for {event} on {date}. Sign in and open My requests to see it.`,
    hi: `{event} की बुकिंग रिक्वेस्ट, तारीख़: {date}। ${BRAND.name} पर जवाब दें।`,
  },
  "guest-request": {
    en: `${BRAND.name}: we have your request {number}. See the answer, or withdraw it: {link}`,
    hi: `${BRAND.name}: आपकी रिक्वेस्ट {number} मिल गई। जवाब यहाँ देखें: {link}`,
  },
  "guest-answer": {
    en: `${BRAND.name}: your request was {status}. See what you can do next: {link}`,
    hi: `${BRAND.name}: आपकी रिक्वेस्ट {status}। आगे यहाँ देखें: {link}`,
  },
  "guest-reminder": {
    en: `${BRAND.name}: your booking is on {date}. See what you both agreed: {link}`,
    hi: `${BRAND.name}: आपकी बुकिंग {date} को है। सब यहाँ देखें: {link}`,
  },
} as const satisfies Record<string, SmsTexts>;

export type SmsTemplateId = keyof typeof TEXTS;

export const smsTemplateIds = Object.keys(TEXTS) as SmsTemplateId[];

const textsOf = (template: SmsTemplateId): SmsTexts => TEXTS[template];

/** Whether there is a text in this language; one in English there always is. */
export const hasSmsText = (template: SmsTemplateId, language: LanguageCode): boolean =>
  textsOf(template)[language] !== undefined;

/** How each variable is registered: carriers refuse a value of another kind. */
const TAGS: Readonly<Record<string, string>> = {
  code: "#numeric#",
  event: "#alphanumeric#",
  date: "#alphanumeric#",
  number: "#alphanumeric#",
  status: "#alphanumeric#",
  link: "#url#",
};

/** DLT allows 40 characters for a variable that is tagged; longer ones are dropped by the carrier. */
export const VARIABLE_LENGTH = 40;

function fit(value: string): string {
  const line = value.replace(/\s+/gu, " ").trim();
  if (line.length <= VARIABLE_LENGTH) return line;
  let kept = "";
  // Cut between graphemes: half a Devanagari syllable would be another word.
  for (const { segment } of new Intl.Segmenter("hi", { granularity: "grapheme" }).segment(line)) {
    if (kept.length + segment.length > VARIABLE_LENGTH - 3) break;
    kept += segment;
  }
  return `${kept.trimEnd()}...`;
}

const filled = (text: string, host: string, value: (name: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => (name === "host" ? host : value(name)));

/**
 * What a message says, its variables filled in.
 * @param language English where there is no text in it
 * @param host of our own site, for codes
 * @throws Error where a variable is missing: a mistake in our code, not in what a person typed
 */
export function smsText(
  template: SmsTemplateId,
  vars: Readonly<Record<string, string>>,
  { language = "en", host }: { language?: LanguageCode | undefined; host: string },
): string {
  const texts = textsOf(template);
  return filled(texts[language] ?? texts.en, host, (name) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (!value) throw new Error(`SMS template ${template} needs the variable '${name}'.`);
    // Our own address: it is registered with its template, but for its last part.
    if (name === "link") return value;
    // People fill these in whom the reader does not know.
    return fit(unlinked(value));
  });
}

/** A text as it is registered with the carriers, each variable by its kind; null where there is none in this language. */
export function registeredText(template: SmsTemplateId, language: LanguageCode, host: string): string | null {
  const text = textsOf(template)[language];
  return text === undefined ? null : filled(text, host, (name) => `{${TAGS[name]}}`);
}
