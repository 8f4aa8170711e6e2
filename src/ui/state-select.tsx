import type { ReactNode } from "react";
import { say } from "../domain/words/say.ts";
import { X } from "./icons.tsx";
import { SelectField, type SelectOption } from "./fields.tsx";

export interface StateSelectProps {
  value: string;
  /** Called with the name of the state, or '' when cleared. */
  onChange: (state: string) => void;
  states: readonly (SelectOption | string)[];
  /** Adds a button that takes the choice back. */
  clearable?: boolean | undefined;
  label?: ReactNode;
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** One state of India, as a native select. */
export function StateSelect({
  value,
  onChange,
  states,
  clearable,
  label = say("State"),
  name = "state",
  placeholder = say("Select state"),
  className,
  ...rest
}: StateSelectProps) {
  return (
    <div className={className ? `clearable ${className}` : "clearable"}>
      <SelectField
        {...rest}
        label={label}
        name={name}
        placeholder={placeholder}
        options={states}
        value={value}
        autoComplete="address-level1"
        onChange={(event) => onChange(event.target.value)}
      />
      {clearable && value ? (
        <button type="button" className="tool clear" onClick={() => onChange("")}>
          <X className="icon" />
          {say("Clear state")}
        </button>
      ) : null}
    </div>
  );
}
