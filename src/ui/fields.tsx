import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import type { FieldProps } from "./field.tsx";
import { Field, said } from "./field.tsx";
import { Eye, EyeOff } from "./icons.tsx";

type Own = "name" | "id" | "className";
type WithField<Native> = FieldProps & Omit<Native, Own> & { inputClassName?: string | undefined };

/** Splits the props of a field from those meant for the native control. */
function split<P extends FieldProps & { inputClassName?: string | undefined }>(props: P) {
  const { label, name, id, hint, error, optional, className, inputClassName, ...native } = props;
  if ("placeholder" in native && typeof native.placeholder === "string") native.placeholder = say(native.placeholder);
  return { field: { label, name, id, hint, error, optional, className }, inputClassName, native };
}

export type TextFieldProps = WithField<ComponentProps<"input">>;

/** A one-line field. All native props and the ref reach the input: `<TextField label="Name" {...register("name")} />`. */
export function TextField(props: TextFieldProps) {
  const { field, inputClassName, native } = split(props);
  return (
    <Field {...field}>
      {(control) => <input {...native} {...control} className={classNames("input", inputClassName)} />}
    </Field>
  );
}

export type TextAreaProps = WithField<ComponentProps<"textarea">>;

/** A field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { field, inputClassName, native } = split(props);
  return (
    <Field {...field}>
      {(control) => <textarea {...native} {...control} className={classNames("input", inputClassName)} />}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends WithField<ComponentProps<"select">> {
  options?: readonly (SelectOption | string)[] | undefined;
  /** The first, empty choice, such as 'Select state'. */
  placeholder?: string | undefined;
}

/** A native select, from `options` or from option elements as children. */
export function SelectField({ options, placeholder, children, ...props }: SelectFieldProps) {
  const { field, inputClassName, native } = split(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...native} {...control} className={classNames("select", inputClassName)}>
          {placeholder === undefined ? null : <option value="">{said(placeholder)}</option>}
          {options?.map((option) => {
            const { value, label, disabled } =
              typeof option === "string" ? { value: option, label: option, disabled: false } : option;
            return (
              <option key={value} value={value} disabled={disabled}>
                {/* Names are their own values, and no words. */}
                {label === value ? label : said(label)}
              </option>
            );
          })}
          {children as ReactNode}
        </select>
      )}
    </Field>
  );
}

/** A password with a button that shows and hides it. */
export function PasswordField({ autoComplete = "current-password", ...props }: Omit<TextFieldProps, "type">) {
  const [shown, setShown] = useState(false);
  const { field, inputClassName, native } = split(props);
  const Drawing = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <div className="with-button">
          <input
            {...native}
            {...control}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames("input", inputClassName)}
          />
          <button
            type="button"
            className="tool"
            aria-pressed={shown}
            aria-label={say("Show password")}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Drawing className="icon" />
          </button>
        </div>
      )}
    </Field>
  );
}
