import { useState } from "react";
import { Link } from "react-router";
import { say, text } from "../../../domain/words/say.ts";
import { accountMeta } from "../parts/account-meta.ts";
import { AuthFrame } from "../parts/auth-frame.tsx";
import { ResetAsk } from "../parts/reset-ask.tsx";
import { ResetCode } from "../parts/reset-code.tsx";
import { ResetDone } from "../parts/reset-done.tsx";
import { ResetPassword } from "../parts/reset-password.tsx";
import type { ResetRequest } from "../parts/reset-request.ts";
import { StepRow } from "../parts/step-row.tsx";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(
    matches,
    say("Forgot Password"),
    say("Set a new password with a code sent to your mobile or e-mail."),
    "/ForgetPassword",
  );

const STEPS = [text("Account"), text("Code"), text("Password")] as const;

export default function ForgotPassword() {
  const [step, setStep] = useState(0);
  const [identifier, setIdentifier] = useState("");
  const [request, setRequest] = useState<ResetRequest | null>(null);
  const [username, setUsername] = useState<string | null>(null);

  function asked(sent: ResetRequest) {
    setIdentifier(sent.identifier);
    setRequest(sent);
    setStep(1);
  }

  return (
    <AuthFrame
      title={say("Forgot Password")}
      lead={
        <>
          {say("Remembered it?")}{" "}
          <Link to="/login" className="font-semibold">
            {say("Login")}
          </Link>
        </>
      }
      art="/art/cover-gal-g2.svg"
    >
      {username === null ? <StepRow steps={STEPS} current={step} /> : null}
      {username !== null ? <ResetDone username={username} /> : null}
      {username === null && step === 0 ? (
        <ResetAsk identifier={identifier} onAsked={asked} onHaveCode={request ? () => setStep(1) : undefined} />
      ) : null}
      {username === null && step === 1 && request ? (
        <ResetCode request={request} onResent={setRequest} onVerified={() => setStep(2)} onBack={() => setStep(0)} />
      ) : null}
      {username === null && step === 2 && request ? (
        <ResetPassword request={request} onReset={setUsername} onBack={() => setStep(1)} />
      ) : null}
    </AuthFrame>
  );
}
