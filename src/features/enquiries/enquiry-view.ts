import type { ImageInfo } from "../../domain/images.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import type { StatusTone } from "../../ui/status-tones.ts";
import type { EnquiryMove, EnquiryStatus } from "./enquiry-access.ts";
import type { Fact } from "./enquiry-words.ts";

export type Reach = "now" | "later" | "never";

/**
 * One thing that happened: by the viewer's side (`you`), the other one, or by itself (`clock`). `words`: of a step of its
 * booking, as the page of that says it.
 */
export type TimelineLine = {
  what: "sent" | "quoted" | "opened" | "ranOut" | "step" | EnquiryMove;
  by: "you" | "them" | "clock";
  at: string;
  words?: string;
};

/** A step of a booking as a button, with the question before it: the call that takes it (PATCH), and its words. */
export type RequestStep = {
  address: string;
  body: Record<string, string>;
  button: string;
  /** Heading of the question. */
  title: string;
  question: string;
  /** What it costs and owes; null where it says nothing of money. */
  costs: string | null;
  busy: string;
  /** It ends the booking, or begins to. */
  danger: boolean;
};

/** How the other side is reached, once it is opened. `whatsapp`: an address that opens it with the booking's written. */
export type OpenedContact = { name: string; phone: string; email: string | null; whatsapp: string | null };

/** Somebody who is free for an enquiry to a district. */
export type FreePerson = {
  /** The id of their profile. */
  listing: string;
  title: string;
  path: string;
  picture: ImageInfo | null;
  place: string;
  rating: number;
  ratingCount: number;
  /** With those whom they bring. */
  people: number;
  taken: boolean;
  /** Their day is promised or blocked by now: they cannot be chosen, unless they said that they come all the same. */
  booked: boolean;
  /** They said so although their day has something else. */
  anyway: boolean;
};

/** An enquiry as one of its sides sees it. */
export type EnquiryView = {
  number: string;
  kind: string;
  /** 'Booking request'. */
  label: string;
  status: EnquiryStatus;
  /** Instant in ISO form. */
  createdAt: string;
  eventType: string | null;
  /** ISO day. */
  eventDate: string | null;
  /** Of an event of several days the last one. */
  lastDay: string | null;
  state: string | null;
  district: string | null;
  city: string | null;
  /** Where it is, for whoever sent it, if the request names no place: that of their event, else of the venue. */
  where: string | null;
  facts: Fact[];
  /** Who asks; null for the sender. Number and address for admins alone: the person asked opens them, which is noted. */
  contact: { name: string; phone: string | null; email: string | null } | null;
  /** Whether the other side's number may be opened: now, once it is accepted, or not at all. */
  reach: Reach;
  /** What happened, oldest first. */
  timeline: TimelineLine[];
  /** Whom or what it is about; `path` is null where the page is not there any more. */
  listing: {
    title: string;
    path: string | null;
    picture: ImageInfo | null;
    /** Where others of its kind are found: 'Venues', and the address of their search. */
    others: { label: string; path: string };
    /** It is a thing, for which its provider speaks. */
    thing: boolean;
  } | null;
  /** Days from today to the event; negative once it is past. */
  inDays: number | null;
  /** What it is about in money and in people, as far as the form asked. */
  money: string | null;
  people: string | null;
  /** For how long it is asked for, as far as the form asked: '2 days', '1 day, 5 hours'. */
  lasts: string | null;
  /** Of an enquiry to a district, for its sender: who is free, and how many are needed where that is told. */
  free: { people: FreePerson[]; needed: number | null; taken: number } | null;
  /** Address of the photo that came with it; null for everybody but admins, and where there is none. */
  photo: string | null;
  /** What the viewer may do now. */
  moves: EnquiryMove[];
  /**
   * The way to its quotes, or to the first one; null where there is none. `state`: how it stands there, in place of the
   * request's status; `sentence`: what is to be done there; `money`:
   * how its payments stand; `total`: what was quoted or agreed, all in; `way`: what comes before all else, as on its own
   * page: a dispute, or to say how it was; `pay`: the way to what waits there of its money;
   * `cancel`: what it costs to call it off now; `step`: what may be said of its day here; `hides`:
   * the moves that are taken on its own page, or wait for something there.
   */
  booking: {
    path: string;
    label: string;
    state: { label: string; tone: StatusTone } | null;
    sentence: string | null;
    money: string | null;
    total: string | null;
    way: { label: string; path: string } | null;
    pay: { label: string; path: string } | null;
    cancel: string | null;
    step: RequestStep | null;
    hides: EnquiryMove[];
  } | null;
};

const nothingSaid = (number: string, label: string): NonNullable<EnquiryView["booking"]> => ({
  path: bookingPath(number),
  label,
  state: null,
  sentence: null,
  money: null,
  total: null,
  way: null,
  pay: null,
  cancel: null,
  step: null,
  hides: [],
});

/** The way to the first quote, where none was sent: nothing is to be said of a booking yet. */
export const firstQuote = (number: string): NonNullable<EnquiryView["booking"]> =>
  nothingSaid(number, say("Send a quote"));

/** The way to what was accepted before a booking was made of it: there it has its messages, and no price. */
export const acceptedBefore = (number: string, status: EnquiryStatus): NonNullable<EnquiryView["booking"]> => ({
  ...nothingSaid(number, say("See the booking")),
  state: status === "accepted" ? { label: say("Accepted without a price"), tone: "ok" } : null,
});
