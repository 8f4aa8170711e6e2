import { useFormContext, useWatch } from "react-hook-form";
import { formatDay } from "../../../../domain/dates.ts";
import { formatMobile, normaliseMobile } from "../../../../domain/phone.ts";
import { CheckField } from "../../../../ui/choice-fields.tsx";
import type { FormValues } from "./form-values.ts";

type Switch = { name: "showPhone" | "showEmail" | "showAddress" | "showDob"; label: string; what: (values: FormValues) => string };

const switches: readonly Switch[] = [
  { name: "showPhone", label: "Show my phone number", what: ({ phone }) => formatMobile(normaliseMobile(phone) ?? phone.trim()) },
  { name: "showEmail", label: "Show my email", what: ({ email }) => email.trim() },
  { name: "showAddress", label: "Show my full address", what: ({ address }) => address.trim().replace(/\s+/g, " ") },
  { name: "showDob", label: "Show my date of birth", what: ({ dob }) => formatDay(dob) },
];

/** What becomes public, said plainly beside each switch (on by default). */
export function VisibilityFields() {
  const { register, control, formState } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  return (
    <section aria-labelledby="visible-title">
      <div>
        <h2 id="visible-title" tabIndex={-1}>
          What everybody can see
        </h2>
        <p className="soft">Your profile is public: your name, photos, district, skills and summary. These four you decide yourself.</p>
      </div>
      <div className="switches">
        {switches.map(({ name, label, what }) => {
          const shown = what(values);
          const on = values[name];
          const off = "Off: visitors read ‘Not provided’. Only you and our team see it.";
          return <CheckField key={name} role="switch" label={label} hint={on ? `Public, for everybody on the internet${shown ? `: ${shown}` : "."}` : off} defaultChecked={formState.defaultValues?.[name]} {...register(name)} />;
        })}
      </div>
    </section>
  );
}
