import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { type CallFailure, call } from "../../ui/call.ts";
import type { FormError } from "../../ui/error-summary.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useTypedWords } from "../../ui/use-typed-words.ts";
import { useSubmissionKey } from "../../ui/use-submission-key.ts";
import { ENQUIRY_MESSAGES, type EnquiryAnswer } from "../enquiries/enquiry-model.ts";

export interface EnquiryPlan<Form extends FieldValues> {
  /** The call: '/api/inquiry/form/contactUs'. */
  path: string;
  schema: z.ZodType<unknown, Form>;
  /** In the order of the form. */
  fields: readonly (keyof Form & string)[];
  /** Without them the form is told as a whole that something is missing. */
  required: readonly (keyof Form & string)[];
  empty: DefaultValues<Form>;
  /** It does not come again after a reload: nothing of it is kept. */
  passing?: boolean;
}

/** Nothing typed, or a box that is not ticked. */
const isMissing = (value: unknown) => value === false || value === undefined || value === null || String(value).trim() === "";

/** Contact and call-back form: the texts of the specification (part 1, sections 5 and 8); what was typed stays on failure. */
export function useEnquiryForm<Form extends FieldValues>({ path, schema, fields, required, empty, passing }: EnquiryPlan<Form>) {
  const toast = useToast();
  const keyFor = useSubmissionKey();
  const [title, setTitle] = useState<string>();
  const [failure, setFailure] = useState("");
  const [sent, setSent] = useState<{ message: string; number: string } | null>(null);
  const [kept, setKept] = useState(false);
  // The schema's output is what the server keeps; the form holds and sends its input.
  const resolver = zodResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<Form>;
  const form = useForm<Form>({ resolver, defaultValues: empty, shouldFocusError: false });
  const { errors, isSubmitting, submitCount } = form.formState;
  const typedWords = useTypedWords(form, { name: passing ? null : path, initial: empty });

  async function send(values: Form) {
    setTitle(undefined);
    setFailure("");
    setSent(null);
    setKept(false);
    const result = await call<EnquiryAnswer>(path, { body: values, key: keyFor(values), keep: true });
    if (!result.ok && result.kept) {
      setKept(true);
      form.reset(empty as Form);
      typedWords.forget();
      return;
    }
    if (result.ok) {
      const message = result.data.message || ENQUIRY_MESSAGES.contactSuccess;
      setSent({ message, number: result.data.enquiryNumber });
      toast.success(message);
      form.reset(empty as Form);
      typedWords.forget();
      return;
    }
    // Without an answer there is no server error to show.
    const text = (result.status > 0 && result.error) || ENQUIRY_MESSAGES.contactFailure;
    for (const name of fields) if (result.fields[name]) form.setError(name as unknown as Path<Form>, { type: "server", message: result.fields[name] });
    setTitle(text);
    setFailure(hasField(result, fields) ? "" : text);
    toast.error(text);
  }

  const listed = listedErrors(errors, fields);
  const problems: FormError[] = failure ? [{ field: "", message: "Nothing was sent. What you typed is still here: please try again." }] : listed;
  return {
    form,
    busy: isSubmitting,
    attempt: submitCount,
    problems,
    title,
    sent,
    /** The browser is offline and keeps it until it can be sent. */
    kept,
    submit: form.handleSubmit(send, () => {
      setSent(null);
      setKept(false);
      setFailure("");
      setTitle(required.some((name) => isMissing(form.getValues(name as unknown as Path<Form>))) ? ENQUIRY_MESSAGES.fillAndAgree : undefined);
    }),
  };
}

export type EnquiryFormState<Form extends FieldValues> = ReturnType<typeof useEnquiryForm<Form>>;

function hasField({ fields: wrong }: CallFailure, fields: readonly string[]): boolean {
  return fields.some((name) => wrong[name]);
}

function listedErrors<Form extends FieldValues>(errors: FieldErrors<Form>, fields: readonly (keyof Form & string)[]): FormError[] {
  return fields.flatMap((field) => {
    const text = errors[field]?.message;
    return typeof text === "string" && text ? [{ field, message: text }] : [];
  });
}
