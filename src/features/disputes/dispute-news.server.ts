/** Who is told of a dispute, in which words. Everything is queued in the transaction that causes it. */
import { bookingPath, deskDisputePath, disputePath } from "../../domain/request-paths.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
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
  | { what: "decided"; outcome: DisputeOutcome; final: boolean; backPaise: number | null; letOffPaise: number };

/** What comes back by the decision; '' where that goes by the agreement. */
const backWords = (paise: number | null): string =>
  paise === null
    ? ""
    : `${paise === 0 ? say("Nothing of what was paid comes back.") : say("{amount} of what was paid comes back.", { amount: formatRupees(paise) })} `;

function wordsOf(news: DisputeNews, who: string, about: string): { title: string; body: string; button: string } {
  switch (news.what) {
    case "opened":
      return {
        title: say("{who} has asked us to help", { who }),
        body: say(
          "{about}: {what}. Say how it was from your side. Until it is settled nothing happens to the booking by itself.",
          { about, what: say(DISPUTE_ABOUT[news.about]).toLowerCase() },
        ),
        button: say("Read it and answer"),
      };
    case "line":
      return {
        title:
          news.by === "desk" ? say("We have written to you both") : say("{who} has written in the dispute", { who }),
        body: say("There is something new to read: {about}.", { about }),
        button: say("Read it"),
      };
    case "settled":
      return {
        title: say("It is settled between you"),
        body: say("{who} has taken back what they asked us: {about}. The times of the booking go on.", { who, about }),
        button: say("See the booking"),
      };
    case "appealed":
      return {
        title: say("{who} has appealed", { who }),
        body: say("{about}: we look at it once more, and decide for good. You can add what we should know.", { about }),
        button: say("Read it"),
      };
    case "decided":
      return {
        title: say("Decided: {outcome}", { outcome: say(DISPUTE_OUTCOMES[news.outcome]).toLowerCase() }),
        body: `${say("We have decided about {about}. The reason stands with it.", { about })} ${backWords(news.backPaise)}${
          news.letOffPaise > 0
            ? `${say("{amount} of what is open need not be paid.", { amount: formatRupees(news.letOffPaise) })} `
            : ""
        }${
          news.final
            ? say("This decision is final on our side; a consumer court remains open to you.")
            : say("Each side may appeal once, within 14 days.")
        }`,
        button: say("Read the decision"),
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
    facts: [{ label: say("Ticket"), value: ticket }],
    sms: null,
    // What is settled is read no more: what goes on is the booking.
    path: news.what === "settled" ? bookingPath(enquiry.number) : disputePath(enquiry.number),
  }));
}

/** Tells the desk that something waits there. */
export async function tellDesk(
  tx: Tx,
  { id, ticket }: { id: string; ticket: string },
  enquiry: EnquiryRow,
  /** Said in the language of each admin. */ title: () => string,
  by: { id: string } | null,
): Promise<void> {
  await notifyAdmins(
    tx,
    () => ({
      kind: "dispute-waits",
      title: title(),
      body: say("{ticket}: {about} ({number}).", { ticket, about: eventLine(enquiry), number: enquiry.number }),
      href: deskDisputePath(ticket),
      about: [id, enquiry.id],
    }),
    by,
  );
}

/** No admin's bell speaks of it any more. */
export const settleAtDesk = (deps: Pick<Deps, "now">, tx: Tx, id: string): Promise<void> =>
  settleForAdmins(deps, tx, ["dispute-waits"], id);
