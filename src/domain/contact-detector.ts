/**
 * Finds what would lead two people around the site before there is a booking: phone numbers, e-mails, UPI ids, links, and
 * names on other networks.
 * People here write numbers in many ways: in groups, in Devanagari, in words. Rupees, dates, times, PIN codes, references
 * of payments and our own numbers are none. Pure; what is found is covered, and nothing is refused.
 */
import { COVER } from "./cover.ts";
import { numbersIn } from "./contact-numbers.ts";
import { asciiDigits } from "./phone.ts";

export type FoundContact = { from: number; to: number; what: "phone" | "email" | "upi" | "link" | "handle" };

/** What nobody sees between two digits: joiners, direction marks, the frame of a digit in a box. */
const UNSEEN = /^(?:\p{Default_Ignorable_Code_Point}|\u20E3)$/u;

/** Circled digits of which Unicode says no plain form, by the first of each row: ❶, ➀, ➊, ⓵; and ⓿. */
const CIRCLES = [0x2776, 0x2780, 0x278a, 0x24f5];
function circled(sign: string): string | null {
  const code = sign.codePointAt(0) ?? 0;
  if (code === 0x24ff || code === 0x1f10b || code === 0x1f10c) return "0";
  const row = CIRCLES.find((first) => code >= first && code < first + 9);
  return row === undefined ? null : String(code - row + 1);
}

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
    const shown = UNSEEN.test(sign)
      ? ""
      : /\p{Nd}/u.test(sign)
        ? asciiDigits(sign)
        : (circled(sign) ?? sign.normalize("NFKC"));
    for (let unit = 0; unit < shown.length; unit++) {
      begins.push(at);
      ends.push(at + sign.length);
    }
    plain += shown;
    at += sign.length;
  }
  return { plain, begins, ends };
}

const LOCAL = String.raw`[\p{L}\p{N}._%+-]{1,64}`;
const DOT = String.raw`(?:\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?|\sdot\s)`;
/** With its sign, which a sentence may follow ('see you @home. Then'), or with words for its signs ('we sing at weddings. Call'). */
const EMAIL = new RegExp(
  `${LOCAL}\\s?(?:@|[([{<]\\s?(?:at|@)\\s?[)\\]}>])\\s?[\\p{L}\\p{N}-]{2,}(?:(?:\\.|${DOT})\\p{L}{2,24}|\\s?\\.\\s?(?:com|org|net|xyz)\\b){1,3}`,
  "giu",
);
const SPOKEN_EMAIL = new RegExp(
  `${LOCAL}\\sat(?:\\sthe\\srate(?:\\sof)?)?\\s[\\p{L}\\p{N}-]{2,}(?:${DOT}\\p{L}{2,24}|\\.(?:com|in|org|net|co\\.in)\\b){1,3}`,
  "giu",
);
const UPI = /[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,20}\b/giu;
/** A UPI id with spaces around its sign, or the word for it: by the banks' own endings alone. */
const SPOKEN_UPI =
  /[a-z0-9._-]{2,64}(?:\s?(?:@|\(at\)|\[at\])\s?(?:upi|paytm|freecharge|naviaxis)\b|\s?(?:@|\(at\)|\[at\]|\bat\b)\s?(?:ok(?:axis|icici|hdfcbank|sbi)|ybl|ibl|axl|y?apl|pt(?:hdfc|sbi|axis|yes)|wa(?:icici|hdfcbank|axis|sbi))\b)/giu;
/** What a sign of "at" stands before where it is a price: 850@plate. */
const PRICE_EACH = /^\d{1,6}@/;
/** Endings of addresses; those that are words too count in small letters alone. */
const ENDINGS =
  "com|in|org|net|co|info|biz|xyz|me|io|app|shop|site|online|store|club|tech|website|space|web|ai|dev|tv|cc|uk|us|ae|ca|sg|au|eu|de|pro|agency|asia|vip|top|link|page|bio|wedding|photography|photos|events|studio|digital|media|company|group|world|live|life|art|blog|cloud|email|today|click|guru|social|fun";
/** A full stop without its space: 'it was good.In the evening'. */
const NEXT_SENTENCE = /^\p{L}+\.(?:In|Me|Us)\s+\p{Ll}/u;
const SPOKEN_LINK = new RegExp(
  `\\b[a-z0-9-]{2,40}(?:\\s?[(\\[{]\\s?(?:dot|\\.)\\s?[)\\]}]\\s?|\\sdot\\s)(?:${ENDINGS})\\b`,
  "giu",
);
const LINK = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`\b(?:wa\.me|t\.me|chat\.whatsapp\.com|bit\.ly|instagram\.com|facebook\.com|fb\.com|youtu\.be|youtube\.com)\/\S+`,
    String.raw`\b[a-z0-9-]{2,40}\.(?:com|in|org|net|co\.in|info|shop|online|site|app|me|io)\b(?:\/\S*)?`,
  ].join("|"),
  "giu",
);
const SMALL_LINK = new RegExp(
  String.raw`(?<![\w@.])[A-Za-z][A-Za-z0-9-]{1,40}(?:\.[a-z0-9-]+)*\.(?:${ENDINGS})(?![\w-])(?:\/\S*)?`,
  "gu",
);
/** Where somebody is found elsewhere: `@name` beside the word for it, the word with a colon, or an `@name` that is no word. */
const NETWORK =
  "(?:insta(?:gram)?|ig|snap(?:chat)?|telegram|facebook|fb|twitter|youtube|linkedin|threads|pinterest|इंस्टा(?:ग्राम)?|इन्स्टा(?:ग्राम)?)";
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
  // The name alone behind the word: only where no word is written so.
  new RegExp(
    `(?<![\\p{L}\\p{N}])${NETWORK}\\s+(?:(?:name|me|mein|par|pe|is|hai|user(?:name)?)\\s+)*([a-z]+(?:[._][a-z0-9._]*[a-z0-9]|\\d{2,}[a-z0-9._]*))`,
    "giu",
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])([a-z]+[._]+[a-z0-9._]*[a-z0-9])\\s+(?:on|at|pe|par)\\s+${NETWORK}`, "giu"),
  /(?<![\p{L}\p{N}._%+-])(@[a-z_]+[._\d][a-z0-9._]{1,29})/giu,
];
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
    ["email", SPOKEN_EMAIL],
    ["link", LINK],
    ["link", SMALL_LINK],
    ["link", SPOKEN_LINK],
    ["upi", UPI],
    ["upi", SPOKEN_UPI],
  ] as const)
    for (const match of plain.matchAll(pattern))
      if (!(what === "upi" ? PRICE_EACH.test(match[0]) : NEXT_SENTENCE.test(plain.slice(match.index))))
        add(what, match.index, match.index + match[0].length);
  for (const pattern of HANDLES)
    for (const match of plain.matchAll(pattern)) {
      // Whatever ends a sentence is none of the name.
      const name = match[1]!.replace(/[._]+$/, "");
      const from = match.index + match[0].indexOf(match[1]!);
      add("handle", from, from + name.length);
    }
  for (const { from, to } of numbersIn(plain)) add("phone", from, to);
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
