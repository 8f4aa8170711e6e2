import { useFormContext } from "react-hook-form";
import { ADULT_AGE, todayIST } from "../../../../domain/dates.ts";
import { GENDERS } from "../../../../domain/event-types.ts";
import { autoCapitalise } from "../../../../domain/names.ts";
import { RadioGroup } from "../../../../ui/choice-fields.tsx";
import { TextField } from "../../../../ui/fields.tsx";
import type { FormValues } from "./form-values.ts";
import { useField } from "./use-field.ts";

/** The youngest date of birth the calendar offers. */
function latestDob(): string {
  const today = todayIST();
  return `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
}

/** Step 1: who you are and how you are reached. */
export function AboutStep() {
  const field = useField();
  const { getValues, setValue } = useFormContext<FormValues>();
  const capitalise = (name: "firstName" | "lastName") => ({
    onBlur: () => {
      const typed = getValues(name);
      const better = autoCapitalise(typed);
      if (better !== typed) setValue(name, better, { shouldDirty: true });
    },
  });
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" tabIndex={-1}>
        Your details
      </h2>
      <div className="two">
        <TextField label="First name" autoComplete="given-name" {...field("firstName", capitalise("firstName"))} />
        <TextField label="Last name" autoComplete="family-name" hint="Only one name? Write a dot." {...field("lastName", capitalise("lastName"))} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field("email")} />
        <TextField label="Mobile number" optional type="tel" inputMode="tel" autoComplete="tel" hint="Ten digits, for hosts who want to call you." {...field("phone")} />
        <TextField label="Date of birth" type="date" autoComplete="bday" min="1900-01-01" max={latestDob()} hint="You must be 18 or older." {...field("dob")} />
        <RadioGroup label="Gender" className="span" options={GENDERS} {...field("gender")} />
      </div>
    </section>
  );
}
