import type { MouseEvent } from "react";
import { useEffect, useRef } from "react";
import { fieldId } from "./field-ids.ts";
import { CircleAlert } from "./icons.tsx";

export interface FormError {
  /** The name of the field, or empty for an error of the whole form. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Raise it with every failed submit, so that the summary takes focus again. */
  attempt?: number | undefined;
  title?: string | undefined;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = document.getElementById(fieldId(field)) ?? document.getElementsByName(field)[0];
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** All errors of a form in one place. It takes focus when it appears; each line leads to its field. */
export function ErrorSummary({ attempt, ...props }: ErrorSummaryProps) {
  // A new key is a new appearance, which takes the focus.
  return props.errors.length > 0 ? <SummaryBox key={attempt} {...props} /> : null;
}

function SummaryBox({ errors, title }: Omit<ErrorSummaryProps, "attempt">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const heading = title ?? (errors.length === 1 ? "One thing needs fixing." : `${errors.length} things need fixing.`);
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert className="icon" />
      <div>
        <b>{heading}</b>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
