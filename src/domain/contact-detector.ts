/**
 * Finds what would lead two people around the site before there is a booking: phone numbers, e-mails, UPI ids, links, and
 * names on other networks.
 * People here write numbers in many ways: in groups, in Devanagari, in words. Rupees, dates, times, PIN codes, references
 * of payments and our own numbers are none. Pure; what is found is covered, and nothing is refused.
 */
import { COVER } from "./cover.ts";
import { asciiDigits } from "./phone.ts";

export type FoundContact = { from: number; to: number; what: "phone" | "email" | "upi" | "link" | "handle" };

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  shunya: "0",
  sunya: "0",
  शून्य: "0",
  one: "1",
  ek: "1",
  एक: "1",
  two: "2",
  do: "2",
  दो: "2",
  three: "3",
  teen: "3",
  tin: "3",
  तीन: "3",
  four: "4",
  char: "4",
  chaar: "4",
  चार: "4",
  five: "5",
  paanch: "5",
  panch: "5",
  पांच: "5",
  पाँच: "5",
  six: "6",
  chhe: "6",
  che: "6",
  chah: "6",
  छह: "6",
  छः: "6",
  छे: "6",
  seven: "7",
  saat: "7",
  sat: "7",
  सात: "7",
  eight: "8",
  aath: "8",
  ath: "8",
  आठ: "8",
  nine: "9",
  nau: "9",
  no: "9",
  नौ: "9",
};

/** What nobody sees between two digits: joiners, direction marks, the frame of a digit in a box. */
const UNSEEN = /^(?:\p{Default_Ignorable_Code_Point}|\u20E3)$/u;

/** A text as it is looked at, and for each of its UTF-16 units where the sign that it comes from begins and ends. */
type Plain = { plain: string; begins: number[]; ends: number[] };

/**
 * The text with Latin digits and in compatible forms (bold, wide, circled signs as plain ones), without what nobody
 * sees. Finds are led back to whole code points of the text as it was written.
 */
function plainly(text: string): Plain {
  let plain = "";
  const [begins, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const sign of text) {
    const shown = UNSEEN.test(sign) ? "" : /\p{Nd}/u.test(sign) ? asciiDigits(sign) : sign.normalize("NFKC");
    for (let unit = 0; unit < shown.length; unit++) {
      begins.push(at);
      ends.push(at + sign.length);
    }
    plain += shown;
    at += sign.length;
  }
  return { plain, begins, ends };
}

const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\sat\s)\s?[\p{L}\p{N}-]{2,}(?:\s?(?:\.|\(dot\)|\[dot\]|\sdot\s)\s?\p{L}{2,24}){1,3}/giu;
const UPI = /[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,20}\b/giu;
/** A UPI id with spaces around its sign, or the word for it: by the banks' own endings alone. */
const SPOKEN_UPI =
  /[a-z0-9._-]{2,64}(?:\s?(?:@|\(at\)|\[at\])\s?(?:upi|paytm|freecharge|naviaxis)\b|\s?(?:@|\(at\)|\[at\]|\bat\b)\s?(?:ok(?:axis|icici|hdfcbank|sbi)|ybl|ibl|axl|y?apl|pt(?:hdfc|sbi|axis|yes)|wa(?:icici|hdfcbank|axis|sbi))\b)/giu;
/** What a sign of "at" stands before where it is a price: 850@plate. */
const PRICE_EACH = /^\d{1,6}@/;
const SPOKEN_LINK = /\b[a-z0-9-]{2,40}(?:\s?(?:\(dot\)|\[dot\])\s?|\sdot\s)(?:com|in|org|net|co)\b/giu;
const LINK =
  /(?:https?:\/\/|www\.)\S+|\b(?:wa\.me|t\.me|chat\.whatsapp\.com|bit\.ly|instagram\.com|facebook\.com|fb\.com|youtu\.be|youtube\.com)\/\S+|\b[a-z0-9-]{2,40}\.(?:com|in|org|net|co\.in|info|shop|online|site|app|me|io)\b(?:\/\S*)?/giu;
/** Where somebody is found elsewhere: `@name` beside the word for it, the word with a colon, or an `@name` that is no word. */
const NETWORK = "(?:insta(?:gram)?|ig|snap(?:chat)?|telegram|facebook|fb|twitter|इंस्टा(?:ग्राम)?)";
const HANDLES = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])${NETWORK}(?:\\s+(?:id|handle|page|pe|par))?(?:\\s*(?:is|hai|[:=–-]))?\\s*(@\\s?[a-z_][a-z0-9._]{2,29})`,
    "giu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${NETWORK}(?:\\s+(?:id|handle|page)(?:\\s+is)?)?\\s*[:=]\\s*([a-z_][a-z0-9._]{2,29})`,
    "giu",
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])${NETWORK}\\s+(?:id|handle)\\s+(?:is\\s+)?([a-z_]+[._\\d][a-z0-9._]{1,29})`, "giu"),
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])(@[a-z_][a-z0-9._]{2,29})\\s+(?:on|at|pe|par)\\s+${NETWORK}`, "giu"),
  /(?<![\p{L}\p{N}._%+-])(@[a-z_]+[._\d][a-z0-9._]{1,29})/giu,
];
/** Digits with the signs that people put between them; words of digits among them. */
const RUN = /(?:\+|\(|\b)?[\d][\d\s().\-–—_/*,|~]*[\d]/gu;

/** An Indian mobile or a landline with its code, once everything between the digits is gone. */
const isPhone = (digits: string): boolean =>
  /^(?:0{0,2}91|0)?[6-9]\d{9}$/.test(digits) || /^0\d{2,4}[2-7]\d{5,7}$/.test(digits);

/** As it is dialled, without a code: ten digits are no amount that anybody asks for here, and no reference of UPI. */
const MOBILE = /^[6-9]\d{9}$/;

const COUNTED = "(?:guests?|people|persons?|pax|plates?|pieces?|chairs?|mehm?aan|मेहमान|लोग)";
const REFERENCE_BEFORE = /(?:utr|ref(?:erence)?(?:\s*(?:no|number))?|rrn|txn|transaction|account|a\/c)\s*\.?:?#?\s*$/iu;
const COUNTED_BEFORE = new RegExp(`${COUNTED}\\s*[:=-]?\\s*$`, "iu");

/** What a run of digits is where it is no phone: an amount, a date, a time, a PIN code, a reference. */
function isOther(run: string, before: string, after: string): boolean {
  const digits = run.replace(/\D/g, "");
  const groups = run.match(/\d+/g) ?? [];
  // Grouped as money is here: 12,50,000.
  if (/^\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?$/.test(run.trim())) return true;
  // Several round amounts: 80000, 60000 or 90000-95000.
  if (groups.length > 1 && groups.every((group) => /^\d+00$/.test(group))) return true;
  // Days or rooms one after another: 8, 9, 10, 11.
  if (groups.length > 3 && groups.every((group, at) => at === 0 || Number(group) === Number(groups[at - 1]) + 1))
    return true;
  // A mobile with the word for an amount before or after it is called all the same.
  if (MOBILE.test(digits) && !REFERENCE_BEFORE.test(before)) return false;
  if (/(?:₹|rs\.?|inr|rupees?|rupaye|रुपये|रु\.?|total|amount|budget|advance|balance)\s*:?\s*$/iu.test(before))
    return true;
  if (/^\s*(?:\/-|₹|rupees?|rupaye|रुपये|lakhs?|lacs?|crores?|hazar|thousand|only\b)/iu.test(after)) return true;
  // How many come, and of what: no number that somebody could be called on.
  if (!isPhone(digits) && (new RegExp(`^\\s*${COUNTED}`, "iu").test(after) || COUNTED_BEFORE.test(before))) return true;
  // Several PIN codes.
  if (/^[1-8]\d{5}(?:\s*[,/–-]\s*[1-8]\d{5})+$/.test(run.trim()) && !/^91[6-9]/.test(digits)) return true;
  // The days of a date, or several of them.
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?:[^\d]+\d{1,4}[./-]\d{1,2}[./-]\d{2,4})*$/.test(run.trim())) return true;
  // A UTR has twelve digits in one.
  if (digits.length === 12 && /^\d{12}$/.test(run.trim()) && !/^91[6-9]/.test(digits)) return true;
  return REFERENCE_BEFORE.test(before) || /(?:pin(?:\s*code)?|gstin)\s*\.?:?#?\s*$/iu.test(before);
}

/** Words of digits as digits, with the place that each had in the text. */
function spoken(text: string): { digits: string; at: number[]; end: number[] } {
  const found = { digits: "", at: [] as number[], end: [] as number[] };
  let times = 1;
  let since: number | null = null;
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\d/gu)) {
    const word = match[0].toLowerCase().normalize("NFC");
    if (word === "double" || word === "triple" || word === "dabal" || word === "डबल") {
      times = word === "triple" ? 3 : 2;
      since = match.index;
      continue;
    }
    const digit = /^\d$/.test(word) ? word : DIGIT_WORDS[word];
    if (digit === undefined) {
      // Between two phones there is something else.
      found.digits += "|";
      found.at.push(match.index);
      found.end.push(match.index);
      times = 1;
      since = null;
      continue;
    }
    for (let n = 0; n < times; n++) {
      found.digits += digit;
      found.at.push(since ?? match.index);
      found.end.push(match.index + match[0].length);
    }
    times = 1;
    since = null;
  }
  return found;
}

/** Where contacts stand in a text, in their order, none over another; places count UTF-16 units, between code points. Rule: ADR 26. */
export function findContacts(text: string): FoundContact[] {
  const { plain, begins, ends } = plainly(text);
  const found: FoundContact[] = [];
  const free = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to);
  const add = (what: FoundContact["what"], from: number, to: number) => {
    if (from < to && free(from, to)) found.push({ what, from, to });
  };
  for (const [what, pattern] of [
    ["email", EMAIL],
    ["link", LINK],
    ["link", SPOKEN_LINK],
    ["upi", UPI],
    ["upi", SPOKEN_UPI],
  ] as const)
    for (const match of plain.matchAll(pattern))
      if (what !== "upi" || !PRICE_EACH.test(match[0])) add(what, match.index, match.index + match[0].length);
  for (const pattern of HANDLES)
    for (const match of plain.matchAll(pattern)) {
      // Whatever ends a sentence is none of the name.
      const name = match[1]!.replace(/[._]+$/, "");
      const from = match.index + match[0].indexOf(match[1]!);
      add("handle", from, from + name.length);
    }
  for (const match of plain.matchAll(RUN)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const digits = match[0].replace(/\D/g, "");
    if (digits.length < 8 || isOther(match[0], plain.slice(0, from), plain.slice(to))) continue;
    // Our own numbers: MD-7K3Q-9ZXA has letters, and is none.
    if (isPhone(digits) || digits.length >= 10) {
      if (!isPhone(digits) && !/[6-9]\d{9}/.test(digits)) continue;
      add("phone", from, to);
    }
  }
  const { digits, at, end } = spoken(plain);
  for (const match of digits.matchAll(/(?:91|0)?[6-9]\d{9}/g)) {
    const [from, to] = [at[match.index]!, end[match.index + match[0].length - 1]!];
    // Digits alone were looked at above; here at least two of them are words.
    if ((plain.slice(from, to).match(/[\p{L}\p{M}]+/gu)?.length ?? 0) >= 2) add("phone", from, to);
  }
  return found
    .map(({ what, from, to }) => ({ what, from: begins[from] ?? 0, to: ends[to - 1] ?? text.length }))
    .toSorted((one, other) => one.from - other.from);
}

/** The text with what was found covered. */
export function coverContacts(text: string): { text: string; covered: number } {
  const found = findContacts(text);
  let shown = "";
  let at = 0;
  for (const { from, to } of found) {
    shown += text.slice(at, from) + COVER;
    at = to;
  }
  return { text: shown + text.slice(at), covered: found.length };
}

/** How texts read: as they were written where the two sides may reach each other (`open`), else with what was found covered. */
export const readBy =
  (open: boolean) =>
  (text: string): string =>
    open ? text : coverContacts(text).text;

/** The same in whatever is made of texts: of lists and objects every one. */
export function coverAll(value: unknown): unknown {
  if (typeof value === "string") return coverContacts(value).text;
  if (Array.isArray(value)) return value.map(coverAll);
  return value !== null && typeof value === "object" && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, coverAll(one)]))
    : value;
}
