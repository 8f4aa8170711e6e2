/** What a paper says besides what was written on it, on its page as in its PDF. Pure. */
import { formatDay } from "../../domain/dates.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { gstCode } from "./gst-states.ts";
import { COMPOSITION_NOTE, type PaperContent, type PaperKind } from "./paper-model.ts";

/** 'Madhya Pradesh (23)'. */
export const stateWords = (state: string): string => {
  const code = gstCode(state);
  return code ? `${state} (${code})` : state;
};

/** 'Wedding, 12 December 2026, Indore'. */
export const aboutWords = ({ event: { type, day, place } }: Pick<PaperContent, "event">): string =>
  [type, day ? formatDay(day) : null, place].filter(Boolean).join(", ");

/** An invoice for services is made out twice (Rule 48). */
export const copyMark = (kind: PaperKind, reader: BookingSide): string | null =>
  kind !== "taxInvoice" ? null : reader === "organiser" ? "Original for recipient" : "Duplicate for supplier";

/** What has to stand at the top (Rule 5(1)(f)); null for nothing. */
export const topNote = ({ notes }: Pick<PaperContent, "notes">): string | null =>
  notes.find((note) => note === COMPOSITION_NOTE) ?? null;

/** What stands below the sums. */
export const underWords = ({ notes }: Pick<PaperContent, "notes">): string[] =>
  notes.filter((note) => note !== COMPOSITION_NOTE);

/** What its references are. */
export const referWords = (kind: PaperKind): string =>
  kind === "creditNote" ? "Refers to invoice or bill" : "Refers to receipt voucher";
