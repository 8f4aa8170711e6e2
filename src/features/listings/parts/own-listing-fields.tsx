import { get, useController, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { FieldError, FieldGroup } from "../../../ui/field.tsx";
import { fieldId } from "../../../ui/field-ids.ts";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { Plus, Trash2 } from "../../../ui/icons.tsx";
import type { ListingFormValues } from "../listing-form-model.ts";
import type { ListingField } from "../listing-fields.ts";

/** Ties an input to the form around it. The value stands in the server's page too, before the script runs. */
function useInput() {
  const { register, formState } = useFormContext<ListingFormValues>();
  return (name: string) => {
    const { message } = (get(formState.errors, name) ?? {}) as { message?: unknown };
    return { ...register(name), error: typeof message === "string" ? message : undefined, defaultValue: String(get(formState.defaultValues, name) ?? "") };
  };
}

/** An attribute of the category, by the kind of its field. `at` is its place in the form: 'halls.0.name' inside a list. */
export function ListingInput({ field, at = field.name }: { field: ListingField; at?: string }) {
  const input = useInput();
  const { register, formState } = useFormContext<ListingFormValues>();
  const { label, hint, optional } = field;
  const common = { label, hint, optional };
  switch (field.kind) {
    case "text":
      return field.long ? <TextArea {...common} className="span" rows={5} maxLength={field.max} {...input(at)} /> : <TextField {...common} maxLength={field.max} {...input(at)} />;
    case "number":
      return <TextField {...common} inputMode={field.paise ? "decimal" : "numeric"} autoComplete="off" {...input(at)} />;
    case "choice":
      return <SelectField {...common} options={field.options} placeholder={optional ? "None" : undefined} {...input(at)} />;
    case "choices": {
      const { error } = input(at);
      const chosen = get(formState.defaultValues, at) as readonly string[] | undefined;
      return (
        <FieldGroup {...common} name={at} error={error} className="span">
          {field.options.map((option) => (
            <label className="check" key={option}>
              <input type="checkbox" value={option} defaultChecked={chosen?.includes(option)} {...register(at)} />
              <span>{option}</span>
            </label>
          ))}
        </FieldGroup>
      );
    }
    case "lines":
      return <TextArea {...common} rows={4} {...input(at)} />;
    case "switch":
      return <CheckField role="switch" label={label} hint={hint} defaultChecked={get(formState.defaultValues, at) === true} {...register(at)} />;
    case "records":
      return <Records field={field} />;
  }
}

/** A list of records, such as the halls of a venue: added and removed one by one. */
function Records({ field }: { field: Extract<ListingField, { kind: "records" }> }) {
  const { control, formState } = useFormContext<ListingFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: field.name as never });
  const { message, root } = (get(formState.errors, field.name) ?? {}) as { message?: string; root?: { message?: string } };
  const error = root?.message ?? message;
  const entry = field.entry.toLowerCase();
  return (
    <div className="field span" id={fieldId(field.name)} tabIndex={-1}>
      <span className="lab">{field.label}</span>
      <ol className="entries">
        {fields.map(({ id }, at) => (
          <li className="entry records" key={id}>
            <div className="two">
              {field.fields.map((part) => (
                <ListingInput key={part.name} field={{ ...part, label: `${part.label} of ${entry} ${at + 1}` }} at={`${field.name}.${at}.${part.name}`} />
              ))}
            </div>
            {fields.length > field.least ? (
              <button type="button" className="tool" aria-label={`Remove ${entry} ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 className="icon" />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {fields.length < field.most ? (
        <div>
          <Button variant="line" slim onClick={() => append(Object.fromEntries(field.fields.map(({ name }) => [name, ""])) as never)}>
            <Plus className="icon" />
            Add a {entry}
          </Button>
        </div>
      ) : (
        <p className="hint">You have added all {field.most}.</p>
      )}
      {error ? <FieldError id={fieldId(field.name)}>{error}</FieldError> : null}
    </div>
  );
}

/** Controlled, because the districts change with the state. */
export function PlaceInputs() {
  const input = useInput();
  const { setValue } = useFormContext<ListingFormValues>();
  const { field: state, fieldState: stateTrouble } = useController<ListingFormValues, "state">({ name: "state" });
  const { field: district, fieldState: districtTrouble } = useController<ListingFormValues, "district">({ name: "district" });
  const chosen = String(useWatch<ListingFormValues, "state">({ name: "state" }));
  return (
    <div className="two">
      <SelectField
        {...state}
        label="State"
        options={states()}
        placeholder="Select state"
        error={stateTrouble.error?.message}
        onChange={(event) => {
          state.onChange(event);
          setValue("district", "", { shouldDirty: true });
        }}
      />
      <SelectField {...district} label="District" options={districtsOf(chosen)} placeholder={chosen ? "Select district" : "Choose a state first"} error={districtTrouble.error?.message} />
      <TextField label="City" optional maxLength={TEXT_LENGTHS.shortText} {...input("city")} />
      <TextField label="PIN code" optional inputMode="numeric" maxLength={7} {...input("pin")} />
      <TextArea className="span" label="Address" optional rows={2} maxLength={TEXT_LENGTHS.address} {...input("address")} />
    </div>
  );
}

/** How we reach the owner about this listing: not on the public page. */
export function ContactInputs() {
  const input = useInput();
  return (
    <div className="two">
      <TextField label="Phone" optional type="tel" inputMode="tel" hint="10 digits. Only our team and you see it." {...input("phone")} />
      <TextField label="Email" optional type="email" inputMode="email" hint="Requests are mailed here." {...input("email")} />
    </div>
  );
}

export function TitleInput() {
  const input = useInput();
  return <TextField label="Name" maxLength={TEXT_LENGTHS.shortText} {...input("title")} />;
}
