import { useWatch } from "react-hook-form";
import { closedWords } from "../../../domain/closed-words.ts";
import { daysBetween, isIsoDay, lastAhead } from "../../../domain/dates.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { placeOptions, usePlaceNames, type DistrictsSaid } from "../../../ui/use-place-names.ts";
import { useTaken } from "../../calendar/parts/use-taken.ts";
import { useDayHint } from "../../listings/parts/use-day-hint.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { MOST_RENTED } from "../last-day.ts";
import type { EnquiryFormState } from "./use-enquiry-form.ts";

/** What a place is chosen from; handed in, because no other form needs the list. */
export type PlaceChoices = {
  states: readonly string[];
  districtsOf: (state: string) => readonly string[];
  /** Of the state that is known from the start. */
  districtsSaid?: DistrictsSaid | undefined;
};

export interface EnquiryInputProps {
  field: EnquiryField;
  state: EnquiryFormState;
  today: string;
  places?: PlaceChoices | undefined;
  /** The id of what is asked. */
  listing?: string | undefined;
}

/** The field of the form, with what stands in it at first: in the server's page too, where nothing of the form runs yet. */
function tied({ field: { name }, state }: EnquiryInputProps, onChange?: () => unknown) {
  return {
    ...state.form.register(name, onChange ? { onChange } : {}),
    defaultValue: String(state.initial[name] ?? ""),
  };
}

/** A district of the state that stands beside. */
function DistrictInput(props: EnquiryInputProps) {
  const { field, state, places } = props;
  const { name, label, of = "state" } = field;
  const chosen = String(useWatch({ control: state.form.control, name: of }) ?? "");
  const named = usePlaceNames(places?.districtsSaid);
  return (
    <SelectField
      key={chosen}
      label={label}
      placeholder={chosen ? say("Select district") : say("Choose a state first")}
      options={chosen ? placeOptions(places?.districtsOf(chosen) ?? [], (name) => named(chosen, name)) : []}
      error={state.form.formState.errors[name]?.message}
      {...tied(props)}
    />
  );
}

/** For how many days a form asks; 1 where it says nothing that can be read. */
function daysAsked(day: string, days: unknown, back: unknown): number {
  const many = isIsoDay(day) && isIsoDay(back) ? daysBetween(day, back) + 1 : Number(days);
  return many > 1 && many <= MOST_RENTED ? Math.floor(many) : 1;
}

/** A day; one that is taken says so, and is asked all the same. Of a last day nothing is looked up. */
function DateInput(props: EnquiryInputProps) {
  const { field, state, today, listing } = props;
  const { name, label, hint, optional, until } = field;
  const day = String(useWatch({ control: state.form.control, name }) ?? "");
  const [days, back] = useWatch({ control: state.form.control, name: ["days", "returnDate"] });
  const taken = useTaken(until ? undefined : listing, day, daysAsked(day, days, back));
  // Where the event is, as far as the form asks for it: without it what is known of all of India.
  const [at, district] = useWatch({ control: state.form.control, name: ["state", "district"] });
  const known = useDayHint(until ? "" : day, String(at ?? ""), String(district ?? ""));
  return (
    <TextField
      {...{ label, optional }}
      hint={[taken ?? hint, known].filter(Boolean).join(" ") || undefined}
      error={state.form.formState.errors[name]?.message}
      type="date"
      min={today}
      max={until ? undefined : lastAhead(today)}
      {...tied(props)}
    />
  );
}

function MoneyInput(props: EnquiryInputProps) {
  const { field, state } = props;
  const { name, label, hint, optional, placeholder, max } = field;
  const typed = String(useWatch({ control: state.form.control, name }) ?? "");
  return (
    <MoneyField
      {...{ label, hint, optional, placeholder, typed }}
      maxLength={max}
      error={state.form.formState.errors[name]?.message}
      {...tied(props)}
    />
  );
}

/** One field of an enquiry, as its kind asks for it. */
export function EnquiryInput(props: EnquiryInputProps) {
  const { field, state, places } = props;
  const { name, label, kind = "text", optional, hint, placeholder, autoComplete, options, districts } = field;
  const { register, setValue, formState } = state.form;
  const named = usePlaceNames();
  const common = { label, hint, optional, placeholder, error: formState.errors[name]?.message };
  if (kind === "district") return <DistrictInput {...props} />;
  if (kind === "money") return <MoneyInput {...props} />;
  if (kind === "date") return <DateInput {...props} />;
  if (kind === "state") {
    // The district belongs to the state: another state, no district.
    const onChange = () => districts && setValue(districts, "", { shouldValidate: formState.isSubmitted });
    return (
      <SelectField
        {...common}
        placeholder={say("Select state")}
        options={placeOptions(places?.states ?? [], (name) => named(name))}
        autoComplete="address-level1"
        {...tied(props, onChange)}
      />
    );
  }
  if (kind === "consent") return <CheckField label={label} error={common.error} className="span" {...register(name)} />;
  if (kind === "tick") return <CheckField label={label} hint={hint} className="span" {...register(name)} />;
  const control = { ...common, ...tied(props) };
  if (kind === "select")
    return (
      <SelectField
        {...control}
        options={options?.map((one) => (typeof one === "string" ? { value: one, label: closedWords(one) } : one))}
      />
    );
  if (kind === "area") return <TextArea {...control} className="span" rows={4} maxLength={TEXT_LENGTHS.longText} />;
  return (
    <TextField
      {...control}
      type={kind}
      inputMode={kind === "text" ? undefined : kind}
      autoComplete={autoComplete ?? "off"}
      maxLength={kind === "text" ? (field.max ?? TEXT_LENGTHS.shortText) : undefined}
    />
  );
}
