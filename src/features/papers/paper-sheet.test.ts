import { expect, test } from "vitest";
import type { SheetBlock } from "../../platform/pdf/sheet.ts";
import { inLanguage } from "../../platform/words.server.ts";
import type { AgreedText } from "../bookings/agreement.server.ts";
import { reckon } from "../bookings/quote-money.ts";
import { contentOf } from "./paper-content.ts";
import type { OpenPaper, PaperKind } from "./paper-model.ts";
import { paperSheet } from "./paper-sheet.ts";

const SELLER = {
  legalName: "श्री क्षत्रिय इवेंट्स",
  address: "12, सराफ़ा बाज़ार",
  city: "Indore",
  state: "Madhya Pradesh",
  pin: "452002",
  status: "registered",
  gstin: "23AAPFU0939F1Z3",
  sac: "998596",
} as const;
const BUYER = { name: "Ravi Kumar", address: "4 Palasia", pin: "452001", state: "Madhya Pradesh", gstin: "" };
const LINES = [{ label: "ढोल", quantity: 1.5, unit: "hour", eachPaise: 1_00_000_00, amountPaise: 1_50_000_00 }];
const TAX = { kind: "onTop", percent: 18 } as const;
const AGREED = {
  number: "MD-7K3Q-9ZXA",
  event: { type: "Wedding", day: "2026-12-12", place: "Indore, Madhya Pradesh" },
  terms: { lines: LINES, discountPaise: 0, tax: TAX },
  money: reckon({ lines: LINES, discountPaise: 0, tax: TAX }),
} as unknown as AgreedText;

const sheet = (
  open: Partial<OpenPaper> & { kind: PaperKind },
  seller: object = {},
  refers: Parameters<typeof contentOf>[4] = [],
  reader: "organiser" | "provider" = "organiser",
) => {
  const paper = { entryId: null, amountPaise: AGREED.money.totalPaise, day: null, ...open };
  const content = contentOf(AGREED, { ...SELLER, ...seller }, { buyer: BUYER }, paper, refers);
  return paperSheet(
    {
      id: "1",
      kind: open.kind,
      number: "AB/26-27/00041",
      day: "2026-12-13",
      booking: "MD-7K3Q-9ZXA",
      totalPaise: content.totalPaise,
      content,
    },
    reader,
    "https://mandap.example/papers/1",
  );
};
const part = <Kind extends SheetBlock["kind"]>(blocks: readonly SheetBlock[], kind: Kind) =>
  blocks.find((block): block is Extract<SheetBlock, { kind: Kind }> => block.kind === kind)!;

test("a tax invoice has what Rule 46 asks for, for each its copy", () => {
  const invoice = sheet({ kind: "taxInvoice" });
  expect(invoice).toMatchObject({ title: "Tax invoice", lead: "AB/26-27/00041 · 13 December 2026" });
  expect([invoice.mark, sheet({ kind: "taxInvoice" }, {}, [], "provider").mark]).toEqual([
    "Original for recipient",
    "Duplicate for supplier",
  ]);
  expect(part(invoice.blocks, "sides").sides.map(({ lines }) => lines)).toEqual([
    ["श्री क्षत्रिय इवेंट्स", "12, सराफ़ा बाज़ार", "Indore 452002, Madhya Pradesh (23)", "GSTIN 23AAPFU0939F1Z3"],
    ["Ravi Kumar", "4 Palasia", "452001, Madhya Pradesh (23)"],
  ]);
  expect(part(invoice.blocks, "facts").facts).toContainEqual({
    label: "Place of supply",
    value: "Madhya Pradesh (23)",
  });
  const { rows, sums } = part(invoice.blocks, "table");
  expect(rows).toEqual([{ label: "ढोल", note: "1.5 hours at ₹1,00,000", amount: "₹1,50,000" }]);
  expect(sums.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    "Taxable value ₹1,50,000",
    "CGST 9 % ₹13,500",
    "SGST 9 % ₹13,500",
    "Total ₹1,77,000",
  ]);
  expect(part(invoice.blocks, "text").text).toBe("Tax payable on reverse charge: No.");
});

test("a voucher says of what the advance is, and a credit note what it takes back", () => {
  const voucher = sheet({ kind: "receiptVoucher", entryId: "a", amountPaise: 11_800_00 });
  expect(voucher.mark).toBeUndefined();
  expect(part(voucher.blocks, "table").rows[0]!.label).toBe("Advance: ढोल");
  const content = contentOf(
    AGREED,
    SELLER,
    { buyer: BUYER },
    { kind: "taxInvoice", entryId: null, amountPaise: AGREED.money.totalPaise, day: null },
    [],
  );
  const invoice = { kind: "taxInvoice", number: "AB/26-27/00040", day: "2026-12-12", totalPaise: 1_77_000_00, content };
  const note = sheet({ kind: "creditNote", amountPaise: 1_77_000_00 - 59_000_00 }, {}, [invoice as never]);
  expect(part(note.blocks, "facts").facts).toContainEqual({
    label: "Refers to invoice or bill",
    value: "AB/26-27/00040 of 12 December 2026",
  });
  expect(part(note.blocks, "table").sums.map(({ amount }) => amount)).toEqual([
    "₹1,00,000",
    "₹9,000",
    "₹9,000",
    "₹1,18,000",
  ]);
});

test("what a composition scheme has to say stands at the top", () => {
  const bill = sheet({ kind: "billOfSupply" }, { status: "composition" });
  expect(bill.top).toBe("Composition taxable person, not eligible to collect tax on supplies.");
});

test("in Hindi the law's terms keep the English beside them, and a line says which text decides", () => {
  const invoice = inLanguage("hi", () => sheet({ kind: "taxInvoice" }));
  expect(invoice).toMatchObject({
    title: "टैक्स इनवॉइस (Tax invoice)",
    lead: "AB/26-27/00041 · 13 दिसंबर 2026",
    mark: "प्राप्तकर्ता की मूल प्रति (Original for recipient)",
    lang: "hi-IN",
    pages: "पेज {at} / {count}",
  });
  const { facts } = part(invoice.blocks, "facts");
  expect(facts).toContainEqual({ label: "इवेंट", value: "शादी, 12 दिसंबर 2026, इंदौर, मध्य प्रदेश" });
  expect(facts).toContainEqual({ label: "सप्लाई की जगह (Place of supply)", value: "मध्य प्रदेश (23)" });
  expect(part(invoice.blocks, "sides").sides[0]!.lines).toContain("इंदौर 452002, मध्य प्रदेश (23)");
  expect(part(invoice.blocks, "table")).toMatchObject({
    heads: ["विवरण", "रकम"],
    rows: [{ label: "ढोल", note: "1.5 घंटे, दर ₹1,00,000", amount: "₹1,50,000" }],
  });
  const under = invoice.blocks.filter((block) => block.kind === "text").map(({ text }) => text);
  expect(under).toEqual([
    "रिवर्स चार्ज पर टैक्स: नहीं। (Tax payable on reverse charge: No.)",
    "यह आपके पढ़ने के लिए हिंदी अनुवाद है: मूल अंग्रेज़ी में जारी हुआ है और वही मान्य है।",
  ]);
  const voucher = inLanguage("hi", () => sheet({ kind: "receiptVoucher", entryId: "a", amountPaise: 11_800_00 }));
  expect(part(voucher.blocks, "table").rows[0]).toMatchObject({ label: "एडवांस: ढोल", note: "1 पेमेंट" });
});
