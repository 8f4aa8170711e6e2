import { say } from "../../../domain/words/say.ts";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import type { ContentField } from "../../content/content-lists.ts";
import { ContentPreview } from "./content-preview.tsx";

export interface ContentItemFieldsProps {
  fields: readonly ContentField[];
  values: Readonly<Record<string, string>>;
  /** The districts of each state. */
  places: Readonly<Record<string, readonly string[]>>;
  /** The search of every category. */
  searches: readonly { value: string; label: string }[];
  /** What names of fields begin with: 'items.0'. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}

/** The fields of one item of a list. */
export function ContentItemFields({
  fields,
  values,
  places,
  searches,
  path,
  errors,
  onChange,
}: ContentItemFieldsProps) {
  return (
    <div className="desk-content-fields">
      {fields.map(({ name, label, kind, max, options = [], optional }) => {
        const field = {
          label,
          name: `${path}.${name}`,
          value: values[name] ?? "",
          error: errors[`${path}.${name}`],
          optional,
        };
        const set = (value: string) => onChange({ ...values, [name]: value });
        switch (kind) {
          case "line":
            return <TextField key={name} {...field} maxLength={max} onChange={(event) => set(event.target.value)} />;
          case "link":
            return (
              <TextField
                key={name}
                {...field}
                type="url"
                inputMode="url"
                maxLength={max}
                hint={say("Begins with {scheme}", { scheme: "https://" })}
                onChange={(event) => set(event.target.value)}
              />
            );
          case "text":
            return (
              <TextArea
                key={name}
                {...field}
                rows={3}
                maxLength={max}
                className="wide"
                onChange={(event) => set(event.target.value)}
              />
            );
          case "choice":
          case "search":
            return (
              <div key={name} className="content-choice">
                <SelectField
                  {...field}
                  placeholder={say("Please choose")}
                  options={kind === "search" ? searches : options}
                  onChange={(event) => set(event.target.value)}
                />
                <ContentPreview value={values[name]} />
              </div>
            );
          case "state":
            // A district belongs to its state.
            return (
              <SelectField
                key={name}
                {...field}
                placeholder={say("Select state")}
                options={Object.keys(places)}
                onChange={(event) => onChange({ ...values, [name]: event.target.value, district: "" })}
              />
            );
          case "district":
            return (
              <SelectField
                key={name}
                {...field}
                placeholder={say("The whole state")}
                options={places[values.state ?? ""] ?? []}
                onChange={(event) => set(event.target.value)}
              />
            );
        }
      })}
    </div>
  );
}
