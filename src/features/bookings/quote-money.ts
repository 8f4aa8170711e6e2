/**
 * The money of a quote: the one place where it is reckoned, for the form, the quote, the agreement and whatever compares
 * them. Integer paise throughout; what is rounded is rounded once, to the nearest paisa, a tax by its halves.
 */
import { gstInside, gstOnTop } from "../../domain/gst.ts";
import type { PriceLine } from "../../domain/price-lines.ts";

/** How somebody stands to GST, as they say it themselves. */
export type TaxStanding = "registered" | "composition" | "exempt" | "unregistered";
/**
 * Whether somebody may take a tax at all (CGST Act, section 32; for the composition scheme section 10(4)).
 * Whoever is registered has given a GSTIN (`sellerSchema` of papers).
 * @param standing null where they have said nothing: without a GSTIN there is no tax
 */
export const mayTax = (standing: TaxStanding | null): boolean => standing === "registered";

/** As its sender has chosen it. `percent` has at most two decimals. */
export type Tax = { kind: "none" | "included" | "onTop"; percent: number };

export type Reckoned = {
  /** All lines together. */
  grossPaise: number;
  discountPaise: number;
  /** What the tax is reckoned on. */
  taxablePaise: number;
  taxPaise: number;
  /** All in. */
  totalPaise: number;
};

/** Whole hundredths, so that no fraction of a binary number gets into an amount. */
const hundredths = (value: number): number => Math.round(value * 100);

/** Rates have two decimals of a per cent. */
const RATE_OF = 10_000;

/** What a line comes to, in paise; of a quantity two decimals count. */
export const lineAmount = ({ quantity, eachPaise }: Pick<PriceLine, "quantity" | "eachPaise">): number =>
  Math.round((eachPaise * hundredths(quantity)) / 100);

/**
 * What it all comes to. Tax by `src/domain/gst.ts`, in what is agreed all in as in what is put on top (ADR 29).
 * @param allInPaise what was agreed in place of the sum, all in: the discount is then whatever leads there
 */
export function reckon({
  lines,
  discountPaise,
  tax,
  allInPaise = null,
}: {
  lines: readonly Pick<PriceLine, "quantity" | "eachPaise">[];
  discountPaise: number;
  tax: Tax;
  allInPaise?: number | null;
}): Reckoned {
  const grossPaise = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const rate = tax.kind === "none" ? 0 : hundredths(tax.percent);
  if (allInPaise !== null || tax.kind !== "onTop") {
    const totalPaise = allInPaise ?? grossPaise - discountPaise;
    const taxPaise = gstInside(totalPaise, rate, RATE_OF);
    const taxablePaise = totalPaise - taxPaise;
    const before = tax.kind === "onTop" ? taxablePaise : totalPaise;
    return {
      grossPaise,
      discountPaise: grossPaise - before,
      taxablePaise,
      taxPaise,
      totalPaise,
    };
  }
  const taxablePaise = grossPaise - discountPaise;
  const taxPaise = gstOnTop(taxablePaise, rate, RATE_OF);
  return { grossPaise, discountPaise, taxablePaise, taxPaise, totalPaise: taxablePaise + taxPaise };
}

/** Parts of an amount by whole percents that make a hundred: no paisa is lost, the last part takes the rest. */
export function allocate(totalPaise: number, percents: readonly number[]): number[] {
  let left = totalPaise;
  return percents.map((percent, at) => {
    const part = at === percents.length - 1 ? left : Math.floor((totalPaise * percent) / 100);
    left -= part;
    return part;
  });
}
