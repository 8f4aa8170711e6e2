import { useEffect } from "react";
import { OTP } from "../../../domain/limits.ts";
import { KEPT_FIELDS, keepDraft, readDraft } from "./signup-draft.ts";
import type { CodeSent, KeptField } from "./signup-draft.ts";
import type { SignupFields } from "./signup-order.ts";

const untouched = (name: KeptField, value: string | boolean | undefined) =>
  !value || (name === "mobile" && String(value).trim() === "+91");

/** Keeps what is typed in the tab, and puts it back after a reload, without overwriting what stands there already. */
export function useSignupDraft(form: SignupFields, code: CodeSent | null, setCode: (code: CodeSent) => void): void {
  const { getValues, setValue, subscribe, value } = form;

  useEffect(() => {
    const draft = readDraft();
    for (const name of KEPT_FIELDS) {
      const kept = draft.values[name];
      if (kept && untouched(name, value(name))) setValue(name, kept);
    }
    // A code that has run out helps nobody: the form starts at 'Send OTP' again.
    if (draft.code && Date.now() - draft.code.sentAt < OTP.validSeconds * 1000) {
      setValue("mobile", draft.code.mobile);
      setCode(draft.code);
    }
  }, [value, setValue, setCode]);

  useEffect(() => {
    const keep = () => {
      const values = getValues();
      keepDraft({ values: Object.fromEntries(KEPT_FIELDS.map((name) => [name, values[name] ?? ""])), code });
    };
    // A code sent or given up is kept at once; what is typed, as it changes.
    if (code || readDraft().code) keep();
    return subscribe(keep);
  }, [code, getValues, subscribe]);
}
