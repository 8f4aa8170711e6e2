import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { WEEKDAYS } from "../../../domain/dates.ts";
import { SLOT_NAMES, hoursOf, slotLabel } from "../../../domain/slots.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CALENDAR_MESSAGES, MOST_CAPACITY } from "../calendar-model.ts";
import type { OwnMonth } from "../own-month.server.ts";
import { OwnSlots, inRows, ownSlotsIn } from "./own-slots.tsx";
import { useRefusals } from "../../../ui/use-refusals.tsx";

const HOW_MANY = {
  person: text("How many people you bring at once"),
  event: text("Events a day"),
  piece: text("How many pieces you have"),
} as const;
const OFFERED = SLOT_NAMES.filter((slot) => slot !== "whole");

const numberOf = (form: FormData, name: string): number => Number(form.get(name) || 0);

/** How the calendar is kept: notice, weekdays, parts of the day, how many. */
export function CalendarKept({ own: { id, rule, settings } }: { own: OwnMonth }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const counted = rule.mode === "counted";
  const parted = !counted || rule.by === "slot";

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const result = await call(`/api/listings/${id}/calendar`, {
      method: "PUT",
      body: {
        capacity: form.get("capacity") ? numberOf(form, "capacity") : null,
        slots: form.getAll("slots"),
        ownSlots: ownSlotsIn(form),
        weekdaysOff: form.getAll("weekdaysOff").map(Number),
        leadDays: numberOf(form, "leadDays"),
        bufferMinutes: numberOf(form, "bufferHours") * 60,
      },
    });
    setBusy(false);
    if (!result.ok) {
      const { bufferMinutes, ...others } = result.fields;
      const fields = inRows(others, form);
      if (bufferMinutes) fields["bufferHours"] = say("Please enter whole hours from 0 to 24.");
      return refuse({ error: result.error, fields });
    }
    clear();
    toast.success(say(CALENDAR_MESSAGES.saved));
    await revalidate();
  }

  return (
    <section aria-labelledby="kept" className="cal-kept">
      <h2 id="kept">{say("How you work")}</h2>
      <form method="post" noValidate aria-labelledby="kept" onSubmit={(event) => void save(event)}>
        {summary}
        <div className="two">
          {counted ? (
            <TextField
              label={say(HOW_MANY[rule.of])}
              name="capacity"
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_CAPACITY}
              defaultValue={settings.capacity ?? ""}
              error={errors["capacity"]}
              hint={
                parted
                  ? say("A part of the day is taken when all of them are promised.")
                  : say("A day is taken when all of it is promised.")
              }
              optional
            />
          ) : null}
          <TextField
            label={say("Days of notice")}
            name="leadDays"
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
            defaultValue={settings.leadDays}
            error={errors["leadDays"]}
          />
          {counted ? null : (
            <TextField
              label={say("Hours to set up")}
              name="bufferHours"
              type="number"
              inputMode="numeric"
              min={0}
              max={24}
              defaultValue={settings.bufferMinutes / 60}
              error={errors["bufferHours"]}
              hint={say("Before each part of a day.")}
            />
          )}
        </div>
        {parted ? (
          <fieldset>
            <legend>{say("Parts of the day that you offer")}</legend>
            <div className="cal-checks">
              {OFFERED.map((slot) => (
                <CheckField
                  key={slot}
                  id={`slot-${slot}`}
                  name="slots"
                  value={slot}
                  label={
                    // Its label is its hours.
                    slot === "full"
                      ? say("Evening and the next day ({hours})", { hours: slotLabel(slot) })
                      : `${slotLabel(slot)} (${hoursOf(slot)})`
                  }
                  defaultChecked={settings.slots.includes(slot)}
                />
              ))}
            </div>
            <OwnSlots kept={settings.ownSlots} errors={errors} />
          </fieldset>
        ) : null}
        <fieldset>
          <legend>{say("Weekdays that are never free")}</legend>
          <div className="cal-checks">
            {WEEKDAYS.map((day, at) => (
              <CheckField
                key={day}
                id={`weekday-${at}`}
                name="weekdaysOff"
                value={String(at)}
                label={say(day)}
                defaultChecked={settings.weekdaysOff.includes(at)}
              />
            ))}
          </div>
        </fieldset>
        <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={say("Saving…")}>
          {say("Save")}
        </Button>
      </form>
    </section>
  );
}
