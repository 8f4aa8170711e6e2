import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { FieldProps } from "./field.tsx";
import { FieldError, FieldGroup, said } from "./field.tsx";
import { controlProps } from "./field-ids.ts";

export type CheckFieldProps = Omit<FieldProps, "optional"> &
  Omit<ComponentProps<"input">, "name" | "id" | "className" | "type">;

/** One checkbox with its words beside it. All native props and the ref reach the input. */
export function CheckField({ label, name, id, hint, error, className, ...native }: CheckFieldProps) {
  const control = controlProps({ name, id, hint, error });
  return (
    <div className={classNames("field", error && "bad", className)}>
      <label className="check" htmlFor={control.id}>
        <input {...native} {...control} type="checkbox" />
        <span>{said(label)}</span>
      </label>
      {hint ? (
        <p className="hint" id={`${control.id}-hint`}>
          {said(hint)}
        </p>
      ) : null}
      {error ? <FieldError id={control.id}>{error}</FieldError> : null}
    </div>
  );
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export type RadioGroupProps = FieldProps &
  Omit<
    ComponentProps<"input">,
    "name" | "id" | "className" | "type" | "value" | "defaultValue" | "checked" | "defaultChecked"
  > & {
    options: readonly (RadioOption | string)[];
    /** Set it to control the group from outside (with `onChange`); leave it out for register(). */
    value?: string | undefined;
    defaultValue?: string | undefined;
  };

/** Radios in a fieldset. All other native props and the ref reach every radio, as register() expects. */
export function RadioGroup({
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  options,
  value,
  defaultValue,
  ...native
}: RadioGroupProps) {
  return (
    <FieldGroup label={label} name={name} id={id} hint={hint} error={error} optional={optional} className={className}>
      <div className="radios">
        {options.map((option) => {
          const choice: RadioOption = typeof option === "string" ? { value: option, label: option } : option;
          const state =
            value === undefined
              ? defaultValue === undefined
                ? {}
                : { defaultChecked: defaultValue === choice.value }
              : { checked: value === choice.value };
          return (
            <label className="radio" key={choice.value}>
              <input
                {...native}
                {...state}
                type="radio"
                name={name}
                value={choice.value}
                disabled={choice.disabled ?? native.disabled}
              />
              <span>
                {choice.label === choice.value ? choice.label : said(choice.label)}
                {choice.hint ? <span className="hint">{said(choice.hint)}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
