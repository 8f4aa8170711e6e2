/** Money is integer paise. Shown with Indian grouping: ₹1,00,000. */

const LAKH = 1_00_000;
const CRORE = 1_00_00_000;

const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** 1_00_00_050 paise → '₹1,00,000.50'; whole rupees without decimals. Throws on a fraction of a paisa. */
export function formatRupees(paise: number): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError("Money is an integer number of paise.");
  const sign = paise < 0 ? "-" : "";
  const rest = Math.abs(paise) % 100;
  const rupees = grouped.format((Math.abs(paise) - rest) / 100);
  return `${sign}₹${rupees}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}

/** '₹1.5 lakh', '₹2 crore' with at most two decimals; below a lakh whole rupees: '₹45,000'. */
export function formatRupeesCompact(paise: number): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError("Money is an integer number of paise.");
  const sign = paise < 0 ? "-" : "";
  const rupees = Math.round(Math.abs(paise) / 100);
  if (rupees < LAKH) return `${sign}₹${grouped.format(rupees)}`;
  // 99,99,600 would round to '100 lakh'.
  const inLakh = Math.round((rupees / LAKH) * 100) / 100;
  if (inLakh < 100) return `${sign}₹${short.format(inLakh)} lakh`;
  return `${sign}₹${short.format(rupees / CRORE)} crore`;
}

const amount =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,15}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?\s*(k|thousand|lakhs?|lacs?|l|crores?|cr)?\.?\s*(?:\/-)?$/i;

function unitOf(word: string): number {
  const unit = word.toLowerCase();
  if (unit === "") return 1;
  if (unit.startsWith("c")) return CRORE;
  return unit.startsWith("l") ? LAKH : 1000;
}

/**
 * Paise from what a person typed: '1,00,000', '₹ 2500.50', 'Rs. 5000/-', '1.5 lakh', '2 crore'.
 * Null for anything else: negative, more than two decimals, more than can be counted exactly.
 */
export function parseRupees(text: string): number | null {
  if (typeof text !== "string" || text.length > 40) return null;
  const found = amount.exec(text.trim());
  if (!found) return null;
  const [, whole = "", decimals = "", unit = ""] = found;
  const paise = (Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"))) * unitOf(unit);
  return Number.isSafeInteger(paise) ? paise : null;
}
