/** Who may do what with an enquiry: its states, and the one table of moves between them. */
import type { Actor } from "../../domain/actor.ts";
import { text } from "../../domain/words/say.ts";
import { lastEventDay } from "./last-day.ts";

export const ENQUIRY_STATUSES = ["pending", "accepted", "declined", "confirmed", "cancelled", "completed"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
/** A status for people, as the reader's side sees it. */
export const STATUS_WORDS: Record<EnquiryStatus, string> = {
  pending: text("Pending"),
  accepted: text("Accepted"),
  declined: text("Declined"),
  confirmed: text("Confirmed"),
  cancelled: text("Cancelled"),
  completed: text("Completed"),
};

/** What `PATCH api/enquiries/{number}` takes. */
export const ENQUIRY_MOVES = [
  "accepted",
  "declined",
  "confirmed",
  "cancelled",
  "completed",
] as const satisfies readonly EnquiryStatus[];
export type EnquiryMove = (typeof ENQUIRY_MOVES)[number];

/** The side on which somebody stands. */
export type Party = "sender" | "recipient";

type Rule = {
  from: EnquiryStatus;
  to: EnquiryMove;
  by: readonly Party[];
  /** Only from the event's day on, of several the last. */ onceEventDay?: true;
};

/**
 * The table. Nobody confirms alone: to accept is the asked side's step, to confirm the asker's, who without an account
 * has a page of their own for it. That it took place either may note. Declined, cancelled and completed are final.
 */
export const MOVE_TABLE: readonly Rule[] = [
  { from: "pending", to: "accepted", by: ["recipient"] },
  { from: "pending", to: "declined", by: ["recipient"] },
  { from: "pending", to: "cancelled", by: ["sender"] },
  { from: "accepted", to: "confirmed", by: ["sender"] },
  { from: "accepted", to: "cancelled", by: ["sender", "recipient"] },
  { from: "confirmed", to: "completed", by: ["sender", "recipient"], onceEventDay: true },
  { from: "confirmed", to: "cancelled", by: ["sender", "recipient"] },
];

/** The field of a form that lets the person asked call before they have answered. */
export const CALL_NOW = "callNow";

/** From the moment the person asked accepts, until one of them calls it off. */
const IN_TOUCH: readonly EnquiryStatus[] = ["accepted", "confirmed", "completed"];

/** Whether this side may open the other's number now (DECISIONS 29); by the same rule texts are read whole (ADR 26). */
export function mayReach(
  side: Party,
  { status, details }: { status: EnquiryStatus; details: Record<string, unknown> },
): boolean {
  return IN_TOUCH.includes(status) || (side === "recipient" && status === "pending" && details[CALL_NOW] === true);
}

/** As much of an enquiry as these rules look at. Days are ISO days. */
export type EnquiryFacts = {
  status: EnquiryStatus;
  senderId: string | null;
  recipientId: string | null;
  eventDate: string | null;
  details?: Record<string, unknown>;
};

/** The sides somebody stands on. What nobody in particular was asked is an admin's to answer, for the site. */
export function partiesOf(
  actor: Pick<Actor, "id" | "role">,
  enquiry: Pick<EnquiryFacts, "senderId" | "recipientId">,
): Party[] {
  const parties: Party[] = [];
  if (enquiry.senderId === actor.id) parties.push("sender");
  if (enquiry.recipientId === actor.id || (enquiry.recipientId === null && actor.role === "admin"))
    parties.push("recipient");
  return parties;
}

/** What these sides may do now (DECISIONS 31). `today` is the day in India. */
export function movesFor(
  parties: readonly Party[],
  { status, ...asked }: Pick<EnquiryFacts, "status" | "eventDate" | "details">,
  today: string,
): EnquiryMove[] {
  const last = lastEventDay(asked);
  return MOVE_TABLE.filter(
    ({ from, by, onceEventDay }) =>
      from === status &&
      by.some((party) => parties.includes(party)) &&
      !(onceEventDay && last !== null && last > today),
  ).map(({ to }) => to);
}

/** Whether the table knows this step at all, whoever takes it and whenever. */
export function isStep(from: EnquiryStatus, to: EnquiryMove): boolean {
  return MOVE_TABLE.some((rule) => rule.from === from && rule.to === to);
}
