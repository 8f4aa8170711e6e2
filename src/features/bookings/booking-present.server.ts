/** Rows to what people and programs read of a booking. */
import { readBy } from "../../domain/contact-detector.ts";
import { todayIST } from "../../domain/dates.ts";
import type { PriceLine } from "../../domain/price-lines.ts";
import type { EnquiryMove } from "../enquiries/enquiry-access.ts";
import type { EnquiryView, RequestStep } from "../enquiries/enquiry-view.ts";
import type { CardView } from "../listings/search-view.ts";
import { fingerprint, paymentsOf, type AgreedPayment, type AgreedText } from "./agreement.server.ts";
import type { AgreementInForce, AgreementRow, BookingRow, MoveRow, QuoteRow } from "./booking-store.server.ts";
import type { ChangeStart, ChangeView } from "./amendment-view.ts";
import { dayMovesOf, dayStep, hiddenMoves, isPastDay } from "./booking-day.ts";
import type { MoneyGlance } from "./booking-money.server.ts";
import type { DisputeGlance } from "./booking-disputes.server.ts";
import type { OpinionGlance, OrganiserRecord } from "./booking-opinions.server.ts";
import {
  MOST_ROUNDS,
  movesOf,
  stateAt,
  type BookingMove,
  type BookingSide,
  type BookingState,
} from "./booking-table.ts";
import { NOTHING_OWED, graceAhead, graceSaid, graceUntil, ladderSaid } from "../../domain/ladders.ts";
import { say, text } from "../../domain/words/say.ts";
import { depositWords } from "./deposit.ts";
import { reckon, type Reckoned, type Tax, type TaxStanding } from "./quote-money.ts";
import type { QuoteTerms } from "./quote-model.ts";

export type QuoteView = {
  round: number;
  lines: PriceLine[];
  tax: Tax;
  money: Reckoned;
  included: string;
  excluded: string;
  note: string;
  payments: AgreedPayment[];
  /** In words; null where there is none. */
  deposit: string | null;
  cancellation: string;
  /** Instants in ISO form. */
  sentAt: string;
  validUntil: string;
  heldUntil: string | null;
  /** What the organiser answered, where it was not yes or no. */
  counter: { note: string; askedPaise: number | null; at: string } | null;
};

export type StoryLine = { move: BookingMove; by: "you" | "them" | "clock"; at: string };

export type AgreementView = {
  number: string;
  /** How many changes on: 0 for as it was agreed first. */
  n: number;
  sha256: string;
  /** What both said yes to; `text` is what the hash is of. */
  agreed: AgreedText;
  text: string;
  /** The names as they are now, and whether they are those of the agreement. */
  names: Record<BookingSide, { name: string; same: boolean }>;
};

export type BookingView = {
  number: string;
  side: BookingSide;
  state: BookingState;
  /** Of the last quote; 0 before the first. */
  round: number;
  roundsLeft: number;
  /** The other side, as they are called here. */
  other: string;
  request: EnquiryView;
  /** Oldest first. */
  quotes: QuoteView[];
  /** What the next quote may begin with, for whoever sends it: the last one, or what the price card proposes. */
  terms: QuoteTerms | null;
  story: StoryLine[];
  /** What the viewer may do by the calls of bookings. */
  moves: BookingMove[];
  /** What the viewer may say of the day, each as a button with its question. */
  steps: RequestStep[];
  /** Moves of the request that its buttons leave out. */
  hides: EnquiryMove[];
  /** When the state ends by itself: instant in ISO form. */
  dueAt: string | null;
  agreement: AgreementView | null;
  /** How its money stands; null where nothing is agreed. */
  money: MoneyGlance | null;
  /** Messages of the other side that wait to be read; null where one of them has no account. */
  unread: number | null;
  /** Whether the viewer may say how it was, or read what was said; null for neither. */
  opinion: OpinionGlance | null;
  /** How the last dispute about it stands; null where there was none. */
  dispute: DisputeGlance | null;
  /** The side that the desk has suspended, while this is open: its times rest, and the other leaves without cost. */
  suspended: BookingSide | null;
  /** How the organiser has kept to bookings here, for the provider; null where they have no account. */
  record: OrganiserRecord | null;
  /** How the provider stands to GST, for themselves; null where they have not said. */
  standing: TaxStanding | null;
  /** The change to what is agreed that waits for its answer. */
  change: ChangeView | null;
  /** What a change may begin with, for whoever may propose one. */
  changing: ChangeStart | null;
  /** For an organiser who came to nothing, or waits for long: others who are free that day. */
  others: CardView[];
  /** Where they were looked for, which says it also where there are none; null where they were not. */
  othersWhere: string | null;
};

type Parts = {
  booking: BookingRow | null;
  quotes: readonly QuoteRow[];
  moves: readonly MoveRow[];
  agreement: AgreementInForce | null;
  money: MoneyGlance | null;
  dispute: DisputeGlance | null;
  /** Whether the two may reach each other: until then what would lead around the site is covered for the other side. */
  open: boolean;
};

/** What comes back, as dates, the grace first. @param acceptedAt null: nothing is agreed yet */
function policyWords(terms: QuoteTerms, eventDate: string | null, asOf: Date, acceptedAt: Date | null): string {
  const grace = acceptedAt && graceUntil(acceptedAt, eventDate);
  return [acceptedAt ? grace && graceSaid(grace) : graceAhead(eventDate, asOf), ladderSaid(terms, eventDate, asOf)]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param asOf what is over by then is not promised: while it can be accepted that is now, after it when it was
 * @param shown how each side's words are shown to whoever reads
 */
function quoteView(
  { terms, ...quote }: QuoteRow,
  { eventDate, lastDay }: Pick<EnquiryView, "eventDate" | "lastDay">,
  moves: readonly MoveRow[],
  asOf: Date,
  shown: Record<BookingSide, (text: string) => string>,
): QuoteView {
  const { round, createdAt, validUntil, heldUntil } = quote;
  const money = reckon(terms);
  const counter = moves.findLast((one) => one.move === "counter" && one.round === round);
  const acceptedAt = moves.find((one) => one.move === "accept" && one.round === round)?.at ?? null;
  return {
    round,
    lines: terms.lines.map((line) => ({
      ...line,
      label: shown.provider(line.label),
      unit: shown.provider(line.unit),
    })),
    tax: terms.tax,
    money,
    included: shown.provider(terms.included),
    excluded: shown.provider(terms.excluded),
    note: shown.provider(terms.note),
    payments: paymentsOf(terms.milestones, money.totalPaise, eventDate, todayIST(asOf)),
    deposit: terms.deposit ? depositWords(terms.deposit, eventDate, lastDay ?? eventDate) : null,
    cancellation: money.totalPaise === 0 ? say(NOTHING_OWED) : policyWords(terms, eventDate, asOf, acceptedAt),
    sentAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    heldUntil: heldUntil?.toISOString() ?? null,
    counter: counter
      ? { note: shown.organiser(counter.note), askedPaise: counter.askedPaise, at: counter.at.toISOString() }
      : null,
  };
}

/** @param names as they are now */
export function agreementView(
  { bookingId, n, terms, sha256 }: Pick<AgreementRow, "bookingId" | "terms" | "sha256"> & { n: number },
  { organiser, provider }: Record<BookingSide, string>,
): AgreementView {
  const agreed = JSON.parse(terms) as AgreedText;
  const named = (side: BookingSide, name: string) => ({
    name,
    same: agreed.parties[side] === fingerprint(bookingId, name),
  });
  return {
    number: agreed.number,
    n,
    sha256,
    agreed,
    text: terms,
    names: { organiser: named("organiser", organiser), provider: named("provider", provider) },
  };
}

/** As whoever has left is called. */
export const GONE = text("Deleted account");
/** Their name as the other side reads it. */
export const shownName = (name: string): string => (name === GONE ? say(GONE) : name);

/** @param organiser the name under which the request was sent */
export function presentBooking(
  request: EnquiryView,
  side: BookingSide,
  { booking, quotes, moves, agreement, money, dispute, open: reaches }: Parts,
  now: Date,
  organiser: string,
): BookingView {
  const state = stateAt(booking, now, request.status);
  const round = quotes.length > 0 ? (booking?.round ?? 0) : 0;
  const provider = request.listing?.title ?? GONE;
  const asked =
    quotes.length > 0 ? (moves.findLast((one) => one.move === "counter" && one.round === round) ?? null) : null;
  const open = state !== "enquired" || request.status === "pending";
  const dayMoves = dayMovesOf(side, {
    state,
    day: request.eventDate,
    lastDay: request.lastDay ?? request.eventDate,
    today: todayIST(now),
    said: moves,
    agreed: agreement !== null,
    disputed: dispute === "open" || dispute === "decided",
  });
  const [own, theirs] = [readBy(true), readBy(reaches)];
  const shown = side === "organiser" ? { organiser: own, provider: theirs } : { organiser: theirs, provider: own };
  const past = request.inDays !== null && request.inDays < 0;
  const asOf = (quote: QuoteRow): Date => {
    if (quote.round === round && (state === "quoted" || state === "countered")) return now;
    return moves.find((one) => one.move === "accept" && one.round === quote.round)?.at ?? quote.createdAt;
  };
  return {
    number: request.number,
    side,
    state,
    round,
    roundsLeft: MOST_ROUNDS - round,
    other:
      side === "organiser"
        ? request.listing?.thing
          ? say("The owner")
          : shownName(provider)
        : theirs(shownName(organiser)),
    request,
    quotes: quotes.map((quote) => quoteView(quote, request, moves, asOf(quote), shown)),
    terms: side === "provider" ? (quotes.at(-1)?.terms ?? null) : null,
    story: moves.map((line) => ({
      move: line.move,
      by: line.by === "clock" ? "clock" : line.by === side ? "you" : "them",
      at: line.at.toISOString(),
    })),
    moves: [...(open && !past ? movesOf(state, round, side, asked?.askedPaise ?? null) : []), ...dayMoves],
    steps: dayMoves.map((move) => dayStep(request.number, move, side, money?.missed ?? null)),
    hides: hiddenMoves(state, side, {
      delivers: dayMoves.includes("deliver"),
      unpaid: (money?.toConfirmPaise ?? 0) > 0,
      over: isPastDay(request.eventDate, todayIST(now)) && !!money?.settled,
    }),
    dueAt: booking?.dueAt && state === booking.state ? booking.dueAt.toISOString() : null,
    agreement: agreement && agreementView(agreement, { organiser, provider }),
    money,
    unread: null,
    opinion: null,
    dispute,
    suspended: null,
    record: null,
    standing: null,
    change: null,
    changing: null,
    others: [],
    othersWhere: null,
  };
}
