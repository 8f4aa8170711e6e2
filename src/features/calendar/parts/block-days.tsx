import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { formatDay, lastAhead } from "../../../domain/dates.ts";
import { MOST_NOTE } from "../calendar-model.ts";
import type { OwnMonth } from "../own-month.server.ts";
import { calendarPath } from "../../listings/listing-edit-path.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";

type Changed = { message: string; days: number; kept: string[] };

/** What changed, and what stays as it was. */
function changedWords({ message, days, kept }: Changed): string {
  if (days === 0) return say("Nothing was blocked on these days.");
  return [
    message,
    say("{days, plural, one {# day} other {# days}}.", { days }),
    kept.length > 0 ? say("Taken already: {days}.", { days: kept.slice(0, 5).map(formatDay).join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Blocks days or opens them again. Without a script the browser sends the same form by itself, and is led back here.
 * @param days chosen in the month: its two dates follow them, whatever else is filled in stays
 * @param done they are blocked, or open
 */
export function BlockDays({
  own: { id, month, today, units, slots },
  days,
  done,
}: {
  own: OwnMonth;
  days: OwnMonth["chosen"];
  done: () => void;
}) {
  const [busy, setBusy] = useState<string | null>(null);
  const { errors, summary, refuse, clear } = useRefusals();
  const toast = useToast();
  const navigate = useNavigate();
  const action = `/api/listings/${id}/calendar/blocks`;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const does = submitter?.getAttribute("value") ?? "block";
    const fields = Object.fromEntries(new FormData(form));
    setBusy(does);
    const result = await call<Changed>(action, { body: { ...fields, does } });
    setBusy(null);
    if (!result.ok) {
      const { nextFree: _days, ...fields } = result.fields;
      return refuse({ error: result.error, fields });
    }
    clear();
    form.reset();
    done();
    toast.success(changedWords(result.data));
    // The same page without what was chosen, read anew.
    await navigate(`${calendarPath(id)}?month=${month}`, { preventScrollReset: true });
  }

  return (
    <form
      className="cal-block"
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      aria-labelledby="block"
      onSubmit={(event) => void send(event)}
    >
      <h2 id="block">{say("Block or open days")}</h2>
      {summary}
      <div className="two">
        <TextField
          key={`from ${days.from}`}
          label={say("From")}
          name="from"
          type="date"
          min={today}
          max={lastAhead(today)}
          defaultValue={days.from}
          error={errors["from"]}
          required
        />
        <TextField
          key={`to ${days.to}`}
          label={say("To")}
          name="to"
          type="date"
          min={today}
          max={lastAhead(today)}
          defaultValue={days.to}
          error={errors["to"]}
          optional
        />
      </div>
      {slots.length > 0 || units.length > 1 ? (
        <div className="two">
          {slots.length > 0 ? (
            <SelectField label={say("Part of the day")} name="slot" options={slots} error={errors["slot"]} />
          ) : null}
          {units.length > 1 ? (
            <SelectField
              label={say("Hall")}
              name="unit"
              options={[{ value: "", label: say("All halls") }, ...units.map((unit) => ({ value: unit, label: unit }))]}
              error={errors["unit"]}
            />
          ) : null}
        </div>
      ) : null}
      <TextField
        label={say("Note")}
        name="note"
        hint={say("You read it, and our team when it helps you.")}
        maxLength={MOST_NOTE}
        autoComplete="off"
        error={errors["note"]}
        optional
      />
      <div className="actions">
        <Button type="submit" name="does" value="block" busy={busy === "block"} busyLabel={say("Blocking…")}>
          {say("Block these days")}
        </Button>
        <Button
          type="submit"
          name="does"
          value="open"
          variant="line"
          busy={busy === "open"}
          busyLabel={say("Opening…")}
        >
          {say("Open these days")}
        </Button>
      </div>
      <p className="small soft">{say("What a confirmed request holds stays: open the request to call it off.")}</p>
    </form>
  );
}
