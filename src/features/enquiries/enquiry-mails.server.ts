/** The mails and notices of enquiries: texts only. Who gets them is decided in enquiry-effects.server.ts. */
import { BRAND } from "../../domain/brand.ts";
import { formatMobile } from "../../domain/phone.ts";
import { formatDay } from "../../domain/dates.ts";
import { truncate } from "../../domain/graphemes.ts";
import type { MailContent } from "../../platform/mail/mail-layout.ts";
import { unlinked } from "../../platform/unlinked.ts";
import type { Notice } from "../notifications/notification-model.ts";
import { STATUS_WORDS, mayReach, type EnquiryMove, type Party } from "./enquiry-access.ts";
import { areaCallPath } from "../../domain/request-paths.ts";
import { kindOf } from "./enquiry-kinds.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { eventLine, factsOf, kindLabel, kindWithArticle, movedSentence, placeOf, type Fact } from "./enquiry-words.ts";

/** `link`: what the secret part of the button's address is made from. */
export type MailText = { subject: string; content: MailContent; link?: string };
/** The button of a mail. */
export type MailLink = { label: string; href: string; link?: string };

export const RECEIVED_PATH = "/my-requests?box=received";
export const SENT_PATH = "/my-requests?box=sent";

const requestsButton = (origin: string, path: string) => ({ label: "Open My requests", href: `${origin}${path}` });

const senderFacts = ({ name, phone, email }: EnquiryRow): Fact[] => [
  { label: "Name", value: name },
  { label: "Phone", value: formatMobile(phone) },
  ...(email ? [{ label: "E-mail", value: email }] : []),
];

const asks = (enquiry: EnquiryRow) => kindOf(enquiry.kind)?.asks ?? "sent an enquiry";

/** To the site's inbox: everything. `listing` is who or what is asked for, where there is one. */
export function inboxMail(enquiry: EnquiryRow, listing: { title: string; url: string } | null): MailText {
  const about = listing ? [{ label: "For", value: `${listing.title}\n${listing.url}` }] : [];
  return {
    subject: `${kindLabel(enquiry.kind)} ${enquiry.number}: ${enquiry.name}`,
    content: {
      title: kindLabel(enquiry.kind),
      greeting: "Namaste,",
      paragraphs: [
        `${enquiry.name} ${listing ? `sent a request for ${listing.title}` : asks(enquiry)}. The number is ${enquiry.number}.`,
      ],
      facts: [...about, ...senderFacts(enquiry), ...factsOf(enquiry, { longTexts: true })],
      footer: enquiry.email
        ? "An answer to this mail goes to the sender."
        : "The sender gave no e-mail address: please call.",
    },
  };
}

/**
 * To the person who is asked: what is asked. How to reach the sender stands there only if they want to be called at
 * once; else it is opened with the answer.
 * @param origin null where nobody has an account to answer with
 */
export function recipientMail(enquiry: EnquiryRow, recipient: string, origin: string | null): MailText {
  const reach = mayReach("recipient", enquiry);
  return {
    subject: `${enquiry.name} ${asks(enquiry)} (${enquiry.number})`,
    content: {
      title: `${kindWithArticle(enquiry.kind)} for you`,
      greeting: `Namaste ${recipient},`,
      paragraphs: [
        `${enquiry.name} ${asks(enquiry)} for ${eventLine(enquiry)}. Please accept or decline soon: somebody is planning an event.`,
        reachLine(reach, origin !== null),
      ],
      facts: [
        ...(reach ? senderFacts(enquiry) : [{ label: "Name", value: enquiry.name }]),
        ...factsOf(enquiry, { longTexts: true }),
      ],
      ...(origin === null ? {} : { button: requestsButton(origin, RECEIVED_PATH) }),
      footer: `You get this because you are listed on ${BRAND.name}. Never pay anybody to be booked.`,
    },
  };
}

const reachLine = (reach: boolean, hasAccount: boolean) =>
  reach
    ? "They want to be called right away."
    : hasAccount
      ? "As soon as you accept, you can call and write to each other."
      : "Answer this mail: we put you in touch.";

/** A mail to an address that nobody has proven: what a stranger typed carries no link (see `unlinked`). */
function withoutLinks({ greeting, paragraphs, facts = [], ...rest }: MailContent): MailContent {
  return {
    ...rest,
    greeting: unlinked(greeting),
    paragraphs: paragraphs.map(unlinked),
    facts: facts.map(({ label, value }) => ({ label, value: unlinked(value) })),
  };
}

/** Whoever has the mail has the request. */
const GUEST_FOOTER =
  "The link opens your request without a password: answer, withdraw and confirm there, and do not pass this mail on. ";

/**
 * To the sender. The address is not proven: long text stays out and the rest has no links, so that nobody
 * can have us send their own words to somebody else.
 */
export function confirmationMail(enquiry: EnquiryRow, asked: string | null, { link, ...button }: MailLink): MailText {
  const next = asked
    ? `We have passed it on to ${asked}, who will answer here or call you.`
    : "We will get back to you soon.";
  return {
    subject: `We have your request (${enquiry.number})`,
    ...(link ? { link } : {}),
    content: withoutLinks({
      title: "We have your request",
      greeting: `Namaste ${enquiry.name},`,
      paragraphs: [
        `Thank you. Your ${kindLabel(enquiry.kind).toLowerCase()} has the number ${enquiry.number}. ${next}`,
      ],
      facts: factsOf(enquiry, { longTexts: false }),
      button,
      footer: `${link ? GUEST_FOOTER : ""}If you did not send this, somebody mistyped an address: you can ignore it. Questions: ${BRAND.phone.shown}, ${BRAND.email.contact}.`,
    }),
  };
}

/** In the app, to the person who is asked. */
export function receivedNotice(enquiry: EnquiryRow): Notice {
  return {
    kind: "enquiry-received",
    title: `New ${kindLabel(enquiry.kind).toLowerCase()}`,
    body: `${enquiry.name} ${asks(enquiry)}: ${eventLine(enquiry)}.`,
    href: RECEIVED_PATH,
    about: [enquiry.id],
  };
}

const about = (enquiry: EnquiryRow) => `${eventLine(enquiry)} (${enquiry.number})`;
const movedTitle = (move: EnquiryMove) => `Request ${STATUS_WORDS[move].toLowerCase()}`;

/** In the app, to the side that did not move. */
export function movedNotice(enquiry: EnquiryRow, move: EnquiryMove, reader: Party, who: string): Notice {
  return {
    kind: "enquiry-moved",
    title: movedTitle(move),
    body: movedSentence(move, reader, who, about(enquiry)),
    href: reader === "sender" ? SENT_PATH : RECEIVED_PATH,
    about: [enquiry.id],
  };
}

/** To admins: by its number, without who asks. */
export function deskNotice({ id, kind, number, listingId }: EnquiryRow): Notice & { kind: "site-enquiry" } {
  return {
    kind: "site-enquiry",
    title: "A request waits for us",
    body: `${kindLabel(kind)} ${number}${listingId ? ", for a listing that nobody keeps" : ""}.`,
    href: `/AdminDashboard?${new URLSearchParams({ tab: "enquiries", q: number })}`,
    about: [id],
  };
}

/** By mail, to the side that did not move. `page`: where the reader reads on. */
export function movedMail(
  enquiry: EnquiryRow,
  move: EnquiryMove,
  { reader, who, name, page }: { reader: Party; who: string; name: string; page: MailLink | null },
): MailText {
  const { link, ...button } = page ?? {};
  const content: MailContent = {
    title: movedTitle(move),
    greeting: `Namaste ${name},`,
    paragraphs: [movedSentence(move, reader, who, about(enquiry))],
    facts: factsOf(enquiry, { longTexts: false }),
    ...(page ? { button: button as MailContent["button"] } : {}),
    footer: `${link ? GUEST_FOOTER : ""}Questions: ${BRAND.phone.shown}, ${BRAND.email.contact}.`,
  };
  return {
    subject: `${movedTitle(move)} (${enquiry.number})`,
    content: withoutLinks(content),
    ...(link ? { link } : {}),
  };
}

/** What people who work in an area learn of an enquiry: what and when and where, never who asks (DECISIONS 19, 20). */
const wanted = (enquiry: EnquiryRow) =>
  `${enquiry.eventType ?? "An event"} in ${placeOf(enquiry)}${enquiry.eventDate ? ` on ${formatDay(enquiry.eventDate)}` : ""}`;
const requirements = ({ details }: EnquiryRow) =>
  typeof details.volunteerRequirements === "string" ? unlinked(truncate(details.volunteerRequirements, 300)) : "";

export function areaNotice(enquiry: EnquiryRow): Notice {
  return {
    kind: "area-enquiry",
    title: "Volunteers are wanted in your area",
    body: `${wanted(enquiry)}. ${requirements(enquiry)}`,
    href: areaCallPath(enquiry.number),
    about: [enquiry.id],
  };
}

export function areaMail(enquiry: EnquiryRow, name: string, origin: string): MailText {
  return {
    subject: `Volunteers are wanted: ${wanted(enquiry)}`,
    content: {
      title: "Volunteers are wanted in your area",
      greeting: `Namaste ${name},`,
      paragraphs: [
        `${wanted(enquiry)}: an organiser looks for volunteers. If you are free, say so with one tap: the organiser sees your profile and chooses.`,
        requirements(enquiry),
      ].filter(Boolean),
      button: { label: "I'm free", href: origin + areaCallPath(enquiry.number) },
      footer: `You get this because your ${BRAND.name} profile says that you work there. We write about this at most once a day; all requests stand in your notifications.`,
    },
  };
}

/** What a feature above has to tell of a request. */
export type RequestNews = {
  /** Names it among the messages about this request. */
  part: string;
  title: string;
  body: string;
  facts: readonly Fact[];
  /** What the button of the mail says. */
  button: string;
};

/** By mail, to one side. */
export function newsMail(
  { number }: Pick<EnquiryRow, "number">,
  { title, body, facts }: RequestNews,
  { name, page: { link, ...button } }: { name: string; page: MailLink },
): MailText {
  return {
    subject: `${title} (${number})`,
    content: withoutLinks({
      title,
      greeting: `Namaste ${name},`,
      paragraphs: [body],
      facts: [...facts],
      button,
      footer: `${link ? GUEST_FOOTER : ""}Questions: ${BRAND.phone.shown}, ${BRAND.email.contact}.`,
    }),
    ...(link ? { link } : {}),
  };
}
