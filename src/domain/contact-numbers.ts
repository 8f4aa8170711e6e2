/** Numbers that somebody could be called on, in a text in plain signs (contact-detector.ts): in digits, in words, or strewn. */
import { digitsOfWord, tensOfWord } from "./digit-words.ts";

export type Found = { from: number; to: number };

/** Letters that are written for digits: in a token with a digit, and only for looking. */
const LOOKALIKES = /(?<![\p{L}\p{M}])(?=[\dOoОоΟοlIі]*\d)[\dOoОоΟοlIі]+(?![\p{L}\p{M}])/gu;
const asDigits = (token: string) => token.replace(/[OoОоΟο]/g, "0").replace(/[lIі]/g, "1");

/** Digits with whatever signs people put between them, but for those of money and shares. */
const RUN = /(?:\+\s?|\()?\d(?:[^\p{L}\p{N}₹$€£%]{0,12}\d)+/gu;
/** As a number abroad is written: with its country's code, or as in North America. */
const ABROAD = /^(?:\+|00)\s?[1-9][\d\s().-]{6,18}\d$/;
const NORTH_AMERICAN = /^\(?[2-9]\d{2}\)?[\s.-]{1,2}[2-9]\d{2}[\s.-]\d{4}$/;

/** An Indian mobile or a landline with its code, once everything between the digits is gone. */
const isPhone = (digits: string): boolean =>
  /^(?:0{0,2}91|0)?[6-9]\d{9}$/.test(digits) || /^0\d{2,4}[2-7]\d{5,7}$/.test(digits);
/** As it is dialled, without a code: ten digits are no amount that anybody asks for here, and no reference of UPI. */
const MOBILE = /^[6-9]\d{9}$/;

const COUNTED =
  "(?:guests?|people|persons?|pax|plates?|pieces?|chairs?|tables?|mehm?aan|मेहमान|लोग|log|artists?|singers?|dancers?|musicians?|members?|volunteers?|hours?|hrs?|ghante|घंटे|minutes?|mins?|days?|din|दिन|nights?|weeks?|months?|years?|rooms?|halls?|photos?|videos?|songs?|events?|functions?|cars?|buses|km|kms|kg|feet|ft|metres?|watts?|w|db|sq|stalls?|counters?|dishes|items?|bottles?|boxes|sets?|pairs?|copies|am|pm|baje|बजे|percent|stars?)";
const REFERENCE_BEFORE = /(?:utr|ref(?:erence)?(?:\s*(?:no|number))?|rrn|txn|transaction|account|a\/c)\s*\.?:?#?\s*$/iu;
const COUNTED_BEFORE = new RegExp(`(?:${COUNTED})\\s*[:=-]?\\s*$`, "iu");
/** What stands before the number of a place, or of one of several. */
const NUMBERED_BEFORE =
  /(?:halls?|floors?|sector|block|house|gates?|rooms?|plot|flat|shop|road|ward|lane|nos?|number|tables?|stage|day|part|row|line|page|point|step|option|age|pin(?:\s*code)?|phase|tower|wing|street|bus|train|flight|gstin)\s*[.:#-]?\s*$/iu;

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)";
const ALONE = String.raw`(?<!\d[^\p{L}\p{N}]{0,3})`;
const CLOCK = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`;
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** What numbers are where they are no phone, whatever stands around them: they are not looked at. */
const EXPLAINED = [
  String.raw`(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]20\d\d|20\d\d-\d\d-\d\d)(?!\d)`,
  String.raw`${ALONE}${CLOCK}(?:\s*(?:-|–|to|se)\s*${CLOCK})?(?![:#.]?\d)`,
  String.raw`${ALONE}${NTH}(?:\s*(?:-|–|to|and|&|,|se|aur)\s*${NTH})*\s+${MONTH}(?![\p{L}])(?:[\s,]+20\d\d(?!\d))?`,
  String.raw`${MONTH}\s+${NTH}(?:[\s,]+20\d\d)?(?![^\p{L}\p{N}]{0,2}\d)`,
  String.raw`(?:₹|\brs\.?|\binr|रु\.?)\s*(?:\d{1,3}(?:,\d{2,3})+|\d{1,8})(?:\.\d{1,2})?(?![^\p{L}\p{N}]{0,2}\d)`,
  String.raw`${ALONE}(?:\d{1,3}(?:,\d{2,3})+|\d{1,8})\s*(?:\/-|₹|rupees?|rupaye|रुपये|lakhs?|lacs?|crores?|hazar|thousand|k\b|%)`,
  String.raw`${ALONE}\d{1,6}(?:\s*[-–]\s*\d{1,6})?\s*${COUNTED}(?![\p{L}])`,
].map((one) => new RegExp(one, "giu"));

/** What a run of digits is where it is no phone: an amount, a date, a PIN code, a reference. */
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
  // A mobile with the word for an amount or a reference before it is called all the same.
  if (MOBILE.test(digits)) return false;
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
  if (/^\d{12}$/.test(run.trim()) && !/^91[6-9]/.test(digits)) return true;
  return (
    (REFERENCE_BEFORE.test(before) && !isPhone(digits)) || /(?:pin(?:\s*code)?|gstin)\s*\.?:?#?\s*$/iu.test(before)
  );
}

type Group = Found & { digits: string };
const groupsOf = (text: string, offset = 0): Group[] =>
  Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    from: offset + index,
    to: offset + index + digits.length,
  }));

/** The first groups, one after the other, whose digits are a phone's; empty where there are none. `apart`: most signs between two. */
function phoneAmong(groups: readonly Group[], apart: number): Group[] {
  for (const first of groups.keys()) {
    let digits = "";
    for (let last = first; last < groups.length && digits.length < 14; last++) {
      if (last > first && groups[last]!.from - groups[last - 1]!.to > apart) break;
      digits += groups[last]!.digits;
      if (isPhone(digits)) return groups.slice(first, last + 1);
    }
  }
  return [];
}

/** What of a run could be called; null for nothing. */
function calledIn(run: string, at: number): Found | null {
  const whole = { from: at, to: at + run.length };
  const digits = run.replace(/\D/g, "");
  if (isPhone(digits) || (digits.length <= 15 && (ABROAD.test(run) || NORTH_AMERICAN.test(run)))) return whole;
  const within = phoneAmong(groupsOf(run, at), Infinity);
  if (within.length > 0) return { from: within[0]!.from, to: within.at(-1)!.to };
  const plainly = /^[+(]?[\d\s().\-–—_/*,|~]+$/.test(run);
  return plainly && digits.length >= 10 && /[6-9]\d{9}/.test(digits) ? whole : null;
}

/** Words between digits that say nothing: 'nine then eight'. */
const FILLERS = new Set(["and", "aur", "then", "phir", "dash", "space", "और", "फिर"]);
const TIMES: Readonly<Record<string, number>> = { double: 2, dabal: 2, डबल: 2, triple: 3 };

/** Numbers said in words, some of their digits perhaps in digits. */
function spokenIn(text: string): Found[] {
  const said: { digits: string; from: number; to: number }[] = [];
  const words = [...text.matchAll(/[\p{L}\p{M}]+|\d/gu)].map(({ 0: one, index }) => ({
    word: one.toLowerCase().normalize("NFC"),
    from: index,
    to: index + one.length,
  }));
  let times: { n: number; from: number } | null = null;
  for (let at = 0; at < words.length; at++) {
    const { word, from, to } = words[at]!;
    if (FILLERS.has(word)) continue;
    if (Object.hasOwn(TIMES, word)) {
      times = { n: TIMES[word] ?? 2, from };
      continue;
    }
    const tens = tensOfWord(word);
    const next = words[at + 1];
    const unit = tens !== null && next ? digitsOfWord(next.word) : null;
    if (tens !== null && unit?.length === 1 && unit !== "0" && next) {
      said.push({ digits: tens + unit, from, to: next.to });
      at++;
    } else {
      const digits = /^\d$/.test(word) ? word : tens !== null ? `${tens}0` : digitsOfWord(word);
      // Between two phones there is something else.
      if (digits === null) said.push({ digits: "|", from, to: from });
      else said.push({ digits: digits.repeat(times?.n ?? 1), from: times?.from ?? from, to });
    }
    times = null;
  }
  const all = said.map(({ digits }) => digits).join("");
  const owner = said.flatMap((one) => Array.from(one.digits, () => one));
  return [...all.matchAll(/(?:91|0)?[6-9]\d{9}/g)].flatMap(({ 0: { length }, index }) => {
    const [first, last] = [owner[index], owner[index + length - 1]];
    if (!first || !last) return [];
    // Digits alone are looked at elsewhere; here at least two of them are words.
    const some = text.slice(first.from, last.to).match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
    return some >= 2 ? [{ from: first.from, to: last.to }] : [];
  });
}

/** Most signs between two parts of a number that is strewn over a text. */
const APART = 40;

/** Where they stand, in units of the text. What an amount, a date, an hour, a count or a reference explains is none. */
export function numbersIn(plain: string): Found[] {
  const loose = plain.replace(LOOKALIKES, asDigits);
  let masked = loose;
  for (const explained of EXPLAINED) masked = masked.replace(explained, (one) => "x".repeat(one.length));
  const found: Found[] = [];
  const settled: Found[] = [];
  for (const { 0: run, index } of masked.matchAll(RUN)) {
    const there = { from: index, to: index + run.length };
    const other = isOther(run, plain.slice(0, there.from), plain.slice(there.to));
    const called = other || run.replace(/\D/g, "").length < 8 ? null : calledIn(run, index);
    if (called) found.push(called);
    if (called || other) settled.push(there);
  }
  found.push(...spokenIn(loose));
  const strewn = groupsOf(masked).filter(
    ({ digits, from, to }) =>
      settled.every((one) => to <= one.from || from >= one.to) &&
      !NUMBERED_BEFORE.test(plain.slice(0, from)) &&
      !/^(?:st|nd|rd|th)\b/i.test(plain.slice(to)) &&
      // PIN codes, years, round amounts.
      !/^(?:[1-8]\d{5}|(?:19|20)\d\d|\d+00)$/.test(digits),
  );
  return [...found, ...phoneAmong(strewn, APART)];
}
