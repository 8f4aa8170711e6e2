/** What those who could come are told of an enquiry to a district. */
import { BRAND } from "../../domain/brand.ts";
import { closedWords } from "../../domain/closed-words.ts";
import { truncate } from "../../domain/graphemes.ts";
import { areaCallPath } from "../../domain/request-paths.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import { unlinked } from "../../platform/unlinked.ts";
import { greetingOf } from "../notifications/mail-words.ts";
import type { Notice } from "../notifications/notification-model.ts";
import type { MailText } from "./enquiry-mails.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { placeOf, requestWhen } from "./enquiry-words.ts";

/** What people who work in an area learn of an enquiry: what and when and where, never who asks (DECISIONS 19, 20). */
function wanted(enquiry: EnquiryRow): string {
  const event = enquiry.eventType ? closedWords(enquiry.eventType) : say("An event");
  const about = { event, place: placeOf(enquiry) };
  return enquiry.eventDate
    ? say("{event} in {place} on {date}", { ...about, date: requestWhen(enquiry) })
    : say("{event} in {place}", about);
}
const requirements = ({ details }: EnquiryRow) =>
  typeof details.volunteerRequirements === "string" ? unlinked(truncate(details.volunteerRequirements, 300)) : "";

export const AREA_NOTICE = "area-enquiry";
/** For everybody who works in the area; without a name or a number of whoever asks (DECISIONS 19, 20). */
export function areaNotice(enquiry: EnquiryRow): Omit<Notice, "kind"> {
  return {
    title: say("Volunteers are wanted in your area"),
    body: `${say("{about}.", { about: wanted(enquiry) })} ${requirements(enquiry)}`,
    href: areaCallPath(enquiry.number),
    about: [enquiry.id],
  };
}

/** The same as a mail. @param name of its reader @param origin PUBLIC_URL */
export function areaMail(enquiry: EnquiryRow, name: string, origin: string): MailText {
  return {
    subject: say("Volunteers are wanted: {event}", { event: wanted(enquiry) }),
    content: {
      title: say("Volunteers are wanted in your area"),
      greeting: greetingOf(name),
      paragraphs: [
        say(
          "{event}: an organiser looks for volunteers. If you are free, say so with one tap: the organiser sees your profile and chooses.",
          { event: wanted(enquiry) },
        ),
        requirements(enquiry),
      ].filter(Boolean),
      button: { label: say("I'm free"), href: origin + spokenPath(areaCallPath(enquiry.number)) },
      footer: say(
        "You get this because your {brand} profile says that you work there. We write about this at most once a day; all requests stand in your notifications.",
        { brand: BRAND.name },
      ),
    },
  };
}
