/**
 * What a paper says besides what was written on it, on its page as in its PDF: in the language that is spoken, with the
 * law's own terms in English beside. For the server.
 */
import { formatDay } from "../../domain/dates.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { placeSaid, placeTextSaid } from "../../domain/places/place-said.ts";
import { language, say, text } from "../../domain/words/say.ts";
import { lawTerm } from "../../platform/pdf/sheet-words.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { gstCode } from "./gst-states.ts";
import {
  COMPOSITION_NOTE,
  PAPER_KINDS,
  PAPER_NOTES,
  PAPER_PARTS,
  type PaperContent,
  type PaperKind,
} from "./paper-model.ts";

/** 'Tax invoice', 'टैक्स इनवॉइस (Tax invoice)'. */
export const kindWords = (kind: PaperKind): string => lawTerm(PAPER_KINDS[kind]);

/** 'Madhya Pradesh (23)'. */
export const stateWords = (state: string): string => {
  const code = gstCode(state);
  return code ? `${placeSaid(state)} (${code})` : placeSaid(state);
};

/** 'Wedding, 12 December 2026, Indore'. */
export const aboutWords = ({ event: { type, day, place } }: Pick<PaperContent, "event">): string =>
  [type && occasionWords(type), day ? formatDay(day) : null, placeTextSaid(place)].filter(Boolean).join(", ");

const ORIGINAL = text("Original for recipient");
const DUPLICATE = text("Duplicate for supplier");
/** Which of the two an invoice's reader has, for services (CGST Rules, rule 48); null for other papers. */
export const copyMark = (kind: PaperKind, reader: BookingSide): string | null =>
  kind !== "taxInvoice" ? null : lawTerm(reader === "organiser" ? ORIGINAL : DUPLICATE);

/** What has to stand at the top (Rule 5(1)(f)); null for nothing. */
export const topNote = ({ notes }: Pick<PaperContent, "notes">): string | null =>
  notes.includes(COMPOSITION_NOTE) ? lawTerm(COMPOSITION_NOTE) : null;

/** What stands below the sums. */
export const underWords = ({ notes }: Pick<PaperContent, "notes">): string[] => [
  ...notes
    .filter((note) => note !== COMPOSITION_NOTE)
    .map((note) => (note === PAPER_NOTES.reverse ? lawTerm(note) : say(note))),
  ...(language() === "en"
    ? []
    : [say("A translation for you: the paper was issued in English, and its English text decides.")]),
];

const PARTS: readonly string[] = Object.values(PAPER_PARTS);
/** What a line is of: the service as it was agreed, or which part of the money, before it. */
export function paperLineWords(label: string): string {
  const part = PARTS.find((one) => label.startsWith(`${one}: `));
  return part ? `${say(part)}${label.slice(part.length)}` : label;
}

const SUPPLY = text("Place of supply");
const TAXABLE = text("Taxable value");
/** What it is called by law where the service counts as given, and the value that is taxed. */
export const lawLabels = (): { supply: string; taxable: string } => ({
  supply: lawTerm(SUPPLY),
  taxable: lawTerm(TAXABLE),
});

/** What its references are. */
export const referWords = (kind: PaperKind): string =>
  kind === "creditNote" ? say("Refers to invoice or bill") : say("Refers to receipt voucher");

/** 'AB/26-27/00040 of 12 December 2026; …'. */
export const referredWords = ({ refers }: Pick<PaperContent, "refers">): string =>
  refers.map(({ number, day }) => say("{number} of {day}", { number, day: formatDay(day) })).join("; ");
