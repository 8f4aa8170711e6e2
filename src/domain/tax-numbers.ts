/**
 * PAN and GSTIN: whether a number can be one at all. Whether it is somebody's, only its paper tells.
 *
 * PAN (Income-tax Rules, rule 114): five letters, four digits, a letter; the fourth letter says what kind of holder it
 * has; its last letter is a check whose rule is not published. GSTIN (CGST Rules, rule 10): the code of a state, the
 * holder's PAN, which registration of theirs it is, 'Z', and a check character: the values of the first fourteen in base
 * 36, times 1 and 2 by turns, of each product the quotient and the remainder by 36 added up; the check is what is
 * missing to the next multiple of 36.
 *
 * Our own, since what is kept (stdnum 1.12) holds 37 states: it refuses every GSTIN of Ladakh (38) and those of the
 * codes 97 and 99, takes any fourteenth character, and says no more than that a number is wrong.
 */
import { bareNumber } from "./digits.ts";
import { text } from "./words/say.ts";

/** What the fourth letter of a PAN says of its holder. */
export const PAN_HOLDERS: Readonly<Record<string, string>> = {
  A: text("Association of persons"),
  B: text("Body of individuals"),
  C: text("Company"),
  F: text("Firm or LLP"),
  G: text("Government"),
  H: text("Hindu undivided family"),
  J: text("Artificial juridical person"),
  L: text("Local authority"),
  P: text("Person"),
  T: text("Trust"),
};

/** As it is kept: capitals, without spaces and hyphens. */
export const tidyTaxNumber = (typed: string): string => bareNumber(typed).toUpperCase();

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LAST_STATE = 38;
/** Other territory, and the Centre's own jurisdiction. */
const NO_STATE = ["97", "99"];

/** What is wrong with a tidy PAN, in words; null where nothing is. */
export function panProblem(pan: string): string | null {
  if (!PAN.test(pan)) return text("A PAN has five letters, four digits and a letter, such as ABCPE1234F.");
  if (!Object.hasOwn(PAN_HOLDERS, pan.charAt(3)))
    return text("The fourth letter of this PAN cannot be right: it is P for a person, C for a company, F for a firm.");
  return null;
}

/** The fifteenth character of a GSTIN, made of the fourteen before it. */
export function gstinCheck(fourteen: string): string {
  const sum = Array.from(fourteen).reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** What is wrong with a tidy GSTIN, in words; null where nothing is. */
export function gstinProblem(gstin: string): string | null {
  if (!GSTIN.test(gstin)) return text("A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.");
  const state = gstin.slice(0, 2);
  if (!(Number(state) >= 1 && Number(state) <= LAST_STATE) && !NO_STATE.includes(state))
    return text("A GSTIN begins with the code of a state, 01 to 38, or with 97 or 99.");
  if (panProblem(gstin.slice(2, 12)) !== null)
    return text("The PAN in this GSTIN, its third to twelfth character, cannot be right.");
  if (gstinCheck(gstin.slice(0, 14)) !== gstin.charAt(14))
    return text("The last character of this GSTIN does not fit the others: one of them is mistyped.");
  return null;
}
