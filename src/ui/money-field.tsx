import { say } from "../domain/words/say.ts";
import type { ChangeEvent } from "react";
import { formatRupees, groupRupees, parseRupees } from "../domain/money.ts";
import { Field } from "./field.tsx";
import type { TextFieldProps } from "./fields.tsx";

const DIGIT = /[\d.]/g;
const digitsIn = (text: string) => text.match(DIGIT)?.length ?? 0;

/** Groups what stands in the box as money is written here; the caret stays behind the digit that it stood behind. */
function regroup(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const grouped = groupRupees(value);
  if (grouped === value) return;
  const before = digitsIn(value.slice(0, selectionStart ?? value.length));
  input.value = grouped;
  let caret = 0;
  for (let seen = 0; seen < before && caret < grouped.length; caret++) if (digitsIn(grouped[caret]!) > 0) seen++;
  input.setSelectionRange(caret, caret);
}

/** 'That is ₹5,00,000', where the amount was written in another way than it is shown. */
function understood(typed: string): string {
  const paise = parseRupees(typed);
  return paise === null || groupRupees(typed.trim()) === formatRupees(paise).slice(1)
    ? ""
    : say("That is {amount}", { amount: formatRupees(paise) });
}

export interface MoneyFieldProps extends Omit<TextFieldProps, "type" | "inputMode"> {
  /** What stands in it now: '5 lakh' is said again as the amount that it is. */
  typed: string;
}

/** An amount of rupees: digits are grouped as they are typed, words such as '5 lakh' understood. The one field for money. */
export function MoneyField({
  typed,
  onChange,
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  inputClassName,
  ...native
}: MoneyFieldProps) {
  const amount = understood(typed);
  const said = (
    <>
      {typeof hint === "string" ? say(hint) : hint}
      {hint && amount ? " · " : ""}
      {amount ? <output>{amount}</output> : null}
    </>
  );
  return (
    <Field
      label={label}
      name={name}
      id={id}
      hint={hint || amount ? said : undefined}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <div className="money">
          <span aria-hidden="true">₹</span>
          <input
            autoComplete="off"
            {...native}
            {...control}
            inputMode="numeric"
            className={inputClassName ? `input ${inputClassName}` : "input"}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              regroup(event.target);
              void onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
