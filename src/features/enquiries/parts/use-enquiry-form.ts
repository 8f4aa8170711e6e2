import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { call, type CallFailure, type CallResult } from "../../../ui/call.ts";
import type { FormError } from "../../../ui/error-summary.tsx";
import { discardForm } from "../../../ui/offline/outbox.ts";
import { listedErrors, showFieldErrors } from "../../../ui/form-trouble.ts";
import { useTypedWords } from "../../../ui/use-typed-words.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import type { EnquiryAnswer } from "../enquiry-model.ts";

/** Texts; a box that is ticked or not. */
export type EnquiryValues = Record<string, string | boolean>;

/** What was answered, and what had been sent. */
export type SentEnquiry = EnquiryAnswer & { values: EnquiryValues };

export interface EnquiryFormOptions {
  /** The call, such as '/api/inquiry/form/venueBooking'. */
  path: string;
  /** The schema that the call parses with. */
  schema: z.ZodType;
  /** Every field with what stands in it at first, those without an input too. */
  values: EnquiryValues;
  /** The fields with an input, in their order. */
  order: readonly string[];
  /** What is said once it went through. */
  success: string;
  /** The text of a failure that brings none of its own. */
  failure: string;
  /** The same for an answer that is none; `failure` by default. */
  unexpected?: string | undefined;
  /** What is said of a refusal, where its own text is not. */
  told?: ((refusal: CallFailure) => string) | undefined;
  /** Fields that keep what was typed once it is sent. */
  stays?: readonly string[] | undefined;
  /** It does not come again after a reload: nothing of it is kept. */
  passing?: boolean | undefined;
  /** Makes the body where it is not the values as JSON, such as a form with a photo; null: something is wrong with it. */
  body?: ((values: EnquiryValues) => Promise<FormData | null>) | undefined;
  /** What else tells one submission from another: the photo. */
  content?: (() => unknown) | undefined;
  onSent?: ((values: EnquiryValues) => void) | undefined;
}

/** For a form whose photos found no room while it was offline: its words, kept alone, go once the whole has arrived. */
function useWordsKept(): (result: CallResult<unknown>, key: string) => void {
  const kept = useRef("");
  return useCallback((result, key) => {
    if (!result.ok && result.words) kept.current = key;
    if (result.ok && kept.current) void discardForm(kept.current);
  }, []);
}

/** A form that asks somebody for something: checks, sends, tells, and empties itself once sent. */
export function useEnquiryForm({
  path,
  schema,
  values,
  order,
  success,
  failure,
  unexpected = failure,
  told = ({ error }) => error || failure,
  stays = [],
  passing,
  body,
  content,
  onSent,
}: EnquiryFormOptions) {
  const toast = useToast();
  const keyFor = useSubmissionKey();
  const [trouble, setTrouble] = useState("");
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const [kept, setKept] = useState(false);
  const noteWords = useWordsKept();
  const form = useForm<EnquiryValues>({
    resolver: zodResolver(schema as z.ZodType<EnquiryValues, EnquiryValues>, undefined, { raw: true }),
    defaultValues: values,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const box = useRef<HTMLFormElement>(null);
  const attach = useCallback((there: HTMLFormElement | null) => {
    box.current = there;
  }, []);
  const typedWords = useTypedWords(form, { name: passing ? null : path, initial: values, box });

  function again() {
    setTrouble("");
    // A second request that fails must not stand below the success of the first.
    setSent(null);
    setKept(false);
  }
  function over(typed: EnquiryValues) {
    form.reset({ ...values, ...Object.fromEntries(stays.map((name) => [name, typed[name] ?? ""])) });
    typedWords.forget();
    onSent?.(typed);
  }
  async function send(typed: EnquiryValues) {
    again();
    const made = body ? await body(typed) : typed;
    if (made === null) return;
    const key = keyFor([typed, content?.()]);
    const result = await call<EnquiryAnswer>(path, { body: made, key, keep: true, typed: body && typed });
    if (!result.ok && result.kept) {
      over(typed);
      return setKept(true);
    }
    noteWords(result, key);
    if (result.ok && !result.data?.enquiryNumber) return fail(unexpected);
    if (result.ok) {
      over(typed);
      // Said aloud and seen in the form's place: a toast would say it twice, over its head.
      setSent({ ...result.data, message: success, values: typed });
      return;
    }
    const beside = showFieldErrors<EnquiryValues>(result, order, form.setError);
    fail(told(result), beside);
  }
  /** @param beside the text stands beside a field already */
  function fail(text: string, beside = false) {
    setTrouble(text);
    if (!beside) toast.error(text);
  }

  const listed = listedErrors(errors, order);
  const problems: FormError[] = trouble && listed.length === 0 ? [{ field: "", message: trouble }] : listed;
  return {
    form,
    /** What stood in it at first. */
    initial: values,
    /** For the form on the page, as its ref. */
    attach,
    busy: isSubmitting,
    attempt: submitCount,
    problems,
    /** What was answered when it went through; null before and while it is filled in anew. */
    sent,
    /** The browser is offline and keeps it until it can be sent. */
    kept,
    again,
    submit: form.handleSubmit(send, again),
  };
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>;
