import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { LADDER_CHOICES, ladderLabel, ladderWords, type LadderStep } from "../../../domain/ladders.ts";
import { groupRupees, parseRupees } from "../../../domain/money.ts";
import { unitWords } from "../../../domain/price-lines.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { RadioGroup } from "../../../ui/choice-fields.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField, type MoneyFieldProps } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { MOST_NEEDS, PRICE_MESSAGES } from "../price-model.ts";
import type { OwnPrices } from "../price-page.server.ts";
import { LadderSteps, useLadderSteps } from "./ladder-steps.tsx";
import { numberText } from "../../../domain/typed-numbers.ts";

const MONEY = ["basePaise", "extraHourPaise", "leastPaise", "perKmPaise", "depositPaise"] as const;
const NUMBERS = [
  "hours",
  "least",
  "freeKm",
  "stayFor",
  "foodFor",
  "gstPercent",
  "token",
  "advance",
  "advanceDays",
] as const;

const NO_AMOUNT = text("Please enter an amount in rupees, such as 5,000.");
const NO_NUMBER = text("Please enter a whole number.");

const rupees = (paise: number | null): string => (paise === null ? "" : groupRupees(String(paise / 100)));

type Read = { body: Record<string, unknown>; wrong: Record<string, string> };

/** What stands in the boxes, as the call takes it; what cannot be read is told, and nothing is sent. */
function read(form: FormData, ladderSteps: readonly LadderStep[]): Read {
  const typedIn = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const wrong: Record<string, string> = {};
  const values = new Map<string, number | null>();
  for (const name of MONEY) {
    const typed = typedIn(name);
    const paise = typed === "" ? null : parseRupees(typed);
    if (typed !== "" && paise === null) wrong[name] = say(NO_AMOUNT);
    values.set(name, paise);
  }
  for (const name of NUMBERS) {
    const typed = numberText(typedIn(name));
    if (!/^\d*$/.test(typed)) wrong[name] = say(NO_NUMBER);
    values.set(name, typed === "" ? null : Number(typed));
  }
  const { basePaise, ...card } = Object.fromEntries(values);
  return {
    wrong,
    body: {
      basePaise,
      ...(form.has("unit") ? { unit: typedIn("unit") } : {}),
      card: {
        ...card,
        included: typedIn("included").split("\n"),
        needs: typedIn("needs"),
        gst: typedIn("gst") || null,
        ladder: typedIn("ladder") || null,
        ladderSteps: typedIn("ladder") === "own" ? ladderSteps : [],
      },
    },
  };
}

/** An amount, with what stood in it. */
function Amount({ kept, ...field }: Omit<MoneyFieldProps, "typed"> & { kept: number | null }) {
  const [typed, setTyped] = useState(rupees(kept));
  return (
    <MoneyField
      {...field}
      defaultValue={rupees(kept)}
      typed={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

const COMING = ["freeKm", "perKmPaise", "stayFor", "foodFor", "needs"] as const;
const TAX = ["gst", "gstPercent", "depositPaise"] as const;
const PAYMENT = ["token", "advance", "advanceDays", "ladder", "ladderSteps"] as const;

/** A part of the card, open where something of it is said or wrong; its fields are sent either way. */
function Part({
  title,
  names,
  said,
  error,
  children,
}: {
  title: string;
  names: readonly (keyof OwnPrices["card"])[];
  said: OwnPrices["card"];
  error: (name: string) => string | undefined;
  children: ReactNode;
}) {
  const count = names.filter((name) => {
    const value = said[name];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== "";
  }).length;
  const wrong = names.some((name) => error(name) !== undefined);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wrong && fold.current) fold.current.open = true;
  }, [wrong]);
  return (
    <details ref={fold} className="panel fold" open={count > 0 || undefined}>
      <summary>
        <h2>
          {title}
          <small>{count > 0 ? say("{n} filled in", { n: count }) : say("Nothing filled in yet")}</small>
        </h2>
      </summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  );
}

/** The price of a listing and what it comes with: a price card. */
export function PriceForm({ own }: { own: OwnPrices }) {
  const { id, card, basePaise, label, hint, unit, units, ordered } = own;
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [ladder, setLadder] = useState<string>(card.ladder ?? "");
  const ownSteps = useLadderSteps(card.ladderSteps);
  const { errors, summary, refuse, clear } = useRefusals();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  // Of the card's own fields the call speaks as 'card.hours'.
  const error = (name: string) => errors[name] ?? errors[`card.${name}`];

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { body, wrong } = read(new FormData(event.currentTarget), ownSteps.steps);
    if (Object.keys(wrong).length > 0) return refuse({ error: "", fields: wrong });
    setBusy(true);
    const result = await call(`/api/listings/${id}/price-card`, { method: "PUT", body });
    setBusy(false);
    if (!result.ok)
      return refuse({
        error: result.error,
        fields: Object.fromEntries(
          Object.entries(result.fields).map(([name, text]) => [
            name.replace(/^card\.(ladderSteps\.\d+\.\w+|\w+).*$/, "$1"),
            text,
          ]),
        ),
      });
    clear();
    toast.success(say(PRICE_MESSAGES.saved));
    await revalidate();
  }

  const number = (name: (typeof NUMBERS)[number], said: string, more: { hint?: string; optional?: boolean } = {}) => (
    <TextField
      label={said}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      defaultValue={card[name] ?? ""}
      error={error(name)}
      optional
      {...more}
    />
  );

  return (
    <form
      method="post"
      noValidate
      className="price-form"
      aria-label={say("Price card")}
      onSubmit={(event) => void save(event)}
    >
      {summary}
      <fieldset>
        <legend>{say("The price")}</legend>
        <div className="two">
          <Amount label={label} name="basePaise" kept={basePaise} hint={hint} error={error("basePaise")} />
          {units.length > 0 ? (
            <SelectField
              label={say("Price is for one")}
              name="unit"
              options={units.map((value) => ({ value, label: unitWords(value, 1) }))}
              defaultValue={unit}
              error={error("unit")}
            />
          ) : null}
          {number("hours", say("Hours included"), { hint: unit === "day" ? say("A day.") : undefined })}
          <Amount
            label={say("Each further hour, in rupees")}
            name="extraHourPaise"
            kept={card.extraHourPaise}
            error={error("extraHourPaise")}
            optional
          />
          {ordered
            ? number("least", say("Smallest order"), {
                hint: say("How many {things} at least.", { things: unitWords(ordered, 2) }),
              })
            : null}
          <Amount
            label={say("Smallest amount, in rupees")}
            name="leastPaise"
            kept={card.leastPaise}
            hint={say("A smaller sum is raised to it.")}
            error={error("leastPaise")}
            optional
          />
        </div>
        <TextArea
          label={say("What is included")}
          name="included"
          rows={4}
          defaultValue={card.included.join("\n")}
          hint={say("One per line, such as ‘Sound for 200 guests’.")}
          error={error("included")}
          optional
        />
      </fieldset>
      <Part title={say("Coming to them")} names={COMING} said={card} error={error}>
        <div className="two">
          {number("freeKm", say("Travel is free up to, in km"), { hint: say("By road, one way.") })}
          <Amount
            label={say("Each km after that, in rupees")}
            name="perKmPaise"
            kept={card.perKmPaise}
            hint={say("Counted one way. The way is estimated from PIN codes.")}
            error={error("perKmPaise")}
            optional
          />
          {number("stayFor", say("A place to stay, for how many of you"))}
          {number("foodFor", say("Food, for how many of you"))}
        </div>
        <TextArea
          label={say("Power, permits and what else must be there")}
          name="needs"
          rows={2}
          maxLength={MOST_NEEDS}
          defaultValue={card.needs}
          error={error("needs")}
          optional
        />
      </Part>
      <Part title={say("Tax and deposit")} names={TAX} said={card} error={error}>
        <div className="two">
          <SelectField
            label={say("GST")}
            name="gst"
            defaultValue={card.gst ?? ""}
            error={error("gst")}
            options={[
              { value: "", label: say("Not said") },
              { value: "none", label: say("I charge none") },
              { value: "inside", label: say("Included in the price") },
              { value: "onTop", label: say("On top of the price") },
            ]}
          />
          {number("gstPercent", say("GST, per cent"))}
          <Amount
            label={say("Deposit that comes back, in rupees")}
            name="depositPaise"
            kept={card.depositPaise}
            error={error("depositPaise")}
            optional
          />
        </div>
      </Part>
      <Part title={say("Payment, and when somebody calls it off")} names={PAYMENT} said={card} error={error}>
        <div className="three">
          {number("token", say("To hold the date, per cent"))}
          {number("advance", say("Before the day, per cent"), { hint: say("The rest is paid on the day.") })}
          {number("advanceDays", say("So many days before"))}
        </div>
        <RadioGroup
          label={say("When somebody calls it off")}
          name="ladder"
          value={ladder}
          onChange={(event) => setLadder(event.target.value)}
          error={error("ladder")}
          options={[
            { value: "", label: say("Not said") },
            ...LADDER_CHOICES.map((key) => ({
              value: key,
              label: ladderLabel(key),
              hint: key === "own" ? say("Steps that you write yourself.") : ladderWords(key, null, new Date(0)),
            })),
          ]}
        />
        {ladder === "own" ? <LadderSteps ladder={ownSteps} errors={errors} eventDate={null} now={new Date(0)} /> : null}
      </Part>
      <p>
        <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={say("Saving…")}>
          {say("Save prices")}
        </Button>
      </p>
    </form>
  );
}
