import { cutUnits } from "../../../domain/graphemes.ts";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { OCCASIONS } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { parseRupees } from "../../../domain/money.ts";
import { occasionOptions } from "../../../domain/occasion-words.ts";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { bookingPath, eventPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import type { BriefPart } from "../../listings/your-event/brief.ts";
import { ASK_LIMITS, ASK_TEXT, type Asked, type Candidate } from "../ask-model.ts";
import type { AskPageData } from "../ask-page.server.ts";
import { EVENT_LIMITS, EVENT_TEXT } from "../event-model.ts";
import { Candidates } from "./candidates.tsx";
import { numberIn, textIn } from "./number-in.ts";

const hintOf = ({ hint }: EnquiryField) => (hint ? { hint } : {});

/** What only the form of this category requires. */
function ExtraField({
  field,
  day,
  value,
  error,
}: {
  field: EnquiryField;
  day: string | null;
  value: string | undefined;
  error: string | undefined;
}) {
  const { name, label, kind, options, placeholder, optional, numbers } = field;
  const own = {
    label,
    name: `extra.${name}`,
    error,
    optional,
    defaultValue: value ?? "",
    ...hintOf(field),
    ...(placeholder ? { placeholder } : {}),
    ...(numbers ? { inputMode: "numeric" as const, autoComplete: "off" } : {}),
  };
  if (kind === "date") return <TextField {...own} type="date" min={day ?? undefined} />;
  if (options)
    return <SelectField {...own} options={options.map((one) => one)} placeholder={placeholder ?? say("Choose")} />;
  if (kind === "area") return <TextArea {...own} rows={3} />;
  return <TextField {...own} type={kind === "email" || kind === "tel" ? kind : "text"} />;
}

/** Those who are chosen at first: the organiser's own list, without those whose day is taken. */
const firstChosen = (candidates: readonly Candidate[]): string[] =>
  candidates
    .filter(({ picked, state }) => picked && state !== "taken")
    .slice(0, ASK_LIMITS.atOnce)
    .map(({ id }) => id);

/** What is celebrated that day, where the event or its day says so. */
const occasionOf = ({ occasion, parts }: AskPageData["event"], day: string | null): string =>
  occasion ||
  (OCCASIONS.find((one) =>
    parts.some((part) => part.day === day && part.name.trim().toLowerCase() === one.toLowerCase()),
  ) ??
    "");

/** One question to up to five of a category. */
export function AskForm({ event, category, day, place, candidates, form: fields, names }: AskPageData) {
  const [chosen, setChosen] = useState(() => firstChosen(candidates));
  const [budget, setBudget] = useState("");
  const [state, setState] = useState(place?.state ?? "");
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked[] | null>(null);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const toast = useToast();
  const named = (value: string) => ({ value, label: names?.[value] ?? value });
  const has = (part: BriefPart) => fields.has.includes(part);
  const optional = (part: BriefPart) => !fields.required.includes(part);

  async function send(sent: FormEvent<HTMLFormElement>) {
    sent.preventDefault();
    if (busy) return;
    const form = new FormData(sent.currentTarget);
    const guests = numberIn(textIn(form, "guests"));
    const budgetPaise = budget.trim() === "" ? null : parseRupees(budget);
    if (chosen.length === 0) return refuse({ error: say(ASK_TEXT.nobody), fields: { listings: say(ASK_TEXT.nobody) } });
    if (Number.isNaN(guests))
      return refuse({ error: say(EVENT_TEXT.guests), fields: { guests: say(EVENT_TEXT.guests) } });
    if (budget.trim() !== "" && budgetPaise === null)
      return refuse({ error: say(EVENT_TEXT.budget), fields: { budgetPaise: say(EVENT_TEXT.budget) } });
    const body = {
      category: category.key,
      listings: chosen,
      occasion: textIn(form, "occasion"),
      day,
      slot: textIn(form, "slot"),
      city: textIn(form, "city"),
      state: fields.required.includes("state") ? state : (place?.state ?? ""),
      district: fields.required.includes("district") ? textIn(form, "district") : (place?.district ?? ""),
      guests,
      budgetPaise,
      words: textIn(form, "words"),
      callNow: form.get("callNow") === "on",
      extra: Object.fromEntries(fields.extra.map(({ name }) => [name, textIn(form, `extra.${name}`)])),
    };
    setBusy(true);
    const result = await call<{ message: string; asked: Asked[] }>(`/api/events/${event.id}/asks`, {
      body,
      key: keyOf(body),
    });
    setBusy(false);
    if (!result.ok) return refuse(byTitle(result, candidates));
    clear();
    toast.success(result.data.message);
    setAsked(result.data.asked);
  }

  if (asked) return <Outcome eventId={event.id} asked={asked} onMore={() => setAsked(null)} />;
  return (
    <form method="post" noValidate className="event-form ask-form" onSubmit={(sent) => void send(sent)}>
      {summary}
      <fieldset>
        <legend>{say("Whom?")}</legend>
        {errors["listings"] ? <FieldError id="listings">{errors["listings"]}</FieldError> : null}
        <Candidates candidates={candidates} chosen={chosen} onChange={setChosen} />
      </fieldset>
      <fieldset>
        <legend>{say("What do you ask?")}</legend>
        <p className="soft">
          {say("All of them get the same words, each as a request of its own. Nobody sees whom else you ask.")}
        </p>
        <div className="event-pair">
          <SelectField
            label={say("Occasion")}
            name="occasion"
            placeholder={say("Select occasion")}
            options={occasionOptions()}
            defaultValue={occasionOf(event, day)}
            optional={optional("occasion")}
            error={errors["occasion"]}
          />
          {fields.slots.length > 1 ? (
            <SelectField
              label={say("Part of the day")}
              name="slot"
              placeholder={say("The whole day")}
              options={fields.slots}
              optional
              error={errors["slot"]}
            />
          ) : null}
          <TextField
            label={say("Where")}
            name="city"
            maxLength={TEXT_LENGTHS.shortText}
            defaultValue={cutUnits(event.place, TEXT_LENGTHS.shortText)}
            placeholder={say("Vijay Nagar, Indore")}
            optional={optional("city")}
            error={errors["city"]}
          />
          {has("state") && fields.required.includes("state") ? (
            <>
              <SelectField
                label={say("State")}
                name="state"
                placeholder={say("Select state")}
                options={states().map(named)}
                value={state}
                onChange={(event_) => setState(event_.target.value)}
                error={errors["state"]}
              />
              <SelectField
                key={state}
                label={say("District")}
                name="district"
                placeholder={state ? say("Select district") : say("Choose a state first")}
                options={state ? districtsOf(state).map(named) : []}
                defaultValue={state === place?.state ? place.district : ""}
                error={errors["district"]}
              />
            </>
          ) : null}
          <TextField
            label={say("Guests")}
            name="guests"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            placeholder="350"
            defaultValue={fields.guests ?? ""}
            optional={optional("guests")}
            error={errors["guests"]}
          />
          <MoneyField
            label={say("Budget for each")}
            name="budgetPaise"
            typed={budget}
            value={budget}
            onChange={(event_) => setBudget(event_.target.value)}
            placeholder={say("Such as {example}", { example: "50,000" })}
            optional={optional("budget")}
            error={errors["budgetPaise"]}
          />
          {fields.extra.map((field) => (
            <ExtraField
              key={field.name}
              field={field}
              day={day}
              value={fields.values[field.name]}
              error={errors[`extra.${field.name}`]}
            />
          ))}
        </div>
        <TextArea
          label={say("In your words")}
          name="words"
          rows={4}
          maxLength={EVENT_LIMITS.words}
          hint={say("What should they bring, and what is there already?")}
          optional={optional("words")}
          error={errors["words"]}
        />
        {fields.callNow ? (
          <CheckField
            label={say("They may call me now")}
            name="callNow"
            hint={say("Otherwise your number is shown to each once they accept.")}
          />
        ) : null}
      </fieldset>
      <div className="ask-send">
        <Button type="submit" busy={busy} busyLabel={say("Asking…")}>
          {chosen.length === 0
            ? say("Ask")
            : say("{n, plural, one {Ask one} other {Ask # at once}}", { n: chosen.length })}
        </Button>
        <p className="small soft">{say("A request costs nothing and binds nobody.")}</p>
      </div>
    </form>
  );
}

/** Where nobody could be asked the reasons come by the ids of those who were chosen: they are said by their names. */
function byTitle<Failure extends { error: string; fields: Record<string, string> }>(
  failure: Failure,
  candidates: readonly Candidate[],
): Failure {
  const titles = new Map(candidates.map(({ id, title }) => [id, title]));
  const about = Object.entries(failure.fields).filter(([field]) => titles.has(field));
  if (about.length === 0) return failure;
  const words = about.map(([id, reason]) => `${titles.get(id)}: ${reason}`).join(" ");
  return { ...failure, fields: { listings: words } };
}

/** What became of the question, one by one. */
function Outcome({ eventId, asked, onMore }: { eventId: string; asked: readonly Asked[]; onMore: () => void }) {
  const done = asked.filter(({ number }) => number !== null);
  return (
    <section aria-labelledby="asked" className="event-need ask-outcome">
      <h2 id="asked" tabIndex={-1} ref={(there) => there?.focus()}>
        {done.length === asked.length
          ? say("{n, plural, one {One was asked} other {All # were asked}}", { n: done.length })
          : say("{n} of {all} were asked", { n: done.length, all: asked.length })}
      </h2>
      <ul>
        {asked.map(({ listing, title, number, reason }) => (
          <li key={listing}>
            {number ? <Link to={bookingPath(number)}>{title}</Link> : <b>{title || say("A profile")}</b>}
            <span className={number ? "small soft" : "small"}>
              {" "}
              {number ? say("Asked, {number}", { number }) : say("Not asked: {reason}", { reason: reason ?? "" })}
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">
        {say("You hear of every answer. Their quotes stand side by side on your board as they come.")}
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={eventPath(eventId)}>{say("Back to the board")}</LinkButton>
        <Button variant="line" onClick={onMore}>
          {say("Ask others")}
        </Button>
      </p>
    </section>
  );
}
