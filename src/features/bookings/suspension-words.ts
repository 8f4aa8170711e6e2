/** What both sides read while one of them is suspended by the desk. */
import { BRAND } from "../../domain/brand.ts";
import { say, text } from "../../domain/words/say.ts";
import type { BookingSide } from "./booking-table.ts";

/** On a card of My requests, in one line: one is suspended oneself, or the other side. */
export const SUSPENDED = {
  own: text("You are suspended: this booking rests."),
  provider: text("They are suspended: pay nothing, and read what you can do."),
  organiser: text("They are suspended: this booking rests, and you may call it off without cost."),
} as const;

/**
 * Above a booking, its payments and its conversation.
 * @param suspended which side is
 * @param other the name of the viewer's other side
 */
export function suspendedWords(viewer: BookingSide, suspended: BookingSide, other: string): string {
  if (viewer === suspended)
    return say(
      "You are suspended at the moment: the times of this booking rest, and you cannot write here. The other side knows, and may call it off without cost. Questions: {email}.",
      { email: BRAND.email.contact },
    );
  return suspended === "provider"
    ? say(
        "We have suspended {other}. Pay nothing before they are back, whatever they write. The times of this booking rest, and you may call it off without cost.",
        { other },
      )
    : say("We have suspended {other}. The times of this booking rest, and you may call it off without cost.", {
        other,
      });
}

/** Before what is to be paid to the other side; null where that is not suspended. */
export const payWarning = (viewer: BookingSide, suspended: BookingSide | null, other: string): string | null =>
  suspended !== null && suspended !== viewer ? suspendedWords(viewer, suspended, other) : null;

export type SuspensionNews = { title: string; body: string; button: string };

/** The message to one side when it begins or ends. @param about event and number */
export function suspensionNews(
  what: "suspended" | "restored",
  { viewer, suspended, who, about }: { viewer: BookingSide; suspended: BookingSide | null; who: string; about: string },
): SuspensionNews {
  const button = say("See the booking");
  if (what === "restored" || suspended === null)
    return {
      title: say("A booking goes on"),
      body: say("{about}: nobody is suspended any more. The times of the booking go on.", { about }),
      button,
    };
  return {
    title: viewer === suspended ? say("Your bookings rest: you are suspended") : say("{who} is suspended", { who }),
    body: `${about}. ${suspendedWords(viewer, suspended, who)}`,
    button,
  };
}
