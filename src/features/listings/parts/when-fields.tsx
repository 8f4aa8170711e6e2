import { addDays } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FREE_WORDS, HALF_WORDS } from "../when-words.ts";
import { freeOf, HALVES, MOST_WANTED_DAYS, whenOn, type When } from "../when.ts";

export interface WhenFieldsProps {
  id: string;
  when: When | undefined;
  today: string;
  onChange: (when: When | undefined) => void;
}

/** For which days a search is, which part of them, and what of those whose owners have said nothing. */
export function WhenFields({ id, when, today, onChange }: WhenFieldsProps) {
  return (
    <>
      <TextField
        key={`date ${when?.from}`}
        id={`${id}-date`}
        label={say("Free on")}
        name="date"
        type="date"
        min={today}
        defaultValue={when?.from}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          if (value !== (when?.from ?? "") && (value === "" || value >= today)) onChange(whenOn(value, when));
        }}
      />
      {when ? (
        <>
          <TextField
            key={`until ${when.until}`}
            id={`${id}-until`}
            label={say("To, if it takes several days")}
            name="until"
            type="date"
            min={when.from}
            max={addDays(when.from, MOST_WANTED_DAYS - 1)}
            defaultValue={when.until === when.from ? "" : when.until}
            autoComplete="off"
            onChange={({ target: { value } }) => {
              if (value === "" || value >= when.from) onChange({ ...when, until: value || when.from });
            }}
          />
          <SelectField
            id={`${id}-slot`}
            label={say("Part of the day")}
            name="slot"
            placeholder={say("Any part")}
            options={HALVES.map((value) => ({ value, label: HALF_WORDS[value] }))}
            value={when.slot}
            onChange={({ target: { value } }) =>
              onChange({ ...when, slot: HALVES.find((half) => half === value) ?? "" })
            }
          />
          <SelectField
            id={`${id}-free`}
            label={say("Calendars")}
            name="free"
            placeholder={say("Free ones first, then not said")}
            options={FREE_WORDS.map(({ value, label }) => ({ value, label: say(label) }))}
            value={freeOf(when)}
            onChange={({ target: { value } }) =>
              onChange({ ...when, only: value === "only", unsaid: value === "unsaid" })
            }
          />
        </>
      ) : null}
    </>
  );
}
