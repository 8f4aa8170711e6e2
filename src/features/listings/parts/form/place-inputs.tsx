/** The inputs of places: a state, and the districts that belong to it. */
import { useMemo } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { aliasesOf } from "../../../../domain/places/places-aliases.ts";
import { districtsOf, states } from "../../../../domain/places/places-data.ts";
import { say } from "../../../../domain/words/say.ts";
import { Button } from "../../../../ui/button.tsx";
import { DistrictMultiPicker } from "../../../../ui/district-picker.tsx";
import { SelectField, type SelectOption } from "../../../../ui/fields.tsx";
import { MapPin } from "../../../../ui/icons.tsx";
import { placeOptions, usePlaceNames } from "../../../../ui/use-place-names.ts";
import { named, type FormValues, type NamedField } from "../../fields/field.ts";
import { usePlan } from "./form-fields.tsx";
import { commonOf, useMessage, type InputProps, type Of } from "./tied-input.tsx";

const chosen = { shouldDirty: true, shouldTouch: true } as const;

/** Controlled, because its choices change with the state: an uncontrolled select would lose a value it does not list yet. */
function PlaceSelect({
  field,
  at,
  label,
  options,
  placeholder,
  onChosen,
}: InputProps<NamedField> & {
  options: readonly (SelectOption | string)[];
  placeholder: string;
  onChosen?: () => void;
}) {
  const { field: input, fieldState } = useController<FormValues>({ name: at });
  return (
    <SelectField
      {...commonOf(field, label)}
      {...input}
      value={String(input.value ?? "")}
      placeholder={placeholder}
      options={options}
      error={fieldState.error?.message}
      onChange={(event) => {
        input.onChange(event);
        onChosen?.();
      }}
    />
  );
}

/** Another state empties the districts that belong to it. */
export function StateInput({ field, at, label }: InputProps<Of<"state">>) {
  const { setValue, getValues } = useFormContext<FormValues>();
  const called = usePlaceNames();
  const fields = named(usePlan().fields);
  const [homeState, homeDistrict] = field.sameAs ?? ["", ""];
  const there = String(useWatch<FormValues>({ name: homeState }) ?? "");
  const here = String(useWatch<FormValues>({ name: at }) ?? "");
  const districts = fields.find((other) => other.kind === "districts" && other.of === field.name);
  function likeThere() {
    setValue(at, there, chosen);
    const district = String(getValues(homeDistrict) ?? "");
    if (districts) setValue(districts.name, district ? [district] : [], chosen);
  }
  const empty = () => {
    for (const other of fields)
      if ((other.kind === "district" || other.kind === "districts") && other.of === field.name)
        setValue(other.name, Array.isArray(getValues(other.name)) ? [] : "", { shouldDirty: true });
  };
  return (
    <>
      {there && !here ? (
        <div className="span">
          <Button variant="line" slim onClick={likeThere}>
            <MapPin className="icon" />
            {say("Same as my address")}
          </Button>
        </div>
      ) : null}
      <PlaceSelect
        field={field}
        at={at}
        label={label}
        options={placeOptions(states(), (name) => called(name))}
        placeholder={field.placeholder ?? say("Select state")}
        onChosen={empty}
      />
    </>
  );
}

export function DistrictInput({ field, at, label }: InputProps<Of<"district">>) {
  const state = String(useWatch<FormValues>({ name: field.of }) ?? "");
  const named = usePlaceNames(usePlan().districtsSaid);
  return (
    <PlaceSelect
      field={field}
      at={at}
      label={label}
      options={placeOptions(districtsOf(state), (name) => named(state, name))}
      placeholder={state ? say("Select district") : say("Choose a state first")}
    />
  );
}

export function DistrictsInput({ field, at, label }: InputProps<Of<"districts">>) {
  const { setValue } = useFormContext<FormValues>();
  const state = String(useWatch<FormValues>({ name: field.of }) ?? "");
  const value = useWatch<FormValues>({ name: at }) as string[] | undefined;
  const named = usePlaceNames(usePlan().districtsSaid);
  const options = useMemo(
    () => districtsOf(state).map((name) => ({ name, aliases: aliasesOf(state, name), label: named(state, name) })),
    [state, named],
  );
  return (
    <DistrictMultiPicker
      className="span"
      label={label}
      hint={field.hint}
      optional={field.required === undefined}
      name={at}
      state={state}
      stateLabel={named(state)}
      districts={options}
      value={value ?? []}
      error={useMessage(at)}
      onChange={(names) => setValue(at, names, chosen)}
    />
  );
}
