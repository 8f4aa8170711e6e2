/** How many messages carriers make of a text, and charge. */

/** The alphabet of plain SMS (GSM 03.38); those of the second line take the room of two. */
const PLAIN = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/u;
const DOUBLE = /[\^{}\\[~\]|€]/gu;

/** Whether every letter is of plain SMS; others (Devanagari) take two bytes each, all of them. */
export const isPlainSms = (text: string): boolean => PLAIN.test(text);

/** 160 plain letters fit one message, 153 each of several; of others 70, and 67. */
export function smsSegments(text: string): number {
  const plain = isPlainSms(text);
  const length = text.length + (plain ? (text.match(DOUBLE)?.length ?? 0) : 0);
  const [alone, joined] = plain ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / joined);
}
