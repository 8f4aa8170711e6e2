/** What stands on an invoice, a bill or a voucher: from the agreement, who issues it, and whom it is for. Pure. */
import type { AgreedText } from "../bookings/agreement.server.ts";
import { reckon } from "../bookings/quote-money.ts";
import { gstCode } from "./gst-states.ts";
import {
  COMPOSITION_NOTE,
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
    ...(kind === "billOfSupply" ? [] : ["Tax payable on reverse charge: No."]),
    ...(kind === "taxInvoice" && taxIncluded ? ["The amounts of the lines include the tax."] : []),
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

/** Everything that is printed on a paper. @param vouchers whose money goes back, for a refund */
export function contentOf(
  agreed: AgreedText,
  seller: Seller,
  { buyer }: Pick<IssueForm, "buyer">,
  paper: OpenPaper,
  vouchers: readonly Voucher[],
): PaperContent {
  const { kind, amountPaise } = paper;
  const { tax, lines } = agreed.terms;
  const voucher = paper.entryId !== null;
  const taxed = agreed.money.taxPaise > 0;
  const money = voucher
    ? reckon({ lines: [], discountPaise: 0, tax: { ...tax, kind: "included" }, allInPaise: amountPaise })
    : agreed.money;
  const place = stateOfPlace(agreed.event.place) ?? buyer.state;
  const taxIncluded = taxed && (voucher || tax.kind === "included");
  const what = kind === "receiptVoucher" ? "Advance" : "Refund of an advance";
  const { legalName, address, city, state, pin, status, gstin, sac } = seller;
  return {
    seller: { legalName, address, city, state, pin, status, gstin },
    buyer: { ...buyer, gstin: kind === "bill" ? null : buyer.gstin || null },
    booking: agreed.number,
    event: agreed.event,
    supply: taxed ? { state: place, code: gstCode(place) ?? "" } : null,
    sac: kind === "bill" ? null : sac,
    lines: voucher
      ? [{ label: what, quantity: 1, unit: "payment", eachPaise: amountPaise, amountPaise }]
      : lines.map(({ label, quantity, unit, eachPaise, amountPaise: each }) => ({
          label,
          quantity,
          unit,
          eachPaise,
          amountPaise: each,
        })),
    taxIncluded,
    discountPaise: voucher ? 0 : agreed.money.discountPaise,
    taxablePaise: money.taxablePaise,
    taxes: splitTax(money.taxPaise, tax.percent, state, place),
    totalPaise: money.totalPaise,
    refers: vouchers.map(({ number, day }) => ({ number, day })),
    notes: notesOf(kind, seller, taxIncluded),
  };
}
