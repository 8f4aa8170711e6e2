import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { REDIRECT_MS, TOAST_MS } from "../../../domain/limits.ts";
import { call } from "../../../ui/call.ts";
import type { CallFailure } from "../../../ui/call.ts";
import { useLightForm } from "../../../ui/light-form.ts";
import { useToast } from "../../../ui/toast.tsx";
import { checkDetails, checkSignup, type SignupValues } from "../account-checks.ts";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { afterSignIn } from "./sign-in-ways.ts";
import { forgetDraft } from "./signup-draft.ts";
import type { CodeSent } from "./signup-draft.ts";
import { SIGNUP_ORDER } from "./signup-order.ts";
import { useLeave } from "./use-leave.ts";
import { useProblem } from "./use-problem.ts";
import { useSignupDraft } from "./use-signup-draft.ts";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";

type Busy = "send" | "resend" | "register" | null;

/** Everything the signup form does; the parts only show it. */
export function useSignup(wanted: string | null) {
  const toast = useToast();
  const leave = useLeave();
  const keyOf = useSubmissionKey();
  const { problem, tell, clear } = useProblem();
  const [code, setCode] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const { form, errors } = useLightForm<SignupValues>(code ? checkSignup : checkDetails, { onTouched: true });
  useSignupDraft(form, code, setCode);

  const justSent = useRef(false);
  useEffect(() => {
    if (!code || !justSent.current) return;
    justSent.current = false;
    form.setFocus("otp");
  }, [code, form]);

  /** The server's answer under the fields it is about, else as a sentence. */
  function refuse({ error, fields }: CallFailure, otherwise: string) {
    const known = SIGNUP_ORDER.filter((name) => fields[name]);
    for (const name of known) form.setError(name, fields[name] ?? "");
    tell(error || otherwise, known.length > 0);
  }

  async function send(values: Pick<SignupValues, "mobile" | "username" | "email">, kind: "send" | "resend") {
    clear();
    setBusy(kind);
    const { mobile, username, email } = values;
    const result = await call<{ sessionId: string; message?: string }>("/api/twilio/send-otp", {
      body: { mobile, username, email },
    });
    setBusy(null);
    if (!result.ok) return refuse(result, TEXT.otpNotSent);
    form.setValue("mobile", mobile);
    form.setValue("otp", "");
    form.clearErrors("otp");
    justSent.current = true;
    setCode({ sessionId: result.data.sessionId, mobile, sentAt: Date.now() });
    toast.success(result.data.message || TEXT.otpSent, { ms: TOAST_MS.signup });
  }

  async function registerAccount({ terms: _terms, ...values }: SignupValues, { sessionId, mobile }: CodeSent) {
    clear();
    setBusy("register");
    const body = { ...values, mobile, sessionId };
    const result = await call("/api/twilio/register", { body, key: keyOf(body) });
    if (!result.ok) {
      setBusy(null);
      return refuse(result, TEXT.signupFailure);
    }
    forgetDraft();
    toast.success(TEXT.signupSuccess, { ms: TOAST_MS.signup });
    leave(afterSignIn(wanted), REDIRECT_MS.signup);
  }

  const submit = (event: FormEvent) =>
    form.submit(
      (values) => (code ? registerAccount(values, code) : send(values, "send")),
      (wrong) => tell(wholeMessage(form.getValues(), Object.keys(wrong), code !== null), true),
    )(event);

  return {
    form,
    errors,
    code,
    busy,
    problem,
    submit,
    resend: () => (code ? send({ ...form.getValues(), mobile: code.mobile }, "resend") : undefined),
    /** Gives the code up: the number can be changed, all else stays as typed. */
    changeNumber() {
      clear();
      setCode(null);
      form.setValue("otp", "");
      form.clearErrors("otp", "terms");
      form.setFocus("mobile");
    },
  };
}

/** The sentence for a form that does not pass (spec 000 section 5). */
function wholeMessage(values: SignupValues, wrong: readonly string[], withCode: boolean): string {
  const empty = (name: keyof SignupValues) =>
    name === "mobile" ? ["", "+91"].includes((values.mobile ?? "").trim()) : !String(values[name] || "").trim();
  const asked = SIGNUP_ORDER.filter((name) => withCode || (name !== "otp" && name !== "terms"));
  if (asked.some(empty)) return TEXT.fillRequired;
  return wrong.length === 1 && wrong[0] === "username" ? TEXT.usernameFormat : TEXT.correctErrors;
}
