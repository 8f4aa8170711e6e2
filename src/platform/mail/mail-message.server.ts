import type { SendMailOptions } from "nodemailer/lib/mailer";
import { BRAND } from "../../domain/brand.ts";
import { badInput } from "../../domain/errors.ts";
import type { MailMessage } from "./mail.server.ts";
import { text } from "../../domain/words/say.ts";

/** One bare address: nothing in it can start a header, a second address or a comment. */
const bareAddress = /^[^\s<>()[\]\\,;:"\p{Cc}@]{1,64}@[^\s<>()[\]\\,;:"\p{Cc}@]{1,255}$/u;

function recipient(value: string): string {
  const address = value.trim();
  if (!bareAddress.test(address)) throw badInput(text("This e-mail address is not valid. Please check it."));
  return address;
}

/** Line breaks and other control characters become spaces: in a header they would begin another one. */
function headerLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** The sender as shown: a bare address gets the brand's name. */
function sender(from: string): { name: string; address: string } {
  const named = /^(.*)<([^<>]+)>\s*$/su.exec(headerLine(from));
  if (!named) return { name: BRAND.name, address: from.trim() };
  return { name: (named[1] ?? "").replaceAll('"', "").trim() || BRAND.name, address: (named[2] ?? "").trim() };
}

/** By which mail programs show a button of their own that stops such mails, with one press (RFC 2369, RFC 8058). */
function unsubscribing(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  if (!URL.canParse(address)) throw new Error(`'${address}' is no address that stops a mail.`);
  return { "List-Unsubscribe": `<${new URL(address).href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * A message as nodemailer takes it, with every header made safe.
 * @param from sender, bare or as `Name <address>`
 * @throws AppError 400 where `to` or `replyTo` is not one bare address;
 *   Error where `messageId` has other characters than letters, digits, dot, dash and underscore
 */
export function composeMail(message: MailMessage, from: string): SendMailOptions {
  const { messageId } = message;
  if (messageId !== undefined && !/^[\w.-]{1,150}$/.test(messageId)) {
    throw new Error(`The mail id '${messageId}' may have letters, digits, dots, dashes and underscores only.`);
  }
  const shownFrom = sender(from);
  const domain = shownFrom.address.slice(shownFrom.address.lastIndexOf("@") + 1);
  return {
    from: shownFrom,
    to: { name: "", address: recipient(message.to) },
    replyTo: message.replyTo === undefined ? undefined : { name: "", address: recipient(message.replyTo) },
    subject: headerLine(message.subject),
    text: message.text,
    html: message.html,
    ...(message.attachments?.length ? { attachments: message.attachments } : {}),
    messageId: messageId === undefined ? undefined : `<${messageId}@${domain}>`,
    // Out-of-office answers to automatic mail would only fill the inbox (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribing(message.unsubscribe) },
  };
}
