/** The ways that bookings of the demo went: their moves, and how many went so. */
import type { BookingActor, BookingMove, BookingState } from "../../features/bookings/booking-table.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";

export type Step = readonly [move: BookingMove, by: BookingActor, to: BookingState];
export type Way = readonly Step[];

const quote: Step = ["quote", "provider", "quoted"];
const counter: Step = ["counter", "organiser", "countered"];
const accept: Step = ["accept", "organiser", "agreed"];
const confirm: Step = ["confirm", "organiser", "confirmed"];
const deliver: Step = ["deliver", "clock", "delivered"];
const missed = (by: "organiser" | "provider"): Step => [
  "claimNoShow",
  by,
  by === "organiser" ? "providerMissed" : "organiserMissed",
];
const complete: Step = ["complete", "organiser", "closed"];
const lapse: Step = ["lapse", "clock", "lapsed"];
const cancelBy = (by: "organiser" | "provider"): Step => ["cancel", by, "cancelled"];

/** How many of the requests of each status that the story tells get a booking, and which ways they went. */
export const WAYS: Readonly<Partial<Record<EnquiryStatus, { most: number; ways: readonly Way[] }>>> = {
  pending: { most: 26, ways: [[quote], [quote, counter], [quote, counter, quote]] },
  accepted: {
    most: 14,
    ways: [
      [quote, accept],
      [quote, counter, quote, accept],
    ],
  },
  confirmed: { most: 16, ways: [[quote, accept, confirm]] },
  completed: { most: 14, ways: [[quote, accept, confirm, complete]] },
  declined: {
    most: 8,
    ways: [
      [quote, ["decline", "organiser", "declined"]],
      [quote, lapse],
    ],
  },
  cancelled: { most: 8, ways: [[quote, ["withdrawRequest", "organiser", "withdrawn"]]] },
};

/** When its event is: in the last half year, in the next, so short ago that nobody has closed it, or two days ago and still talked about. */
export type When = "before" | "ahead" | "lately" | "justNow";
export type Told = { way: Way; status: EnquiryStatus; when: When };

const told = (count: number, status: EnquiryStatus, when: When, ...way: Step[]): Told[] =>
  Array.from({ length: count }, () => ({ way, status, when }));

/** What took place as it was agreed. */
export const TOOK_PLACE: Told = {
  way: [quote, accept, confirm, complete],
  status: "completed",
  when: "before",
};

/** What else each category has been booked for, over and above what the story tells. */
export const TOLD: readonly Told[] = [
  ...told(5, "pending", "ahead", quote),
  ...told(3, "pending", "ahead", quote, counter),
  ...told(2, "pending", "ahead", quote, counter, quote),
  ...told(4, "accepted", "ahead", quote, accept),
  ...told(2, "accepted", "ahead", quote, counter, quote, accept),
  ...told(11, "confirmed", "ahead", quote, accept, confirm),
  ...told(2, "confirmed", "lately", quote, accept, confirm, deliver),
  ...told(1, "confirmed", "justNow", quote, accept, confirm, missed("organiser")),
  ...told(1, "confirmed", "justNow", quote, accept, confirm, missed("provider")),
  ...told(13, "completed", "before", quote, accept, confirm, complete),
  ...told(1, "declined", "before", quote, ["decline", "organiser", "declined"]),
  ...told(2, "declined", "ahead", quote, lapse),
  ...told(1, "cancelled", "before", quote, ["withdraw", "provider", "withdrawn"]),
  ...told(2, "cancelled", "ahead", quote, accept, confirm, cancelBy("organiser")),
  ...told(1, "cancelled", "ahead", quote, accept, cancelBy("provider")),
];
