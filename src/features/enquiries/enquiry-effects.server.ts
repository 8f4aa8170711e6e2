/** Who is told of an enquiry and of its moves. Everything is queued in the transaction that causes it. */
import { BRAND } from "../../domain/brand.ts";
import { formatDay } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { queueMail, queueSms } from "../notifications/notification-jobs.server.ts";
import { notify, personOf } from "../notifications/notification-service.server.ts";
import type { EnquiryMove, Party } from "./enquiry-access.ts";
import { confirmationMail, inboxMail, movedMail, movedNotice, receivedNotice, recipientMail, type MailText } from "./enquiry-mails.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { eventName } from "./enquiry-words.ts";

/** The listing an enquiry is about: `email` is the one on its profile, `path` that of its page. */
export type AskedListing = { id: string; ownerId: string | null; title: string; email: string | null; path: string };

/** One mail of an enquiry; `to` names the recipient's part in it, so that a repeat overwrites the first. */
async function mail(deps: Deps, tx: Db, { id, number }: EnquiryRow, part: string, to: string, { subject, content }: MailText, replyTo?: string): Promise<void> {
  await queueMail(deps, tx, { about: [id], messageId: `enquiry-${number}-${part}`, to, subject, content, ...(replyTo ? { replyTo } : {}) });
}

/** A new enquiry: to the inbox, to the person asked (mail, notification, SMS), and a confirmation to the sender (DECISIONS 20). */
export async function tellOfNew(deps: Deps, tx: Db, enquiry: EnquiryRow, listing: AskedListing | null): Promise<void> {
  const origin = deps.config.publicUrl;
  const replyTo = enquiry.email ?? undefined;
  await mail(deps, tx, enquiry, "inbox", BRAND.email.inbox, inboxMail(enquiry, listing && { title: listing.title, url: origin + listing.path }), replyTo);
  if (enquiry.email) await mail(deps, tx, enquiry, "sender", enquiry.email, confirmationMail(enquiry, listing?.title ?? null, origin));
  if (!listing) return;
  const owner = await personOf(tx, listing.ownerId);
  const address = listing.email ?? owner?.email;
  if (address) await mail(deps, tx, enquiry, "recipient", address, recipientMail(enquiry, listing.title, origin), replyTo);
  if (!owner) return;
  await notify(tx, owner.id, receivedNotice(enquiry));
  await queueSms(deps, tx, {
    about: [enquiry.id],
    id: `enquiry-${enquiry.number}-recipient`,
    to: owner.mobile,
    template: "booking-received",
    vars: { name: enquiry.name, event: eventName(enquiry), date: enquiry.eventDate ? formatDay(enquiry.eventDate) : "a day to be agreed" },
  });
}

/**
 * A move: the other side is told, in the app and by mail.
 * @param mover the side that moved
 * @param listing the listing it is about, by its shown name and its address; null for enquiries to the site
 */
export async function tellOfMove(deps: Deps, tx: Db, enquiry: EnquiryRow, move: EnquiryMove, mover: Party, listing: { title: string; email: string | null } | null): Promise<void> {
  const origin = deps.config.publicUrl;
  const recipient = await personOf(tx, enquiry.recipientId);
  if (mover === "recipient") {
    const who = listing?.title ?? recipient?.name ?? BRAND.name;
    if (enquiry.senderId) await notify(tx, enquiry.senderId, movedNotice(enquiry, move, "sender", who));
    const text = movedMail(enquiry, move, { reader: "sender", who, name: enquiry.name, hasAccount: enquiry.senderId !== null, origin });
    if (enquiry.email) await mail(deps, tx, enquiry, `${move}-sender`, enquiry.email, text);
    return;
  }
  if (enquiry.recipientId) await notify(tx, enquiry.recipientId, movedNotice(enquiry, move, "recipient", enquiry.name));
  const name = listing?.title ?? recipient?.name ?? BRAND.name;
  const text = movedMail(enquiry, move, { reader: "recipient", who: enquiry.name, name, hasAccount: recipient !== null, origin });
  const address = recipient ? (listing?.email ?? recipient.email) : BRAND.email.inbox;
  if (address) await mail(deps, tx, enquiry, `${move}-recipient`, address, text);
}
