import { useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { MOST_OWN_SLOTS, MOST_SLOT_NAME, type OwnPart } from "../calendar-model.ts";

const FIELDS = ["name", "from", "to"] as const;
const nameIn = (row: number, field: (typeof FIELDS)[number]) => `own-${row}-${field}`;

/** The rows of the form in which something stands, by their number. */
function rowsIn(form: FormData): { row: number; part: OwnPart }[] {
  const text = (row: number, field: (typeof FIELDS)[number]) => {
    const value = form.get(nameIn(row, field));
    return typeof value === "string" ? value.trim() : "";
  };
  return Array.from({ length: MOST_OWN_SLOTS }, (_none, row) => ({
    row,
    part: { name: text(row, "name"), from: text(row, "from"), to: text(row, "to") },
  })).filter(({ part }) => FIELDS.some((field) => part[field] !== ""));
}

/** The parts of the day that stand in the form. */
export const ownSlotsIn = (form: FormData): OwnPart[] => rowsIn(form).map(({ part }) => part);

/** What the call says of its list, under the boxes of the form: 'ownSlots.1.from' is that of the second row in use. */
export function inRows(errors: Record<string, string>, form: FormData): Record<string, string> {
  const rows = rowsIn(form);
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [, at = "", field = ""] = /^ownSlots\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const named = FIELDS.find((one) => one === field);
      if (named) return [nameIn(rows[Number(at)]?.row ?? 0, named), text];
      return [name === "ownSlots" ? nameIn(0, "from") : name, text];
    }),
  );
}

/** Parts of the day by hours of one's own: a row each, and a free one. */
export function OwnSlots({ kept, errors }: { kept: readonly OwnPart[]; errors: Record<string, string> }) {
  const [rows, setRows] = useState(Math.max(1, kept.length));
  return (
    <div className="cal-slots">
      <p className="small soft">
        {say(
          "Or hours of your own, such as ‘Sangeet’ from 18:00 to 01:30: what ends earlier than it begins ends on the next day. Empty a row to remove it.",
        )}
      </p>
      <ul>
        {Array.from({ length: rows }, (_none, row) => (
          <li key={row}>
            <TextField
              label={say("Name of part {number}", { number: row + 1 })}
              name={nameIn(row, "name")}
              defaultValue={kept[row]?.name ?? ""}
              maxLength={MOST_SLOT_NAME}
              autoComplete="off"
              error={errors[nameIn(row, "name")]}
            />
            <TextField
              label={say("From")}
              name={nameIn(row, "from")}
              type="time"
              defaultValue={kept[row]?.from ?? ""}
              error={errors[nameIn(row, "from")]}
            />
            <TextField
              label={say("To")}
              name={nameIn(row, "to")}
              type="time"
              defaultValue={kept[row]?.to ?? ""}
              error={errors[nameIn(row, "to")]}
            />
          </li>
        ))}
      </ul>
      {rows < MOST_OWN_SLOTS ? (
        <Button type="button" variant="line" slim onClick={() => setRows(rows + 1)}>
          {say("Add a part of the day")}
        </Button>
      ) : null}
    </div>
  );
}
