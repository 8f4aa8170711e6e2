import { say } from "../domain/words/say.ts";
import type { MouseEvent } from "react";
import { useEffect, useRef, useSyncExternalStore } from "react";
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

const controlOf = (field: string): HTMLElement | undefined =>
  document.getElementById(fieldId(field)) ?? document.getElementsByName(field)[0];

/** What stands above a field's control: 'State of work'. '' where there is none, or a whole sentence. */
function labelOf(field: string): string {
  const control = controlOf(field);
  // One of several boxes of that name: its label is a choice, and not what is asked.
  if (control instanceof HTMLInputElement && control.type === "checkbox" && control.name === field)
    if (document.getElementsByName(field).length > 1) return "";
  const labels = (control as HTMLInputElement | undefined)?.labels;
  // Where several name it, as with photos ('Profile photo', 'Choose a photo'), the first is its name.
  const [first = ""] = control?.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const label = control?.querySelector(":scope > legend") ?? document.getElementById(first) ?? labels?.[0];
  const words = [...(label?.childNodes ?? [])].filter((node) => !(node instanceof Element && node.matches(".opt")));
  const text = words
    .map((node) => node.textContent)
    .join("")
    .trim();
  return text.length <= LONGEST_LABEL ? text : "";
}

/** Longer ones are sentences of their own ('I accept the terms …'). */
const LONGEST_LABEL = 40;

/**
 * A line of the summary, which stands away from its field and so has to name it: 'State of work: State is required'.
 * A text that speaks of the field by itself stays as it is, unless another line says the same.
 */
export function namedMessage(label: string, message: string, alone: boolean): string {
  const said = message.toLowerCase();
  const words = alone ? label.split(/\s+/u).filter((word) => word.length > 3) : [label];
  const names = [label, ...words].some((word) => said.includes(word.toLowerCase().replace(/s$/, "")));
  return label === "" || names ? message : `${label}: ${message}`;
}

/** Brings the control of a field into sight and gives it the focus; false when it is not there. */
export function focusField(field: string): boolean {
  const control = controlOf(field);
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

/** Labels do not change while a summary stands. */
const never = () => () => {};

type LineProps = FormError & Pick<ErrorSummaryProps, "onGo"> & { /** No other line says the same. */ alone: boolean };

function Line({ field, message, alone, onGo }: LineProps) {
  // Read off the page: the label is said once, where the field is made.
  const label = useSyncExternalStore(
    never,
    () => (field ? labelOf(field) : ""),
    () => "",
  );
  const text = namedMessage(label, message, alone);
  if (!field) return text;
  return (
    <a href={`#${fieldId(field)}`} onClick={(event) => onLink(event, field, onGo)}>
      {text}
    </a>
  );
}

function SummaryBox({ errors, title, onGo }: Omit<ErrorSummaryProps, "attempt">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const heading =
    title ?? say("{n, plural, one {One thing needs fixing.} other {# things need fixing.}}", { n: errors.length });
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert className="icon" />
      <div>
        <b>{heading}</b>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <Line
                field={field}
                message={message}
                alone={errors.filter((other) => other.message === message).length === 1}
                onGo={onGo}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
