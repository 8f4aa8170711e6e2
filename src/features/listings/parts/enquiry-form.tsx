import type { ReactNode } from "react";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import type { SelectOption } from "../../../ui/fields.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { EnquiryFormState } from "./use-enquiry-form.ts";

/** One field of an enquiry: its name, its words, and which input it takes. */
export type EnquiryField = {
  name: string;
  label: string;
  kind?: "text" | "tel" | "email" | "date" | "area" | "select";
  optional?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  options?: readonly (SelectOption | string)[];
  max?: number;
};

/** Name, phone and e-mail, as every enquiry asks for them. */
export const CONTACT_FIELDS: readonly EnquiryField[] = [
  { name: "fullName", label: "Full name", autoComplete: "name", max: TEXT_LENGTHS.fullName },
  { name: "phone", label: "Phone", kind: "tel", autoComplete: "tel", hint: "10 digits, such as 98260 00000" },
  { name: "email", label: "Email", kind: "email", autoComplete: "email", optional: true },
];

function Input({ field, state, today }: { field: EnquiryField; state: EnquiryFormState; today: string }) {
  const { name, label, kind = "text", optional, hint, placeholder, autoComplete, options, max = TEXT_LENGTHS.shortText } = field;
  const { register, formState } = state.form;
  const common = { label, hint, optional, placeholder, error: formState.errors[name]?.message, ...register(name) };
  if (kind === "select") return <SelectField {...common} options={options} />;
  if (kind === "area") return <TextArea {...common} className="span" rows={4} maxLength={TEXT_LENGTHS.longText} />;
  if (kind === "date") return <TextField {...common} type="date" min={today} />;
  const mode = kind === "text" ? undefined : kind;
  return <TextField {...common} type={kind} inputMode={mode} autoComplete={autoComplete ?? "off"} maxLength={kind === "text" ? max : undefined} />;
}

export interface EnquiryFormProps {
  state: EnquiryFormState;
  fields: readonly EnquiryField[];
  /** Today in India as an ISO day: no earlier date can be chosen. */
  today: string;
  submit: string;
  /** What the summary says when nothing was sent. */
  notSent?: string;
  /** What the summary says while a field that is needed stands empty. */
  missing?: string | undefined;
  /** Stands above the button: a photo, a note. */
  children?: ReactNode;
}

/** The fields, what is wrong with them, the button, and the number once it is sent. */
export function EnquiryForm({ state, fields, today, submit, notSent = "Your request was not sent.", missing, children }: EnquiryFormProps) {
  const hydrated = useHydrated();
  const wrong = new Set(state.problems.map(({ field }) => field));
  const incomplete = fields.some(({ name, optional }) => !optional && wrong.has(name) && !state.form.getValues(name)?.trim());
  return (
    <form className="enquiry-form" method="post" noValidate aria-busy={state.busy} onSubmit={(event) => void state.submit(event)}>
      {state.sent ? (
        <SuccessNote title={state.sent.message}>
          The number is <b>{state.sent.enquiryNumber}</b>. Keep it for questions.
        </SuccessNote>
      ) : null}
      {state.kept ? <KeptNote /> : null}
      <ErrorSummary errors={state.problems} attempt={state.attempt} title={state.problems[0]?.field === "" ? notSent : incomplete ? missing : undefined} />
      <fieldset className="two" disabled={state.busy}>
        {fields.map((field) => (
          <Input key={field.name} field={field} state={state} today={today} />
        ))}
      </fieldset>
      {children}
      <Button type="submit" disabled={!hydrated} busy={state.busy} busyLabel="Submitting...">
        {submit}
      </Button>
    </form>
  );
}
