import { Button } from "../../../ui/button.tsx";
import { Send, UserRoundPlus } from "../../../ui/icons.tsx";
import { ConsentNotice } from "./consent-notice.tsx";
import { FormProblems } from "./form-problems.tsx";
import { SignupCode } from "./signup-code.tsx";
import { SignupDetails } from "./signup-details.tsx";
import { SIGNUP_ORDER } from "./signup-schema.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useSignup } from "./use-signup.ts";

/** Signing up in two stages on one page: everything typed, then the code that proves the mobile. */
export function SignupForm({ wanted, latestDob }: { wanted: string | null; latestDob: string }) {
  const hydrated = useHydrated();
  const { form, code, busy, problem, submit, resend, changeNumber } = useSignup(wanted);
  const idle = hydrated && busy === null;
  return (
    <form className="grid gap-7" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SignupDetails form={form} latestDob={latestDob} lockedMobile={code !== null} />
      {code ? <SignupCode form={form} code={code} sending={busy === "resend"} onResend={() => void resend()} onChangeNumber={changeNumber} /> : null}
      <ConsentNotice />
      <FormProblems problem={problem} errors={form.formState.errors} order={SIGNUP_ORDER} />
      {code ? (
        <Button key="register" type="submit" wide disabled={!idle} busy={busy === "register"} busyLabel="Registering...">
          <UserRoundPlus className="icon" />
          Register
        </Button>
      ) : (
        <Button key="send" type="submit" wide disabled={!idle} busy={busy === "send"} busyLabel="Sending OTP...">
          <Send className="icon" />
          Send OTP
        </Button>
      )}
    </form>
  );
}
