import { describe, expect, test } from "vitest";
import { EXTENSION_HOURS, MOST_EXTENSION_HOURS, extensionOf, firstDuePaise, type HoldLine } from "./hold.ts";

const DUE = 1_500_000;
const line = (kind: HoldLine["kind"], amountPaise: number, more: Partial<HoldLine> = {}): HoldLine => ({
  kind,
  payee: "provider",
  amountPaise,
  method: "cash",
  reference: null,
  photo: null,
  ...more,
});
const paid = (amountPaise: number, more: Partial<HoldLine> = {}) => line("paid", amountPaise, more);
const rejected = (amountPaise: number) => line("rejected", amountPaise);
const upi = { method: "upi", reference: "633012345678" } as const;
const hours = (...lines: HoldLine[]) => extensionOf(lines, DUE).hours;

describe("what holds a date longer", () => {
  test("nothing but notes that cover what falls due with the agreement, once", () => {
    expect(hours()).toBe(0);
    expect(hours(paid(1))).toBe(0);
    expect(hours(paid(DUE - 1))).toBe(0);
    expect(hours(paid(DUE))).toBe(EXTENSION_HOURS);
    expect(hours(paid(DUE - 1), paid(1))).toBe(EXTENSION_HOURS);
    expect(hours(paid(DUE), paid(100), paid(100))).toBe(EXTENSION_HOURS);
    expect(hours(paid(DUE, { payee: "organiser" }))).toBe(0);
    expect(hours(line("depositPaid", DUE))).toBe(0);
    expect(extensionOf([paid(DUE)], null)).toMatchObject({ hours: 0, inForce: false });
  });

  test("after a rejection, a reference of a bank or UPI, or a picture", () => {
    const before = [paid(DUE), rejected(DUE)];
    expect(extensionOf(before, DUE)).toEqual({ hours: EXTENSION_HOURS, inForce: false, rejected: true, notedPaise: 0 });
    expect(hours(...before, paid(DUE))).toBe(EXTENSION_HOURS);
    expect(hours(...before, paid(DUE, { reference: "given by hand" }))).toBe(EXTENSION_HOURS);
    expect(hours(...before, paid(DUE, upi))).toBe(2 * EXTENSION_HOURS);
    expect(hours(...before, paid(DUE, { photo: "a" }))).toBe(2 * EXTENSION_HOURS);
    // A first note without, and a second one with it: what counts is the last, with what was noted before.
    expect(hours(...before, paid(DUE - 100), paid(100, upi))).toBe(2 * EXTENSION_HOURS);
  });

  test("a part that is rejected takes back nothing that the rest covers", () => {
    expect(extensionOf([paid(DUE), paid(100), rejected(100)], DUE).inForce).toBe(true);
  });

  test("a week in all, however often what never arrives is noted", () => {
    const again = Array.from({ length: 9 }, () => [paid(DUE, upi), rejected(DUE)]).flat();
    expect(hours(...again)).toBe(MOST_EXTENSION_HOURS);
  });
});

test("what falls due with the agreement: all of it, the first payment where nothing does, less what a decision lets off", () => {
  const dues = [
    { n: 1, amountPaise: 10, letOffPaise: 0 },
    { n: 2, amountPaise: 20, letOffPaise: 5 },
    { n: 3, amountPaise: 70, letOffPaise: 0 },
  ];
  const [agreement, event] = [{ due: "agreement" }, { due: "event" }] as const;
  expect(firstDuePaise([agreement, event, event], dues)).toBe(10);
  expect(firstDuePaise([agreement, agreement, event], dues)).toBe(25);
  expect(firstDuePaise([event, event, event], dues)).toBe(10);
  expect(firstDuePaise([], [])).toBeNull();
});
