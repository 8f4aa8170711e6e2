import { expect, test } from "vitest";
import { states } from "../../domain/places/places-data.ts";
import { gstinCheck } from "../../domain/tax-numbers.ts";
import { reckon } from "../bookings/quote-money.ts";
import { gstCode, gstinOfState, stateTax } from "./gst-states.ts";
import {
  openPapers,
  standingFinal,
  paperNumber,
  plainRupees,
  sellerSchema,
  shortYear,
  splitTax,
  stateOfPlace,
} from "./paper-model.ts";

const FOURTEEN = "AAPFU0939F1Z";
const gstinOf = (code: string) => `${code}${FOURTEEN}${gstinCheck(`${code}${FOURTEEN}`)}`;
const SELLER = {
  legalName: "Meera Joshi",
  address: "12 Sarafa",
  city: "Indore",
  state: "Madhya Pradesh",
  pin: "452002",
  status: "registered",
  gstin: gstinOf("23"),
  sac: "998596",
  prefix: "ab",
};
const faults = (seller: object) =>
  sellerSchema.safeParse(seller).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("every state has its own code, and a GSTIN belongs to the state that it begins with", () => {
  const codes = states().map(gstCode);
  expect(codes.filter((code) => code === null)).toEqual([]);
  expect(new Set(codes).size).toBe(states().length);
  expect(gstinOfState(gstinOf("23"), "Madhya Pradesh")).toBe(true);
  expect(gstinOfState(gstinOf("27"), "Madhya Pradesh")).toBe(false);
  expect(gstinOfState(gstinOf("28"), "Andhra Pradesh")).toBe(true);
  expect(gstinOfState(gstinOf("97"), "Goa")).toBe(true);
  expect([stateTax("Ladakh"), stateTax("Delhi"), stateTax("Puducherry")]).toEqual(["UTGST", "SGST", "SGST"]);
});

test.each([
  ["a registered person", {}, []],
  [
    "a mistyped GSTIN",
    { gstin: "23AAPFU0939F1Z9" },
    ["gstin: The last character of this GSTIN does not fit the others: one of them is mistyped."],
  ],
  ["none where one is needed", { gstin: "" }, ["gstin: Please enter your GSTIN."]],
  ["none under the composition scheme", { status: "composition", gstin: "" }, ["gstin: Please enter your GSTIN."]],
  ["one of another state", { gstin: gstinOf("27") }, ["gstin: This GSTIN is one of another state."]],
  ["none for exempt services", { status: "exempt", gstin: "" }, []],
  [
    "one without a registration",
    { status: "unregistered" },
    ["gstin: Somebody who is not registered has no GSTIN. Please leave it empty."],
  ],
  ["a SAC of three digits", { sac: "998" }, ["sac: A SAC has 4 to 8 digits, such as 998596."]],
  ["a prefix of five letters", { prefix: "ABCDE" }, ["prefix: Please enter 1 to 4 letters or digits."]],
  ["a prefix with a slash", { prefix: "A/" }, ["prefix: Please enter 1 to 4 letters or digits."]],
  ["no PIN code", { pin: "" }, ["pin: Please enter the 6-digit PIN code."]],
])("a seller: %s", (_name, change, expected) => {
  expect(faults({ ...SELLER, ...change })).toEqual(expected);
});

test("numbers have at most 16 characters of those that the law names", () => {
  expect(paperNumber("AB", shortYear("2026-27"), 41)).toBe("AB/26-27/00041");
  expect(paperNumber("ABCD", "26-27", 99_999)).toMatch(/^[A-Z0-9/-]{16}$/);
});

test("CGST and SGST of what is agreed are equal, whatever the amount and the rate, and make the tax", () => {
  for (let at = 1; at <= 2_000; at += 1)
    for (const kind of ["onTop", "included"] as const) {
      const percent = [5, 12, 18, 28][at % 4]!;
      const lines = [{ quantity: 1, eachPaise: at * 7_919 }];
      const { taxPaise, taxablePaise } = reckon({ lines, discountPaise: 0, tax: { kind, percent } });
      const [cgst, sgst] = splitTax(taxPaise, percent, "Goa", "Goa");
      const said = `${percent} % ${kind} of ${at * 7_919}`;
      expect(cgst!.paise, said).toBe(sgst!.paise);
      expect(cgst!.paise + sgst!.paise, said).toBe(taxPaise);
      const half = (taxablePaise * percent) / 200;
      expect(Math.abs(cgst!.paise - half), said).toBeLessThanOrEqual(kind === "onTop" ? 0.5 : 1);
    }
});

test("a tax is split without losing a paisa, one of an older agreement too", () => {
  for (const paise of [1, 2, 3, 81_000_01, 4_242_424]) {
    const [cgst, sgst] = splitTax(paise, 18, "Goa", "Goa");
    expect(cgst!.paise + sgst!.paise).toBe(paise);
    expect(sgst!.paise - cgst!.paise).toBeLessThanOrEqual(1);
  }
  expect(splitTax(181, 18, "Goa", "Ladakh")).toEqual([{ name: "IGST", percent: 18, paise: 181 }]);
  expect(splitTax(5, 5, "Ladakh", "Ladakh")).toEqual([
    { name: "CGST", percent: 2.5, paise: 2 },
    { name: "UTGST", percent: 2.5, paise: 3 },
  ]);
  expect(splitTax(0, 0, "Goa", "Goa")).toEqual([]);
  expect([stateOfPlace("Indore, Madhya Pradesh"), stateOfPlace("Indore"), stateOfPlace("")]).toEqual([
    "Madhya Pradesh",
    null,
    null,
  ]);
});

const BOOKING = {
  status: "registered",
  taxed: true,
  state: "confirmed",
  ended: false,
  keptPaise: 0,
  eventDay: "2027-02-12",
  today: "2027-02-01",
  totalPaise: 118_00,
  acknowledged: [{ id: "a", payee: "provider", amountPaise: 50_00, day: "2027-01-01" }],
  issued: [],
} as const;
const INVOICE = { kind: "taxInvoice", entryId: null, totalPaise: 118_00, kept: false } as const;
const open = (change: Partial<Parameters<typeof openPapers>[0]>) =>
  openPapers({ ...BOOKING, ...change }).map(({ kind, amountPaise }) => `${kind} ${amountPaise}`);

test("what may be issued depends on who issues it, and on where the booking stands", () => {
  const voucher = { kind: "receiptVoucher", entryId: "a", totalPaise: 50_00, kept: false } as const;
  const refund = { id: "b", payee: "organiser", amountPaise: 60_00, day: "2027-01-02" } as const;
  expect(open({})).toEqual(["receiptVoucher 5000"]);
  expect(open({ issued: [voucher] })).toEqual([]);
  expect(open({ today: "2027-02-12" })).toEqual(["taxInvoice 11800", "receiptVoucher 5000"]);
  expect(open({ state: "delivered" })).toEqual(["taxInvoice 11800"]);
  expect(open({ state: "delivered", issued: [INVOICE] })).toEqual([]);
  expect(open({ taxed: false, state: "closed" })).toEqual(["billOfSupply 11800"]);
  expect(open({ taxed: false, state: "closed", status: "unregistered" })).toEqual(["bill 11800"]);
  expect(open({ taxed: false, state: "closed", status: "composition" })).toEqual(["billOfSupply 11800"]);
  expect(open({ state: "closed", status: "unregistered" })).toEqual([]);
  expect(open({ state: "cancelled", ended: true, acknowledged: [refund] })).toEqual([]);
  expect(
    open({ state: "cancelled", ended: true, acknowledged: [...BOOKING.acknowledged, refund], issued: [voucher] }),
  ).toEqual(["refundVoucher 5000"]);
});

test("while what is agreed can still change, an invoice is taken back as a whole, and then there is another", () => {
  const onTheDay = { today: BOOKING.eventDay, acknowledged: [] } as const;
  const note = { kind: "creditNote", entryId: null, totalPaise: 118_00, kept: false } as const;
  expect(openPapers({ ...BOOKING, ...onTheDay, issued: [INVOICE] })).toEqual([
    { kind: "creditNote", entryId: null, amountPaise: 118_00, day: null, anew: true },
  ]);
  expect(open({ ...onTheDay, issued: [INVOICE, note] })).toEqual(["taxInvoice 11800"]);
  expect(open({ ...onTheDay, issued: [INVOICE, note], totalPaise: 150_00 })).toEqual(["taxInvoice 15000"]);
  expect(open({ ...onTheDay, issued: [INVOICE, note, INVOICE] })).toEqual(["creditNote 11800"]);
  // After the day nothing changes any more.
  expect(open({ today: "2027-02-13", acknowledged: [], issued: [INVOICE] })).toEqual([]);
  expect(standingFinal([INVOICE, note])).toBeNull();
  expect(standingFinal([INVOICE, { ...note, totalPaise: 1_00 }])).toEqual({ final: INVOICE, creditedPaise: 1_00 });
});

test("of a booking that was called off, what is kept has a paper, and what was invoiced before is credited", () => {
  const off = { state: "cancelled", ended: true, keptPaise: 30_00 } as const;
  expect(open(off)).toEqual(["taxInvoice 3000", "receiptVoucher 5000"]);
  expect(open({ ...off, taxed: false, status: "unregistered" })).toEqual(["bill 3000"]);
  expect(open({ ...off, taxed: false, status: "composition" })).toEqual(["billOfSupply 3000"]);
  expect(open({ ...off, issued: [INVOICE] })).toEqual(["creditNote 8800"]);
  expect(open({ ...off, keptPaise: 0, issued: [INVOICE] })).toEqual(["creditNote 11800"]);
  expect(open({ ...off, keptPaise: 118_00, issued: [INVOICE] })).toEqual([]);
  const note = { kind: "creditNote", entryId: null, totalPaise: 88_00, kept: false } as const;
  expect(open({ ...off, issued: [INVOICE, note] })).toEqual([]);
  // The rest of the advance goes back with its own voucher, beside a paper of what is kept.
  const kept = { kind: "taxInvoice", entryId: null, totalPaise: 30_00, kept: true } as const;
  const voucher = { kind: "receiptVoucher", entryId: "a", totalPaise: 50_00, kept: false } as const;
  const back = { id: "b", payee: "organiser", amountPaise: 20_00, day: "2027-01-02" } as const;
  expect(open({ ...off, issued: [voucher, kept], acknowledged: [...BOOKING.acknowledged, back] })).toEqual([
    "refundVoucher 2000",
  ]);
});

test("an amount for a spreadsheet has two decimals", () => {
  expect([plainRupees(4_500_01), plainRupees(5)]).toEqual(["4500.01", "0.05"]);
});
