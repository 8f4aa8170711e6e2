import { passwordStrength } from "../../../domain/password.ts";
import { say } from "../../../domain/words/say.ts";
import { PasswordField } from "../../../ui/fields.tsx";
import type { Registered } from "../../../ui/light-form.ts";
import { StrengthMeter } from "../../../ui/strength-meter.tsx";

export interface NewPasswordFieldsProps {
  label?: string;
  confirmLabel?: string;
  /** What is typed, for the meter. */
  typed: string;
  password: Registered;
  confirm: Registered;
  errors: { password?: string | undefined; confirm?: string | undefined };
}

/** A new password with its strength, and the same again. Stands in a `.two` grid. */
export function NewPasswordFields({
  label = say("Password"),
  confirmLabel = say("Confirm password"),
  typed,
  password,
  confirm,
  errors,
}: NewPasswordFieldsProps) {
  const strength = typed ? passwordStrength(typed) : { score: 0, label: "" };
  return (
    <>
      <div className="grid content-start gap-1.5">
        <PasswordField
          label={label}
          hint={say("At least 6 characters.")}
          autoComplete="new-password"
          error={errors.password}
          {...password}
        />
        <StrengthMeter score={strength.score} label={strength.label} />
      </div>
      <PasswordField label={confirmLabel} autoComplete="new-password" error={errors.confirm} {...confirm} />
    </>
  );
}
