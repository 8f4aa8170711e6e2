import { expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import { spanOf, type Slot } from "../../domain/slots.ts";
import { availability, fits, openDays, wantedSlot, type CalendarFacts, type Held } from "./calendar-days.ts";
import { UNTOUCHED } from "./calendar-model.ts";

const TODAY = "2026-11-22";
const DAY = "2026-12-05";
const facts = (more: Partial<CalendarFacts> = {}): CalendarFacts => ({
  rule: { mode: "exclusive" },
  said: UNTOUCHED,
  units: [""],
  holds: [],
  counts: [],
  asked: new Map(),
  unheld: new Map(),
  ...more,
});
const held = (slot: Slot, { day = DAY, unit = "" } = {}): Held => ({
  unit,
  day,
  span: spanOf(day, slot),
  kind: "booking",
});
const on = (more: Partial<CalendarFacts>, day = DAY) => {
  const [one] = availability(facts(more), day, day, TODAY);
  return [one!.state, ...one!.slots.map(({ slot, state }) => `${slot} ${state}`)].join(", ");
};

test("a calendar that nobody touched says nothing, and what is held all the same is taken", () => {
  expect(on({ said: null })).toBe("notSaid, day notSaid, evening notSaid");
  expect(on({ said: null, holds: [held("whole")] })).toBe("taken, day taken, evening taken");
});

test("one thing at a time, by parts of the day", () => {
  expect(on({})).toBe("free, day free, evening free");
  expect(on({ holds: [held("evening")] })).toBe("free, day free, evening taken");
  expect(on({ holds: [held("evening", { day: addDays(DAY, -1) })] })).toBe("free, day free, evening free");
  expect(on({ holds: [held("full", { day: addDays(DAY, -1) })] })).toBe("free, day taken, evening free");
  // An hour to set up does not fit between the day and the evening.
  expect(on({ said: { ...UNTOUCHED, bufferMinutes: 60 }, holds: [held("day")] })).toBe(
    "taken, day taken, evening taken",
  );
  expect(on({ said: { ...UNTOUCHED, slots: ["whole"] }, holds: [held("day")] })).toBe("taken, whole taken");
});

test("what is accepted and waits for the asker is asked", () => {
  expect(on({ asked: new Map([[DAY, 1]]) })).toBe("asked, day asked, evening asked");
  expect(on({ asked: new Map([[DAY, 1]]), holds: [held("day")] })).toBe("asked, day taken, evening asked");
});

test("a venue is taken when all its halls are", () => {
  const venue = { rule: { mode: "halls", units: "halls" }, units: ["Lawn", "Pearl"] } as const;
  expect(on({ ...venue, holds: [held("full", { unit: "Lawn" })] })).toBe("free, day free, evening free, full free");
  expect(on({ ...venue, holds: [held("full", { unit: "Lawn" }), held("evening", { unit: "Pearl" })] })).toBe(
    "free, day free, evening taken, full taken",
  );
  expect(on({ ...venue, holds: [held("whole", { unit: "Lawn" })], asked: new Map([[DAY, 1]]) })).toMatch(/^asked/);
  // What was had when it was all one is had of each.
  expect(on({ ...venue, holds: [held("whole")] })).toMatch(/^taken/);
  // A hall that is no more holds nothing.
  expect(on({ ...venue, holds: [held("whole", { unit: "Ruby" })] })).toMatch(/^free/);
});

test("what is counted is taken when all of it is promised, or its owner takes no more", () => {
  const chairs = { rule: { mode: "counted", of: "event" }, said: { ...UNTOUCHED, capacity: 3 } } as const;
  const count = (taken: number, more = {}) => ({
    counts: [{ day: DAY, slot: "whole" as const, taken, capacity: 3, closed: false, ...more }],
  });
  expect(on({ ...chairs, ...count(2) })).toBe("free, whole free");
  expect(on({ ...chairs, ...count(2), asked: new Map([[DAY, 1]]) })).toBe("asked, whole asked");
  expect(on({ ...chairs, ...count(3) })).toBe("taken, whole taken");
  expect(on({ ...chairs, ...count(0, { closed: true }) })).toBe("taken, whole taken");
  expect(on({ ...chairs, said: null, ...count(40, { capacity: null }) })).toBe("notSaid, whole notSaid");
  expect([fits(undefined, 3, 3), fits(undefined, 3, 4), fits(undefined, null, 9_999)]).toEqual([true, false, true]);
});

test("who was confirmed for a day that was taken needs one, too", () => {
  const unheld = new Map([[DAY, 1]]);
  expect(on({ unheld })).toMatch(/^taken/);
  expect(on({ rule: { mode: "halls", units: "halls" }, units: ["Lawn", "Pearl"], unheld })).toMatch(/^free/);
  const crew = { rule: { mode: "counted", of: "event" }, said: { ...UNTOUCHED, capacity: 1 } } as const;
  expect([on(crew), on({ ...crew, unheld })]).toEqual(["free, whole free", "taken, whole taken"]);
});

test("a request holds the one part of the day that is offered, else the whole of it", () => {
  const rule = { mode: "halls", units: "halls" } as const;
  expect(wantedSlot({ rule, said: null })).toBe("whole");
  expect(wantedSlot({ rule, said: { ...UNTOUCHED, slots: ["full"] } })).toBe("full");
  // Who has the hall until three in the afternoon leaves the evening to the day before.
  const full = { rule, said: { ...UNTOUCHED, slots: ["full" as const] } };
  expect(on({ ...full, holds: [held("full", { day: addDays(DAY, 1) })] })).toBe("free, full free");
  // An evening before leaves a day room, though not for who stays into the next.
  const [before] = availability(facts({ rule, holds: [held("whole", { day: addDays(DAY, 1) })] }), DAY, DAY, TODAY);
  expect(before).toMatchObject({ state: "free", room: true });
  const [half] = availability(facts({ rule, holds: [held("evening")] }), DAY, DAY, TODAY);
  expect(half).toMatchObject({ state: "free", room: false });
});

test("weekdays off and days of notice are taken", () => {
  // 5 December 2026 is a Saturday.
  expect(on({ said: { ...UNTOUCHED, weekdaysOff: [6] } })).toMatch(/^taken/);
  expect(on({ said: { ...UNTOUCHED, weekdaysOff: [0] } })).toMatch(/^free/);
  expect([13, 14].map((leadDays) => on({ said: { ...UNTOUCHED, leadDays } }).split(",")[0])).toEqual(["free", "taken"]);
});

test("the next free days are those on which nothing is taken or asked", () => {
  const days = availability(
    facts({ holds: [held("evening")], asked: new Map([[addDays(DAY, 2), 1]]) }),
    DAY,
    addDays(DAY, 9),
    TODAY,
  );
  expect(openDays(days)).toEqual([1, 3, 4].map((at) => addDays(DAY, at)));
});

test("however many are held, a part of a day is free exactly where none of them touches it", () => {
  // A small generator: the same days and parts on every run.
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const slots = ["whole", "day", "evening", "full"] as const;
  for (let round = 0; round < 200; round += 1) {
    const holds = Array.from({ length: next(6) }, () => held(slots[next(4)]!, { day: addDays(DAY, next(5)) }));
    for (const { day, slots: parts } of availability(facts({ holds }), DAY, addDays(DAY, 4), TODAY))
      for (const { slot, state } of parts) {
        const own = spanOf(day, slot);
        const touched = holds.some(({ span }) => span.from < own.to && own.from < span.to);
        expect(state === "taken", `${round} ${day} ${slot}`).toBe(touched);
      }
  }
});
