/** The mails and notices of enquiries: texts only. Who gets them is decided in enquiry-effects.server.ts. */
import { BRAND } from "../../domain/brand.ts";
import { readBy } from "../../domain/contact-detector.ts";
import { formatRupees } from "../../domain/money.ts";
import { formatMobile } from "../../domain/phone.ts";
import { requestAddress } from "../../domain/request-paths.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say, text } from "../../domain/words/say.ts";
import type { MailContent } from "../../platform/mail/mail-layout.ts";
import { unlinked } from "../../platform/unlinked.ts";
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import type { Notice } from "../notifications/notification-model.ts";
import { mayReach, type Party } from "./enquiry-access.ts";
import { kindOf } from "./enquiry-kinds.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import {
  asAsked,
  eventLine,
  factsOf,
  kindLabel,
  kindWithArticle,
  movedSentence,
  type Fact,
  type ToldMove,
} from "./enquiry-words.ts";

/** `link`: what the secret part of the button's address is made from. */
export type MailText = { subject: string; content: MailContent; link?: string };
/** The button of a mail. */
export type MailLink = { label: string; href: string; link?: string };

/** Where one side reads a request on: among their own, that one first. */
export const requestPath = (reader: Party, { number }: Pick<EnquiryRow, "number">): string =>
  requestAddress(reader === "sender" ? "sent" : "received", number);

/** The button to My requests. */
export const requestsButton = (origin: string, reader: Party, enquiry: Pick<EnquiryRow, "number">) => ({
  label: say("Open My requests"),
  href: origin + spokenPath(requestPath(reader, enquiry)),
});

const senderFacts = ({ name, phone, email }: EnquiryRow): Fact[] => [
  { label: say("Name"), value: name },
  { label: say("Phone"), value: formatMobile(phone) },
  ...(email ? [{ label: say("Email"), value: email }] : []),
];

const asks = (enquiry: EnquiryRow) => say(kindOf(enquiry.kind)?.asks ?? text("sent an enquiry"));

/** Whom a mail is to: an account by its person's name, though a listing of theirs is asked; a listing of nobody by its own. */
export type Reader = {
  name: string;
  /** Which of their listings it is about, where that is not their name. */
  listing?: string | undefined;
};

/** @param person whose account keeps the listing; without both it is the site itself, for what was asked of us */
export function readerOf(person: { name: string } | null, listing: { title: string } | null): Reader {
  const name = person?.name ?? listing?.title ?? BRAND.name;
  return { name, listing: listing && listing.title !== name ? listing.title : undefined };
}

const listingFact = ({ listing }: Reader): Fact[] => (listing ? [{ label: say("Listing"), value: listing }] : []);

/** To the site's inbox, in English: everything. `listing` is who or what is asked for, where there is one. */
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
export function recipientMail(enquiry: EnquiryRow, recipient: Reader, origin: string | null): MailText {
  const reach = mayReach("recipient", enquiry);
  const shown = readBy(reach);
  const who = { name: enquiry.name, asks: asks(enquiry) };
  const facts = factsOf(enquiry, { longTexts: true });
  return {
    subject: say("{name} {asks} ({number})", { ...who, number: enquiry.number }),
    content: {
      title: say("{thing} for you", { thing: kindWithArticle(enquiry.kind) }),
      greeting: greetingOf(recipient.name),
      paragraphs: [
        say("{name} {asks} for {event}. Please accept or decline soon: somebody is planning an event.", {
          ...who,
          event: eventLine(asAsked(enquiry)),
        }),
        reachLine(reach, origin !== null),
      ],
      facts: [
        ...listingFact(recipient),
        ...(reach ? senderFacts(enquiry) : [{ label: say("Name"), value: enquiry.name }]),
        ...facts.map(({ label, value }) => ({ label, value: shown(value) })),
      ],
      ...(origin === null ? {} : { button: requestsButton(origin, "recipient", enquiry) }),
      footer: say("You get this because you are listed on {brand}. Never pay anybody to be booked.", {
        brand: BRAND.name,
      }),
    },
  };
}

const reachLine = (reach: boolean, hasAccount: boolean) =>
  reach
    ? say("They want to be called right away.")
    : hasAccount
      ? say("As soon as you accept, you can call and write to each other.")
      : say("Answer this mail: we put you in touch.");

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
const guestFooter = (link: string | undefined, more: string) =>
  link
    ? `${say("The link opens your request without a password: answer, withdraw and confirm there, and do not pass this mail on.")} ${more}`
    : more;

/**
 * To the sender. The address is not proven: long text stays out and the rest has no links, so that nobody
 * can have us send their own words to somebody else.
 */
export function confirmationMail(enquiry: EnquiryRow, asked: string | null, { link, ...button }: MailLink): MailText {
  const { name, number } = enquiry;
  const next = asked
    ? say("We have passed it on to {name}, who will answer here or call you.", { name: asked })
    : say("We will get back to you soon.");
  const received = say("Thank you. Your {thing} has the number {number}.", {
    thing: kindLabel(enquiry.kind).toLowerCase(),
    number,
  });
  return {
    subject: say("We have your request ({number})", { number }),
    ...(link ? { link } : {}),
    content: withoutLinks({
      title: say("We have your request"),
      greeting: greetingOf(name),
      paragraphs: [`${received} ${next}`],
      facts: factsOf(enquiry, { longTexts: false }),
      button,
      footer: guestFooter(
        link,
        `${say("If you did not send this, somebody mistyped an address: you can ignore it.")} ${questionsLine()}`,
      ),
    }),
  };
}

/** To a guest whose older links were ended. */
export function newLinkMail({ name, number }: EnquiryRow, { link, ...button }: MailLink): MailText {
  return {
    subject: say("The new link to your request ({number})", { number }),
    ...(link ? { link } : {}),
    content: withoutLinks({
      title: say("The new link to your request"),
      greeting: greetingOf(name),
      paragraphs: [say("Older links to the request {number} work no more. Keep this one to yourself.", { number })],
      button,
      footer: guestFooter(link, questionsLine()),
    }),
  };
}

/** In the app, to the person who is asked. */
export function receivedNotice(enquiry: EnquiryRow): Notice {
  return {
    kind: "enquiry-received",
    title: say("New {thing}", { thing: kindLabel(enquiry.kind).toLowerCase() }),
    body: say("{name} {asks}: {event}.", {
      name: enquiry.name,
      asks: asks(enquiry),
      event: eventLine(asAsked(enquiry)),
    }),
    href: requestPath("recipient", enquiry),
    about: [enquiry.id],
  };
}

type Named = Pick<EnquiryRow, "id" | "number" | "kind" | "eventType" | "eventDate" | "details">;
const about = (enquiry: Named) => `${eventLine(enquiry)} (${enquiry.number})`;
const MOVED: Readonly<Record<ToldMove, string>> = {
  accepted: text("Request accepted"),
  declined: text("Request declined"),
  confirmed: text("Request confirmed"),
  cancelled: text("Request cancelled"),
  calledOff: text("Booking cancelled"),
  completed: text("Request completed"),
};

/** In the app, to the side that did not move. */
export function movedNotice(enquiry: Named, move: ToldMove, reader: Party, who: string): Notice {
  return {
    kind: "enquiry-moved",
    title: say(MOVED[move]),
    body: movedSentence(move, reader, who, about(enquiry)),
    href: requestPath(reader, enquiry),
    about: [enquiry.id],
  };
}

/** To admins: by its number, without who asks. */
export function deskNotice({ id, kind, number, listingId }: EnquiryRow): Notice & { kind: "site-enquiry" } {
  return {
    kind: "site-enquiry",
    title: say("A request waits for us"),
    body: listingId
      ? say("{kind} {number}, for a listing that nobody keeps.", { kind: kindLabel(kind), number })
      : say("{kind} {number}.", { kind: kindLabel(kind), number }),
    href: `/AdminDashboard?${new URLSearchParams({ tab: "enquiries", q: number })}`,
    about: [id],
  };
}

/** By mail, to the side that did not move. `page`: where the reader reads on. */
export function movedMail(
  enquiry: EnquiryRow,
  move: ToldMove,
  {
    reader,
    who,
    to,
    page,
    agreedPaise,
  }: { reader: Party; who: string; to: Reader; page: MailLink | null; agreedPaise: number | null },
): MailText {
  const { link, ...button } = page ?? {};
  const content: MailContent = {
    title: say(MOVED[move]),
    greeting: greetingOf(to.name),
    paragraphs: [movedSentence(move, reader, who, about(enquiry))],
    facts: [
      ...listingFact(to),
      // What was agreed stands in the place of what was asked for.
      ...factsOf(enquiry, { longTexts: false, budget: agreedPaise === null }),
      ...(agreedPaise === null ? [] : [{ label: say("Agreed, all in"), value: formatRupees(agreedPaise) }]),
    ],
    ...(page ? { button: button as MailContent["button"] } : {}),
    footer: guestFooter(link, questionsLine()),
  };
  return {
    subject: `${say(MOVED[move])} (${enquiry.number})`,
    content: withoutLinks(content),
    ...(link ? { link } : {}),
  };
}

/** What a feature above has to tell of a request, in the language of whom it tells it. */
export type RequestNews = {
  /** Names it among the messages about this request. */
  part: string;
  title: string;
  body: string;
  /** What the other side wrote with it. */
  written?: string | undefined;
  /** What the reader can do now: the bell, which is read later too, leaves it out. */
  advice?: string;
  facts: readonly Fact[];
  /** What the button of the mail says. */
  button: string;
};

/** By mail, to one side. */
export function newsMail(
  { number }: Pick<EnquiryRow, "number">,
  { title, body, written, advice, facts }: RequestNews,
  { to, page: { link, ...button } }: { to: Reader; page: MailLink },
): MailText {
  return {
    subject: `${title} (${number})`,
    content: withoutLinks({
      title,
      greeting: greetingOf(to.name),
      paragraphs: [advice ? `${body} ${advice}` : body, ...(written ? [written] : [])],
      facts: [...listingFact(to), ...facts],
      button,
      footer: guestFooter(link, questionsLine()),
    }),
    ...(link ? { link } : {}),
  };
}
