import { truncate } from "../../domain/graphemes.ts";
import { BRAND } from "../../domain/brand.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { unlinked } from "../unlinked.ts";

/**
 * What is written to people on WhatsApp. Outside of a conversation only approved templates go out, each name once in each
 * language, and so a text changes here and in WhatsApp's manager together: `approvedText` is what stands there. All are of
 * the kind 'utility': about a request that is under way, with nothing to sell.
 */
interface WhatsappText {
  body: string;
  /** The button below it, which leads to a page of ours. */
  button: string;
  /** The line below all, which says how to end it. */
  footer: string;
}

const FOOTER = { en: "To get no more of these, reply STOP.", hi: "ऐसे मैसेज बंद करने के लिए ‘बंद’ लिखें।" } as const;

const TEMPLATES = {
  booking_received: {
    en: {
      body: `New booking request on ${BRAND.name}: {event} on {date}. Please answer it, they are waiting.`,
      button: "Open the request",
      footer: FOOTER.en,
    },
    hi: {
      body: `${BRAND.name} पर नई बुकिंग रिक्वेस्ट: {event}, तारीख़ {date}। जवाब का इंतज़ार है।`,
      button: "रिक्वेस्ट देखें",
      footer: FOOTER.hi,
    },
  },
  request_answered: {
    en: {
      body: `Your request {number} on ${BRAND.name} was {status}. See what you can do next.`,
      button: "Open the request",
      footer: FOOTER.en,
    },
    hi: {
      body: `${BRAND.name} पर आपकी रिक्वेस्ट ({number}) {status}। आगे क्या करना है, देखें।`,
      button: "रिक्वेस्ट देखें",
      footer: FOOTER.hi,
    },
  },
  booking_near: {
    en: {
      body: `Your booking {number} on ${BRAND.name} is on {date}. Please go through what you agreed once more.`,
      button: "Open the booking",
      footer: FOOTER.en,
    },
    hi: {
      body: `${BRAND.name} पर आपकी बुकिंग {number} की तारीख़ {date} है। जो तय हुआ है, उसे एक बार देख लें।`,
      button: "बुकिंग देखें",
      footer: FOOTER.hi,
    },
  },
} as const satisfies Record<string, { en: WhatsappText } & Partial<Record<LanguageCode, WhatsappText>>>;

export type WhatsappTemplateId = keyof typeof TEMPLATES;

export const whatsappTemplateIds = Object.keys(TEMPLATES) as WhatsappTemplateId[];

const textOf = (template: WhatsappTemplateId, language: LanguageCode): WhatsappText | undefined =>
  (TEMPLATES[template] as Partial<Record<LanguageCode, WhatsappText>>)[language];

/** A template by name and language, as the settings list those that are approved: 'booking_received:hi'. */
export const approvedName = (template: WhatsappTemplateId, language: LanguageCode): string => `${template}:${language}`;

/** All that there are. */
export const approvedNames: readonly string[] = whatsappTemplateIds.flatMap((template) =>
  (Object.keys(TEMPLATES[template]) as LanguageCode[]).map((language) => approvedName(template, language)),
);

const HOLE = /\{(\w+)\}/g;
/** WhatsApp refuses a value with a line break or many spaces. Visible characters: half a syllable would be another word. */
const LONGEST = 60;
const oneLine = (value: string): string => truncate(unlinked(value).replace(/\s+/gu, " ").trim(), LONGEST);

/** The values of a text, in the order in which they stand in it. @throws Error where one is missing: a mistake in our code */
export function whatsappValues(
  template: WhatsappTemplateId,
  language: LanguageCode,
  vars: Readonly<Record<string, string>>,
): string[] {
  const text = textOf(template, language) ?? TEMPLATES[template].en;
  return Array.from(text.body.matchAll(HOLE), ([, name = ""]) => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (!value) throw new Error(`WhatsApp template ${template} needs the variable '${name}'.`);
    return oneLine(value);
  });
}

/** What somebody reads. */
export function whatsappText(
  template: WhatsappTemplateId,
  language: LanguageCode,
  vars: Readonly<Record<string, string>>,
): string {
  const text = textOf(template, language) ?? TEMPLATES[template].en;
  const values = whatsappValues(template, language, vars);
  return text.body.replace(HOLE, () => values.shift() ?? "");
}

/** A text as it is sent in for approval: its values are numbered. Null where there is none in this language. */
export function approvedText(template: WhatsappTemplateId, language: LanguageCode): WhatsappText | null {
  const text = textOf(template, language);
  if (!text) return null;
  let nth = 0;
  return { ...text, body: text.body.replace(HOLE, () => `{{${++nth}}}`) };
}
