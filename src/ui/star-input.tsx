import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";
import { controlProps } from "./field-ids.ts";
import { StarShape } from "./stars.tsx";

export interface StarInputProps {
  name: string;
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  label?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Five radios drawn as stars: arrow keys, Tab and screen readers work as with any radio group. */
export function StarInput({ name, value, onChange, label = say("Your rating"), error, disabled }: StarInputProps) {
  const control = controlProps({ name, error });
  return (
    <fieldset
      className={classNames("field", error && "bad")}
      id={control.id}
      tabIndex={-1}
      aria-describedby={control["aria-describedby"]}
      disabled={disabled}
    >
      <legend>{label}</legend>
      <div className="rate-stars">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <StarShape on={star <= value} />
            <span className="sr">{say("{n, plural, one {# star} other {# stars}}", { n: star })}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={control.id}>{error}</FieldError> : null}
    </fieldset>
  );
}
