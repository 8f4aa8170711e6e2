/** The ways that bookings of the demo went: their moves, and how many went so. */
import type { BookingActor, BookingMove, BookingState } from "../../features/bookings/booking-table.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";

/** What a change to what is agreed is about: another day, more or fewer of something, another price, or the end of it all. */
export type About = "day" | "number" | "price" | "off";
export type Step = readonly [move: BookingMove, by: BookingActor, to: BookingState, about?: About];
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

type Side = "organiser" | "provider";
const other = (side: Side): Side => (side === "organiser" ? "provider" : "organiser");
const propose = (by: Side, about: Exclude<About, "off">): Step => ["propose", by, "confirmed", about];
const proposeEnd = (by: Side): Step => ["proposeEnd", by, "confirmed", "off"];
/** What is confirmed, and what one of the two wants changed of it since. */
const confirmed: Way = [quote, accept, confirm];
const changed = (by: Side, about: Exclude<About, "off">): Way => [
  ...confirmed,
  propose(by, about),
  ["agreeChange", other(by), "confirmed"],
];
const refused = (by: Side, about: Exclude<About, "off">): Way => [
  ...confirmed,
  propose(by, about),
  ["refuseChange", other(by), "confirmed"],
];
const takenBack = (by: Side): Way => [...confirmed, propose(by, "day"), ["takeBackChange", by, "confirmed"]];
const unanswered = (by: Side): Way => [...confirmed, propose(by, "number"), ["lapseChange", "clock", "confirmed"]];
const waiting = (by: Side, about: Exclude<About, "off">): Way => [...confirmed, propose(by, about)];

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
  confirmed: { most: 16, ways: [confirmed, changed("organiser", "day"), confirmed, waiting("provider", "number")] },
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
  ...told(3, "confirmed", "ahead", ...confirmed),
  ...told(1, "confirmed", "ahead", ...changed("organiser", "day")),
  ...told(1, "confirmed", "ahead", ...changed("provider", "number")),
  ...told(1, "confirmed", "ahead", ...refused("organiser", "price")),
  ...told(1, "confirmed", "ahead", ...takenBack("provider")),
  ...told(1, "confirmed", "ahead", ...unanswered("organiser")),
  ...told(1, "confirmed", "ahead", ...waiting("organiser", "day")),
  ...told(1, "confirmed", "ahead", ...waiting("provider", "number")),
  ...told(1, "confirmed", "ahead", ...confirmed, proposeEnd("organiser")),
  ...told(2, "confirmed", "lately", quote, accept, confirm, deliver),
  ...told(1, "confirmed", "justNow", quote, accept, confirm, missed("organiser")),
  ...told(1, "confirmed", "justNow", quote, accept, confirm, missed("provider")),
  ...told(11, "completed", "before", ...confirmed, complete),
  ...told(1, "completed", "before", ...changed("organiser", "day"), complete),
  ...told(1, "completed", "before", ...changed("organiser", "number"), complete),
  ...told(1, "declined", "before", quote, ["decline", "organiser", "declined"]),
  ...told(2, "declined", "ahead", quote, lapse),
  ...told(1, "cancelled", "before", quote, ["withdraw", "provider", "withdrawn"]),
  ...told(2, "cancelled", "ahead", quote, accept, confirm, cancelBy("organiser")),
  ...told(1, "cancelled", "ahead", quote, accept, cancelBy("provider")),
];

/** What is rarer: a counter-offer that is taken as it is, days that nobody came to, ends by both and by time. Told last, and apart. */
export const RARE: readonly Told[] = [
  ...told(1, "accepted", "ahead", quote, counter, ["accept", "provider", "agreed"]),
  ...told(1, "pending", "ahead", quote, counter, quote, counter),
  ...told(1, "completed", "before", quote, counter, quote, counter, quote, accept, confirm, complete),
  ...told(1, "cancelled", "before", ...confirmed, missed("organiser"), ["standNoShow", "clock", "cancelled"]),
  ...told(1, "cancelled", "before", ...confirmed, missed("provider"), ["admitNoShow", "organiser", "cancelled"]),
  ...told(1, "confirmed", "lately", ...confirmed, missed("organiser"), ["takeBackNoShow", "organiser", "delivered"]),
  ...told(1, "cancelled", "ahead", ...confirmed, proposeEnd("organiser"), ["agreeEnd", "provider", "cancelled"]),
  ...told(1, "cancelled", "ahead", quote, accept, ["expire", "clock", "cancelled"]),
];
