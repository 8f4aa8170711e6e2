import { useEffect, useRef, useState } from "react";
import { useKeptTyping } from "../../../ui/use-typed-words.ts";
import type { useQuoteLadder } from "./quote-ladder.tsx";
import type { useQuoteLines } from "./quote-lines.tsx";
import type { useQuotePayments } from "./quote-payments.tsx";

type Parts = {
  quote: ReturnType<typeof useQuoteLines>;
  paid: ReturnType<typeof useQuotePayments>;
  chosen: ReturnType<typeof useQuoteLadder>;
};

/** What stands in fields of which only the form knows. */
const FIELDS = ["included", "excluded", "note", "validUntil", "holdHours", "deposit.days", "deposit.backDays"] as const;
type Fields = Record<string, string>;
const NONE: Fields = {};

const typedOf = ({ quote, paid, chosen }: Parts, fields: Fields) => ({
  ...quote.typed,
  payments: paid.payments,
  deposit: paid.deposit,
  ladder: chosen.ladder,
  steps: chosen.own.typed,
  fields,
});
type Typed = ReturnType<typeof typedOf>;

const fieldIn = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    ? field
    : null;
};
const fieldsIn = (form: HTMLFormElement | null): Fields =>
  Object.fromEntries(
    FIELDS.flatMap((name) => {
      const field = fieldIn(form, name);
      return field ? [[name, field.value]] : [];
    }),
  );

/** What is typed into a quote, kept over a reload: a refusal may ask for one. @param address of the call */
export function useKeptQuote(address: string, parts: Parts) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(parts);
  const [first] = useState(() => typedOf(parts, {}));
  const { read, keepSoon, forget } = useKeptTyping({ name: address, initial: first });
  const keep = () => keepSoon(() => typedOf(latest.current, fieldsIn(form.current)));
  // Buttons change it, too: rows come and go.
  useEffect(() => {
    const before: Partial<Typed> = typedOf(latest.current, NONE);
    latest.current = parts;
    if (Object.entries(typedOf(parts, NONE)).some(([name, now]) => before[name as keyof Typed] !== now)) keep();
  });
  const [fields, setFields] = useState(NONE);
  useEffect(() => {
    const before = read() as Typed | null;
    const back = setTimeout(() => {
      if (!before) return;
      const { quote, paid, chosen } = latest.current;
      quote.setLines(before.lines);
      quote.setFree(before.free);
      quote.setDiscount(before.discount);
      quote.setTax(before.tax);
      paid.setPayments(before.payments);
      paid.setDeposit(before.deposit);
      chosen.setLadder(before.ladder);
      chosen.own.setTyped(before.steps);
      setFields(before.fields);
    });
    return () => clearTimeout(back);
  }, [read]);
  // Once all of them are drawn. A day that is over by now stays what is proposed.
  useEffect(() => {
    for (const [name, value] of Object.entries(fields)) {
      const field = fieldIn(form.current, name);
      if (field && !(field.type === "date" && "min" in field && value < field.min)) field.value = value;
    }
  }, [fields]);
  return { form, keep, sent: forget };
}
