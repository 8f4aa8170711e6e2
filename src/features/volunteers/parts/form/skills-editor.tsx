import { useFieldArray, useFormContext } from "react-hook-form";
import { SKILL_LEVELS } from "../../../../domain/event-types.ts";
import { COUNTS } from "../../../../domain/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { fieldId } from "../../../../ui/field-ids.ts";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { Plus, Trash2 } from "../../../../ui/icons.tsx";
import type { FormValues } from "./form-values.ts";
import { messageOf, useField } from "./use-field.ts";

/** Up to five skills, each a name and a level. */
export function SkillsEditor() {
  const { control, formState } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "skills" });
  const field = useField();
  const error = messageOf(formState.errors, "skills");
  const full = fields.length >= COUNTS.skills;
  return (
    <section aria-labelledby="skills-title">
      <div>
        <h2 id="skills-title" tabIndex={-1}>
          Skills
        </h2>
        <p className="soft">What hosts can count on: ushering, rangoli, first aid, sound. Up to {COUNTS.skills}.</p>
      </div>
      {fields.length > 0 ? (
        <ol className="entries">
          {fields.map(({ id }, at) => (
            <li className="entry" key={id}>
              <TextField label={`Skill ${at + 1}`} {...field(`skills.${at}.skill`)} />
              <SelectField label="Level" options={SKILL_LEVELS} placeholder="Select level" {...field(`skills.${at}.level`)} />
              <button type="button" className="tool" aria-label={`Remove skill ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 className="icon" />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="field" id={fieldId("skills")} tabIndex={-1}>
        {full ? (
          <p className="hint">You have added all {COUNTS.skills}.</p>
        ) : (
          <div>
            <Button variant="line" slim onClick={() => append({ skill: "", level: "" })}>
              <Plus className="icon" />
              {fields.length > 0 ? "Add another skill" : "Add a skill"}
            </Button>
          </div>
        )}
        {error ? <FieldError id={fieldId("skills")}>{error}</FieldError> : null}
      </div>
    </section>
  );
}
