import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Send, UserRoundPlus } from "../../../ui/icons.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { FormProblems } from "./form-problems.tsx";
import { SignupCode } from "./signup-code.tsx";
import { SignupDetails } from "./signup-details.tsx";
import { SIGNUP_ORDER } from "./signup-order.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useSignup } from "./use-signup.ts";

/** Signing up in two stages on one page: everything typed, then the code that proves the mobile. */
export function SignupForm({ wanted, latestDob }: { wanted: string | null; latestDob: string }) {
  const hydrated = useHydrated();
  const { form, errors, code, busy, problem, submit, resend, changeNumber } = useSignup(wanted);
  const idle = hydrated && busy === null;
  const problems = <FormProblems problem={problem} errors={errors} order={SIGNUP_ORDER} />;
  return (
    <form className="grid gap-7" method="post" noValidate onSubmit={submit}>
      {code ? null : problems}
      <SignupDetails form={form} errors={errors} latestDob={latestDob} lockedMobile={code !== null} />
      {code ? (
        <SignupCode
          form={form}
          errors={errors}
          code={code}
          sending={busy === "resend"}
          onResend={() => void resend()}
          onChangeNumber={changeNumber}
        />
      ) : null}
      <ConsentNotice />
      {/* Beside the code, which stands last. */}
      {code ? problems : null}
      {code ? (
        <Button
          key="register"
          type="submit"
          wide
          disabled={!idle}
          busy={busy === "register"}
          busyLabel={say("Registering...")}
        >
          <UserRoundPlus className="icon" />
          {say("Register", "account")}
        </Button>
      ) : (
        <Button key="send" type="submit" wide disabled={!idle} busy={busy === "send"} busyLabel={say("Sending OTP...")}>
          <Send className="icon" />
          {say("Send OTP")}
        </Button>
      )}
    </form>
  );
}

/** What is collected for what, said before it is collected (DPDP Act 2023), and how to take it back. */
function ConsentNotice() {
  return (
    <p className="hint">
      <Rich
        text={say(
          "We use your name, date of birth and gender for your account and to see that you are 18 or older, and your mobile and e-mail to sign you in and to write to you about bookings. You can see, correct or delete all of it and withdraw your consent at any time on your account page; questions go to <a>{mail}</a>.",
          { mail: BRAND.email.privacy },
        )}
        as={{ a: (words) => <a href={`mailto:${BRAND.email.privacy}`}>{words}</a> }}
      />
    </p>
  );
}
