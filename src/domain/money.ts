/** Money is integer paise. Shown with Indian grouping: ₹1,00,000. */
import { asciiDigits } from "./phone.ts";
import { plainNumber } from "./digits.ts";

/** So many make a rupee. */
export const PAISE = 100;

const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** 1_00_00_050 paise → '₹1,00,000.50'; whole rupees without decimals. Throws on a fraction of a paisa. */
export function formatRupees(paise: number): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError("Money is an integer number of paise.");
  const sign = paise < 0 ? "-" : "";
  const rest = Math.abs(paise) % PAISE;
  const rupees = grouped.format((Math.abs(paise) - rest) / PAISE);
  return `${sign}₹${rupees}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}

/** How people name large numbers, and how many times one each is. */
export const NUMBER_UNITS: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1_000,
  thousand: 1_000,
  hazar: 1_000,
  हज़ार: 1_000,
  हजार: 1_000,
  l: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  लाख: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  करोड़: 10_000_000,
};

/** What people write around an amount without meaning anything by it. */
const AROUND = /^(?:rs\.?|inr|₹)|(?:rs\.?|inr|rupees?|rupaye|रुपये|only|\/-)$/gu;
const MOST_INPUT = 60;
/** Digits from which on rupees behind lakhs or thousands can be meant in one way alone. */
const LEAST_LEFT = 3;
/** A hundred thousand crore: beyond that it is no amount that anybody pays here. */
const MOST_RUPEES = 1e12;

/**
 * What was typed as paise: '5,00,000', '₹5 lakh', '1.5 crore', '50k', '1 lakh 50 thousand', 'Rs. 2,500/-'. Null for
 * what is no single amount: '4 to 5 lakh', 'to be discussed'.
 */
export function parseRupees(typed: string): number | null {
  if (typed.length > MOST_INPUT) return null;
  let bare = plainNumber(typed).normalize("NFC").toLowerCase().replace(/,/gu, "").trim();
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare.replace(AROUND, "").trim();
  }
  let rupees = 0;
  let last = Infinity;
  let rest = bare;
  while (rest !== "") {
    const [all, digits, word] = /^(\d{1,13}(?:\.\d+)?)\s*([\p{L}\p{M}]*)\s*/u.exec(rest) ?? [];
    if (all === undefined || digits === undefined) return null;
    const unit = word ? NUMBER_UNITS[word.normalize("NFC")] : 1;
    // Of several parts each next one is smaller: '1 lakh 50 thousand', and not '5 6'.
    if (unit === undefined || unit >= last) return null;
    // '1 lakh 50' is a lakh and fifty thousand to some, and fifty rupees to others.
    if (last !== Infinity && !word && digits.length < LEAST_LEFT) return null;
    rupees += Number(digits) * unit;
    last = unit;
    rest = rest.slice(all.length);
  }
  return bare === "" || rupees > MOST_RUPEES ? null : Math.round(rupees * PAISE);
}

/** How it is kept: as paise, or as the words that say no amount. */
export const keptMoney = (typed: string): number | string => parseRupees(typed) ?? typed;

/** As one types: '500000' → '5,00,000'. What is no plain number stays as it is. */
export function groupRupees(typed: string): string {
  const [, rupees, rest = ""] = /^₹?\s*(\d{1,13})(\.\d{0,2})?$/u.exec(asciiDigits(typed).replace(/[,\s]/gu, "")) ?? [];
  return rupees === undefined ? typed : grouped.format(Number(rupees)) + rest;
}

/** An amount as it is kept, for people: paise as '₹5,00,000'; text as the amount that it says, or as it is. */
export function moneyWords(kept: unknown): string {
  if (typeof kept === "number") return formatRupees(kept);
  if (typeof kept !== "string") return "";
  const paise = parseRupees(kept);
  return paise === null ? kept : formatRupees(paise);
}
