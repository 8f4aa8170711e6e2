/** Indian landlines, which ten digits alone do not tell from mobiles: by the STD code before them. */
import { asciiDigits } from "./phone.ts";

/** STD codes of cities whose numbers could be mobiles', without the 0 before them (National Numbering Plan, 6 to 8). */
const STD =
  "80|6(?:12|[2-5]1|57|6[13]|7[14]|80)|7(?:12|2[14]|3[134]|44|51|55|61|71|88)|8(?:2[014]|3[126]|6[136]|7[078]|8[34]|91)";
/** A subscriber's number there begins with 2 to 6. */
const NUMBER = String.raw`[2-6]\d{2,4}[\s-]?\d{3,4}`;
/** '0731 2540000', '07312540000': what begins with 0 and an STD code. */
const WITH_ZERO = new RegExp(String.raw`^\(?0(?:${STD})\)?[\s-]?${NUMBER}$`);
/** '+91-731-2540000', '731 2540000': the code stands apart. */
const APART = new RegExp(String.raw`^(?:(?:\+|00)?91[\s-]*)?\(?(?:${STD})\)?[\s-]+${NUMBER}$`);

/** Whether a number as typed is a landline's: to be asked before it is read as a mobile, for nobody can text it. */
export function isLandline(typed: string): boolean {
  const text = asciiDigits(typed)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  if (text.length > 40 || text.replace(/\D/g, "").replace(/^(?:00)?91(?=\d{10}$)|^0/, "").length !== 10) return false;
  return WITH_ZERO.test(text) || APART.test(text);
}
