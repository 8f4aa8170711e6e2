/** Invoices, bills and vouchers: limits, messages, the schemas of forms and calls, and what may be issued when. Pure. */
import { z } from "zod";
import { isState } from "../../domain/places/places-data.ts";
import { gstinProblem, tidyTaxNumber } from "../../domain/tax-numbers.ts";
import { text } from "../../domain/words/say.ts";
import { optionalText, pin, requiredText } from "../../domain/zod-fields.ts";
import type { BookingState } from "../bookings/booking-table.ts";
import { gstinOfState, stateTax } from "./gst-states.ts";
import { bareNumber } from "../../domain/digits.ts";

export const SELLER_STATUSES = {
  registered: text("Registered for GST"),
  composition: text("Registered, composition scheme"),
  exempt: text("Only exempt services"),
  unregistered: text("Not registered"),
} as const;
export type SellerStatus = keyof typeof SELLER_STATUSES;

export const PAPER_KINDS = {
  taxInvoice: text("Tax invoice"),
  receiptVoucher: text("Receipt voucher"),
  refundVoucher: text("Refund voucher"),
  billOfSupply: text("Bill of supply"),
  bill: text("Bill"),
  creditNote: text("Credit note"),
} as const;
export type PaperKind = keyof typeof PAPER_KINDS;

export const PAPER_LIMITS = { name: 200, address: 400, city: 100 } as const;
/** What a paper of somebody in the composition scheme has to say (Rule 5(1)(f)). */
export const COMPOSITION_NOTE = text("Composition taxable person, not eligible to collect tax on supplies.");
/** What else the law wants said (Rule 46(p)), and of which amounts the lines are. Kept in English. */
export const PAPER_NOTES = {
  reverse: text("Tax payable on reverse charge: No."),
  inside: text("The amounts of the lines include the tax."),
} as const;
/** What a line is of, where it is not of the service itself; kept in English, with what was agreed behind it. */
export const PAPER_PARTS = {
  anew: text("Taken back as a whole, for what is agreed changes"),
  kept: text("Kept under the agreement, for the booking was called off"),
  advance: text("Advance"),
  refund: text("Refund of an advance"),
  notOwed: text("Not owed any more, for the booking was called off"),
} as const;
/** Papers of one page of a list. */
export const PAPERS_PAGE = 24;

export const PAPER_TEXT = {
  saved: text("Saved. It stands on the papers that you issue from now on."),
  issued: text("Issued. Both of you see it."),
  noSuch: text("There is no such paper."),
  notYours: text("Only the provider issues papers."),
  seller: text("First write down who issues your papers."),
  notOpen: text("This paper cannot be issued now."),
  taxed: text("Your agreement names a tax, which only somebody registered for GST may take."),
  free: text("Nothing is paid for this booking: there is no invoice and no bill."),
  sac: text("First write down the SAC of your service: 4 to 8 digits."),
  pin: text("Please enter the 6-digit PIN code."),
  state: text("Please choose a state."),
  needsGstin: text("Please enter your GSTIN."),
  noGstin: text("Somebody who is not registered has no GSTIN. Please leave it empty."),
  otherState: text("This GSTIN is one of another state."),
} as const;

const gstin = optionalText(40, { singleLine: true })
  .transform(tidyTaxNumber)
  .superRefine((typed, context) => {
    const problem = typed === "" ? null : gstinProblem(typed);
    if (problem) context.addIssue({ code: "custom", message: problem });
  })
  .describe("15 characters, or nothing");
const state = z.string(PAPER_TEXT.state).refine(isState, PAPER_TEXT.state);
const fullPin = pin(PAPER_TEXT.pin).pipe(z.string().min(1, PAPER_TEXT.pin));
const address = requiredText(text("Please enter the address."), { max: PAPER_LIMITS.address });

export const sellerSchema = z
  .object({
    legalName: requiredText(text("Please enter the name as it is registered."), {
      max: PAPER_LIMITS.name,
      singleLine: true,
    }),
    address,
    city: requiredText(text("Please enter the city."), { max: PAPER_LIMITS.city, singleLine: true }),
    state,
    pin: fullPin,
    status: z.enum(Object.keys(SELLER_STATUSES) as [SellerStatus, ...SellerStatus[]], text("Please choose one.")),
    gstin,
    sac: optionalText(20, { singleLine: true, numbers: true })
      .transform(bareNumber)
      .pipe(z.string().regex(/^(?:\d{4,8})?$/, text("A SAC has 4 to 8 digits, such as 998596."))),
    prefix: requiredText(text("Please enter 1 to 4 letters or digits."), { max: 10, singleLine: true })
      .transform((typed) => typed.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{1,4}$/, text("Please enter 1 to 4 letters or digits."))),
  })
  .superRefine((seller, context) => {
    const fault = (message: string) => context.addIssue({ code: "custom", path: ["gstin"], message });
    if (seller.status === "unregistered" && seller.gstin !== "") fault(PAPER_TEXT.noGstin);
    else if ((seller.status === "registered" || seller.status === "composition") && seller.gstin === "")
      fault(PAPER_TEXT.needsGstin);
    else if (seller.gstin !== "" && !gstinOfState(seller.gstin, seller.state)) fault(PAPER_TEXT.otherState);
  });
export type SellerForm = z.infer<typeof sellerSchema>;

export const issueSchema = z.object({
  kind: z.enum(Object.keys(PAPER_KINDS) as [PaperKind, ...PaperKind[]], text("Please choose a paper.")),
  entryId: z.uuid(text("This is no payment.")).nullish().describe("For vouchers: the payee's answer to the payment"),
  buyer: z
    .object({
      name: requiredText(text("Please enter the name."), { max: PAPER_LIMITS.name, singleLine: true }),
      address,
      pin: fullPin,
      state,
      gstin,
    })
    .refine((buyer) => buyer.gstin === "" || gstinOfState(buyer.gstin, buyer.state), {
      message: PAPER_TEXT.otherState,
      path: ["gstin"],
    }),
});
export type IssueForm = z.infer<typeof issueSchema>;

/** The year of a number: '2026-27' → '26-27'. */
export const shortYear = (year: string): string => year.slice(2);

/**
 * A number of at most 16 characters (CGST Rules, rule 46(b)) for 99,999 papers a year: 'AB/26-27/00041'.
 * @param year '26-27', the financial one
 */
export const paperNumber = (prefix: string, year: string, n: number): string =>
  `${prefix}/${year}/${String(n).padStart(5, "0")}`;

export type TaxPart = { name: "CGST" | "SGST" | "UTGST" | "IGST"; percent: number; paise: number };

/**
 * A tax by its parts, which make it to the paisa: two equal halves within a state, else IGST. Only what was agreed
 * before halves were rounded alike may be odd: its odd paisa goes to the second.
 * @param percent of the whole tax
 */
export function splitTax(taxPaise: number, percent: number, sellerState: string, supplyState: string): TaxPart[] {
  if (taxPaise === 0) return [];
  if (sellerState !== supplyState) return [{ name: "IGST", percent, paise: taxPaise }];
  const half = Math.floor(taxPaise / 2);
  return [
    { name: "CGST", percent: percent / 2, paise: half },
    { name: stateTax(supplyState), percent: percent / 2, paise: taxPaise - half },
  ];
}

/** The state at the end of a place in words; null where it names none. */
export function stateOfPlace(place: string): string | null {
  const last = place.split(", ").at(-1) ?? "";
  return isState(last) ? last : null;
}

/** Everything that is printed. */
export type PaperContent = {
  seller: {
    legalName: string;
    address: string;
    city: string;
    state: string;
    pin: string;
    status: SellerStatus;
    gstin: string | null;
  };
  buyer: { name: string; address: string; pin: string; state: string; gstin: string | null };
  booking: string;
  event: { type: string | null; day: string | null; place: string };
  /** Null where no tax speaks of it. */
  supply: { state: string; code: string } | null;
  sac: string | null;
  lines: { label: string; quantity: number; unit: string; eachPaise: number; amountPaise: number }[];
  /** Whether the tax is in the amounts of the lines. */
  taxIncluded: boolean;
  discountPaise: number;
  taxablePaise: number;
  taxes: TaxPart[];
  totalPaise: number;
  /** It is of what was kept of a booking that was called off, not of a service. */
  kept?: boolean;
  /** The receipt vouchers whose money goes back; of a credit note, the invoice or bill. */
  refers: { number: string; day: string }[];
  /** What the law wants said, in sentences. */
  notes: string[];
};

/**
 * `kept`: it is of what stays with the provider of a booking that was called off; `anew`: it takes an invoice or a bill
 * back as a whole, so that what is agreed can change.
 */
export type OpenPaper = {
  kind: PaperKind;
  entryId: string | null;
  amountPaise: number;
  day: string | null;
  kept?: boolean;
  anew?: boolean;
};

/** A payment or a refund that its payee has acknowledged. */
export type Acknowledged = { id: string; payee: "organiser" | "provider"; amountPaise: number; day: string };
type Issued = { kind: PaperKind; entryId: string | null; totalPaise: number; kept: boolean };

const FINAL: readonly PaperKind[] = ["taxInvoice", "billOfSupply", "bill"];
/** An invoice or a bill, of which a booking has one. */
export const isFinal = (kind: PaperKind): boolean => FINAL.includes(kind);

type Standing<Paper> = { final: Paper; creditedPaise: number };

/** The invoice or bill of a booking that stands, of its papers in their order: null for none, or once it is credited as a whole. */
export function standingFinal<Paper extends Pick<Issued, "kind" | "totalPaise">>(
  issued: readonly Paper[],
): Standing<Paper> | null {
  let final: Paper | null = null;
  let creditedPaise = 0;
  for (const one of issued) {
    if (isFinal(one.kind)) [final, creditedPaise] = [one, 0];
    else if (one.kind === "creditNote") creditedPaise += one.totalPaise;
    if (final && creditedPaise >= final.totalPaise) final = null;
  }
  return final && { final, creditedPaise };
}

/**
 * What may be issued for a booking now: an invoice or a bill once, vouchers for what was acknowledged. Of a booking that
 * was called off, an invoice or a bill of what is kept; a credit note where the whole was invoiced before. On its day,
 * while both can still change what is agreed, a credit note takes an invoice back as a whole, and then there is another.
 * By who issues it: CGST Rules 46, 49, 50 and 51 (ADR 29), called off: ADR 32.
 * @param taxed whether the agreement names a tax
 * @param ended whether it was called off
 * @param keptPaise what stays with the provider then
 */
export function openPapers({
  status,
  taxed,
  state,
  ended,
  keptPaise,
  eventDay,
  today,
  totalPaise,
  acknowledged,
  issued,
}: {
  status: SellerStatus;
  taxed: boolean;
  state: BookingState;
  ended: boolean;
  keptPaise: number;
  eventDay: string | null;
  today: string;
  totalPaise: number;
  acknowledged: readonly Acknowledged[];
  issued: readonly Issued[];
}): OpenPaper[] {
  if (taxed && status !== "registered") return [];
  const over = state === "delivered" || state === "closed";
  const standing = standingFinal(issued);
  const final = standing?.final;
  const kind: PaperKind = status === "unregistered" ? "bill" : taxed ? "taxInvoice" : "billOfSupply";
  const open: OpenPaper[] = [];
  // Of ₹0 there is no invoice and no bill.
  if (!final && !ended && totalPaise > 0 && (over || (state === "confirmed" && eventDay !== null && eventDay <= today)))
    open.push({ kind, entryId: null, amountPaise: totalPaise, day: null });
  if (!final && ended && keptPaise > 0)
    open.push({ kind, entryId: null, amountPaise: keptPaise, day: null, kept: true });
  const credits = standing !== null && !standing.final.kept && standing.creditedPaise === 0;
  if (credits && ended && standing.final.totalPaise > keptPaise)
    open.push({ kind: "creditNote", entryId: null, amountPaise: standing.final.totalPaise - keptPaise, day: null });
  if (credits && !ended && state === "confirmed" && eventDay !== null && eventDay >= today)
    open.push({ kind: "creditNote", entryId: null, amountPaise: standing.final.totalPaise, day: null, anew: true });
  const whole = issued.some((one) => isFinal(one.kind) && !one.kept);
  // What was invoiced as a whole is credited, and its money goes back by that: it is no advance any more.
  if (!taxed || whole) return open;
  const without = acknowledged.filter(({ id }) => !issued.some(({ entryId }) => entryId === id));
  const vouched = (kind: PaperKind) =>
    issued.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.totalPaise, 0);
  const left = vouched("receiptVoucher") - vouched("refundVoucher");
  for (const { id, payee, amountPaise, day } of without) {
    if (payee === "provider" && !over && !final) open.push({ kind: "receiptVoucher", entryId: id, amountPaise, day });
    // More may come back than was vouched for, such as what a provider owes besides: that is no refund of an advance.
    if (payee === "organiser" && left > 0)
      open.push({ kind: "refundVoucher", entryId: id, amountPaise: Math.min(amountPaise, left), day });
  }
  return open;
}

/** Rupees with two decimals, for a spreadsheet: 450000 → '4500.00'. */
export const plainRupees = (paise: number): string =>
  `${paise < 0 ? "-" : ""}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, "0")}`;
