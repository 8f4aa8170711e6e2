/** Who is told of an enquiry and of its moves. Everything is queued in the transaction that causes it. */
import { BRAND } from "../../domain/brand.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { textNumber, textPerson, writePerson } from "../notifications/texting.server.ts";
import type { Enclosure } from "../notifications/mail-enclosures.server.ts";
import { notify, notifyAdmins } from "../notifications/notification-service.server.ts";
import { mayReach, type EnquiryMove, type EnquiryStatus, type Party } from "./enquiry-access.ts";
import { waitsAtDesk } from "./enquiry-desk.server.ts";
import {
  type MailLink,
  type MailText,
  type RequestNews,
  confirmationMail,
  deskNotice,
  inboxMail,
  movedMail,
  movedNotice,
  newLinkMail,
  newsMail,
  readerOf,
  receivedNotice,
  recipientMail,
  requestPath,
  requestsButton,
} from "./enquiry-mails.server.ts";
import type { EnquiryRow, MovedRow } from "./enquiry-store.server.ts";
import { asAsked, eventName, whenOf } from "./enquiry-words.ts";
import { kindOf } from "./enquiry-kinds.ts";
import { recipientOf, senderOf, sendersLanguage, sidesOf, type AskedListing } from "./request-sides.server.ts";
import { guestLink } from "./guest-link.server.ts";
import { bookingPath, guestQuotePath } from "../../domain/request-paths.ts";
import { whenSaidIn } from "../../domain/when-said.ts";
import { VARIABLE_LENGTH } from "../../platform/sms/sms-templates.ts";

/** What an SMS says of a move: 'your request was …'. */
const MOVE_TEXTED: Record<Exclude<EnquiryMove, "completed">, string> = {
  accepted: text("accepted"),
  declined: text("declined"),
  confirmed: text("confirmed"),
  cancelled: text("cancelled"),
};

/** One mail of an enquiry; `to` names the recipient's part in it, so that a repeat overwrites the first. */
async function mail(
  deps: Deps,
  tx: Tx,
  { id, number }: EnquiryRow,
  part: string,
  to: string,
  { subject, content, link }: MailText,
  { replyTo, enclosure }: { replyTo?: string | undefined; enclosure?: Enclosure | undefined } = {},
): Promise<void> {
  await queueMail(deps, tx, {
    about: [id],
    messageId: `enquiry-${number}-${part}`,
    to,
    subject,
    content,
    ...(replyTo ? { replyTo } : {}),
    ...(link ? { link } : {}),
    ...(enclosure ? { enclosure } : {}),
  });
}

/** In the sender's language: where they read on: My requests, or for a guest the page behind a link of this mail's own. */
async function sendersPage(deps: Deps, tx: Tx, enquiry: EnquiryRow): Promise<MailLink> {
  return enquiry.senderId
    ? requestsButton(deps.config.publicUrl, "sender", enquiry)
    : { label: say("Open your request"), ...(await guestLink(deps, tx, enquiry, "email")) };
}

/** Sends the guest of a request, whose older links are ended, a new one. @returns by which way it went */
export async function sendGuestLink(deps: Deps, tx: Tx, enquiry: EnquiryRow): Promise<"email" | "sms"> {
  const { number, email, guestLinkRound: round } = enquiry;
  if (!email) {
    const words = () => ({ number });
    await textGuest(deps, tx, enquiry, { part: `link-${round}`, template: "guest-request", words });
    return "sms";
  }
  await inLanguage(enquiry.language, async () => {
    const page = await sendersPage(deps, tx, enquiry);
    await mail(deps, tx, enquiry, `link-${round}`, email, newLinkMail(enquiry, page));
  });
  return "email";
}

/** To a guest's phone, with a link of its own, which leads below the addresses of their language whatever carriers know. */
async function textGuest(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  {
    part,
    template,
    words,
  }: {
    part: string;
    template: "guest-request" | "guest-answer" | "guest-reminder";
    words: () => Record<string, string>;
  },
): Promise<void> {
  const reader = enquiry.language;
  const { href, link } = await inLanguage(reader, () => guestLink(deps, tx, enquiry, "sms"));
  await textNumber(
    deps,
    tx,
    { about: [enquiry.id], id: `enquiry-${enquiry.number}-${part}` },
    { to: enquiry.phone, reader },
    { template, link, words: () => ({ ...words(), link: href }) },
  );
}

/** Its sender, where they have an account and have asked for it; all others have a mail and the bell. */
async function writeToSender(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { part, path, status }: { part: string; path: string; status: () => string },
): Promise<void> {
  const { id, number } = enquiry;
  const sender = await senderOf(tx, enquiry);
  if (sender?.asksForWhatsapp)
    await writePerson(deps, tx, { about: [id], id: `enquiry-${number}-${part}-whatsapp` }, sender, {
      template: "request_answered",
      path,
      words: () => ({ number, status: status() }),
    });
}

/** A text to a phone has so many letters for when it is. */
const whenInSms = (enquiry: EnquiryRow): string => whenSaidIn(VARIABLE_LENGTH, whenOf(enquiry));

/**
 * That a booking is near, to the phone of one of its sides: by WhatsApp where they have asked for it, to a guest who is
 * texted by SMS. All others have a mail and the bell.
 */
export async function remindPhone(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  reader: Party,
  { part }: { part: string },
): Promise<void> {
  const { id, number, senderId } = enquiry;
  const date = () => whenInSms(enquiry);
  if (reader === "sender" && !senderId) {
    if ((await sidesOf(tx, enquiry)).texted)
      await textGuest(deps, tx, enquiry, {
        part: `${part}-guest`,
        template: "guest-reminder",
        words: () => ({ date: date() }),
      });
    return;
  }
  const person = await (reader === "sender" ? senderOf(tx, enquiry) : recipientOf(tx, enquiry));
  if (person?.asksForWhatsapp && (reader === "sender" || deps.whatsapp.on))
    await writePerson(deps, tx, { about: [id], id: `enquiry-${number}-${part}-${reader}-whatsapp` }, person, {
      template: "booking_near",
      path: bookingPath(number),
      words: () => ({ number, date: date() }),
    });
}

/** Whether one more message may go to the number, and to the address, of a new request: to a guest's only few a day. */
export type MayTell = { text: boolean; mail: boolean };

/**
 * A new enquiry: to the inbox, to the person asked (mail, notification, SMS), and a confirmation to the sender (DECISIONS 20).
 * @param may what more a guest's number and address may get
 */
export async function tellOfNew(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  listing: AskedListing | null,
  may: MayTell,
): Promise<void> {
  const origin = deps.config.publicUrl;
  const replyTo = enquiry.email ?? undefined;
  await mail(
    deps,
    tx,
    enquiry,
    "inbox",
    BRAND.email.inbox,
    inboxMail(enquiry, listing && { title: listing.title, url: origin + listing.path }),
    { replyTo },
  );
  const { email } = enquiry;
  if (email && may.mail)
    await inLanguage(await sendersLanguage(tx, enquiry), async () => {
      const page = await sendersPage(deps, tx, enquiry);
      await mail(deps, tx, enquiry, "sender", email, confirmationMail(enquiry, listing?.title ?? null, page));
    });
  if (waitsAtDesk(enquiry)) await notifyAdmins(tx, () => deskNotice(enquiry));
  // What goes to the site alone is answered by mail where there is one.
  if (may.text && (!enquiry.email || kindOf(enquiry.kind)?.to.rule !== "inbox"))
    await textGuest(deps, tx, enquiry, {
      part: "guest",
      template: "guest-request",
      words: () => ({ number: enquiry.number }),
    });
  if (!listing) return;
  const owner = await recipientOf(tx, enquiry);
  const address = listing.email ?? owner?.email;
  if (address)
    await inLanguage(owner?.language ?? "en", () =>
      mail(
        deps,
        tx,
        enquiry,
        "recipient",
        address,
        recipientMail(enquiry, readerOf(owner, listing), owner ? origin : null),
        // The address is opened like the number: until then an answer comes to us.
        { replyTo: mayReach("recipient", enquiry) ? replyTo : BRAND.email.inbox },
      ),
    );
  if (!owner) return;
  await notify(tx, owner, () => receivedNotice(enquiry));
  const words = () => ({
    event: eventName(asAsked(enquiry)),
    date: whenInSms(enquiry) || say("a day to be agreed"),
  });
  await textPerson(deps, tx, { about: [enquiry.id], id: `enquiry-${enquiry.number}-recipient` }, owner, {
    whatsapp: { template: "booking_received", path: requestPath("recipient", enquiry), words },
    sms: { template: "booking-received", words },
  });
}

/**
 * A move: the other side is told, in the app and by mail.
 * @param mover the side that moved
 * @param was how the request stood before
 */
export async function tellOfMove(
  deps: Deps,
  tx: Tx,
  enquiry: MovedRow,
  move: EnquiryMove,
  mover: Party,
  was: EnquiryStatus,
): Promise<void> {
  const off = move === "cancelled" && enquiry.listingId !== null && was !== "pending";
  const told = off ? "calledOff" : move;
  const { agreedPaise } = enquiry;
  const { listing, texted } = await sidesOf(tx, enquiry);
  if (mover === "recipient") {
    const who = listing?.title ?? (await recipientOf(tx, enquiry))?.name ?? BRAND.name;
    const { email, senderId } = enquiry;
    const language = await sendersLanguage(tx, enquiry);
    if (senderId) await notify(tx, { id: senderId, language }, () => movedNotice(enquiry, told, "sender", who));
    if (email)
      await inLanguage(language, async () => {
        const page = await sendersPage(deps, tx, enquiry);
        const text = movedMail(enquiry, told, {
          reader: "sender",
          who,
          to: { name: enquiry.name },
          page,
          agreedPaise,
        });
        await mail(deps, tx, enquiry, `${move}-sender`, email, text);
      });
    if (move !== "completed")
      await writeToSender(deps, tx, enquiry, {
        part: move,
        path: requestPath("sender", enquiry),
        status: () => say(MOVE_TEXTED[move]),
      });
    if (!enquiry.senderId && move !== "completed" && texted) {
      await textGuest(deps, tx, enquiry, {
        part: `${move}-guest`,
        template: "guest-answer",
        words: () => ({ status: say(MOVE_TEXTED[move]) }),
      });
    }
    return;
  }
  // Of one to a district the other side is whoever was chosen (`tellAnswerers`), and not the site.
  if (kindOf(enquiry.kind)?.to.rule === "area") return;
  const recipient = await recipientOf(tx, enquiry);
  if (recipient) await notify(tx, recipient, () => movedNotice(enquiry, told, "recipient", enquiry.name));
  const address = recipient ? (listing?.email ?? recipient.email) : BRAND.email.inbox;
  if (!address) return;
  await inLanguage(recipient?.language ?? "en", () => {
    const page = recipient && requestsButton(deps.config.publicUrl, "recipient", enquiry);
    const text = movedMail(enquiry, told, {
      reader: "recipient",
      who: enquiry.name,
      to: readerOf(recipient, listing),
      page,
      agreedPaise,
    });
    return mail(deps, tx, enquiry, `${move}-recipient`, address, text);
  });
}

type Told = { title: string; email: string | null } | null;
type SideNews = RequestNews & {
  /** Where it is read, where that is not the page of the booking; a guest reads it with their request. */
  path?: string;
  /** What goes with the mail. */
  enclosure?: Enclosure;
};

/** By the account, or as a guest has asked. */
async function languageOfSide(tx: Tx, enquiry: EnquiryRow, reader: Party): Promise<LanguageCode> {
  return reader === "sender" ? sendersLanguage(tx, enquiry) : ((await recipientOf(tx, enquiry))?.language ?? "en");
}

/**
 * News of a request's booking, to one of its sides by mail alone.
 * @param listing the listing it is about, by its shown name and its address
 * @param tell says it in the language of the side
 */
export async function mailSide(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  reader: Party,
  listing: Told,
  tell: () => SideNews,
): Promise<void> {
  const { number, senderId } = enquiry;
  const recipient = reader === "sender" ? null : await recipientOf(tx, enquiry);
  const address = reader === "sender" ? enquiry.email : (listing?.email ?? recipient?.email);
  if (!address) return;
  await inLanguage(await languageOfSide(tx, enquiry, reader), async () => {
    const news = tell();
    const path = spokenPath(news.path ?? bookingPath(number));
    const page: MailLink = { label: news.button, href: deps.config.publicUrl + path };
    if (reader === "sender" && !senderId) {
      const guest = await guestLink(deps, tx, enquiry, "email");
      Object.assign(page, { href: news.path ? guest.href : guestQuotePath(guest.href), link: guest.link });
    }
    const to = reader === "sender" ? { name: enquiry.name } : readerOf(recipient, listing);
    const text = newsMail(enquiry, news, { to, page });
    await mail(deps, tx, enquiry, `${news.part}-${reader}`, address, text, { enclosure: news.enclosure });
  });
}

/**
 * News of a request's booking, to one of its sides by every way on which it is reached: the bell, a mail, and a guest's SMS.
 * @param listing the listing it is about, by its shown name and its address
 */
export async function tellSide(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  reader: Party,
  listing: Told,
  tell: () => SideNews & {
    /** The SMS says 'your request was …'; null: it says nothing of this. */
    sms: string | null;
  },
): Promise<void> {
  const { id, number, senderId, recipientId } = enquiry;
  const account = reader === "sender" ? senderId : recipientId;
  if (account)
    await notify(tx, { id: account, language: await languageOfSide(tx, enquiry, reader) }, () => {
      const { title, body, path = bookingPath(number) } = tell();
      return { kind: "booking-moved", title, body, href: path, about: [id] };
    });
  await mailSide(deps, tx, enquiry, reader, listing, tell);
  if (reader !== "sender") return;
  const { part, sms, path = bookingPath(number) } = tell();
  if (senderId) {
    if (sms !== null) await writeToSender(deps, tx, enquiry, { part, path, status: () => String(tell().sms) });
    return;
  }
  if (sms !== null && (await sidesOf(tx, enquiry)).texted)
    await textGuest(deps, tx, enquiry, {
      part: `${part}-guest`,
      template: "guest-answer",
      words: () => ({ status: String(tell().sms) }),
    });
}
