import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { call, type CallOptions } from "./call.ts";
import { useToast } from "./toast.tsx";
import { useRefusals } from "./use-refusals.tsx";

/** What a form asks for. Once it went through `sent` is done, and `words` are said, by default those of the answer. */
type Sending = Pick<CallOptions, "method" | "body" | "key"> & {
  path: string;
  sent?: () => void;
  words?: string;
};

/** A form that asks a call for something, one at a time: a refusal stands at its fields, and the page is read anew once it went through. */
export function useSentForm() {
  const refusals = useRefusals();
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  /** @param ask nothing is sent where it returns nothing: it has said why */
  async function send(event: FormEvent<HTMLFormElement>, ask: (form: FormData) => Sending | void): Promise<void> {
    event.preventDefault();
    const sending = busy ? undefined : ask(new FormData(event.currentTarget));
    if (!sending) return;
    const { path, sent, words, ...options } = sending;
    setBusy(true);
    const result = await call<{ message: string }>(path, options);
    setBusy(false);
    if (!result.ok) return refusals.refuse(result);
    refusals.clear();
    sent?.();
    toast.success(words ?? result.data.message);
    await revalidate();
  }
  return { ...refusals, busy, send };
}
