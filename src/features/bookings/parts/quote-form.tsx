import { useId, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { addDays, formatDay } from "../../../domain/dates.ts";
import { formatRupees, groupRupees, parseRupees } from "../../../domain/money.ts";
import { MY_PAPERS_PATH } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
import { LadderSteps, useLadderSteps } from "../../prices/parts/ladder-steps.tsx";
import { LADDER_CHOICES, ladderLabel, ladderWords, type LadderChoice } from "../../../domain/ladders.ts";
import type { BookingState } from "../booking-table.ts";
import { DEPOSIT_BACK_DAYS } from "../deposit.ts";
import { allocate, lineAmount, mayTax, reckon, type Tax, type TaxStanding } from "../quote-money.ts";
import { MILESTONE_DUES, USUAL_PAYMENTS, type MilestoneDue, type QuoteTerms } from "../quote-model.ts";
import { MILESTONE_KINDS, QUOTE_LIMITS, type MilestoneKind } from "../quote-limits.ts";
import { NOTHING_TO_PAY } from "../quote-words.ts";

/** As it is typed. `key` keeps a line what it is while others come and go. */
type TypedLine = { key: number; label: string; quantity: string; unit: string; each: string };
type TypedPayment = { key: number; kind: MilestoneKind; percent: string; due: MilestoneDue; days: string };

/** Commas group, as in 1,200: what is less than one stands behind a point. */
const numberOf = (typed: string): number => Number(typed.trim().replaceAll(",", "") || Number.NaN);
const rupees = (paise: number): string => (paise === 0 ? "" : groupRupees((paise / 100).toFixed(paise % 100 ? 2 : 0)));
const AMOUNT = text("Please enter one amount, such as 45,000.");

const TAXES: readonly { value: Tax["kind"]; label: string }[] = [
  { value: "none", label: text("No tax") },
  { value: "included", label: text("Tax is in the amounts") },
  { value: "onTop", label: text("Tax comes on top") },
];
const HOLDS = [
  { value: "0", label: text("Do not hold the day") },
  { value: "24", label: text("Hold the day for 24 hours") },
  { value: "48", label: text("Hold the day for 48 hours") },
];

const said = <V extends string>(options: readonly { value: V; label: string }[]) =>
  options.map(({ value, label }) => ({ value, label: say(label) }));

const STANDINGS: Readonly<Record<Exclude<TaxStanding, "registered">, string>> = {
  composition: text("By the composition scheme you may add no tax."),
  exempt: text("Your services are exempt: you may add no tax."),
  unregistered: text("You are not registered for GST, and may add no tax."),
};

/** Why there is a choice, or none. */
function TaxHint({ standing }: { standing: TaxStanding | null }) {
  const words =
    standing === "registered"
      ? say("You have said in <a>your papers</a> that you are registered for GST. Which rate it is you decide.")
      : standing === null
        ? say(
            "Only who is registered for GST may add any: say in <a>your papers</a> what you are. We give no tax advice.",
          )
        : `${say(STANDINGS[standing])} ${say("It stands so in <a>your papers</a>.")}`;
  return <Rich text={words} as={{ a: (there) => <a href={spokenPath(MY_PAPERS_PATH)}>{there}</a> }} />;
}

export interface QuoteFormProps {
  number: string;
  /** The other side. */
  other: string;
  eventDate: string | null;
  /** Today in India. */
  today: string;
  /** What it begins with: the last quote, or what is proposed for the first. */
  begins: QuoteTerms;
  /** What the organiser would pay, where they have said so. */
  askedPaise: number | null;
  roundsLeft: number;
  /** The last quote held the day. */
  held: boolean;
  /** What the writer has before them. */
  seen: { round: number; state: BookingState };
  /** How the writer stands to GST; null where they have not said. */
  standing: TaxStanding | null;
}

/** The quote as its sender writes it: lines, what goes off, tax, payments, and how long it stands; the total at once. */
export function QuoteForm({
  number,
  other,
  eventDate,
  today,
  begins,
  askedPaise,
  roundsLeft,
  held,
  seen,
  standing,
}: QuoteFormProps) {
  const hydrated = useHydrated();
  const [lines, setLines] = useState<TypedLine[]>(() =>
    begins.lines.map((line, key) => ({
      key,
      label: line.label,
      quantity: String(line.quantity),
      unit: line.unit,
      each: rupees(line.eachPaise),
    })),
  );
  /** It is meant to cost nothing. */
  const [free, setFree] = useState(begins.milestones.length === 0);
  const [payments, setPayments] = useState<TypedPayment[]>(() =>
    (begins.milestones.length > 0 ? begins.milestones : USUAL_PAYMENTS).map((one, key) => ({
      ...one,
      key,
      percent: String(one.percent),
      days: String(one.days || 14),
    })),
  );
  const [discount, setDiscount] = useState(rupees(begins.discountPaise));
  const [tax, setTax] = useState<{ kind: Tax["kind"]; percent: string }>({
    kind: mayTax(standing) ? begins.tax.kind : "none",
    percent: String(begins.tax.percent || 18),
  });
  const [ladder, setLadder] = useState<LadderChoice>(begins.ladder);
  const ownSteps = useLadderSteps(begins.ladderSteps);
  const [deposit, setDeposit] = useState(rupees(begins.deposit?.paise ?? 0));
  const [keys, setKeys] = useState(100);
  const [busy, setBusy] = useState(false);
  /** What happened meanwhile was told once: who sends again knows. */
  const [told, setTold] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const id = useId();
  const noon = new Date(`${today}T12:00:00+05:30`);

  const priced = lines.map((line) => ({
    label: line.label,
    quantity: numberOf(line.quantity),
    unit: line.unit,
    eachPaise: free && line.each.trim() === "" ? 0 : parseRupees(line.each),
  }));
  const known = priced.map(({ quantity, eachPaise }) => ({
    quantity: quantity > 0 ? quantity : 0,
    eachPaise: eachPaise ?? 0,
  }));
  const chosenTax: Tax = { kind: tax.kind, percent: tax.kind === "none" ? 0 : numberOf(tax.percent) || 0 };
  const money = reckon({ lines: known, discountPaise: parseRupees(discount) ?? 0, tax: chosenTax });
  const nothing = free && money.totalPaise === 0;
  const percents = payments.reduce((sum, one) => sum + (numberOf(one.percent) || 0), 0);
  // As the server will part it; only a whole can be parted.
  const parts =
    percents === 100
      ? allocate(
          money.totalPaise,
          payments.map((one) => numberOf(one.percent) || 0),
        )
      : null;
  const fresh = () => {
    setKeys(keys + 1);
    return keys;
  };
  const change = (key: number, more: Partial<TypedLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  const changePayment = (key: number, more: Partial<TypedPayment>) =>
    setPayments(payments.map((one) => (one.key === key ? { ...one, ...more } : one)));

  /** Amounts that are none, by field: the server takes paise. */
  function unread(): Record<string, string> {
    const faults = priced.flatMap(({ eachPaise }, at): [string, string][] =>
      eachPaise === null ? [[`lines.${at}.eachPaise`, say(AMOUNT)]] : [],
    );
    if (discount.trim() !== "" && parseRupees(discount) === null) faults.push(["discountPaise", say(AMOUNT)]);
    if (deposit.trim() !== "" && parseRupees(deposit) === null) faults.push(["deposit.paise", say(AMOUNT)]);
    return Object.fromEntries(faults);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const typedIn = (name: string) => String(form.get(name) ?? "");
    const faults = unread();
    if (Object.keys(faults).length > 0) return refuse({ error: say(AMOUNT), fields: faults });
    const body = {
      lines: priced,
      discountPaise: parseRupees(discount) ?? 0,
      tax: { kind: tax.kind, percent: tax.kind === "none" ? 0 : numberOf(tax.percent) },
      included: typedIn("included"),
      excluded: typedIn("excluded"),
      note: typedIn("note"),
      milestones: payments.map(({ kind, percent, due, days }) => ({
        kind,
        percent: numberOf(percent),
        due,
        days: due === "before" ? numberOf(days) : 0,
      })),
      deposit: parseRupees(deposit)
        ? {
            paise: parseRupees(deposit),
            days: numberOf(typedIn("deposit.days")),
            backDays: numberOf(typedIn("deposit.backDays")),
          }
        : null,
      free: free && money.totalPaise === 0,
      ladder,
      ladderSteps: ladder === "own" ? ownSteps.steps : [],
      validUntil: typedIn("validUntil"),
      holdHours: Number(typedIn("holdHours") || 0),
      ...(told ? {} : { seen }),
    };
    setBusy(true);
    const result = await call(`/api/bookings/${number}/quotes`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) {
      const { nextFree: _days, seen: meanwhile, ...fields } = result.fields;
      if (meanwhile) setTold(true);
      return refuse({ error: result.error, fields });
    }
    clear();
    toast.success(say("Quote sent. {other} has been told.", { other }));
    await revalidate();
  }

  return (
    <form
      id="quote"
      className="quote-form"
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void send(event)}
    >
      <h2 id={id}>{roundsLeft === 5 ? say("Your quote") : say("A new quote")}</h2>
      {roundsLeft === 5 ? null : (
        <p className="soft">
          {roundsLeft === 1
            ? say("It takes the place of the last one, and is the last that is possible.")
            : say("It takes the place of the last one.")}
        </p>
      )}
      {summary}
      <fieldset>
        <legend>{say("What it costs")}</legend>
        {errors["lines"] ? <FieldError id="f-lines">{errors["lines"]}</FieldError> : null}
        <ol className="quote-rows">
          {lines.map((line, at) => (
            <li key={line.key} className="quote-row">
              <TextField
                label={say("What")}
                name={`lines.${at}.label`}
                value={line.label}
                onChange={(event) => change(line.key, { label: event.target.value })}
                maxLength={QUOTE_LIMITS.label}
                error={errors[`lines.${at}.label`]}
                className="what"
                autoComplete="off"
              />
              <TextField
                label={say("How many")}
                name={`lines.${at}.quantity`}
                inputMode="decimal"
                value={line.quantity}
                onChange={(event) => change(line.key, { quantity: event.target.value })}
                error={errors[`lines.${at}.quantity`]}
                autoComplete="off"
              />
              <TextField
                label={say("Of what")}
                name={`lines.${at}.unit`}
                value={line.unit}
                onChange={(event) => change(line.key, { unit: event.target.value })}
                maxLength={QUOTE_LIMITS.unit}
                placeholder={say("event, hour, plate")}
                error={errors[`lines.${at}.unit`]}
                autoComplete="off"
              />
              <MoneyField
                label={say("Each at")}
                name={`lines.${at}.eachPaise`}
                typed={line.each}
                value={line.each}
                onChange={(event) => change(line.key, { each: event.target.value })}
                error={errors[`lines.${at}.eachPaise`]}
              />
              <p className="sum">
                <span className="soft">{say("Comes to")}</span> <output>{formatRupees(lineAmount(known[at]!))}</output>
              </p>
              {lines.length > 1 ? (
                <button
                  type="button"
                  className="linklike"
                  onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
                >
                  <Rich text={say("Remove<sr> line {number}</sr>", { number: at + 1 })} as={HEARD} />
                </button>
              ) : null}
            </li>
          ))}
        </ol>
        {lines.length < QUOTE_LIMITS.lines ? (
          <Button
            slim
            variant="line"
            onClick={() => setLines([...lines, { key: fresh(), label: "", quantity: "1", unit: "event", each: "" }])}
          >
            {say("Add a line")}
          </Button>
        ) : null}
        <div className="two">
          <MoneyField
            label={say("Discount")}
            name="discountPaise"
            typed={discount}
            value={discount}
            onChange={(event) => setDiscount(event.target.value)}
            error={errors["discountPaise"]}
            optional
          />
          <SelectField
            label={say("Tax")}
            name="tax.kind"
            options={said(mayTax(standing) ? TAXES : TAXES.slice(0, 1))}
            value={tax.kind}
            onChange={(event) => setTax({ ...tax, kind: event.target.value as Tax["kind"] })}
            hint={<TaxHint standing={standing} />}
            error={errors["tax.kind"]}
          />
          {tax.kind === "none" ? null : (
            <TextField
              label={say("Tax in per cent")}
              name="tax.percent"
              inputMode="decimal"
              value={tax.percent}
              onChange={(event) => setTax({ ...tax, percent: event.target.value })}
              error={errors["tax.percent"]}
              autoComplete="off"
            />
          )}
        </div>
        <p className="quote-total" aria-live="polite">
          {say("All in")} <output>{formatRupees(Math.max(0, money.totalPaise))}</output>
        </p>
        {money.totalPaise === 0 ? (
          <CheckField
            label={say("Nothing is to be paid: I do it for what stands under “Included” and “Not included”.")}
            name="free"
            checked={free}
            onChange={(event) => setFree(event.target.checked)}
            error={errors["free"]}
          />
        ) : null}
        {askedPaise === null ? null : (
          <p className="small">
            {say("{other} would pay {price} all in.", { other, price: formatRupees(askedPaise) })}{" "}
            <button
              type="button"
              className="linklike"
              onClick={() =>
                setDiscount(
                  rupees(
                    Math.max(
                      0,
                      reckon({ lines: known, discountPaise: 0, tax: chosenTax, allInPaise: askedPaise }).discountPaise,
                    ),
                  ),
                )
              }
            >
              {say("Make it that by a discount")}
            </button>
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend>{say("What they get")}</legend>
        <TextArea
          label={say("Included")}
          name="included"
          rows={3}
          maxLength={QUOTE_LIMITS.text}
          defaultValue={begins.included}
          error={errors["included"]}
          optional
        />
        <TextArea
          label={say("Not included")}
          name="excluded"
          rows={2}
          maxLength={QUOTE_LIMITS.text}
          defaultValue={begins.excluded}
          error={errors["excluded"]}
          hint={say("Such as generator, food, stay or permits.")}
          optional
        />
      </fieldset>
      <fieldset>
        <legend>{say("How it is paid")}</legend>
        {errors["milestones"] ? <FieldError id="f-milestones">{errors["milestones"]}</FieldError> : null}
        {nothing ? <p>{say(NOTHING_TO_PAY)}</p> : null}
        <ol className="quote-rows" hidden={nothing}>
          {payments.map((one, at) => (
            <li key={one.key} className="quote-row pay">
              <SelectField
                label={say("Payment")}
                name={`milestones.${at}.kind`}
                value={one.kind}
                onChange={(event) => changePayment(one.key, { kind: event.target.value as MilestoneKind })}
                options={Object.entries(MILESTONE_KINDS).map(([value, label]) => ({ value, label: say(label) }))}
              />
              <TextField
                label={say("Per cent")}
                name={`milestones.${at}.percent`}
                inputMode="numeric"
                value={one.percent}
                onChange={(event) => changePayment(one.key, { percent: event.target.value })}
                hint={parts ? formatRupees(parts[at] ?? 0) : undefined}
                error={errors[`milestones.${at}.percent`]}
                autoComplete="off"
              />
              <SelectField
                label={say("Due")}
                className="due"
                name={`milestones.${at}.due`}
                value={one.due}
                onChange={(event) => changePayment(one.key, { due: event.target.value as MilestoneDue })}
                options={Object.entries(MILESTONE_DUES).map(([value, label]) => ({ value, label: say(label) }))}
              />
              {one.due === "before" ? (
                <TextField
                  label={say("Days before")}
                  name={`milestones.${at}.days`}
                  inputMode="numeric"
                  value={one.days}
                  onChange={(event) => changePayment(one.key, { days: event.target.value })}
                  error={errors[`milestones.${at}.days`]}
                  autoComplete="off"
                />
              ) : null}
              {payments.length > 1 ? (
                <button
                  type="button"
                  className="linklike"
                  onClick={() => setPayments(payments.filter(({ key }) => key !== one.key))}
                >
                  <Rich text={say("Remove<sr> payment {number}</sr>", { number: at + 1 })} as={HEARD} />
                </button>
              ) : null}
            </li>
          ))}
        </ol>
        {payments.length < QUOTE_LIMITS.milestones && !nothing ? (
          <Button
            slim
            variant="line"
            onClick={() =>
              setPayments([
                ...payments,
                {
                  key: fresh(),
                  kind: "balance",
                  percent: String(Math.max(0, 100 - percents)),
                  due: "event",
                  days: "14",
                },
              ])
            }
          >
            {say("Add a payment")}
          </Button>
        ) : null}
        <p className="small" aria-live="polite" hidden={nothing}>
          {percents === 100
            ? say("Together 100 %.")
            : say("Together {percents} %: they must make 100 %.", { percents })}{" "}
          {say("You pay each other directly.")}
        </p>
        <MoneyField
          label={say("Deposit that comes back")}
          name="deposit.paise"
          typed={deposit}
          value={deposit}
          onChange={(event) => setDeposit(event.target.value)}
          error={errors["deposit.paise"]}
          hint={say("Besides the price. You return it after the event, or less with a reason.")}
          optional
        />
        {deposit.trim() === "" ? null : (
          <div className="two">
            <TextField
              label={say("Paid, days before the event")}
              name="deposit.days"
              inputMode="numeric"
              maxLength={3}
              defaultValue={begins.deposit?.days ?? 0}
              hint={say("0: at the event.")}
              error={errors["deposit.days"]}
              autoComplete="off"
            />
            <TextField
              label={say("Returned, days after it")}
              name="deposit.backDays"
              inputMode="numeric"
              maxLength={2}
              defaultValue={begins.deposit?.backDays ?? DEPOSIT_BACK_DAYS}
              error={errors["deposit.backDays"]}
              autoComplete="off"
            />
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend>{say("If it is called off")}</legend>
        <SelectField
          label={say("What comes back")}
          name="ladder"
          value={ladder}
          onChange={(event) => setLadder(event.target.value as LadderChoice)}
          options={LADDER_CHOICES.map((value) => ({ value, label: ladderLabel(value) }))}
          error={errors["ladder"]}
        />
        {ladder === "own" ? (
          <LadderSteps ladder={ownSteps} errors={errors} eventDate={eventDate} now={noon} />
        ) : (
          <p className="small" aria-live="polite">
            {ladderWords(ladder, eventDate, noon)}
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend>{say("How long it stands")}</legend>
        <div className="two">
          <TextField
            label={say("Valid until")}
            name="validUntil"
            type="date"
            min={today}
            max={addDays(today, QUOTE_LIMITS.validDays)}
            defaultValue={addDays(today, 5)}
            error={errors["validUntil"]}
          />
          {eventDate === null ? null : (
            <SelectField
              label={say("Hold {day}", { day: formatDay(eventDate) })}
              name="holdHours"
              options={said(HOLDS)}
              defaultValue={held ? "48" : "0"}
              hint={say("Others then read it as asked.")}
              error={errors["holdHours"]}
            />
          )}
        </div>
        <TextArea
          label={say("A word to {other}", { other })}
          name="note"
          rows={2}
          maxLength={QUOTE_LIMITS.text}
          error={errors["note"]}
          optional
        />
      </fieldset>
      <p className="quote-total">
        {say("All in")} <output>{formatRupees(Math.max(0, money.totalPaise))}</output>
      </p>
      <Button type="submit" busy={busy} busyLabel={say("Sending…")} disabled={!hydrated}>
        {say("Send the quote")}
      </Button>
    </form>
  );
}
