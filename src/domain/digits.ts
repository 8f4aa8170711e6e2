const OF_INDIA = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Digits of the scripts of India (०, ૦, ০, ౦ …) as ASCII; their blocks are 128 apart, with each at the same place. */
export const latinDigits = (text: string): string =>
  text.replace(OF_INDIA, (digit) => String((digit.charCodeAt(0) - 0x0966) % 128));

/** Zero-width characters and direction marks come along with what is pasted. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Digits of Indian and wide keyboards as ASCII, without what nobody sees; everything else as it was typed. */
export const plainNumber = (typed: string): string =>
  latinDigits(typed).normalize("NFKC").replace(INVISIBLE, "").trim();

/** The same without spaces and dashes of any kind: PIN, SAC, PAN, GSTIN. */
export const bareNumber = (typed: string): string => plainNumber(typed).replace(/[\s\p{Pd}]/gu, "");
