import type { ReactNode } from "react";
import { closedOptions } from "../../../domain/closed-words.ts";
import { SIGNUP_GENDERS } from "../../../domain/event-types.ts";
import { say } from "../../../domain/words/say.ts";
import { RadioGroup } from "../../../ui/choice-fields.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { useLightValue } from "../../../ui/light-form.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { SignupErrors, SignupFields } from "./signup-order.ts";

export interface SignupDetailsProps {
  form: SignupFields;
  errors: SignupErrors;
  /** The day on which somebody was born who turns 18 today. */
  latestDob: string;
  /** A code is on its way to this number: it is locked until the code is used or given up. */
  lockedMobile: boolean;
}

/** Everything the account needs, before the code. */
export function SignupDetails({ form, errors, latestDob, lockedMobile }: SignupDetailsProps) {
  const { register, check, value } = form;
  const typed = useLightValue(form, "password");

  // The rules of the username speak while it is typed; an empty field waits for the submit.
  const username = register("username", () => value("username") && check("username"));
  const password = register("password", () => value("confirmPassword") && check("confirmPassword"));

  return (
    <>
      <Part n={1} title={say("About you")}>
        <div className="pair">
          <TextField
            label={say("First name")}
            autoComplete="given-name"
            autoCapitalize="words"
            error={errors.firstName?.message}
            {...register("firstName")}
          />
          <TextField
            label={say("Last name")}
            hint={say("One name only? Enter '.'")}
            autoComplete="family-name"
            autoCapitalize="words"
            error={errors.lastName?.message}
            {...register("lastName")}
          />
        </div>
        <TextField
          label={say("Date of birth")}
          hint={say("You must be 18 or older.")}
          type="date"
          max={latestDob}
          autoComplete="bday"
          error={errors.dob?.message}
          {...register("dob")}
        />
        <RadioGroup
          label={say("Gender")}
          options={closedOptions(SIGNUP_GENDERS)}
          error={errors.gender?.message}
          {...register("gender")}
        />
      </Part>
      <Part n={2} title={say("Your account")}>
        <TextField
          label={say("Username")}
          hint={say("Letters, numbers and _\u00a0@\u00a0.\u00a0-")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...username}
        />
        <TextField
          label={say("Email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register("email")}
        />
        <NewPasswordFields
          typed={typed}
          password={password}
          confirm={register("confirmPassword")}
          errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
        />
      </Part>
      <Part n={3} title={say("Mobile number")}>
        <TextField
          className="span"
          label={say("Mobile")}
          hint={lockedMobile ? say("Locked while a code is on its way.") : say("We send a code by SMS to this number.")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue="+91"
          readOnly={lockedMobile}
          inputClassName={lockedMobile ? "bg-haldi-soft" : undefined}
          error={errors.mobile?.message}
          {...register("mobile")}
        />
      </Part>
    </>
  );
}

/** Some of the fields, under what they have in common: three short questions instead of one long form. */
function Part({ n, title, children }: { n: number; title: string; children: ReactNode }) {
  const id = `signup-${n}`;
  return (
    <section className="signup-part" aria-labelledby={id}>
      <h2 id={id}>
        <i aria-hidden="true">{n}</i>
        {title}
      </h2>
      <div className="two">{children}</div>
    </section>
  );
}
