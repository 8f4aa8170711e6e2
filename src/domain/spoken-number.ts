/** Numbers that people quote: 'MD-7K3Q-9ZXA', random, in Crockford's base 32, which has no I, L, O and U. */

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Those that are drawn: without vowels and Y no number spells a word. Older numbers have them. */
const DRAWN = "0123456789BCDFGHJKMNPQRSTVWXZ";
/** Bytes from here on are drawn again, so that every digit is as likely as the others. */
const FAIR = 256 - (256 % DRAWN.length);

/** A new number. 29^8 are possible: that it is free is the database's to say. @param kind two letters: what it is the number of */
export function newSpokenNumber(kind: string): string {
  let digits = "";
  while (digits.length < 8)
    for (const byte of crypto.getRandomValues(new Uint8Array(12)))
      if (byte < FAIR) digits += DRAWN[byte % DRAWN.length];
  return `${kind}-${digits.slice(0, 4)}-${digits.slice(4, 8)}`;
}

/** The number as stored, from what somebody typed or read out ('md 7k3q 9zxa', O for 0, I or L for 1); null for anything else. */
export function parseSpokenNumber(kind: string, text: string): string | null {
  if (text.length > 40) return null;
  const bare = text.toUpperCase().replace(/[\s-]/g, "");
  if (!bare.startsWith(kind) || !/^[0-9A-Z]{8}$/.test(bare.slice(kind.length))) return null;
  const digits = bare.slice(kind.length).replaceAll("O", "0").replace(/[IL]/g, "1");
  if ([...digits].some((digit) => !DIGITS.includes(digit))) return null;
  return `${kind}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
