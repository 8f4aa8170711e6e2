import { useWatch } from "react-hook-form";
import { formatDay } from "../../../../domain/dates.ts";
import { displayName } from "../../../../domain/names.ts";
import { Pencil } from "../../../../ui/icons.tsx";
import { FORM_STEPS } from "./form-steps.ts";
import type { FormValues } from "./form-values.ts";

type Row = readonly [label: string, value: string];

/** What was entered, by step; empty things that may stay empty are left out. */
function rowsOf(values: FormValues): Row[][] {
  const { firstName, lastName, email, phone, dob, gender, address, addressDistrict, addressState, city, zipCode, selectedState, selectedDistricts } = values;
  const { educationLevel, degree, exprience, skills, hasAward, awards, hasExhibition, exhibitionName, profileSummary } = values;
  const place = [address, city, addressDistrict, addressState].map((part) => part.trim().replace(/\s+/g, " ")).filter(Boolean).join(", ");
  const steps: Row[][] = [
    [["Name", displayName(firstName, lastName)], ["Email", email], ["Mobile number", phone], ["Date of birth", formatDay(dob)], ["Gender", gender]],
    [["Address", [place, zipCode].filter(Boolean).join(" ")], ["State of work", selectedState], ["Districts of work", selectedDistricts.join(", ")]],
    [
      ["Education", [educationLevel, degree].filter(Boolean).join(", ")],
      ["Experience", exprience && `${exprience} years`],
      ["Skills", skills.filter(({ skill }) => skill).map(({ skill, level }) => (level ? `${skill} (${level})` : skill)).join(", ")],
      ["Awards", hasAward === "Yes" ? awards.filter(Boolean).join(", ") : ""],
      ["Exhibition", hasExhibition === "Yes" ? exhibitionName : ""],
      ["Summary", profileSummary],
    ],
  ];
  return steps.map((rows) => rows.filter(([, value]) => value.trim() !== ""));
}

/** Everything entered so far, with a way back to each step. */
export function Review({ onStep }: { onStep: (step: number) => void }) {
  const values = useWatch<FormValues>() as FormValues;
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1}>
        Look it over
      </h2>
      {rowsOf(values).map((rows, step) => (
        <div className="look-over" key={FORM_STEPS[step]?.title}>
          <div className="look-over-head">
            <h3>{FORM_STEPS[step]?.title}</h3>
            <button type="button" className="tool" onClick={() => onStep(step)}>
              <Pencil className="icon" />
              Change<span className="sr"> {FORM_STEPS[step]?.title}</span>
            </button>
          </div>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
