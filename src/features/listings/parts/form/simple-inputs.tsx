/** The inputs of single values: a line, a long text, a choice, a switch. */
import { get, useFormContext, useWatch } from "react-hook-form";
import { ADULT_AGE, formatDay, todayIST } from "../../../../domain/dates.ts";
import { autoCapitalise } from "../../../../domain/names.ts";
import { formatMobile, normaliseMobile } from "../../../../domain/phone.ts";
import { graphemeLength } from "../../../../domain/graphemes.ts";
import { say } from "../../../../domain/words/say.ts";
import { CheckField, RadioGroup } from "../../../../ui/choice-fields.tsx";
import { FieldGroup } from "../../../../ui/field.tsx";
import { SelectField, TextArea, TextField } from "../../../../ui/fields.tsx";
import { MoneyField } from "../../../../ui/money-field.tsx";
import { named, type Field, type FormValues, type NamedField } from "../../fields/field.ts";
import { usePlan } from "./form-fields.tsx";
import { commonOf, useHint, useMessage, useTied, type InputProps, type Of } from "./tied-input.tsx";

/** The input of a field that holds one value, or some of a closed list. */
export function SimpleInput({ field, at, label }: InputProps<NamedField>) {
  switch (field.kind) {
    case "text":
      return field.suggest ? (
        <SuggestInput field={field} at={at} label={label} />
      ) : field.long ? (
        <LongInput field={field} at={at} label={label} />
      ) : (
        <LineInput field={field} at={at} label={label} />
      );
    case "choice":
      return field.radio ? (
        <RadioInput field={field} at={at} label={label} />
      ) : (
        <ChoiceInput field={field} at={at} label={label} />
      );
    case "choices":
      return <ChoicesInput field={field} at={at} label={label} />;
    case "yesNo":
      return (
        <RadioInput
          field={{ ...field, kind: "choice", options: ["Yes", "No"], said: { Yes: say("Yes"), No: say("No") } }}
          at={at}
          label={label}
          yesNo
        />
      );
    case "switch":
      return <SwitchInput field={field} at={at} label={label} />;
    case "lines":
      return <LongInput field={field} at={at} label={label} />;
    case "number":
      return field.paise ? (
        <MoneyInput field={field} at={at} label={label} />
      ) : (
        <LineInput field={field} at={at} label={label} />
      );
    default:
      return <LineInput field={field} at={at} label={label} />;
  }
}

const optionsOf = ({ said }: Pick<NamedField, "said">, values: readonly string[]) =>
  values.map((value) => ({ value, label: said?.[value] ?? value }));

/** The youngest date of birth the calendar offers. */
function latestDob(): string {
  const today = todayIST();
  return `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
}

/** The keyboard that a field needs. */
function keyboardOf(field: Field) {
  switch (field.kind) {
    case "email":
      return { type: "email", inputMode: "email" } as const;
    case "mobile":
      return { type: "tel", inputMode: "tel" } as const;
    case "dob":
      return { type: "date", min: "1900-01-01", max: latestDob() } as const;
    case "pin":
      return { inputMode: "numeric", maxLength: 7 } as const;
    case "number":
      return { inputMode: "numeric" } as const;
    case "text":
      return { inputMode: field.inputMode } as const;
    default:
      return {};
  }
}

function LineInput({ field, at, label }: InputProps<NamedField>) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const capitalise = () => {
    const typed = String(getValues(at) ?? "");
    const better = autoCapitalise(typed);
    if (better !== typed) setValue(at, better, { shouldDirty: true });
  };
  const tied = useTied(at, field.kind === "text" && field.capitalise ? capitalise : undefined);
  return <TextField {...commonOf(field, label)} {...keyboardOf(field)} {...tied} hint={useHint(field, at)} />;
}

function MoneyInput({ field, at, label }: InputProps<NamedField>) {
  const tied = useTied(at);
  const typed = String(useWatch<FormValues>({ name: at }) ?? "");
  return <MoneyField {...commonOf(field, label)} {...tied} typed={typed} hint={useHint(field, at)} />;
}

/** A field of several lines that says how much of its room is used. */
function LongInput({ field, at, label }: InputProps<Of<"text"> | Of<"lines">>) {
  const tied = useTied(at);
  const text = String(useWatch<FormValues>({ name: at }) ?? "");
  const used =
    field.kind === "text"
      ? say("{used} of {max} characters.", { used: graphemeLength(text.trim()), max: field.max })
      : "";
  return (
    <TextArea
      {...commonOf(field, label)}
      className="span"
      rows={field.kind === "text" && field.max > 500 ? 6 : 3}
      {...tied}
      hint={[field.hint && say(field.hint), used].filter(Boolean).join(" ")}
    />
  );
}

/** A select whose value of another client stays among the choices. */
function SuggestInput({ field, at, label }: InputProps<Of<"text">>) {
  const { getValues } = useFormContext<FormValues>();
  const own = String(getValues(at) ?? "");
  const options: readonly string[] = field.suggest ?? [];
  return (
    <SelectField
      {...commonOf(field, label)}
      placeholder={field.placeholder ?? say("Please choose")}
      options={optionsOf(field, own && !options.includes(own) ? [...options, own] : options)}
      {...useTied(at)}
      hint={useHint(field, at)}
    />
  );
}

function ChoiceInput({ field, at, label }: InputProps<Of<"choice">>) {
  return (
    <SelectField
      {...commonOf(field, label)}
      options={optionsOf(field, field.options)}
      placeholder={field.placeholder ?? (field.required ? say("Please choose") : say("None"))}
      {...useTied(at)}
    />
  );
}

function RadioInput({ field, at, label, yesNo }: InputProps<Of<"choice">> & { yesNo?: true }) {
  return (
    <RadioGroup
      {...commonOf(field, label)}
      optional={yesNo ? undefined : field.required === undefined}
      className={yesNo ? "span yes-no" : "span"}
      options={optionsOf(field, field.options)}
      {...useTied(at)}
    />
  );
}

function ChoicesInput({ field, at, label }: InputProps<Of<"choices">>) {
  const { register, formState } = useFormContext<FormValues>();
  const chosen = get(formState.defaultValues, at) as readonly string[] | undefined;
  return (
    <FieldGroup {...commonOf(field, label)} name={at} error={useMessage(at)} className="span">
      {field.options.map((option) => (
        <label className="check" key={option}>
          <input type="checkbox" value={option} defaultChecked={chosen?.includes(option)} {...register(at)} />
          <span>{field.said?.[option] ?? option}</span>
        </label>
      ))}
    </FieldGroup>
  );
}

function SwitchInput({ field, at, label }: InputProps<Of<"switch">>) {
  const { register, formState } = useFormContext<FormValues>();
  const on = useWatch<FormValues>({ name: at }) === true;
  const shown = named(usePlan().fields).find((other) => other.shown !== "owner" && other.shown?.by === field.name);
  const value = String(useWatch<FormValues>({ name: shown?.name ?? "" }) ?? "").trim();
  const words =
    shown?.kind === "dob"
      ? formatDay(value)
      : shown?.kind === "mobile"
        ? formatMobile(normaliseMobile(value) ?? value)
        : value.replace(/\s+/g, " ");
  return (
    <CheckField
      role="switch"
      label={label}
      hint={
        field.hint ??
        (on
          ? words
            ? say("Public, for everybody on the internet: {words}", { words })
            : say("Public, for everybody on the internet.")
          : say("Off: visitors read ‘Not provided’. Only you and our team see it."))
      }
      defaultChecked={get(formState.defaultValues, at) === true}
      {...register(at)}
    />
  );
}
