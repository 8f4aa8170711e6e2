/** Who is told what of an enquiry to a district, once somebody has answered it. */
import { BRAND } from "../../domain/brand.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { mailOnceToday, notify, personOf } from "../notifications/notification-service.server.ts";
import { areaCallPath } from "../../domain/request-paths.ts";
import { answersTo, type AnswerWithListing } from "./area-store.server.ts";
import { SENT_PATH } from "./enquiry-mails.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { eventLine } from "./enquiry-words.ts";
import { guestLink } from "./guest-link.server.ts";

type Somebody = { id: string; ownerId: string | null; title: string };
type Told = { part: string; title: string; text: string };

const MAIL_KIND = "area-answer";

/** The organiser: by the bell and one mail a day, or as a guest by mail with the link. */
async function tellOrganiser(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { id, ownerId }: Somebody,
  { part, title, text }: Told,
  mails: { toAccount: "always" | "once a day"; toGuest: boolean },
): Promise<void> {
  const about = [enquiry.id, id, ...(ownerId ? [ownerId] : [])];
  const sender = await personOf(tx, enquiry.senderId);
  if (sender) await notify(tx, sender.id, { kind: "area-answer", title, body: text, href: SENT_PATH, about });
  const may = sender
    ? mails.toAccount === "always" || (await mailOnceToday(tx, [sender.id], MAIL_KIND, deps.now())).size > 0
    : mails.toGuest;
  if (!may || !enquiry.email) return;
  const { href, link } = sender
    ? { href: deps.config.publicUrl + SENT_PATH, link: undefined }
    : await guestLink(deps, tx, enquiry, "email");
  await queueMail(deps, tx, {
    about,
    messageId: `enquiry-${enquiry.number}-${part}-${id}`,
    to: enquiry.email,
    replyTo: BRAND.email.inbox,
    ...(link ? { link } : {}),
    subject: `${title} (${enquiry.number})`,
    content: {
      title,
      greeting: `Namaste,`,
      paragraphs: [text],
      button: { label: sender ? "Open My requests" : "See who is free", href },
      footer: `Questions: ${BRAND.phone.shown}, ${BRAND.email.contact}.`,
    },
  });
}

/** Somebody is free. A guest is written to for the first of them: the page has the others. */
export const tellFree = (deps: Deps, tx: Tx, enquiry: EnquiryRow, { first, ...who }: Somebody & { first: boolean }) =>
  tellOrganiser(
    deps,
    tx,
    enquiry,
    who,
    {
      part: "free",
      title: "Somebody is free for you",
      text: `${who.title} is free for ${eventLine(enquiry)}. See who has answered, and take as many as you need.`,
    },
    { toAccount: "once a day", toGuest: first },
  );

/** Somebody who was taken cannot come after all. */
export const tellLeft = (deps: Deps, tx: Tx, enquiry: EnquiryRow, who: Somebody) =>
  tellOrganiser(
    deps,
    tx,
    enquiry,
    who,
    {
      part: "left",
      title: "Somebody cannot come",
      text: `${who.title} cannot come to ${eventLine(enquiry)} after all.`,
    },
    { toAccount: "always", toGuest: true },
  );

/** One of those who answered, by the bell and by mail. */
async function tellAnswerer(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { listingId, ownerId, email, title: name }: AnswerWithListing,
  { part, title, text }: Told,
): Promise<void> {
  const person = await personOf(tx, ownerId);
  if (!person) return;
  const path = areaCallPath(enquiry.number);
  await notify(tx, person.id, { kind: "area-call", title, body: text, href: path, about: [enquiry.id] });
  const to = person.email ?? email;
  if (!to) return;
  await queueMail(deps, tx, {
    about: [enquiry.id, person.id],
    messageId: `enquiry-${enquiry.number}-${part}-${listingId}`,
    to,
    replyTo: BRAND.email.inbox,
    subject: `${title} (${enquiry.number})`,
    content: {
      title,
      greeting: `Namaste ${name},`,
      paragraphs: [text],
      button: { label: "See the request", href: deps.config.publicUrl + path },
      footer: `You get this because you said that you are free. Questions: ${BRAND.email.contact}.`,
    },
  });
}

export const tellTaken = (deps: Deps, tx: Tx, enquiry: EnquiryRow, one: AnswerWithListing) =>
  tellAnswerer(deps, tx, enquiry, one, {
    part: "taken",
    title: "You are chosen",
    text: `The organiser counts on you for ${eventLine(enquiry)}. Open the request for their number.`,
  });

/** What has become of it, to all who answered: full for those who were not taken, or called off for everybody. */
export async function tellAnswerers(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  move: "confirmed" | "cancelled",
): Promise<void> {
  const answers = (await answersTo(tx, [enquiry.id])).get(enquiry.id) ?? [];
  for (const one of answers) {
    if (move === "cancelled")
      await tellAnswerer(deps, tx, enquiry, one, {
        part: "off",
        title: "A request was called off",
        text: `The organiser has called off ${eventLine(enquiry)}. Your day is free again.`,
      });
    else if (!one.taken)
      await tellAnswerer(deps, tx, enquiry, one, {
        part: "full",
        title: "They have enough people",
        text: `Thank you for being free for ${eventLine(enquiry)}. Enough people have been found; your day is free again.`,
      });
  }
}
