import { useWatch } from "react-hook-form";
import { moneyWords, parseRupees } from "../../../../domain/money.ts";
import { priceFor } from "../../../../domain/price-lines.ts";
import { formatDay } from "../../../../domain/dates.ts";
import { say } from "../../../../domain/words/say.ts";
import { Pencil } from "../../../../ui/icons.tsx";
import { usePlaceNames, type PlaceName } from "../../../../ui/use-place-names.ts";
import { entriesInLine } from "../../fields/entry-words.ts";
import { named, unitFields, type Field, type FormValues } from "../../fields/field.ts";
import { usePlan } from "./form-fields.tsx";

type NumberField = Extract<Field, { kind: "number" }>;

/** '₹25,000 a day'; what is no amount as it was typed. */
function amountWords(name: string, { per, unitIn = "" }: NumberField, values: FormValues): string {
  const paise = parseRupees(String(values[name] ?? ""));
  return paise === null ? moneyWords(values[name]) : priceFor(paise, String(values[unitIn] ?? "") || per);
}

/** What stands in a box, in words; '' for what is empty. */
function wordsOf(name: string, field: Field, values: FormValues, place: PlaceName): string {
  const value = values[name];
  if (field.onlyIf && values[field.onlyIf[0]] !== field.onlyIf[1]) return "";
  switch (field.kind) {
    case "switch":
      return "";
    case "yesNo":
      // Told by what stands behind it.
      return "";
    case "state":
      return value ? place(String(value)) : "";
    case "district":
      return value ? place(String(values[field.of]), String(value)) : "";
    case "districts":
      return (value as string[]).map((name) => place(String(values[field.of]), name)).join(", ");
    case "dob":
      return formatDay(String(value ?? ""));
    case "number":
      if (field.paise) return amountWords(name, field, values);
      return value ? `${String(value)}${field.unit ? ` ${say(field.unit)}` : ""}` : "";
    case "lines":
      return String(value ?? "")
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean)
        .join(", ");
    case "records":
      return entriesInLine(
        (value as FormValues[]).map((one) =>
          named(field.fields).map(({ name, label }) => [label, String(one[name] ?? "").trim()] as const),
        ),
      );
    case "networks":
      return Object.entries(value as Record<string, string>)
        .flatMap(([name, link]) => (link ? [field.networks[name] ?? name] : []))
        .join(", ");
    default:
      return Array.isArray(value)
        ? value
            .filter(Boolean)
            .map((one) => field.said?.[String(one)] ?? String(one))
            .join(", ")
        : (field.said?.[String(value)] ?? String(value ?? "").trim());
  }
}

/** Everything entered so far, with a way back to each step. */
export function Review({ onStep }: { onStep: (step: number) => void }) {
  const { steps, fields, districtsSaid } = usePlan();
  const place = usePlaceNames(districtsSaid);
  const values = useWatch<FormValues>() as FormValues;
  const units = unitFields(fields);
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1}>
        {say("Look it over")}
      </h2>
      {steps.slice(0, -1).map(({ title, sections }, step) => (
        <div className="look-over" key={title}>
          <div className="look-over-head">
            <h3>{title}</h3>
            <button type="button" className="tool" onClick={() => onStep(step)}>
              <Pencil className="icon" />
              {say("Change")}
              <span className="sr"> {title}</span>
            </button>
          </div>
          <dl>
            {sections
              .flatMap((section) => section.fields)
              .filter((name) => !units.has(name))
              .map((name) => [name, fields[name]!] as const)
              .map(([name, field]) => [name, field.label, wordsOf(name, field, values, place)] as const)
              .filter(([, , words]) => words !== "")
              .map(([name, label, words]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
