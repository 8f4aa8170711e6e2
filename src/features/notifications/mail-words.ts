/** What mails of all features say alike. */
import { BRAND } from "../../domain/brand.ts";
import { say } from "../../domain/words/say.ts";

/** 'Namaste Asha,' */
export const greetingOf = (name: string): string => say("Namaste {name},", { name });

/** Where questions go. */
export const questionsLine = (): string =>
  say("Questions: {phone}, {email}.", { phone: BRAND.phone.shown, email: BRAND.email.contact });
