/** Who is told of a dispute, in which words. Everything is queued in the transaction that causes it. */
import { deskDisputePath, disputePath } from "../../domain/request-paths.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { partyOf } from "../bookings/booking-engine.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { notifyAdmins, settleForAdmins } from "../notifications/notification-service.server.ts";
import { DISPUTE_ABOUT, DISPUTE_OUTCOMES, type DisputeAbout, type DisputeOutcome } from "./dispute-model.ts";

export type DisputeNews =
  | { what: "opened"; about: DisputeAbout }
  | { what: "line"; by: "other" | "desk" }
  | { what: "settled" }
  | { what: "appealed" }
  | { what: "decided"; outcome: DisputeOutcome; final: boolean };

function wordsOf(news: DisputeNews, who: string, about: string): { title: string; body: string; button: string } {
  switch (news.what) {
    case "opened":
      return {
        title: `${who} has asked us to help`,
        body: `${about}: ${DISPUTE_ABOUT[news.about].toLowerCase()}. Say how it was from your side. Until it is settled nothing happens to the booking by itself.`,
        button: "Read it and answer",
      };
    case "line":
      return {
        title: news.by === "desk" ? "We have written to you both" : `${who} has written in the dispute`,
        body: `There is something new to read: ${about}.`,
        button: "Read it",
      };
    case "settled":
      return {
        title: "It is settled between you",
        body: `${who} has taken back what they asked us: ${about}. The times of the booking go on.`,
        button: "See the booking",
      };
    case "appealed":
      return {
        title: `${who} has appealed`,
        body: `${about}: we look at it once more, and decide for good. You can add what we should know.`,
        button: "Read it",
      };
    case "decided":
      return {
        title: `Decided: ${DISPUTE_OUTCOMES[news.outcome].toLowerCase()}`,
        body: `We have decided about ${about}. The reason stands with it.${news.final ? " This decision is final on our side; a consumer court remains open to you." : " Each side may appeal once, within 14 days."}`,
        button: "Read the decision",
      };
  }
}

/** Tells one side. @param part names it among the messages about this request */
export async function tellOfDispute(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  reader: BookingSide,
  { part, ticket, ...news }: DisputeNews & { part: string; ticket: string },
): Promise<void> {
  const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
  await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
    ...wordsOf(news, who, `${eventLine(enquiry)} (${enquiry.number})`),
    part: `dispute-${part}`,
    facts: [{ label: "Ticket", value: ticket }],
    sms: null,
    path: disputePath(enquiry.number),
  }));
}

/** Tells the desk that something waits there. */
export async function tellDesk(
  tx: Tx,
  { id, ticket }: { id: string; ticket: string },
  enquiry: EnquiryRow,
  title: string,
  by: { id: string } | null,
): Promise<void> {
  await notifyAdmins(
    tx,
    {
      kind: "dispute-waits",
      title,
      body: `${ticket}: ${eventLine(enquiry)} (${enquiry.number}).`,
      href: deskDisputePath(ticket),
      about: [id, enquiry.id],
    },
    by,
  );
}

/** No admin's bell speaks of it any more. */
export const settleAtDesk = (deps: Pick<Deps, "now">, tx: Tx, id: string): Promise<void> =>
  settleForAdmins(deps, tx, ["dispute-waits"], id);
