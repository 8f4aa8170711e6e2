import { useWatch } from "react-hook-form";
import { EVENT_TYPES } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { OTHER_DISTRICT } from "../../enquiries/enquiry-model.ts";
import type { AreaEnquiry } from "./use-area-enquiry.ts";

/** A state's districts; one that has no list offers 'Other' alone. */
function districtChoices(state: string): string[] {
  const districts = state ? districtsOf(state) : [];
  return state && districts.length === 0 ? [OTHER_DISTRICT] : districts;
}

/** The fields of the Volunteer Enquiry Form (spec 001 section 3), in three groups. `today` is the ISO day in India. */
export function AreaEnquiryFields({ enquiry, today }: { enquiry: AreaEnquiry; today: string }) {
  const { register, setValue, control, formState } = enquiry.form;
  const state = useWatch({ control, name: "state" });
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
  // The district belongs to the state: another state, no district.
  const stateField = register("state", { onChange: () => setValue("city", "", { shouldValidate: formState.isSubmitted }) });
  return (
    <>
      <fieldset className="enquiry-group" disabled={enquiry.busy}>
        <legend>About you</legend>
        <div className="two">
          <TextField label="Name" autoComplete="name" maxLength={TEXT_LENGTHS.fullName} error={error("name")} {...register("name")} />
          <TextField label="Company name" optional autoComplete="organization" maxLength={TEXT_LENGTHS.company} error={error("companyName")} {...register("companyName")} />
          <TextField label="Mobile number" type="tel" inputMode="tel" autoComplete="tel" hint="10 digits, such as 98260 00000" error={error("mobileNumber")} {...register("mobileNumber")} />
          <TextField label="Email" type="email" inputMode="email" autoComplete="email" error={error("email")} {...register("email")} />
        </div>
      </fieldset>
      <fieldset className="enquiry-group" disabled={enquiry.busy}>
        <legend>About the event</legend>
        <div className="two">
          <SelectField label="State" placeholder="Select state" options={states()} autoComplete="address-level1" error={error("state")} {...stateField} />
          <SelectField label="District" key={state} placeholder={state ? "Select district" : "Choose a state first"} options={districtChoices(state)} error={error("city")} {...register("city")} />
          <SelectField label="Event type" placeholder="Select event type" options={EVENT_TYPES} error={error("eventType")} {...register("eventType")} />
          <TextField label="Event date" type="date" min={today} error={error("eventDate")} {...register("eventDate")} />
        </div>
      </fieldset>
      <fieldset className="enquiry-group" disabled={enquiry.busy}>
        <legend>What volunteers should do</legend>
        <div className="two">
          <TextArea className="span" label="Volunteer requirements" rows={4} hint="How many people, for which hours, for which tasks?" maxLength={TEXT_LENGTHS.longText} error={error("volunteerRequirements")} {...register("volunteerRequirements")} />
          <TextArea className="span" label="Additional requirements" optional rows={3} hint="Languages, dress, food, travel" maxLength={TEXT_LENGTHS.longText} error={error("additionalRequirements")} {...register("additionalRequirements")} />
        </div>
      </fieldset>
    </>
  );
}
