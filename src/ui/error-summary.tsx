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
  /** Leads to the field where that takes more than focusing it, such as another step of the form. */
  onGo?: ((field: string) => void) | undefined;
}

/** Brings the control of a field into sight and gives it the focus; false when it is not there. */
export function focusField(field: string): boolean {
  const control = document.getElementById(fieldId(field)) ?? document.getElementsByName(field)[0];
  if (!control) return false;
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
  return true;
}

function onLink(event: MouseEvent<HTMLAnchorElement>, field: string, onGo: ErrorSummaryProps["onGo"]) {
  if (onGo) {
    event.preventDefault();
    onGo(field);
  } else if (focusField(field)) event.preventDefault();
}

/** All errors of a form in one place. It takes focus when it appears; each line leads to its field. */
export function ErrorSummary({ attempt, ...props }: ErrorSummaryProps) {
  // A new key is a new appearance, which takes the focus.
  return props.errors.length > 0 ? <SummaryBox key={attempt} {...props} /> : null;
}

function SummaryBox({ errors, title, onGo }: Omit<ErrorSummaryProps, "attempt">) {
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
                <a href={`#${fieldId(field)}`} onClick={(event) => onLink(event, field, onGo)}>
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
