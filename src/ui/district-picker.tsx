import type { KeyboardEvent, ReactNode } from "react";
import { useId, useState } from "react";
import { say } from "../domain/words/say.ts";
import type { DistrictOption } from "./district-filter.ts";
import { matchDistricts, matchedAlias } from "./district-filter.ts";
import { FieldGroup } from "./field.tsx";
import { Search, X } from "./icons.tsx";

export interface DistrictMultiPickerProps {
  /** The state the districts belong to; '' asks to choose one first. */
  state: string;
  /** What it is called where the page is in another language. */
  stateLabel?: string | undefined;
  districts: readonly DistrictOption[];
  /** The chosen names. */
  value: readonly string[];
  onChange: (names: string[]) => void;
  /** The most that may be chosen; no limit by default. */
  max?: number | undefined;
  /** The choices are inputs of this name, so that a plain form carries them, with scripts or without. */
  name?: string | undefined;
  /** Shows the choices as chips above the list; false where the page shows them elsewhere. */
  chips?: boolean | undefined;
  id?: string | undefined;
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** Several districts of one state: a filter box that knows other names too, checkboxes, and the choices as chips. */
export function DistrictMultiPicker({
  state,
  districts,
  value,
  onChange,
  max,
  name = "district",
  chips = true,
  label = say("Districts"),
  stateLabel = state,
  ...field
}: DistrictMultiPickerProps) {
  const [text, setText] = useState("");
  const filterId = useId();
  const full = max !== undefined && value.length >= max;
  const found = matchDistricts(districts, text);
  const shown = (district: string) => districts.find(({ name: one }) => one === district)?.label ?? district;

  function toggle(district: string) {
    if (value.includes(district)) onChange(value.filter((other) => other !== district));
    else if (!full) onChange([...value, district]);
  }
  // Enter in the filter box chooses the only match; it never sends the form around it.
  function onEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const only = found.length === 1 ? found[0] : undefined;
    if (!only) return;
    toggle(only.name);
    setText("");
  }

  return (
    <FieldGroup {...field} label={label} name={name}>
      {value
        .filter((district) => !state || !found.some((option) => option.name === district))
        .map((district) => (
          <input key={district} type="hidden" name={name} value={district} />
        ))}
      {chips && value.length > 0 ? (
        <ul className="chips" aria-label={say("Chosen districts")}>
          {value.map((district) => (
            <li key={district}>
              <button
                type="button"
                className="chip on"
                aria-label={say("Remove {district}", { district: shown(district) })}
                onClick={() => toggle(district)}
              >
                {shown(district)}
                <X className="icon" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {state ? (
        <div className="picker">
          <div className="picker-filter">
            <Search className="icon" />
            <label className="sr" htmlFor={filterId}>
              {say("Filter districts of {state}", { state: stateLabel })}
            </label>
            <input
              id={filterId}
              type="search"
              autoComplete="off"
              placeholder={say("Find a district")}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onEnter}
            />
          </div>
          <div className="picker-list">
            {found.map((district) => {
              const chosen = value.includes(district.name);
              const alias = matchedAlias(district, text);
              return (
                <label className="check" key={district.name}>
                  <input
                    type="checkbox"
                    name={name}
                    value={district.name}
                    checked={chosen}
                    disabled={full && !chosen}
                    onChange={() => toggle(district.name)}
                  />
                  <span>
                    {district.label ?? district.name}
                    {alias ? <span className="soft"> ({alias})</span> : null}
                  </span>
                </label>
              );
            })}
            {found.length === 0 ? (
              <p className="hint">{say("No district of {state} is called that.", { state: stateLabel })}</p>
            ) : null}
          </div>
          <p className="hint" role="status">
            {max === undefined
              ? say("{n} chosen", { n: value.length })
              : full
                ? say("{n} of {max} chosen. Remove one to choose another.", { n: value.length, max })
                : say("{n} of {max} chosen", { n: value.length, max })}
          </p>
        </div>
      ) : (
        <p className="hint">{say("Choose a state first.")}</p>
      )}
    </FieldGroup>
  );
}
