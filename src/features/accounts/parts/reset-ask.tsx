import { useState } from "react";
import { TOAST_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { useLightForm } from "../../../ui/light-form.ts";
import { useToast } from "../../../ui/toast.tsx";
import { checkForgot } from "../account-checks.ts";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { FormProblems } from "./form-problems.tsx";
import type { ResetRequest } from "./reset-request.ts";
import { sendResetCode } from "./reset-request.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useProblem } from "./use-problem.ts";

export interface ResetAskProps {
  identifier: string;
  onAsked: (request: ResetRequest) => void;
  /** Given while a code is out: back to typing it, without asking for another. */
  onHaveCode?: (() => void) | undefined;
}

/** Step one: who wants a new password. */
export function ResetAsk({ identifier, onAsked, onHaveCode }: ResetAskProps) {
  const toast = useToast();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const { problem, tell, clear } = useProblem();
  const { form, errors } = useLightForm(checkForgot);

  const submit = form.submit(
    async (values) => {
      clear();
      setBusy(true);
      const result = await sendResetCode(values.emailorphoneorusername);
      setBusy(false);
      if (!result.ok) return tell(result.message);
      toast.success(result.message, { ms: TOAST_MS.normal });
      onAsked(result.request);
    },
    () => tell(TEXT.identifier, true),
  );

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <p className="soft">
        {say(
          "Tell us who you are. We send a 6-digit code to your mobile, or to your e-mail where the mobile has not been used for long.",
        )}
      </p>
      <FormProblems problem={problem} errors={errors} order={["emailorphoneorusername"]} />
      <TextField
        label={say("Mobile, e-mail or username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={identifier}
        error={errors.emailorphoneorusername?.message}
        {...form.register("emailorphoneorusername")}
      />
      <Button type="submit" wide disabled={!hydrated || busy} busy={busy} busyLabel={say("Sending OTP...")}>
        {say("Send OTP")}
      </Button>
      {onHaveCode ? (
        <Button variant="line" wide disabled={busy} onClick={onHaveCode}>
          {say("I have the code")}
        </Button>
      ) : null}
    </form>
  );
}
