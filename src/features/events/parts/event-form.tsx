import { useState, type FormEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { lastAhead } from "../../../domain/dates.ts";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { occasionOptions, occasionWords } from "../../../domain/occasion-words.ts";
import { EVENTS_PATH, eventPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { EVENT_LIMITS, EVENT_TEXT as TEXT, type EventView } from "../event-model.ts";
import { numberIn, textIn } from "./number-in.ts";

export interface EventFormProps {
  /** Null for a new one. */
  begins: EventView | null;
  categories: readonly { key: string; label: string }[];
  /** What a new one begins with. */
  needs?: readonly string[];
  /** What is done with a new one; by default it is opened. */
  onMade?: (id: string) => Promise<unknown>;
}

/** What only the organiser can say of an event. */
export function EventForm({ begins, categories, needs = [], onMade }: EventFormProps) {
  const [parts, setParts] = useState(() =>
    (begins?.parts ?? [{ name: "", day: "" }]).map((part, key) => ({ ...part, key })),
  );
  const [budget, setBudget] = useState(begins?.budgetPaise ? formatRupees(begins.budgetPaise).slice(1) : "");
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const guests = numberIn(textIn(form, "guests"));
    const paise = budget.trim() === "" ? null : parseRupees(budget);
    if (Number.isNaN(guests)) return refuse({ error: say(TEXT.guests), fields: { guests: say(TEXT.guests) } });
    if (budget.trim() !== "" && paise === null)
      return refuse({ error: say(TEXT.budget), fields: { budgetPaise: say(TEXT.budget) } });
    const body = {
      name: textIn(form, "name"),
      occasion: textIn(form, "occasion"),
      place: textIn(form, "place"),
      guests,
      budgetPaise: paise,
      parts: parts.map(({ key }) => ({ name: textIn(form, `part-${key}`), day: textIn(form, `day-${key}`) })),
      needs: form.getAll("needs"),
    };
    setBusy(true);
    const result = begins
      ? await call<{ message: string }>(`/api/events/${begins.id}`, { method: "PUT", body })
      : await call<{ message: string; id: string }>("/api/events", { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    toast.success(result.data.message);
    if ("id" in result.data) {
      const id = String(result.data.id);
      await (onMade ? onMade(id) : navigate(eventPath(id)));
    } else {
      await revalidate();
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="event-form"
      aria-label={begins ? say("Change the event") : say("A new event")}
      onSubmit={(event) => void save(event)}
    >
      {summary}
      <TextField
        label={say("What do you call it?")}
        name="name"
        maxLength={EVENT_LIMITS.name}
        placeholder={say("Riya's wedding")}
        defaultValue={begins?.name}
        error={errors["name"]}
      />
      <div className="event-pair">
        <SelectField
          label={say("Occasion")}
          name="occasion"
          placeholder={say("Select occasion")}
          options={occasionOptions()}
          defaultValue={begins?.occasion}
          optional
          error={errors["occasion"]}
        />
        <TextField
          label={say("Place")}
          name="place"
          maxLength={EVENT_LIMITS.place}
          placeholder={say("Vijay Nagar, Indore")}
          defaultValue={begins?.place}
          optional
          error={errors["place"]}
        />
        <TextField
          label={say("Guests")}
          name="guests"
          inputMode="numeric"
          autoComplete="off"
          placeholder="350"
          defaultValue={begins?.guests ?? ""}
          optional
          error={errors["guests"]}
        />
        <MoneyField
          label={say("Budget")}
          name="budgetPaise"
          typed={budget}
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
          placeholder={say("5 lakh")}
          optional
          error={errors["budgetPaise"]}
        />
      </div>
      <fieldset>
        <legend>{say("Days")}</legend>
        {parts.map(({ key, name, day }, at) => (
          <div key={key} className="event-part">
            <TextField
              label={at === 0 ? say("What") : say("What, day {n}", { n: at + 1 })}
              name={`part-${key}`}
              maxLength={EVENT_LIMITS.name}
              placeholder={occasionWords(["Wedding", "Sangeet", "Mehndi"][at] ?? "Reception")}
              defaultValue={name}
              error={errors[`parts.${at}.name`] ?? (at === 0 ? errors["parts"] : undefined)}
            />
            <TextField
              label={at === 0 ? say("When") : say("When, day {n}", { n: at + 1 })}
              name={`day-${key}`}
              type="date"
              max={lastAhead()}
              defaultValue={day}
              error={errors[`parts.${at}.day`]}
            />
            {parts.length > 1 ? (
              <button
                type="button"
                className="linklike"
                onClick={() => setParts(parts.filter((part) => part.key !== key))}
              >
                <Rich text={say("Remove<sr> day {n}</sr>", { n: at + 1 })} as={HEARD} />
              </button>
            ) : null}
          </div>
        ))}
        {parts.length < EVENT_LIMITS.parts ? (
          <button
            type="button"
            className="linklike"
            onClick={() =>
              setParts([...parts, { name: "", day: "", key: Math.max(...parts.map(({ key }) => key)) + 1 }])
            }
          >
            {say("Add another day")}
          </button>
        ) : null}
      </fieldset>
      <fieldset>
        <legend>{say("What do you need?")}</legend>
        <div className="event-needs">
          {categories.map(({ key, label }) => (
            <label key={key} className="check">
              <input type="checkbox" name="needs" value={key} defaultChecked={(begins?.needs ?? needs).includes(key)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Saving…")}>
          {begins ? say("Save") : say("Make my event")}
        </Button>
      </div>
    </form>
  );
}

/** Deletes it, once it was asked a second time. */
export function DeleteEvent({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  async function remove() {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(`/api/events/${id}`, { method: "DELETE" });
    setBusy(false);
    if (!result.ok) return toast.error(result.error);
    toast.success(result.data.message);
    await navigate(EVENTS_PATH);
  }
  return asked ? (
    <p>
      {say("Your requests stay as they are.")}{" "}
      <Button variant="line" slim busy={busy} busyLabel={say("Deleting…")} onClick={() => void remove()}>
        {say("Yes, delete this event")}
      </Button>{" "}
      <button type="button" className="linklike" onClick={() => setAsked(false)}>
        {say("Keep it")}
      </button>
    </p>
  ) : (
    <p>
      <button type="button" className="linklike" onClick={() => setAsked(true)}>
        {say("Delete this event")}
      </button>
    </p>
  );
}
