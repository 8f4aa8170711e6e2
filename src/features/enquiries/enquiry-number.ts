/** The number people quote: 'MD-7K3Q-9ZXA', random, in Crockford's base 32, which has no I, L, O and U. */

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new number. 32^8 are possible: that it is free is the database's to say. */
export function newEnquiryNumber(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => DIGITS[byte % 32]).join("");
  return `MD-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** The number as stored, from what somebody typed or read out ('md 7k3q 9zxa', O for 0, I or L for 1); null for anything else. */
export function parseEnquiryNumber(text: string): string | null {
  if (text.length > 40) return null;
  const bare = text.toUpperCase().replace(/[\s-]/g, "");
  const digits = /^MD([0-9A-Z]{8})$/.exec(bare)?.[1]?.replaceAll("O", "0").replace(/[IL]/g, "1");
  if (!digits || [...digits].some((digit) => !DIGITS.includes(digit))) return null;
  return `MD-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
