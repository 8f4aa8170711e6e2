/** What waits in one's requests, as things to do: the same on My requests and at the top of one's own pages. Pure. */
import { say } from "../../domain/words/say.ts";
import { requestsAddress } from "./request-filters.ts";

/** Something to do now. */
export type NextThing = { text: string; label: string; path: string };

/** How many requests wait for the person: for an answer, for one to a quote, and for the word that it is booked. */
export type OpenRequests = { toAnswer: number; quotes: number; toConfirm: number };

const ifAny = (n: number, thing: NextThing): NextThing[] => (n > 0 ? [thing] : []);

/** Each of them as a list of one, or of none. */
export const openThings = ({ toAnswer, quotes, toConfirm }: OpenRequests): Record<keyof OpenRequests, NextThing[]> => ({
  toAnswer: ifAny(toAnswer, {
    text: say("{n, plural, one {# request waits for your answer.} other {# requests wait for your answer.}}", {
      n: toAnswer,
    }),
    label: say("Answer"),
    path: requestsAddress("received", { stage: "pending" }),
  }),
  quotes: ifAny(quotes, {
    text: say("{n, plural, one {# quote waits for your answer.} other {# quotes wait for your answer.}}", {
      n: quotes,
    }),
    label: say("Compare"),
    path: requestsAddress("sent", { stage: "quoted" }),
  }),
  toConfirm: ifAny(toConfirm, {
    text: say(
      "{n, plural, one {One of your requests was accepted: confirm the booking.} other {# of your requests were accepted: confirm the bookings.}}",
      { n: toConfirm },
    ),
    label: say("Confirm"),
    path: requestsAddress("sent", { stage: "accepted" }),
  }),
});
