import { useEffect, useState } from "react";
import { TOAST_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ArrowLeft } from "../../../ui/icons.tsx";
import { useLightForm, useLightValue } from "../../../ui/light-form.ts";
import { useToast } from "../../../ui/toast.tsx";
import { checkReset } from "../account-checks.ts";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { FormProblems } from "./form-problems.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { ResetRequest } from "./reset-request.ts";
import { useProblem } from "./use-problem.ts";

export interface ResetPasswordProps {
  request: ResetRequest;
  /** The password is set and the person signed in. */
  onReset: (username: string) => void;
  onBack: () => void;
}

/** Step three: the new password, twice. */
export function ResetPassword({ request, onReset, onBack }: ResetPasswordProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { problem, tell, clear } = useProblem();
  const { form, errors } = useLightForm(checkReset);
  const { register, setFocus, getValues } = form;
  const typed = useLightValue(form, "password");
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = form.submit(
    async (values) => {
      clear();
      setBusy(true);
      const result = await call<{ message?: string; username: string }>("/api/twilio/resetPassword", {
        body: { identifier: request.identifier, sessionId: request.sessionId, ...values },
      });
      if (result.ok) {
        toast.success(TEXT.resetSuccess, { ms: TOAST_MS.normal });
        return onReset(result.data.username);
      }
      setBusy(false);
      tell(result.error || TEXT.resetFailure);
    },
    (wrong) => {
      const { password, confirmPassword } = getValues();
      const first = wrong.password?.message ?? wrong.confirmPassword?.message ?? TEXT.resetFailure;
      tell(password && confirmPassword ? first : TEXT.bothPasswords, true);
    },
  );

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
      <p className="soft">{say("Everywhere else you are signed in, the old session ends.")}</p>
      <FormProblems problem={problem} errors={errors} order={["password", "confirmPassword"]} />
      <NewPasswordFields
        label={say("New password")}
        confirmLabel={say("Confirm new password")}
        typed={typed}
        password={register("password")}
        confirm={register("confirmPassword")}
        errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
      />
      <Button type="submit" wide disabled={busy} busy={busy} busyLabel={say("Saving...")}>
        {say("Set new password")}
      </Button>
      <div>
        <Button variant="line" slim onClick={onBack} disabled={busy}>
          <ArrowLeft className="icon" />
          {say("Back")}
        </Button>
      </div>
    </form>
  );
}
