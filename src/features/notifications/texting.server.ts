/** What comes to somebody's phone: by WhatsApp where they have asked for it, else by SMS, else not at all. */
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { SmsTemplateId } from "../../platform/sms/sms-templates.ts";
import type { WhatsappTemplateId } from "../../platform/whatsapp/whatsapp-templates.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { queueSms, type QueuedSms } from "./notification-jobs.server.ts";
import type { Person } from "./people-store.server.ts";
import { queueWhatsapp } from "./whatsapp-jobs.server.ts";

type Vars = Record<string, string>;
type Sms = { template: SmsTemplateId; link?: string; words: () => Vars };

export type TextAbout = {
  /** Ids of the people, listings and requests that it speaks of. */
  about: string[];
  /** Names its cause and its reader: a repeat is the same message. */
  id: string;
};

/** An SMS in the language of its text: the reader's where carriers know it, else English. */
function smsFor(
  deps: Deps,
  { about, id }: TextAbout,
  { to, reader }: { to: string; reader: LanguageCode },
  { template, link, words }: Sms,
): QueuedSms & { about: string[] } {
  const language = deps.sms.languageFor(template, reader);
  return {
    about,
    id,
    to,
    template,
    ...(link === undefined ? {} : { link }),
    vars: inLanguage(language, words),
    ...(language === "en" ? {} : { language }),
  };
}

/** To a number that belongs to no account. */
export async function textNumber(
  deps: Deps,
  tx: Tx,
  about: TextAbout,
  reader: { to: string; reader: LanguageCode },
  sms: Sms,
): Promise<void> {
  await queueSms(deps, tx, smsFor(deps, about, reader, sms));
}

type Written = { template: WhatsappTemplateId; path: string; words: () => Vars };
type Reader = Pick<Person, "id" | "mobile" | "language">;

/**
 * To somebody who has asked for WhatsApp.
 * @param sms what goes in its place where it cannot be delivered; null: they read it elsewhere
 * @returns whether there is a text in a language that they read
 */
export async function writePerson(
  deps: Deps,
  tx: Tx,
  about: TextAbout,
  { id: userId, mobile: to, language: reader }: Reader,
  { template, path, words }: Written,
  sms: (QueuedSms & { about: string[] }) | null = null,
): Promise<boolean> {
  const language = deps.whatsapp.languageFor(template, reader);
  if (language === null) return false;
  const vars = inLanguage(language, words);
  const there = inLanguage(reader, () => spokenPath(path));
  await queueWhatsapp(deps, tx, {
    ...about,
    about: [...about.about, userId],
    to,
    userId,
    template,
    language,
    vars,
    path: there,
    sms,
  });
  return true;
}

/** To somebody with an account: by WhatsApp where they have asked for it, else by SMS. */
export async function textPerson(
  deps: Deps,
  tx: Tx,
  about: TextAbout,
  reader: Reader,
  { whatsapp, sms }: { whatsapp: Written; sms: Sms },
): Promise<void> {
  const texted = smsFor(deps, about, { to: reader.mobile, reader: reader.language }, sms);
  const asked = deps.whatsapp.on && (await deps.whatsappConsent.stands(tx, reader.id));
  if (asked && (await writePerson(deps, tx, about, reader, whatsapp, texted))) return;
  await queueSms(deps, tx, texted);
}
