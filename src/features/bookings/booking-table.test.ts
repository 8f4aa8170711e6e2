import { expect, test } from "vitest";
import { isStep } from "../enquiries/enquiry-access.ts";
import {
  BOOKING_ACTORS,
  BOOKING_MOVES,
  BOOKING_STATES,
  BOOKING_TABLE,
  MOST_ROUNDS,
  STATUS_OF,
  TIMED,
  changeMovesOf,
  movesOf,
  ruleFor,
  stateAt,
  type BookingState,
} from "./booking-table.ts";
import { newsOf } from "./booking-words.ts";

/** The table as it reads, written out once more: state, who, move, where to. Whatever does not stand here is refused. */
const WAYS = `
enquired   provider   quote            quoted
quoted     provider   quote            quoted
quoted     provider   withdraw         withdrawn
enquired   provider   takeRequest      unpriced
quoted     provider   takeRequest      unpriced
quoted     provider   declineRequest   declined
quoted     organiser  counter          countered
quoted     organiser  accept           agreed
quoted     organiser  decline          declined
quoted     organiser  withdrawRequest  withdrawn
quoted     clock      lapse            lapsed
countered  provider   quote            quoted
countered  provider   accept           agreed
countered  provider   decline          declined
countered  provider   takeRequest      unpriced
countered  provider   declineRequest   declined
countered  organiser  withdraw         withdrawn
countered  organiser  withdrawRequest  withdrawn
countered  clock      lapse            lapsed
unpriced   organiser  confirm          confirmed
unpriced   organiser  cancel           cancelled
unpriced   provider   cancel           cancelled
unpriced   organiser  deliver          delivered
unpriced   provider   deliver          delivered
unpriced   clock      deliver          delivered
agreed     organiser  confirm          confirmed
agreed     organiser  cancel           cancelled
agreed     provider   cancel           cancelled
agreed     provider   secure           confirmed
agreed     clock      expire           cancelled
confirmed  organiser  cancel           cancelled
confirmed  organiser  complete         closed
confirmed  provider   cancel           cancelled
confirmed  provider   complete         closed
confirmed  clock      deliver          delivered
confirmed  organiser  deliver          delivered
confirmed  provider   deliver          delivered
confirmed  organiser  claimNoShow      providerMissed
confirmed  provider   claimNoShow      organiserMissed
delivered  organiser  claimNoShow      providerMissed
delivered  provider   claimNoShow      organiserMissed
providerMissed   provider   admitNoShow     cancelled
providerMissed   organiser  takeBackNoShow  delivered
providerMissed   organiser  disputeNoShow   delivered
providerMissed   provider   disputeNoShow   delivered
providerMissed   clock      standNoShow     cancelled
organiserMissed  organiser  admitNoShow     cancelled
organiserMissed  provider   takeBackNoShow  delivered
organiserMissed  organiser  disputeNoShow   delivered
organiserMissed  provider   disputeNoShow   delivered
organiserMissed  clock      standNoShow     cancelled
delivered  organiser  cancel           cancelled
delivered  organiser  complete         closed
delivered  provider   cancel           cancelled
delivered  provider   complete         closed
delivered  clock      close            closed
agreed     organiser  propose          agreed
agreed     organiser  proposeEnd       agreed
agreed     organiser  agreeChange      agreed
agreed     organiser  agreeEnd         cancelled
agreed     organiser  refuseChange     agreed
agreed     organiser  takeBackChange   agreed
agreed     provider   propose          agreed
agreed     provider   proposeEnd       agreed
agreed     provider   agreeChange      agreed
agreed     provider   agreeEnd         cancelled
agreed     provider   refuseChange     agreed
agreed     provider   takeBackChange   agreed
agreed     clock      lapseChange      agreed
confirmed  organiser  propose          confirmed
confirmed  organiser  proposeEnd       confirmed
confirmed  organiser  agreeChange      confirmed
confirmed  organiser  agreeEnd         cancelled
confirmed  organiser  refuseChange     confirmed
confirmed  organiser  takeBackChange   confirmed
confirmed  provider   propose          confirmed
confirmed  provider   proposeEnd       confirmed
confirmed  provider   agreeChange      confirmed
confirmed  provider   agreeEnd         cancelled
confirmed  provider   refuseChange     confirmed
confirmed  provider   takeBackChange   confirmed
confirmed  clock      lapseChange      confirmed`;
const ways = new Map(
  WAYS.trim()
    .split("\n")
    .map((line) => line.split(/\s+/))
    .map(([from, by, move, to]) => [`${from} ${by} ${move}`, to]),
);

test("every state × move × actor is as the table says, and nothing else", () => {
  for (const from of BOOKING_STATES)
    for (const move of BOOKING_MOVES)
      for (const by of BOOKING_ACTORS)
        expect([from, by, move, ruleFor(from, move, by)?.to]).toEqual([
          from,
          by,
          move,
          ways.get(`${from} ${by} ${move}`),
        ]);
  expect(BOOKING_TABLE).toHaveLength(ways.size);
});

test("every state is reached, and every one but those that are over is left", () => {
  const reached = new Set<BookingState>(["enquired"]);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { from, to } of BOOKING_TABLE) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...BOOKING_STATES].sort());
  const left = new Set(BOOKING_TABLE.map(({ from }) => from));
  expect(BOOKING_STATES.filter((state) => !left.has(state))).toEqual([
    "closed",
    "declined",
    "withdrawn",
    "lapsed",
    "cancelled",
  ]);
});

test("each move moves the request as its own table has it, or not at all", () => {
  for (const { from, to, step } of BOOKING_TABLE) {
    const [was, is] = [STATUS_OF[from], STATUS_OF[to]];
    if (was !== is) expect([from, to, isStep(was, is as never)]).toEqual([from, to, true]);
    if (step) expect([from, to, step]).toEqual([from, to, is]);
  }
});

test("what happens by itself is in the table; an end gives the date back, an agreement holds it", () => {
  for (const [state, move] of Object.entries(TIMED))
    expect(ruleFor(state as BookingState, move, "clock"), state).not.toBeNull();
  for (const { from, to, by, step, move, effects, dispute } of BOOKING_TABLE) {
    if (move === "agreeChange") expect(effects).toEqual(["moveDay", "fixAmendment", "tell"]);
    if (["declined", "withdrawn", "lapsed"].includes(to)) expect(effects).toContain("releaseDay");
    // What is agreed has its payments: whoever calls it off settles them.
    expect(effects.includes("settle")).toBe(to === "cancelled");
    if (to === "agreed" && from !== "agreed" && !step) expect(effects).toEqual(["holdDay", "fixAgreement", "tell"]);
    // Steps of the request are told by the request, and a dispute tells of itself.
    expect(effects.includes("tell")).toBe(
      !step && !dispute && !(by === "clock" && (to === "delivered" || to === "closed")),
    );
  }
});

test("what is due has happened", () => {
  const dueAt = new Date("2026-12-01T18:29:59Z");
  const booking = { state: "quoted", dueAt, dueMove: "lapse" } as const;
  expect(stateAt(null, dueAt)).toBe("enquired");
  expect(stateAt(null, dueAt, "accepted")).toBe("unpriced");
  expect(stateAt(booking, new Date(dueAt.getTime() - 1))).toBe("quoted");
  expect(stateAt(booking, dueAt)).toBe("lapsed");
  expect(stateAt({ state: "agreed", dueAt: null, dueMove: null }, dueAt)).toBe("agreed");
});

test("each side may do what the table has for it; after five quotes it is yes or no", () => {
  expect(movesOf("enquired", 0, "provider", null)).toEqual(["quote"]);
  expect(movesOf("enquired", 0, "organiser", null)).toEqual([]);
  expect(movesOf("quoted", 1, "organiser", null)).toEqual(["counter", "accept", "decline"]);
  expect(movesOf("quoted", MOST_ROUNDS, "organiser", null)).toEqual(["accept", "decline"]);
  expect(movesOf("quoted", MOST_ROUNDS, "provider", null)).toEqual(["withdraw"]);
  // A wish without an amount cannot be accepted, but answered.
  expect(movesOf("countered", 1, "provider", null)).toEqual(["quote", "decline"]);
  expect(movesOf("countered", 1, "provider", 5_000)).toEqual(["quote", "accept", "decline"]);
  expect(movesOf("agreed", 1, "organiser", null)).toEqual([]);
});

test("one side proposes a change, the other answers it, while it is agreed or confirmed", () => {
  const [mine, theirs] = [{ by: "organiser" }, { by: "provider" }] as const;
  for (const state of ["agreed", "confirmed"] as const) {
    expect(changeMovesOf(state, "organiser", null)).toEqual(["propose", "proposeEnd"]);
    expect(changeMovesOf(state, "organiser", { ...mine, kind: "change" })).toEqual(["takeBackChange"]);
    expect(changeMovesOf(state, "organiser", { ...theirs, kind: "change" })).toEqual(["agreeChange", "refuseChange"]);
    expect(changeMovesOf(state, "organiser", { ...theirs, kind: "callOff" })).toEqual(["agreeEnd", "refuseChange"]);
  }
  for (const state of ["quoted", "delivered", "closed", "cancelled"] as const)
    expect(changeMovesOf(state, "provider", null)).toEqual([]);
});

test("what is told of a move is told in words of its own, and only what ran out is said to have run out", () => {
  const told = BOOKING_TABLE.filter(({ effects, change }) => effects.includes("tell") && !change);
  const facts = { who: "Asha", about: "Wedding", totalPaise: 1, askedPaise: null, note: "", round: 1 };
  for (const { move, from, by } of told)
    for (const reader of ["organiser", "provider"] as const) {
      if (reader === by) continue;
      const { title } = newsOf(move, reader, { ...facts, validUntil: new Date("2026-12-01"), from });
      expect([move, title === "A quote ran out"]).toEqual([move, move === "lapse"]);
    }
  // What the request tells of itself, its booking has no words for.
  expect(() => newsOf("confirm", "provider", { ...facts, validUntil: new Date("2026-12-01"), from: "agreed" })).toThrow(
    "confirm",
  );
});
