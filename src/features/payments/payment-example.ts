/** The money of the booking of which the examples of all calls tell (../bookings/booking-example.server.ts). */
import type { OwnPayee } from "./payee-model.ts";
import type { MoneyView, PaymentsView } from "./payment-view.ts";

const OF_BOOKING = {
  number: "MD-7K3Q-9ZXA",
  side: "organiser",
  other: "Meera Joshi",
  state: "confirmed",
  eventType: "Wedding",
  eventDate: "2027-02-12",
} as const;

/** As the organiser reads it once the token has arrived. */
export const EXAMPLE_PAYMENTS: PaymentsView = {
  ...OF_BOOKING,
  askedOn: "2026-11-24",
  balance: {
    totalPaise: 52_000_00,
    paidPaise: 5_200_00,
    claimedPaise: 0,
    waivedPaise: 0,
    owedBackPaise: 0,
    backPaise: 0,
    backClaimedPaise: 0,
    backWaivedPaise: 0,
    ended: false,
  },
  dues: [
    { n: 1, kind: "token", amountPaise: 5_200_00, day: "2026-11-26", openPaise: 0, letOffPaise: 0, status: "paid" },
    {
      n: 2,
      kind: "advance",
      amountPaise: 20_800_00,
      day: "2027-01-29",
      openPaise: 20_800_00,
      letOffPaise: 0,
      status: "open",
    },
    {
      n: 3,
      kind: "balance",
      amountPaise: 26_000_00,
      day: "2027-02-12",
      openPaise: 26_000_00,
      letOffPaise: 0,
      status: "open",
    },
  ],
  entries: [
    {
      id: "0193e5a0-7c00-7000-8000-0000000000a1",
      kind: "paid",
      deposit: false,
      payee: "provider",
      by: "you",
      amountPaise: 5_200_00,
      method: "upi",
      reference: "633012345678",
      paidOn: "2026-11-26",
      doubt: null,
      screenshot: null,
      note: "",
      at: "2026-11-26T05:45:00.000Z",
      answer: { answer: "acknowledged", reason: "", at: "2026-11-26T06:15:00.000Z" },
      mayAnswer: false,
      unanswered: false,
    },
  ],
  ended: null,
  toPay: {
    openPaise: 46_800_00,
    nextPaise: 20_800_00,
    payTo: {
      name: "Meera Joshi",
      upi: "meera@okbank",
      merchant: false,
      account: null,
      ifsc: null,
      link: "upi://pay?pa=meera%40okbank&pn=Meera%20Joshi&am=20800.00&cu=INR&tn=MD-7K3Q-9ZXA",
    },
  },
  deposit: null,
  toWaive: null,
  first: null,
  suspended: null,
  payable: false,
};

/** As it stands among the organiser's payments. */
export const EXAMPLE_MONEY: MoneyView = {
  received: [],
  paid: [
    {
      ...OF_BOOKING,
      totalPaise: 52_000_00,
      donePaise: 5_200_00,
      waitsPaise: 0,
      openPaise: 46_800_00,
      next: { amountPaise: 20_800_00, day: "2027-01-29", late: false },
      backPaise: 0,
      depositPaise: 0,
    },
  ],
  sums: {
    received: { donePaise: 0, waitsPaise: 0, openPaise: 0, backPaise: 0, depositPaise: 0 },
    paid: { donePaise: 5_200_00, waitsPaise: 0, openPaise: 46_800_00, backPaise: 0, depositPaise: 0 },
  },
  ahead: [
    {
      number: OF_BOOKING.number,
      other: OF_BOOKING.other,
      kind: "Advance",
      amountPaise: 20_800_00,
      day: "2027-01-29",
      late: false,
    },
  ],
  events: [],
  months: [
    { month: "2026-10", paise: 0 },
    { month: "2026-11", paise: 0 },
  ],
  payable: false,
};

/** How its provider is paid: a bank account from tomorrow on. */
export const EXAMPLE_PAYEE: { now: OwnPayee; next: OwnPayee } = {
  now: {
    name: "Meera Joshi",
    upi: "meera@okbank",
    merchant: false,
    account: null,
    ifsc: null,
    activeAt: "2026-11-02T04:30:00.000Z",
  },
  next: {
    name: "Meera Joshi",
    upi: null,
    merchant: false,
    account: "••••1234",
    ifsc: "SBIN0001234",
    activeAt: "2026-11-27T04:30:00.000Z",
  },
};
