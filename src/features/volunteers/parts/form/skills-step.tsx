import { useFormContext, useWatch } from "react-hook-form";
import { EDUCATION_LEVELS, EXPERIENCE_OPTIONS, YES_NO, isOneOf } from "../../../../domain/event-types.ts";
import { VOLUNTEER_LENGTHS } from "../../../../domain/limits.ts";
import { RadioGroup } from "../../../../ui/choice-fields.tsx";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { TriangleAlert } from "../../../../ui/icons.tsx";
import { VOLUNTEER_MESSAGES } from "../../volunteer-messages.ts";
import { AwardsEditor } from "./awards-editor.tsx";
import { CountedArea } from "./counted-area.tsx";
import type { FormValues } from "./form-values.ts";
import { SkillsEditor } from "./skills-editor.tsx";
import { useField } from "./use-field.ts";

/** A warning in the place of the hint, once a field was touched and left empty. It does not block. */
function useEmptyWarning(name: "degree" | "exprience", text: string) {
  const { formState } = useFormContext<FormValues>();
  const value = useWatch<FormValues, typeof name>({ name });
  const touched = Boolean(formState.touchedFields[name] ?? formState.dirtyFields[name]);
  if (value.trim() !== "" || !touched) return undefined;
  return (
    <span className="warn" role="status">
      <TriangleAlert className="icon" />
      {text}
    </span>
  );
}

function Background() {
  const field = useField();
  const { getValues } = useFormContext<FormValues>();
  const degreeWarning = useEmptyWarning("degree", VOLUNTEER_MESSAGES.degreeEmpty);
  const experienceWarning = useEmptyWarning("exprience", VOLUNTEER_MESSAGES.exprienceEmpty);
  const years: string[] = [...EXPERIENCE_OPTIONS];
  // Profiles made by other clients may say it in their own words, which are kept.
  const own = getValues("exprience");
  const other = own && !isOneOf(EXPERIENCE_OPTIONS, own) ? [{ value: own, label: own }] : [];
  return (
    <section aria-labelledby="background-title">
      <h2 id="background-title" tabIndex={-1}>
        Education and experience
      </h2>
      <div className="two">
        <SelectField label="Education level" options={EDUCATION_LEVELS} placeholder="Select education level" {...field("educationLevel")} />
        <TextField label="Degree" hint={degreeWarning ?? "Such as B.Com or BA Hindi."} {...field("degree")} />
        <SelectField
          label="Experience"
          options={[...years.map((value) => ({ value, label: value === "1+" ? "1+ year" : `${value} years` })), ...other]}
          placeholder="Select years of experience"
          hint={experienceWarning ?? "At events, on stage or behind it."}
          {...field("exprience")}
        />
        <CountedArea name="profileSummary" label="Profile summary" optional max={VOLUNTEER_LENGTHS.profileSummary} hint="Two sentences about you." />
      </div>
    </section>
  );
}

function Honours() {
  const field = useField();
  const hasAward = useWatch<FormValues, "hasAward">({ name: "hasAward" });
  const hasExhibition = useWatch<FormValues, "hasExhibition">({ name: "hasExhibition" });
  return (
    <section aria-labelledby="honours-title">
      <h2 id="honours-title" tabIndex={-1}>
        Awards and exhibitions
      </h2>
      <div className="two">
        <RadioGroup className="span yes-no" label="Have you received awards?" options={YES_NO} {...field("hasAward")} />
        <div className="span" hidden={hasAward !== "Yes"}>
          <AwardsEditor />
        </div>
        <RadioGroup className="span yes-no" label="Have you taken part in an exhibition?" options={YES_NO} {...field("hasExhibition")} />
        <div className="span two" hidden={hasExhibition !== "Yes"}>
          <TextField className="span" label="Exhibition name" {...field("exhibitionName")} />
          <CountedArea name="exhibitionDesc" label="About the exhibition" optional max={VOLUNTEER_LENGTHS.exhibitionDesc} />
        </div>
      </div>
    </section>
  );
}

/** Step 3: what you know and what you have done. */
export function SkillsStep() {
  return (
    <>
      <Background />
      <SkillsEditor />
      <Honours />
    </>
  );
}
