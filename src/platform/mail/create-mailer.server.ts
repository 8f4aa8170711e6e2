import { BRAND } from "../../domain/brand.ts";
import type { Mailer, MailSettings } from "./mail.server.ts";
import { outboxMailer } from "./outbox-mailer.server.ts";
import { smtpMailer } from "./smtp-mailer.server.ts";

/**
 * The mailer that the settings ask for.
 * @param dataDir folder of the site's data; the outbox lives in it
 */
export function createMailer(settings: MailSettings, dataDir: string): Mailer {
  return settings.transport === "smtp"
    ? smtpMailer(settings)
    : outboxMailer(dataDir, settings.from ?? BRAND.email.sender);
}
