import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { OTP } from "../../../domain/limits.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { CodeField, ResendButton } from "./code-field.tsx";
import type { CodeSent } from "./signup-draft.ts";
import type { SignupValues } from "./signup-schema.ts";
import { useCooldown } from "./use-cooldown.ts";

export interface SignupCodeProps {
  form: UseFormReturn<SignupValues, unknown, SignupValues>;
  code: CodeSent;
  sending: boolean;
  onResend: () => void;
  onChangeNumber: () => void;
}

/** The second stage: the code of the message and the terms. */
export function SignupCode({ form, code, sending, onResend, onChangeNumber }: SignupCodeProps) {
  const { register, formState } = form;
  const wait = useCooldown(code.sentAt + OTP.cooldownSeconds * 1000);
  return (
    <section className="grid gap-4" aria-labelledby="code-title">
      <div className="grid gap-1">
        <h2 id="code-title" className="text-[1.75rem]">
          Enter the code
        </h2>
        <p className="soft">
          We sent {OTP.digits} digits to <b className="whitespace-nowrap">{formatMobile(code.mobile)}</b>. They are
          valid for {OTP.validSeconds / 60} minutes.
        </p>
      </div>
      <CodeField field={register("otp")} error={formState.errors.otp?.message} />
      <div className="flex flex-wrap gap-3">
        <ResendButton wait={wait} busy={sending} onResend={onResend} />
        <Button variant="line" slim onClick={onChangeNumber}>
          Change number
        </Button>
      </div>
      <CheckField
        label={
          <>
            I agree to the{" "}
            <Link to="/TermCondition" target="_blank">
              Terms and Conditions
            </Link>{" "}
            and the{" "}
            <Link to="/privacypolicy" target="_blank">
              Privacy Policy
            </Link>
            .
          </>
        }
        error={formState.errors.terms?.message}
        {...register("terms")}
      />
    </section>
  );
}
