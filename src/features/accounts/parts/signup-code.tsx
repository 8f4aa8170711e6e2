import { Link } from "react-router";
import { OTP } from "../../../domain/limits.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { CodeField, ResendButton } from "./code-field.tsx";
import type { CodeSent } from "./signup-draft.ts";
import type { SignupErrors, SignupFields } from "./signup-order.ts";
import { useCooldown } from "./use-cooldown.ts";

export interface SignupCodeProps {
  form: SignupFields;
  errors: SignupErrors;
  code: CodeSent;
  sending: boolean;
  onResend: () => void;
  onChangeNumber: () => void;
}

/** The second stage: the code of the message and the terms. */
export function SignupCode({ form, errors, code, sending, onResend, onChangeNumber }: SignupCodeProps) {
  const { register, setValue } = form;
  const wait = useCooldown(code.sentAt + OTP.cooldownSeconds * 1000);
  return (
    <section className="grid gap-4" aria-labelledby="code-title">
      <div className="grid gap-1">
        <h2 id="code-title" className="text-[1.75rem]">
          {say("Enter the code")}
        </h2>
        <p className="soft">
          <Rich
            text={say("We sent {digits} digits to <b>{mobile}</b>. They are valid for {minutes} minutes.", {
              digits: OTP.digits,
              mobile: formatMobile(code.mobile),
              minutes: OTP.validSeconds / 60,
            })}
            as={{ b: (words) => <b className="whitespace-nowrap">{words}</b> }}
          />
        </p>
      </div>
      <CodeField field={register("otp")} error={errors.otp?.message} onCode={(otp) => setValue("otp", otp)} />
      <div className="flex flex-wrap gap-3">
        <ResendButton wait={wait} busy={sending} onResend={onResend} />
        <Button variant="line" slim onClick={onChangeNumber}>
          {say("Change number")}
        </Button>
      </div>
      <CheckField
        label={
          <Rich
            text={say("I agree to the <a>Terms and Conditions</a> and the <b>Privacy Policy</b>.")}
            as={{
              a: (words) => (
                <Link to="/TermCondition" target="_blank">
                  {words}
                </Link>
              ),
              b: (words) => (
                <Link to="/privacypolicy" target="_blank">
                  {words}
                </Link>
              ),
            }}
          />
        }
        error={errors.terms?.message}
        {...register("terms")}
      />
    </section>
  );
}
