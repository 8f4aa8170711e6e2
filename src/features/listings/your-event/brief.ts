/** What an organiser asks several at once, and which fields of a form it fills. */
import { say } from "../../../domain/words/say.ts";
import { formatRupees } from "../../../domain/money.ts";
import type { EnquiryField } from "../enquiry-description.ts";
import { NO_EVENT, eventValues, type YourEvent } from "./your-event.ts";

/** 'Your event' with what a request says besides. */
export type Brief = Pick<YourEvent, "occasion" | "date" | "state" | "district" | "city" | "guests"> & {
  /** A part of the day; '' is the whole of it. */
  slot: string;
  budgetPaise: number | null;
  words: string;
};
export type BriefPart = Exclude<keyof Brief, "date" | "budgetPaise"> | "day" | "budget";

/** Where a form has room for words. */
const wordsField = (fields: readonly EnquiryField[]): EnquiryField | undefined =>
  fields.find(({ kind, fills }) => kind === "area" && !fills);

const PART_OF_COLUMN: Readonly<Record<string, BriefPart>> = {
  eventType: "occasion",
  eventDate: "day",
  city: "city",
  state: "state",
  district: "district",
};

/** Which part of a brief fills each field of a form; what no part fills is left out. */
export function briefParts(fields: readonly EnquiryField[]): Map<string, BriefPart> {
  const words = wordsField(fields);
  return new Map(
    fields.flatMap((field) => {
      const { name, kind, fills, guests } = field;
      const part: BriefPart | undefined = guests
        ? "guests"
        : kind === "money"
          ? "budget"
          : name === "slot"
            ? "slot"
            : field === words
              ? "words"
              : fills && PART_OF_COLUMN[fills];
      return part ? [[name, part] as const] : [];
    }),
  );
}

const rupees = (paise: number): string => formatRupees(paise).slice(1);

/** What the fields of a form hold for this brief, by their names; what has no field of its own is said in words. */
export function briefValues(fields: readonly EnquiryField[], brief: Brief): Record<string, string> {
  const { slot, budgetPaise, words, ...known } = brief;
  const found = eventValues(fields, { ...NO_EVENT, ...known });
  const parts = briefParts(fields);
  const long = wordsField(fields);
  for (const [name, part] of parts) {
    if (part === "slot" && slot !== "") found[name] = slot;
    if (part === "budget" && budgetPaise !== null) found[name] = rupees(budgetPaise);
  }
  if (!long) return found;
  const said = [
    words.trim(),
    found[long.name] ?? "",
    budgetPaise !== null && ![...parts.values()].includes("budget")
      ? say("Budget: {amount}", { amount: formatRupees(budgetPaise) })
      : "",
  ].filter(Boolean);
  return said.length > 0 ? { ...found, [long.name]: said.join("\n") } : found;
}

/** What a form requires of a brief, and the fields that it requires besides: those alone are asked for. */
export function missingOf(
  fields: readonly EnquiryField[],
  known: Readonly<Record<string, string>>,
): { parts: BriefPart[]; extra: EnquiryField[] } {
  const parts = briefParts(fields);
  const required = fields.filter(({ optional, otherwise }) => !optional && !otherwise);
  return {
    parts: required.flatMap(({ name }) => parts.get(name) ?? []),
    extra: required.filter(({ name }) => !parts.has(name) && (known[name] ?? "").trim() === ""),
  };
}
