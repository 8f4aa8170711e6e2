import { useEffect, useRef } from "react";
import { say } from "../../../domain/words/say.ts";
import { CalendarCheck, Icon } from "../../../ui/icons.tsx";
import type { When } from "../when.ts";

export interface DateBoxProps {
  id: string;
  when: When | undefined;
  /** The present day in India. */
  today: string;
  /** A day was chosen, or '' taken away. */
  onChosen: (day: string) => void;
}

/** The day that a search is for, in the head of a list; part of its plain form. */
export function DateBox({ id, when, today, onChosen }: DateBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const asked = when?.from ?? "";
  useEffect(() => {
    if (box.current) box.current.value = asked;
  }, [asked]);
  return (
    <span className={asked ? "date-field" : "date-field none"}>
      <label htmlFor={id}>{say("Free on")}</label>
      <input
        ref={box}
        id={id}
        className="input date-box"
        type="date"
        name="date"
        min={today}
        defaultValue={asked}
        autoComplete="off"
        // A year that is being typed goes through the years of the Romans.
        onChange={({ target: { value } }) => {
          if (value !== asked && (value === "" || value >= today)) onChosen(value);
        }}
      />
      <Icon as={CalendarCheck} />
    </span>
  );
}
