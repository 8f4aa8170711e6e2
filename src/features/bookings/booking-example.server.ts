/** The booking of which the examples of all calls tell: asked for on 24 November 2026, for a wedding on 12 February 2027. */
import { createHash } from "node:crypto";
import type { AgreedText } from "./agreement.server.ts";
import type { BookingView } from "./booking-present.server.ts";

export const EXAMPLE_NUMBER = "MD-7K3Q-9ZXA";
/** What comes back when it is called off, by its day. */
export const EXAMPLE_LADDER =
  "Fair. Free until 22 January 2027, 11:59 pm; half comes back until 5 February 2027, 11:59 pm; then nothing comes back.";

const [SENT_AT, QUOTED_AT, ACCEPTED_AT, PAID_AT] = [
  "2026-11-24T05:30:00.000Z",
  "2026-11-25T05:30:00.000Z",
  "2026-11-26T05:30:00.000Z",
  "2026-11-26T06:15:00.000Z",
] as const;

const terms: AgreedText["terms"] = {
  lines: [
    {
      label: "Dhol and shehnai, four musicians",
      quantity: 1,
      unit: "event",
      eachPaise: 45_000_00,
      amountPaise: 45_000_00,
    },
    { label: "Each further hour", quantity: 1.5, unit: "hour", eachPaise: 6_000_00, amountPaise: 9_000_00 },
  ],
  discountPaise: 2_000_00,
  tax: { kind: "none", percent: 0 },
  included: "Sound for 300 guests, travel within Indore",
  excluded: "Generator, food for four",
  ladder: "fair",
};
const money: AgreedText["money"] = {
  grossPaise: 54_000_00,
  discountPaise: 2_000_00,
  taxablePaise: 52_000_00,
  taxPaise: 0,
  totalPaise: 52_000_00,
};
/** @param day on which it was quoted, or agreed: when the token falls due */
const payments = (day: string): AgreedText["payments"] => [
  { kind: "token", percent: 10, due: "agreement", days: 0, amountPaise: 5_200_00, day },
  { kind: "advance", percent: 40, due: "before", days: 14, amountPaise: 20_800_00, day: "2027-01-29" },
  { kind: "balance", percent: 50, due: "event", days: 0, amountPaise: 26_000_00, day: "2027-02-12" },
];
const agreed: AgreedText = {
  number: EXAMPLE_NUMBER,
  parties: {
    organiser: "af5e7e49f850412f460a48d72596da383c388743ac37d3072cfbc4cf79890ff7",
    provider: "3a0d9afe93cc347f15381577c9504843608444de16d7165348f6abdb3dc732d5",
  },
  event: { type: "Wedding", day: "2027-02-12", place: "Indore, Madhya Pradesh" },
  terms,
  money,
  payments: payments("2026-11-26"),
  cancellation: {
    words: EXAMPLE_LADDER,
    dates: [
      { until: "2027-01-22", back: 100 },
      { until: "2027-02-05", back: 50 },
    ],
    provider:
      "If the provider calls it off, everything comes back, and they owe what the organiser would have lost that day.",
  },
  offered: { by: "provider", at: QUOTED_AT },
  accepted: { by: "organiser", at: ACCEPTED_AT },
};
const text = JSON.stringify(agreed);

/** As its organiser reads it once the token has arrived. */
export const EXAMPLE_BOOKING: BookingView = {
  number: EXAMPLE_NUMBER,
  side: "organiser",
  state: "confirmed",
  round: 1,
  roundsLeft: 4,
  other: "Meera Joshi",
  request: {
    number: EXAMPLE_NUMBER,
    kind: "artistBooking",
    label: "Artist booking",
    status: "confirmed",
    createdAt: SENT_AT,
    eventType: "Wedding",
    eventDate: "2027-02-12",
    lastDay: null,
    state: "Madhya Pradesh",
    district: "Indore",
    city: "Indore",
    where: null,
    facts: [
      { label: "Event", value: "Wedding" },
      { label: "Date", value: "12 February 2027" },
      { label: "Place", value: "Indore, Madhya Pradesh" },
      { label: "Budget", value: "₹50,000" },
      { label: "Requirement", value: "Dhol for the baraat" },
    ],
    contact: null,
    reach: "now",
    timeline: [
      { what: "sent", by: "you", at: SENT_AT },
      { what: "quoted", by: "them", at: QUOTED_AT },
      { what: "accepted", by: "you", at: ACCEPTED_AT },
      { what: "confirmed", by: "them", at: PAID_AT },
    ],
    listing: {
      title: "Meera Joshi",
      path: "/artist/meera-joshi",
      picture: null,
      others: { label: "Artists", path: "/ArtistBooking" },
      thing: false,
    },
    inDays: 78,
    money: "₹50,000",
    people: null,
    lasts: null,
    free: null,
    photo: null,
    moves: ["cancelled"],
    booking: null,
  },
  quotes: [
    {
      round: 1,
      lines: terms.lines,
      tax: terms.tax,
      money,
      included: terms.included,
      excluded: terms.excluded,
      note: "",
      payments: payments("2026-11-25"),
      deposit: null,
      cancellation: EXAMPLE_LADDER,
      sentAt: QUOTED_AT,
      validUntil: "2026-11-28T18:29:59.000Z",
      heldUntil: "2026-11-27T05:30:00.000Z",
      counter: null,
    },
  ],
  terms: null,
  story: [
    { move: "quote", by: "them", at: QUOTED_AT },
    { move: "accept", by: "you", at: ACCEPTED_AT },
    { move: "secure", by: "them", at: PAID_AT },
  ],
  moves: [],
  steps: [],
  hides: [],
  dueAt: "2027-02-14T18:30:00.000Z",
  agreement: {
    number: EXAMPLE_NUMBER,
    n: 0,
    sha256: createHash("sha256").update(text).digest("hex"),
    text,
    agreed,
    names: { organiser: { name: "Ravi Kumar", same: true }, provider: { name: "Meera Joshi", same: true } },
  },
  money: {
    line: "Advance of ₹20,800 falls due by 29 January 2027.",
    button: "Pay ₹20,800",
    next: false,
    waits: true,
    dues: ["paid", "open", "open"],
    cancel: "All that you have paid comes back: ₹5,200.",
    missed: {
      organiser: "Of the ₹5,200 that you have paid, nothing comes back; ₹5,200 stays with them, as you agreed.",
      provider: "They owe you ₹10,400: the ₹5,200 that you have paid, and ₹5,200 besides.",
    },
    toConfirmPaise: 0,
    settled: false,
    keeps: null,
  },
  unread: 1,
  opinion: null,
  dispute: null,
  suspended: null,
  record: null,
  standing: null,
  change: null,
  changing: null,
  others: [],
  othersWhere: null,
};
