/** Numbers with what people write beside them, tidied before they are read: counts, shares, lengths. */
import { plainNumber } from "./digits.ts";

/** What people write behind a number without meaning another one. */
const UNITS = new Set(
  `% percent per cent pct pc pcs piece pieces nos no nag नग
  km kms kilometre kilometres kilometer kilometers किमी कि.मी. किलोमीटर
  plate plates thali thalis प्लेट थाली chair chairs कुर्सी कुर्सियां
  day days din dino दिन दिनों hour hours hr hrs ghante ghanta घंटे घंटा minute minutes min mins मिनट
  week weeks hafte हफ्ते month months mahine महीने year years yrs saal साल
  guest guests log logo people person persons pax member members head heads volunteer volunteers
  mehman mehmaan मेहमान लोग लोगों व्यक्ति जन room rooms kamre कमरे + approx`.split(/\s+/),
);
const NUMBER = /^(\d[\d,\s]*(?:\.\d+)?)\s*(.*)$/su;

/** The digits of a number with its unit, or without: '1,00,000' is '100000', '300 log' is '300', '5%' is '5'. What is none stays, bare. */
export function numberText(typed: string): string {
  const plain = plainNumber(typed).toLowerCase();
  const [, digits = "", unit = ""] = NUMBER.exec(plain) ?? [];
  const words = unit.split(/\s+/).filter(Boolean);
  return digits !== "" && words.length <= 2 && words.every((word) => UNITS.has(word))
    ? digits.replace(/[,\s]/gu, "")
    : plain.replace(/[,\s]/gu, "");
}

/** The same as a number; null for nothing, NaN for what is none. */
export function numberTyped(typed: string): number | null {
  const text = numberText(typed);
  return text === "" ? null : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
