import { useEffect, useState } from "react";
import { OTP, TOAST_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ArrowLeft } from "../../../ui/icons.tsx";
import { useLightForm } from "../../../ui/light-form.ts";
import { Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { checkCode } from "../account-checks.ts";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { CodeField, ResendButton } from "./code-field.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { ResetRequest } from "./reset-request.ts";
import { sendResetCode } from "./reset-request.ts";
import { useCooldown } from "./use-cooldown.ts";
import { useProblem } from "./use-problem.ts";

export interface ResetCodeProps {
  request: ResetRequest;
  onResent: (request: ResetRequest) => void;
  onVerified: () => void;
  onBack: () => void;
}

/** Step two: the code. */
export function ResetCode({ request, onResent, onVerified, onBack }: ResetCodeProps) {
  const toast = useToast();
  const [busy, setBusy] = useState<"verify" | "resend" | null>(null);
  const { problem, tell, clear } = useProblem();
  const { form, errors } = useLightForm(checkCode);
  const { register, setFocus, setValue } = form;
  const wait = useCooldown(request.sentAt + OTP.cooldownSeconds * 1000);
  useEffect(() => setFocus("otp"), [setFocus]);

  const submit = form.submit(
    async ({ otp }) => {
      clear();
      setBusy("verify");
      const result = await call<{ message?: string }>("/api/twilio/verifyForgotOtp", {
        body: { emailorphoneorusername: request.identifier, otp, sessionId: request.sessionId },
      });
      setBusy(null);
      if (!result.ok) return tell(result.error || TEXT.otpFailure);
      toast.success(TEXT.otpVerified, { ms: TOAST_MS.normal });
      onVerified();
    },
    () => tell(TEXT.otp, true),
  );

  async function resend() {
    clear();
    setBusy("resend");
    const result = await sendResetCode(request.identifier);
    setBusy(null);
    if (!result.ok) return tell(result.message);
    toast.success(result.message, { ms: TOAST_MS.normal });
    setValue("otp", "");
    onResent(result.request);
    setFocus("otp");
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <p className="soft">
        <Rich
          text={say(
            "If an account belongs to <b>{identifier}</b>, a 6-digit code is on its way. It is valid for {minutes} minutes.",
            { identifier: request.identifier, minutes: OTP.validSeconds / 60 },
          )}
          as={{ b: (words) => <b className="break-words text-ink">{words}</b> }}
        />
      </p>
      <FormProblems problem={problem} errors={errors} order={["otp"]} />
      <CodeField field={register("otp")} error={errors.otp?.message} onCode={(otp) => setValue("otp", otp)} />
      <Button type="submit" wide disabled={busy !== null} busy={busy === "verify"} busyLabel={say("Verifying...")}>
        {say("Verify OTP")}
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" slim onClick={onBack}>
          <ArrowLeft className="icon" />
          {say("Back")}
        </Button>
        <ResendButton wait={wait} busy={busy === "resend"} onResend={() => void resend()} />
      </div>
    </form>
  );
}
