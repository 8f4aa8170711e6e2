/** What stands on an invoice, a bill or a voucher: from the agreement, who issues it, and whom it is for. Pure. */
import { truncate } from "../../domain/graphemes.ts";
import type { AgreedText } from "../bookings/agreement.server.ts";
import { reckon } from "../bookings/quote-money.ts";
import { gstCode } from "./gst-states.ts";
import {
  COMPOSITION_NOTE,
  PAPER_NOTES,
  PAPER_PARTS,
  splitTax,
  stateOfPlace,
  type IssueForm,
  type OpenPaper,
  type PaperContent,
  type PaperKind,
  type SellerStatus,
} from "./paper-model.ts";

/** As it is kept. */
type Seller = Omit<PaperContent["seller"], "gstin"> & {
  gstin: string | null;
  sac: string | null;
  status: SellerStatus;
};
type Voucher = { kind: PaperKind; number: string; day: string; totalPaise: number };

/** What the law wants said on it. */
function notesOf(kind: PaperKind, seller: Seller, taxIncluded: boolean): string[] {
  if (kind === "bill") return [];
  return [
    ...(seller.status === "composition" ? [COMPOSITION_NOTE] : []),
    ...(kind === "billOfSupply" || kind === "creditNote" ? [] : [PAPER_NOTES.reverse]),
    ...((kind === "taxInvoice" || kind === "creditNote") && taxIncluded ? [PAPER_NOTES.inside] : []),
  ];
}

/** Receipt vouchers whose money goes back, the oldest with something left first. */
export function vouchersOf<Paper extends Voucher>(papers: readonly Paper[], amountPaise: number): Paper[] {
  const sum = (kind: PaperKind) =>
    papers.filter((one) => one.kind === kind).reduce((all, one) => all + one.totalPaise, 0);
  let gone = sum("refundVoucher");
  let left = amountPaise;
  return papers.filter((one) => {
    if (one.kind !== "receiptVoucher" || left <= 0) return false;
    const used = Math.min(gone, one.totalPaise);
    gone -= used;
    const taken = Math.min(left, one.totalPaise - used);
    left -= taken;
    return taken > 0;
  });
}

/** As much of what was agreed as one line has room for. */
const MOST_WORDS = 240;
const servicesOf = ({ terms }: AgreedText): string =>
  truncate(terms.lines.map(({ label }) => label).join(", "), MOST_WORDS);

/** The one line of a paper that is not of the service itself; null for an invoice or a bill of it. */
function partOf({ kind, kept, anew }: OpenPaper): string | null {
  if (anew) return PAPER_PARTS.anew;
  if (kept) return PAPER_PARTS.kept;
  if (kind === "receiptVoucher") return PAPER_PARTS.advance;
  if (kind === "refundVoucher") return PAPER_PARTS.refund;
  return kind === "creditNote" ? PAPER_PARTS.notOwed : null;
}

/** Of a credit note: what was invoiced, less what is kept. Where nothing is, it takes back all to the paisa. */
function creditOf(original: PaperContent, amountPaise: number): Pick<PaperContent, "taxablePaise" | "taxes"> {
  const { taxes, supply, seller, totalPaise, taxablePaise } = original;
  if (amountPaise === totalPaise) return { taxablePaise, taxes };
  const percent = taxes.reduce((sum, one) => sum + one.percent, 0);
  const tax = { kind: percent > 0 ? "included" : "none", percent } as const;
  const money = reckon({ lines: [], discountPaise: 0, tax, allInPaise: amountPaise });
  return {
    taxablePaise: money.taxablePaise,
    taxes: splitTax(money.taxPaise, percent, seller.state, supply?.state ?? seller.state),
  };
}

/**
 * Everything that is printed on a paper.
 * @param refers the vouchers whose money goes back, for a refund; the invoice or bill, for a credit note
 */
export function contentOf(
  agreed: AgreedText,
  seller: Seller,
  { buyer }: Pick<IssueForm, "buyer">,
  paper: OpenPaper,
  refers: readonly (Voucher & { content?: PaperContent })[],
): PaperContent {
  const { kind, amountPaise } = paper;
  const { tax, lines } = agreed.terms;
  const part = partOf(paper);
  const original = kind === "creditNote" ? refers[0]?.content : undefined;
  const taxed = original ? original.taxes.length > 0 : agreed.money.taxPaise > 0;
  const money =
    part === null
      ? agreed.money
      : reckon({
          lines: [],
          discountPaise: 0,
          tax: { ...tax, kind: taxed ? "included" : "none" },
          allInPaise: amountPaise,
        });
  const place = stateOfPlace(agreed.event.place) ?? buyer.state;
  const taxIncluded = taxed && (part !== null || tax.kind === "included");
  const { legalName, address, city, state, pin, status, gstin, sac } = seller;
  return {
    seller: { legalName, address, city, state, pin, status, gstin },
    buyer: { ...buyer, gstin: kind === "bill" ? null : buyer.gstin || null },
    booking: agreed.number,
    event: agreed.event,
    supply: taxed ? (original?.supply ?? { state: place, code: gstCode(place) ?? "" }) : null,
    sac: kind === "bill" ? null : sac,
    lines:
      part !== null
        ? [
            {
              label: `${part}: ${servicesOf(agreed)}`,
              quantity: 1,
              unit: paper.entryId === null ? "booking" : "payment",
              eachPaise: amountPaise,
              amountPaise,
            },
          ]
        : lines.map(({ label, quantity, unit, eachPaise, amountPaise: each }) => ({
            label,
            quantity,
            unit,
            eachPaise,
            amountPaise: each,
          })),
    taxIncluded,
    discountPaise: part === null ? agreed.money.discountPaise : 0,
    taxablePaise: money.taxablePaise,
    taxes: splitTax(money.taxPaise, tax.percent, state, place),
    ...(original ? creditOf(original, amountPaise) : {}),
    totalPaise: money.totalPaise,
    ...(paper.kept ? { kept: true } : {}),
    refers: refers.map(({ number, day }) => ({ number, day })),
    notes: notesOf(kind, seller, taxIncluded),
  };
}
