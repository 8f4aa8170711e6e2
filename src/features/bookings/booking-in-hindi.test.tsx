import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { inLanguage } from "../../platform/words.server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import type { ChangeView } from "./amendment-view.ts";
import { changeLines, newDayWords, standingWords } from "./amendment-words.ts";
import { presentBooking, type BookingView } from "./booking-present.server.ts";
import { BOOKING_STATES, type BookingMove, type BookingSide, type BookingState } from "./booking-table.ts";
import { glanceWords, waitsFor } from "./booking-words.ts";
import { BookingHead } from "./parts/booking-head.tsx";
import { BookingStory, EarlierQuotes, TheirRecord } from "./parts/booking-story.tsx";
import { ChangeBox } from "./parts/change-box.tsx";
import { MissedBox } from "./parts/missed-box.tsx";
import { AskForChange, QuoteAnswer, WaitsUntil } from "./parts/quote-answer.tsx";
import { QuoteCard } from "./parts/quote-card.tsx";
import { QuoteForm } from "./parts/quote-form.tsx";
import type { QuoteTerms } from "./quote-model.ts";

const DAY = "2027-01-23";
const at = new Date("2026-11-21T06:30:00Z");
const terms: QuoteTerms = {
  lines: [{ label: "फ़ोटो", quantity: 350, unit: "plate", eachPaise: 850_00, amountPaise: 297_500_00 }],
  discountPaise: 100_00,
  tax: { kind: "included", percent: 18 },
  included: "",
  excluded: "",
  note: "",
  milestones: [
    { kind: "advance", percent: 30, due: "agreement", days: 0 },
    { kind: "balance", percent: 70, due: "before", days: 7 },
  ],
  ladder: "firm",
  deposit: { paise: 5000_00, days: 3, backDays: 7 },
};
const MOVES: BookingMove[] = ["quote", "counter", "accept", "secure", "propose", "claimNoShow", "cancel", "close"];

function bookingIn(state: BookingState, side: BookingSide): BookingView {
  const quote = { bookingId: "1", totalPaise: 1, validUntil: at, heldUntil: at, createdAt: at, terms };
  const moves = MOVES.map((move, seq) => ({ move, seq, at, round: 1, note: "", askedPaise: 900_00 }));
  return presentBooking(
    {
      number: "1",
      status: "pending",
      createdAt: at.toISOString(),
      eventType: "Wedding",
      eventDate: DAY,
      inDays: 3,
      city: "इंदौर",
      listing: { title: "आशा" },
    } as EnquiryView,
    side,
    {
      booking: { state, round: 2, dueAt: new Date("2027-03-01"), dueMove: null } as never,
      quotes: [1, 2].map((round) => ({ ...quote, round })) as never,
      moves: moves.map((one) => ({ ...one, by: one.seq % 2 ? "organiser" : "provider" })) as never,
      agreement: null,
      money: null,
      dispute: null,
      open: true,
    },
    new Date(`${DAY}T12:00:00Z`),
    "रवि",
  );
}

const change = (): ChangeView => ({
  n: 1,
  kind: "change",
  by: "them",
  note: "",
  lines: changeLines(
    { day: "2027-02-01", slot: "18:00-01:30", guests: 100 },
    { day: DAY, lastDay: null, slot: "evening", hall: null, pieces: null, guests: "80" },
    { lines: terms.lines, totalPaise: 100_00 },
    200_00,
  ),
  beforePaise: 100_00,
  afterPaise: 200_00,
  says: [
    ...newDayWords("2027-02-01", 1, null),
    standingWords(200_00, { paidPaise: 100_00, claimedPaise: 0, waivedPaise: 0 })!,
  ],
  at: at.toISOString(),
  expiresAt: at.toISOString(),
});

/** What a part says below /hi: everything that is read or heard. */
function said(part: ReactElement): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => <ToastProvider>{part}</ToastProvider> }]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  return html.replace(/<[^>]*?(?:(?:aria-label|placeholder)="([^"]*)"[^>]*)?>/g, " $1 ");
}
/** Words in Latin letters that India writes so; `GST`, and the names of entities. */
const leftIn = (words: string) => words.replace(/&\w+;|\bGST\b/g, "").match(/[A-Za-z]{2,}/g);

test.each(["organiser", "provider"] as const)("a booking reads as Hindi for its %s, in every state", (side) => {
  inLanguage("hi", () => {
    for (const state of BOOKING_STATES) {
      const booking = bookingIn(state, side);
      const words = [
        said(
          <BookingHead booking={booking}>
            <p>{waitsFor(booking, side, booking.other)}</p>
            <QuoteAnswer booking={booking} />
            <AskForChange booking={booking} />
            <MissedBox booking={booking} />
            <WaitsUntil dueAt={booking.dueAt} agreed={state === "agreed"} />
          </BookingHead>,
        ),
        said(<BookingStory booking={booking} />),
        said(<ChangeBox booking={{ ...booking, change: change(), moves: ["agreeChange", "refuseChange"] }} />),
        ...booking.steps.flatMap(({ button, title, question, busy }) => [button, title, question, busy]),
        ...(["accept", "standNoShow"] as const).flatMap((move) =>
          Object.values(glanceWords({ state, agreed: true, by: side, move, total: "₹1", dueAt: at }, side)).map(String),
        ),
      ].join("\n");
      expect(leftIn(words.replaceAll("null", "")), state).toBeNull();
    }
  });
});

test("quotes are read and written in Hindi", () => {
  inLanguage("hi", () => {
    const { quotes } = bookingIn("quoted", "organiser");
    expect(leftIn(said(<QuoteCard quote={quotes[1]!} title="" open />))).toBeNull();
    expect(leftIn(said(<EarlierQuotes quotes={quotes} />))).toBeNull();
    const record = { kept: 3, calledOff: 1, due: 4, inTime: 3, reviews: 2, stars: 4.5 };
    expect(leftIn(said(<TheirRecord other="रवि" record={record} />))).toBeNull();
    for (const standing of ["registered", "composition", null] as const)
      expect(
        leftIn(
          said(
            <QuoteForm
              number="1"
              other="रवि"
              eventDate={DAY}
              lastDay={null}
              today="2026-11-25"
              begins={{ ...terms, lines: [{ ...terms.lines[0]!, unit: "" }] }}
              askedPaise={900_00}
              roundsLeft={1}
              held={false}
              seen={{ round: 1, state: "quoted" }}
              standing={standing}
              people="३५० मेहमान"
            />,
          ),
        ),
      ).toBeNull();
  });
});
