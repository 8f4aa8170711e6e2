/** What a request waits for, in a sentence, as its reader's side sees it. */
import type { EnquiryView } from "../enquiry-view.ts";

export type NextWords = {
  sentence: string;
  /** The way on where the request itself has none. */
  link?: { label: string; to: string };
};

/** Whoever stands on the other side, as they are called here. */
export function otherSide({ contact, listing }: Pick<EnquiryView, "contact" | "listing">): string {
  return contact?.name ?? listing?.title ?? "We";
}

const isPast = ({ inDays }: Pick<EnquiryView, "inDays">) => inDays !== null && inDays < 0;

export function nextWords(enquiry: EnquiryView): NextWords {
  const received = enquiry.contact !== null;
  const other = otherSide(enquiry);
  const { listing, booking } = enquiry;
  const others = listing && { label: `See other ${listing.others.label.toLowerCase()}`, to: listing.others.path };
  if (enquiry.free) {
    const area = areaSentence(enquiry, enquiry.free);
    if (area) return { sentence: area };
  }
  if (booking?.sentence)
    return {
      sentence: booking.sentence,
      ...(enquiry.status === "declined" && others && !received ? { link: others } : {}),
    };
  const again = listing?.path ? { label: "Ask again", to: listing.path } : undefined;
  switch (enquiry.status) {
    case "pending":
      if (isPast(enquiry))
        return { sentence: "The day has passed without an answer.", ...(others && !received ? { link: others } : {}) };
      if (received) return { sentence: `${other} waits for your answer.` };
      return {
        sentence: listing
          ? `${other} has your request and has not answered yet.`
          : "We have your request and will come back to you.",
        ...(listing?.path ? { link: { label: "Write again", to: listing.path } } : {}),
      };
    case "accepted":
      if (received) return { sentence: `You have accepted. Agree on the details; ${other} then confirms the booking.` };
      return {
        sentence: `${other} ${listing ? "is" : "are"} free for you. Agree on the details, then confirm the booking.`,
      };
    case "confirmed":
      if (isPast(enquiry)) return { sentence: "How did it go? Note that it took place, and it is closed." };
      return { sentence: received ? `Booked. ${other} counts on you.` : `Booked with ${other}.` };
    case "declined":
      return received
        ? { sentence: "You have declined." }
        : { sentence: `${other} cannot take it.`, ...(others ? { link: others } : {}) };
    case "cancelled":
      return { sentence: "This was called off.", ...(again && !received ? { link: again } : {}) };
    case "completed":
      return received || !listing?.path
        ? { sentence: "It took place. Thank you." }
        : {
            sentence: "It took place. Tell others how it was.",
            link: { label: "Write a review", to: `${listing.path}#reviews` },
          };
  }
}

/** An enquiry to a district, while people are found for it; '' for what is as with all others. */
function areaSentence(
  { status, inDays }: EnquiryView,
  { people, needed, taken }: NonNullable<EnquiryView["free"]>,
): string {
  if (inDays !== null && inDays < 0) return "";
  const of = needed === null ? "" : ` of ${needed}`;
  if (status === "pending") return "Everybody who works there has been told. Who is free shows up here.";
  if (status === "accepted")
    return taken > 0
      ? `You have chosen ${taken}${of}. Take more, or say that it is enough.`
      : `${people.length === 1 ? "One is" : `${people.length} are`} free. Choose whom you want.`;
  return status === "confirmed" ? `You have your people: ${taken}${of}.` : "";
}

const DONE: Record<EnquiryView["timeline"][number]["what"], [you: string, them: string]> = {
  sent: ["You asked", "asked"],
  quoted: ["You sent a quote", "sent a quote"],
  accepted: ["You accepted", "accepted"],
  declined: ["You declined", "declined"],
  confirmed: ["You confirmed the booking", "confirmed the booking"],
  cancelled: ["You called it off", "called it off"],
  completed: ["You noted that it took place", "noted that it took place"],
  opened: ["You opened their number", "opened your number"],
};

/** 'You accepted', 'Meera Joshi opened your number'. */
export function lineWords({ what, by }: EnquiryView["timeline"][number], other: string): string {
  const [you, them] = DONE[what];
  return by === "you" ? you : `${other} ${them}`;
}

/** 'Today', 'Tomorrow', 'In 12 days'; '' for what is past or far away. */
export function soonWords(inDays: number | null): string {
  if (inDays === null || inDays < 0 || inDays > 60) return "";
  if (inDays < 2) return inDays === 0 ? "Today" : "Tomorrow";
  return `In ${inDays} days`;
}
