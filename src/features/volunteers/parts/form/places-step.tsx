import { useMemo } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { VOLUNTEER_LENGTHS } from "../../../../domain/limits.ts";
import { aliasesOf } from "../../../../domain/places/places-aliases.ts";
import { districtsOf, states } from "../../../../domain/places/places-data.ts";
import { Button } from "../../../../ui/button.tsx";
import { DistrictMultiPicker } from "../../../../ui/district-picker.tsx";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { MapPin } from "../../../../ui/icons.tsx";
import { CountedArea } from "./counted-area.tsx";
import type { FormValues } from "./form-values.ts";
import { useField } from "./use-field.ts";

const allStates = states();
const chosen = { shouldDirty: true, shouldTouch: true } as const;

/** Controlled, because its choices change with the state: an uncontrolled select would lose a value it does not list yet. */
function PlaceSelect({ name, label, options, placeholder, autoComplete, onChosen }: { name: "addressState" | "addressDistrict" | "selectedState"; label: string; options: readonly string[]; placeholder: string; autoComplete?: string; onChosen?: () => void }) {
  const { field, fieldState } = useController<FormValues, typeof name>({ name });
  return (
    <SelectField
      {...field}
      label={label}
      placeholder={placeholder}
      options={options}
      autoComplete={autoComplete}
      error={fieldState.error?.message}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
    />
  );
}

function Address() {
  const field = useField();
  const { setValue } = useFormContext<FormValues>();
  const state = useWatch<FormValues, "addressState">({ name: "addressState" });
  return (
    <section aria-labelledby="address-title">
      <h2 id="address-title" tabIndex={-1}>
        Your address
      </h2>
      <div className="two">
        <CountedArea name="address" label="Address" max={VOLUNTEER_LENGTHS.address} hint="House, street and area." autoComplete="street-address" rows={3} />
        <PlaceSelect name="addressState" label="State" options={allStates} placeholder="Select state" autoComplete="address-level1" onChosen={() => setValue("addressDistrict", "", { shouldDirty: true })} />
        <PlaceSelect name="addressDistrict" label="District" options={districtsOf(state)} placeholder={state ? "Select district" : "Choose a state first"} />
        <TextField label="City or town" optional autoComplete="address-level2" {...field("city")} />
        <TextField label="Zip code" optional inputMode="numeric" autoComplete="postal-code" hint="Six digits." {...field("zipCode")} />
      </div>
    </section>
  );
}

function WorkPlaces() {
  const { setValue, formState } = useFormContext<FormValues>();
  const state = useWatch<FormValues, "selectedState">({ name: "selectedState" });
  const districts = useWatch<FormValues, "selectedDistricts">({ name: "selectedDistricts" });
  const homeState = useWatch<FormValues, "addressState">({ name: "addressState" });
  const homeDistrict = useWatch<FormValues, "addressDistrict">({ name: "addressDistrict" });
  const options = useMemo(() => districtsOf(state).map((name) => ({ name, aliases: aliasesOf(state, name) })), [state]);

  function likeHome() {
    setValue("selectedState", homeState, chosen);
    setValue("selectedDistricts", homeDistrict ? [homeDistrict] : [], chosen);
  }
  return (
    <section aria-labelledby="work-title">
      <h2 id="work-title" tabIndex={-1}>
        Where you can work
      </h2>
      <p className="soft">Hosts who look for volunteers in these districts will see you.</p>
      {homeState && !state ? (
        <div>
          <Button variant="line" slim onClick={likeHome}>
            <MapPin className="icon" />
            Same as my address
          </Button>
        </div>
      ) : null}
      <div className="two">
        <PlaceSelect name="selectedState" label="State of work" options={allStates} placeholder="Select state" onChosen={() => setValue("selectedDistricts", [], { shouldDirty: true })} />
        <DistrictMultiPicker
          className="span"
          label="Districts of work"
          name="selectedDistricts"
          state={state}
          districts={options}
          value={districts}
          error={formState.errors.selectedDistricts?.message ?? formState.errors.selectedDistricts?.root?.message}
          onChange={(names) => setValue("selectedDistricts", names, chosen)}
        />
      </div>
    </section>
  );
}

/** Step 2: where you live and where you work. Another state empties the districts below it. */
export function PlacesStep() {
  return (
    <>
      <Address />
      <WorkPlaces />
    </>
  );
}
