import type { NamedField } from "../../fields/field.ts";
import { Entries, Networks, Records } from "./list-inputs.tsx";
import { DistrictInput, DistrictsInput, StateInput } from "./place-inputs.tsx";
import { SimpleInput } from "./simple-inputs.tsx";

/** The input of a field, by its kind. A list whose label stands above it already is given none. */
export function FieldInput({
  field,
  at = field.name,
  label = field.label,
}: {
  field: NamedField;
  at?: string;
  label?: string;
}) {
  switch (field.kind) {
    case "records":
      return <Records field={field} label={label} />;
    case "entries":
    case "videos":
      return <Entries field={field} at={at} label={label} />;
    case "networks":
      return <Networks field={field} />;
    case "state":
      return <StateInput field={field} at={at} label={label} />;
    case "district":
      return <DistrictInput field={field} at={at} label={label} />;
    case "districts":
      return <DistrictsInput field={field} at={at} label={label} />;
    default:
      return <SimpleInput field={field} at={at} label={label} />;
  }
}
