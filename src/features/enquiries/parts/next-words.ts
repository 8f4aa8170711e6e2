/** What a request waits for, in a sentence, as its reader's side sees it. */
import { say, text } from "../../../domain/words/say.ts";
import { MY_LISTINGS } from "../../listings/listing-edit-path.ts";
import type { EnquiryView, TimelineLine } from "../enquiry-view.ts";

export type NextWords = {
  sentence: string;
  /** The way on where the request itself has none. */
  link?: { label: string; to: string };
};

/** Whoever stands on the other side, as they are called here. */
export function otherSide({ contact, listing }: Pick<EnquiryView, "contact" | "listing">): string {
  if (contact) return contact.name;
  return listing?.thing ? say("The owner") : (listing?.title ?? say("We"));
}

/** Kinds by which people register what they offer with us: their listing they can make themselves meanwhile. */
const REGISTRATION = /^(?:vendor|rental|planner)Registration$/;

const isPast = ({ inDays }: Pick<EnquiryView, "inDays">) => inDays !== null && inDays < 0;

/**
 * Of a booking it is the sentence that the server has sent; else of the request's status, and of whether its day has
 * passed.
 */
export function nextWords(enquiry: EnquiryView): NextWords {
  const received = enquiry.contact !== null;
  const other = otherSide(enquiry);
  const { listing, booking } = enquiry;
  const others = listing && {
    label: say("See other {others}", { others: listing.others.label.toLowerCase() }),
    to: listing.others.path,
  };
  if (enquiry.free) {
    const area = areaSentence(enquiry, enquiry.free);
    if (area) return { sentence: area };
  }
  const again = listing?.path ? { label: say("Ask again"), to: listing.path } : undefined;
  if (booking?.sentence) {
    const onward = { declined: others, cancelled: again }[enquiry.status as string];
    return { sentence: booking.sentence, ...(onward && !received ? { link: onward } : {}) };
  }
  switch (enquiry.status) {
    case "pending":
      if (isPast(enquiry))
        return {
          sentence: say("The day has passed without an answer."),
          ...(others && !received ? { link: others } : {}),
        };
      if (received) return { sentence: say("{other} waits for your answer.", { other }) };
      return {
        sentence: listing
          ? say("{other} has your request and has not answered yet.", { other })
          : say("We have your request and will come back to you."),
        ...(listing?.path
          ? { link: { label: say("Write again"), to: listing.path } }
          : REGISTRATION.test(enquiry.kind)
            ? { link: { label: say("Fill in your listing"), to: MY_LISTINGS } }
            : {}),
      };
    case "accepted":
      if (received)
        return {
          sentence: say("You have accepted. Agree on the details; {other} then confirms the booking.", { other }),
        };
      return {
        sentence: listing
          ? say("{other} is free for you. Agree on the details, then confirm the booking.", { other })
          : say("We are free for you. Agree on the details, then confirm the booking."),
      };
    case "confirmed":
      if (isPast(enquiry)) return { sentence: say("How did it go? Note that it took place, and it is closed.") };
      return {
        sentence: received
          ? say("Booked. {other} counts on you.", { other })
          : listing?.thing
            ? say("Booked: {title}.", { title: listing.title })
            : say("Booked with {other}.", { other }),
      };
    case "declined":
      return received
        ? { sentence: say("You have declined.") }
        : { sentence: say("{other} cannot take it.", { other }), ...(others ? { link: others } : {}) };
    case "cancelled":
      return { sentence: say("This was called off."), ...(again && !received ? { link: again } : {}) };
    case "completed":
      // What is booked here is written of with its booking, by both and sealed; else on the page of whoever was asked.
      if (received || !listing?.path || booking)
        return { sentence: say("It took place. Thank you."), ...(again && !received ? { link: again } : {}) };
      return {
        sentence: say("It took place. Tell others how it was."),
        link: { label: say("Write a review"), to: `${listing.path}#reviews` },
      };
  }
}

/** An enquiry to a district, while people are found for it; '' for what is as with all others. */
function areaSentence(
  { status, inDays }: EnquiryView,
  { people, needed, taken }: NonNullable<EnquiryView["free"]>,
): string {
  if (inDays !== null && inDays < 0) return "";
  if (status === "pending") return say("Everybody who works there has been told. Who is free shows up here.");
  if (status === "accepted")
    return taken > 0
      ? needed === null
        ? say("You have chosen {taken}. Take more, or say that it is enough.", { taken })
        : say("You have chosen {taken} of {needed}. Take more, or say that it is enough.", { taken, needed })
      : say("{n, plural, one {One is} other {# are}} free. Choose whom you want.", { n: people.length });
  if (status !== "confirmed") return "";
  return needed === null
    ? say("You have your people: {taken}.", { taken })
    : say("You have your people: {taken} of {needed}.", { taken, needed });
}

const DONE: Record<Exclude<TimelineLine["what"], "step">, [you: string, them: (other: string) => string]> = {
  sent: [text("You asked"), (other) => say("{other} asked", { other })],
  quoted: [text("You sent a quote"), (other) => say("{other} sent a quote", { other })],
  accepted: [text("You accepted"), (other) => say("{other} accepted", { other })],
  declined: [text("You declined"), (other) => say("{other} declined", { other })],
  confirmed: [text("You confirmed the booking"), (other) => say("{other} confirmed the booking", { other })],
  cancelled: [text("You called it off"), (other) => say("{other} called it off", { other })],
  completed: [text("You noted that it took place"), (other) => say("{other} noted that it took place", { other })],
  ranOut: [text("The quote ran out"), () => say("The quote ran out")],
  opened: [text("You opened their number"), (other) => say("{other} opened your number", { other })],
};

/** 'You accepted', 'Meera Joshi opened your number'. */
export function lineWords({ what, by, words }: TimelineLine, other: string): string {
  if (words !== undefined || what === "step") return words ?? "";
  const [you, them] = DONE[what];
  return by === "you" ? say(you) : them(other);
}

/** 'Today', 'Tomorrow', 'In 12 days'; '' for what is past or far away. */
export function soonWords(inDays: number | null): string {
  if (inDays === null || inDays < 0 || inDays > 60) return "";
  if (inDays < 2) return inDays === 0 ? say("Today") : say("Tomorrow");
  return say("In {n} days", { n: inDays });
}
