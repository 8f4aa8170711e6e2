/** The id of the control that belongs to a field name: `skills.0.name` becomes `f-skills-0-name`. */
export function fieldId(name: string): string {
  return `f-${name.replace(/[^\w-]+/g, "-")}`;
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** The control attributes of one field; `id` overrides the one made from the name. */
export function controlProps(field: {
  name: string;
  id?: string | undefined;
  hint?: unknown;
  error?: string | undefined;
}): ControlProps {
  const id = field.id ?? fieldId(field.name);
  const described = [field.error ? `${id}-error` : "", field.hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return {
    id,
    name: field.name,
    "aria-describedby": described || undefined,
    "aria-invalid": field.error ? true : undefined,
  };
}
