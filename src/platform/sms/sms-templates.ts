import { BRAND } from "../../domain/brand.ts";
import { unlinked } from "../unlinked.ts";

/**
 * SMS texts. Indian carriers deliver only texts whose template is registered
 * (DLT), so a text changes here and in the registration together. `{name}`
 * marks a variable, registered as `{#var#}`.
 */
export interface SmsTemplate {
  id: SmsTemplateId;
  /** Id of the registered template, for providers that ask for it with each message. */
  dltId?: string;
  /**
   * The text with its variables filled in.
   * @throws Error where a variable is missing: a mistake in our code, not in what a person typed
   */
  render(vars: Record<string, string>): string;
}

const texts = {
  "signup-code": `{code} is your code to join ${BRAND.name}. It works for 5 minutes. Do not share it with anyone.`,
  "reset-code": `{code} is your code to set a new ${BRAND.name} password. It works for 5 minutes. If you did not ask for it, ignore this message.`,
  "close-code": `{code} is your code to delete your ${BRAND.name} account. It works for 5 minutes. If you did not ask for it, change your password.`,
  "payee-code": `{code} is your code to change how you are paid on ${BRAND.name}. It works for 5 minutes. If you did not ask for it, change your password.`,
  "booking-received": `${BRAND.name}: {name} asks to book you for {event} on {date}. Sign in and open My requests to see it.`,
  "guest-request": `${BRAND.name}: we have your request {number}. See the answer, or withdraw it: {link}`,
  "guest-answer": `${BRAND.name}: your request {number} was {status}. See what you can do next: {link}`,
} as const;

export type SmsTemplateId = keyof typeof texts;

export const smsTemplateIds = Object.keys(texts) as SmsTemplateId[];

/** DLT allows 30 characters for each variable; longer ones are dropped by the carrier. */
const VARIABLE_LENGTH = 30;

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

function template(id: SmsTemplateId): SmsTemplate {
  return {
    id,
    render: (vars) =>
      texts[id].replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
        if (!value) throw new Error(`SMS template ${id} needs the variable '${name}'.`);
        // Our own address: it is registered with its template, but for its last part.
        if (name === "link") return value;
        // People fill these in whom the reader does not know.
        return fit(unlinked(value));
      }),
  };
}

export const smsTemplates: Record<SmsTemplateId, SmsTemplate> = {
  "signup-code": template("signup-code"),
  "reset-code": template("reset-code"),
  "close-code": template("close-code"),
  "payee-code": template("payee-code"),
  "booking-received": template("booking-received"),
  "guest-request": template("guest-request"),
  "guest-answer": template("guest-answer"),
};
