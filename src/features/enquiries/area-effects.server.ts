/** Who is told what of an enquiry to a district, once somebody has answered it. */
import { BRAND } from "../../domain/brand.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { mailOnceToday, notify, personOf } from "../notifications/notification-service.server.ts";
import { areaCallPath } from "../../domain/request-paths.ts";
import { answersTo, type AnswerWithListing } from "./area-store.server.ts";
import { requestPath, requestsButton, type MailLink } from "./enquiry-mails.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { eventLine } from "./enquiry-words.ts";
import { guestLink } from "./guest-link.server.ts";

type Somebody = { id: string; ownerId: string | null; title: string };
/** Said in the reader's language. */
type Told = { title: string; text: string };

const MAIL_KIND = "area-answer";

/** The organiser: by the bell and one mail a day, or as a guest by mail with the link. */
async function tellOrganiser(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { id, ownerId }: Somebody,
  tell: () => Told,
  { part, ...mails }: { part: string; toAccount: "always" | "once a day"; toGuest: boolean },
): Promise<void> {
  const about = [enquiry.id, id, ...(ownerId ? [ownerId] : [])];
  const sender = await personOf(tx, enquiry.senderId);
  if (sender)
    await notify(tx, sender, () => {
      const { title, text } = tell();
      return { kind: "area-answer", title, body: text, href: requestPath("sender", enquiry), about };
    });
  const may = sender
    ? mails.toAccount === "always" || (await mailOnceToday(tx, [sender.id], MAIL_KIND, deps.now())).size > 0
    : mails.toGuest;
  const { email } = enquiry;
  if (!may || !email) return;
  await inLanguage(sender?.language ?? enquiry.language, async () => {
    const { title, text } = tell();
    const { link, ...button }: MailLink = sender
      ? requestsButton(deps.config.publicUrl, "sender", enquiry)
      : { label: say("See who is free"), ...(await guestLink(deps, tx, enquiry, "email")) };
    await queueMail(deps, tx, {
      about,
      messageId: `enquiry-${enquiry.number}-${part}-${id}`,
      to: email,
      replyTo: BRAND.email.inbox,
      ...(link ? { link } : {}),
      subject: `${title} (${enquiry.number})`,
      content: { title, greeting: say("Namaste,"), paragraphs: [text], button, footer: questionsLine() },
    });
  });
}

/** Somebody is free. A guest is written to for the first of them: the page has the others. */
export const tellFree = (deps: Deps, tx: Tx, enquiry: EnquiryRow, { first, ...who }: Somebody & { first: boolean }) =>
  tellOrganiser(
    deps,
    tx,
    enquiry,
    who,
    () => ({
      title: say("Somebody is free for you"),
      text: say("{name} is free for {event}. See who has answered, and take as many as you need.", {
        name: who.title,
        event: eventLine(enquiry),
      }),
    }),
    { part: "free", toAccount: "once a day", toGuest: first },
  );

/** Somebody who was taken cannot come after all. */
export const tellLeft = (deps: Deps, tx: Tx, enquiry: EnquiryRow, who: Somebody) =>
  tellOrganiser(
    deps,
    tx,
    enquiry,
    who,
    () => ({
      title: say("Somebody cannot come"),
      text: say("{name} cannot come to {event} after all.", { name: who.title, event: eventLine(enquiry) }),
    }),
    { part: "left", toAccount: "always", toGuest: true },
  );

/** One of those who answered, by the bell and by mail. */
async function tellAnswerer(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { listingId, ownerId, email, title: name }: AnswerWithListing,
  part: string,
  tell: () => Told,
): Promise<void> {
  const person = await personOf(tx, ownerId);
  if (!person) return;
  const path = areaCallPath(enquiry.number);
  await notify(tx, person, () => {
    const { title, text } = tell();
    return { kind: "area-call", title, body: text, href: path, about: [enquiry.id] };
  });
  const to = person.email ?? email;
  if (!to) return;
  await inLanguage(person.language, () => {
    const { title, text } = tell();
    return queueMail(deps, tx, {
      about: [enquiry.id, person.id],
      messageId: `enquiry-${enquiry.number}-${part}-${listingId}`,
      to,
      replyTo: BRAND.email.inbox,
      subject: `${title} (${enquiry.number})`,
      content: {
        title,
        greeting: greetingOf(name),
        paragraphs: [text],
        button: { label: say("See the request"), href: deps.config.publicUrl + spokenPath(path) },
        footer: say("You get this because you said that you are free. Questions: {email}.", {
          email: BRAND.email.contact,
        }),
      },
    });
  });
}

/** Tells whoever said that they are free that they are chosen: bell and mail, within `tx`, in their language. */
export const tellTaken = (deps: Deps, tx: Tx, enquiry: EnquiryRow, one: AnswerWithListing) =>
  tellAnswerer(deps, tx, enquiry, one, "taken", () => ({
    title: say("You are chosen"),
    text:
      one.people > 1
        ? say("The organiser counts on you with {n} people for {event}. Open the request for their number.", {
            n: one.people,
            event: eventLine(enquiry),
          })
        : say("The organiser counts on you for {event}. Open the request for their number.", {
            event: eventLine(enquiry),
          }),
  }));

/** What has become of it, to all who answered: full for those who were not taken, called off for everybody, over for the chosen. */
export async function tellAnswerers(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  move: "confirmed" | "cancelled" | "completed",
): Promise<void> {
  const answers = (await answersTo(tx, [enquiry.id])).get(enquiry.id) ?? [];
  for (const one of answers) {
    if (move === "cancelled")
      await tellAnswerer(deps, tx, enquiry, one, "off", () => ({
        title: say("A request was called off"),
        text: say("The organiser has called off {event}. Your day is free again.", { event: eventLine(enquiry) }),
      }));
    else if (move === "completed") {
      if (one.taken)
        await tellAnswerer(deps, tx, enquiry, one, "over", () => ({
          title: say("It took place"),
          text: say("The organiser says that {event} has taken place. Thank you for being there.", {
            event: eventLine(enquiry),
          }),
        }));
    } else if (!one.taken)
      await tellAnswerer(deps, tx, enquiry, one, "full", () => ({
        title: say("They have enough people"),
        text: say("Thank you for being free for {event}. Enough people have been found; your day is free again.", {
          event: eventLine(enquiry),
        }),
      }));
  }
}
