/** What is written about the booking of which the examples of all calls tell (../bookings/booking-example.server.ts). */
import type { ThreadView } from "./message-model.ts";

export const EXAMPLE_MESSAGE = "0193e5a0-7c00-7000-8000-0000000000b2";

/** As the organiser reads it once the token has arrived. */
export const EXAMPLE_THREAD: ThreadView = {
  number: "MD-7K3Q-9ZXA",
  side: "organiser",
  other: "Meera Joshi",
  about: "Wedding · 12 February 2027",
  lines: [
    { kind: "move", move: "quote", by: "them", amountPaise: 52_000_00, at: "2026-11-25T05:30:00.000Z" },
    {
      kind: "message",
      id: "0193e5a0-7c00-7000-8000-0000000000b1",
      by: "you",
      text: "Could you come half an hour earlier?",
      covered: 0,
      files: [],
      removed: false,
      reported: false,
      at: "2026-11-25T09:00:00.000Z",
    },
    { kind: "move", move: "accept", by: "you", amountPaise: 52_000_00, at: "2026-11-26T05:30:00.000Z" },
    { kind: "money", what: "paid", by: "you", amountPaise: 5_200_00, back: false, at: "2026-11-26T05:45:00.000Z" },
    { kind: "move", move: "secure", by: "them", amountPaise: null, at: "2026-11-26T06:15:00.000Z" },
    {
      kind: "money",
      what: "acknowledged",
      by: "them",
      amountPaise: 5_200_00,
      back: false,
      at: "2026-11-26T06:15:00.000Z",
    },
    {
      kind: "message",
      id: EXAMPLE_MESSAGE,
      by: "them",
      text: "Yes, we are with you at half past three.",
      covered: 0,
      files: [],
      removed: false,
      reported: false,
      at: "2026-11-26T06:20:00.000Z",
    },
  ],
  earlier: null,
  open: true,
  reach: "now",
  files: true,
  blocked: null,
  suspended: null,
  unread: 1,
  mark: `confirmed.${EXAMPLE_MESSAGE}.3.2`,
};
