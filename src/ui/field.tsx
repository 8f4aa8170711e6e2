import type { ReactNode } from "react";
import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import type { ControlProps } from "./field-ids.ts";
import { controlProps } from "./field-ids.ts";
import { CircleAlert } from "./icons.tsx";

export interface FieldProps {
  label: ReactNode;
  name: string;
  /** Overrides the id made from the name, where two forms of one page share a name. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Writes '(optional)' behind the label. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** Labels and hints of fields are marked where they stand, and said here. */
export const said = (words: ReactNode): ReactNode => (typeof words === "string" ? say(words) : words);

/** The error line below a control, with the id that aria-describedby points at. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="err" id={`${id}-error`}>
      <CircleAlert className="icon" />
      <span>{say(children)}</span>
    </p>
  );
}

/**
 * Label above, hint and error below, around one control.
 * A function as child receives the attributes for the control: `{(control) => <input {...control} />}`.
 */
export function Field({
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { children: ReactNode | ((control: ControlProps) => ReactNode) }) {
  const control = controlProps({ name, id, hint, error });
  return (
    <div className={classNames("field", error && "bad", className)}>
      <label htmlFor={control.id}>
        {said(label)} {optional ? <span className="opt">{say("(optional)")}</span> : null}
      </label>
      {typeof children === "function" ? children(control) : children}
      {hint ? (
        <p className="hint" id={`${control.id}-hint`}>
          {said(hint)}
        </p>
      ) : null}
      {error ? <FieldError id={control.id}>{error}</FieldError> : null}
    </div>
  );
}

/** The same around a group of controls (radios, checkboxes): a fieldset with a legend. */
export function FieldGroup({
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const control = controlProps({ name, id, hint, error });
  return (
    <fieldset
      className={classNames("field", error && "bad", className)}
      id={control.id}
      tabIndex={-1}
      aria-describedby={control["aria-describedby"]}
    >
      <legend>
        {said(label)} {optional ? <span className="opt">{say("(optional)")}</span> : null}
      </legend>
      {children}
      {hint ? (
        <p className="hint" id={`${control.id}-hint`}>
          {said(hint)}
        </p>
      ) : null}
      {error ? <FieldError id={control.id}>{error}</FieldError> : null}
    </fieldset>
  );
}
