import { useId, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { addDays, formatDay } from "../../../domain/dates.ts";
import { formatRupees, groupRupees, parseRupees } from "../../../domain/money.ts";
import { MY_PAPERS_PATH } from "../../../domain/request-paths.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { FieldError } from "../../../ui/field.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
import { LadderSteps, useLadderSteps } from "../../prices/parts/ladder-steps.tsx";
import { LADDER_CHOICES, ladderLabel, ladderWords, type LadderChoice } from "../../../domain/ladders.ts";
import type { BookingState } from "../booking-table.ts";
import { DEPOSIT_BACK_DAYS } from "../deposit.ts";
import { allocate, lineAmount, mayTax, reckon, type Tax, type TaxStanding } from "../quote-money.ts";
import {
  MILESTONE_DUES,
  MILESTONE_KINDS,
  QUOTE_LIMITS,
  type MilestoneDue,
  type MilestoneKind,
  type QuoteTerms,
} from "../quote-model.ts";

/** As it is typed. `key` keeps a line what it is while others come and go. */
type TypedLine = { key: number; label: string; quantity: string; unit: string; each: string };
type TypedPayment = { key: number; kind: MilestoneKind; percent: string; due: MilestoneDue; days: string };

/** Commas group, as in 1,200: what is less than one stands behind a point. */
const numberOf = (typed: string): number => Number(typed.trim().replaceAll(",", "") || Number.NaN);
const rupees = (paise: number): string => (paise === 0 ? "" : groupRupees((paise / 100).toFixed(paise % 100 ? 2 : 0)));
const AMOUNT = "Please enter one amount, such as 45,000.";

const TAXES: readonly { value: Tax["kind"]; label: string }[] = [
  { value: "none", label: "No tax" },
  { value: "included", label: "Tax is in the amounts" },
  { value: "onTop", label: "Tax comes on top" },
];
const HOLDS = [
  { value: "0", label: "Do not hold the day" },
  { value: "24", label: "Hold the day for 24 hours" },
  { value: "48", label: "Hold the day for 48 hours" },
];

const STANDINGS: Readonly<Record<Exclude<TaxStanding, "registered">, string>> = {
  composition: "By the composition scheme you may add no tax.",
  exempt: "Your services are exempt: you may add no tax.",
  unregistered: "You are not registered for GST, and may add no tax.",
};

/** Why there is a choice, or none. */
function TaxHint({ standing }: { standing: TaxStanding | null }) {
  const where = <a href={MY_PAPERS_PATH}>your papers</a>;
  if (standing === "registered")
    return <>You have said in {where} that you are registered for GST. Which rate it is you decide.</>;
  if (standing === null)
    return <>Only who is registered for GST may add any: say in {where} what you are. We give no tax advice.</>;
  return (
    <>
      {STANDINGS[standing]} It stands so in {where}.
    </>
  );
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
  const [payments, setPayments] = useState<TypedPayment[]>(() =>
    begins.milestones.map((one, key) => ({ ...one, key, percent: String(one.percent), days: String(one.days || 14) })),
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
    eachPaise: parseRupees(line.each),
  }));
  const known = priced.map(({ quantity, eachPaise }) => ({
    quantity: quantity > 0 ? quantity : 0,
    eachPaise: eachPaise ?? 0,
  }));
  const chosenTax: Tax = { kind: tax.kind, percent: tax.kind === "none" ? 0 : numberOf(tax.percent) || 0 };
  const money = reckon({ lines: known, discountPaise: parseRupees(discount) ?? 0, tax: chosenTax });
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
      eachPaise === null ? [[`lines.${at}.eachPaise`, AMOUNT]] : [],
    );
    if (discount.trim() !== "" && parseRupees(discount) === null) faults.push(["discountPaise", AMOUNT]);
    if (deposit.trim() !== "" && parseRupees(deposit) === null) faults.push(["deposit.paise", AMOUNT]);
    return Object.fromEntries(faults);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const faults = unread();
    if (Object.keys(faults).length > 0) return refuse({ error: AMOUNT, fields: faults });
    const body = {
      lines: priced,
      discountPaise: parseRupees(discount) ?? 0,
      tax: { kind: tax.kind, percent: tax.kind === "none" ? 0 : numberOf(tax.percent) },
      included: text("included"),
      excluded: text("excluded"),
      note: text("note"),
      milestones: payments.map(({ kind, percent, due, days }) => ({
        kind,
        percent: numberOf(percent),
        due,
        days: due === "before" ? numberOf(days) : 0,
      })),
      deposit: parseRupees(deposit)
        ? {
            paise: parseRupees(deposit),
            days: numberOf(text("deposit.days")),
            backDays: numberOf(text("deposit.backDays")),
          }
        : null,
      ladder,
      ladderSteps: ladder === "own" ? ownSteps.steps : [],
      validUntil: text("validUntil"),
      holdHours: Number(text("holdHours") || 0),
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
    toast.success(`Quote sent. ${other} has been told.`);
    await revalidate();
  }

  return (
    <form className="quote-form" method="post" noValidate aria-labelledby={id} onSubmit={(event) => void send(event)}>
      <h2 id={id}>{roundsLeft === 5 ? "Your quote" : "A new quote"}</h2>
      {roundsLeft === 5 ? null : (
        <p className="soft">
          It takes the place of the last one{roundsLeft === 1 ? ", and is the last that is possible" : ""}.
        </p>
      )}
      {summary}
      <fieldset>
        <legend>What it costs</legend>
        {errors["lines"] ? <FieldError id="f-lines">{errors["lines"]}</FieldError> : null}
        <ol className="quote-rows">
          {lines.map((line, at) => (
            <li key={line.key} className="quote-row">
              <TextField
                label="What"
                name={`lines.${at}.label`}
                value={line.label}
                onChange={(event) => change(line.key, { label: event.target.value })}
                maxLength={QUOTE_LIMITS.label}
                error={errors[`lines.${at}.label`]}
                className="what"
                autoComplete="off"
              />
              <TextField
                label="How many"
                name={`lines.${at}.quantity`}
                inputMode="decimal"
                value={line.quantity}
                onChange={(event) => change(line.key, { quantity: event.target.value })}
                error={errors[`lines.${at}.quantity`]}
                autoComplete="off"
              />
              <TextField
                label="Of what"
                name={`lines.${at}.unit`}
                value={line.unit}
                onChange={(event) => change(line.key, { unit: event.target.value })}
                maxLength={QUOTE_LIMITS.unit}
                placeholder="event, hour, plate"
                error={errors[`lines.${at}.unit`]}
                autoComplete="off"
              />
              <MoneyField
                label="Each at"
                name={`lines.${at}.eachPaise`}
                typed={line.each}
                value={line.each}
                onChange={(event) => change(line.key, { each: event.target.value })}
                error={errors[`lines.${at}.eachPaise`]}
              />
              <p className="sum">
                <span className="soft">Comes to</span> <output>{formatRupees(lineAmount(known[at]!))}</output>
              </p>
              {lines.length > 1 ? (
                <button
                  type="button"
                  className="linklike"
                  onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
                >
                  Remove<span className="sr"> line {at + 1}</span>
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
            Add a line
          </Button>
        ) : null}
        <div className="two">
          <MoneyField
            label="Discount"
            name="discountPaise"
            typed={discount}
            value={discount}
            onChange={(event) => setDiscount(event.target.value)}
            error={errors["discountPaise"]}
            optional
          />
          <SelectField
            label="Tax"
            name="tax.kind"
            options={mayTax(standing) ? TAXES : TAXES.slice(0, 1)}
            value={tax.kind}
            onChange={(event) => setTax({ ...tax, kind: event.target.value as Tax["kind"] })}
            hint={<TaxHint standing={standing} />}
            error={errors["tax.kind"]}
          />
          {tax.kind === "none" ? null : (
            <TextField
              label="Tax in per cent"
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
          All in <output>{formatRupees(Math.max(0, money.totalPaise))}</output>
        </p>
        {askedPaise === null ? null : (
          <p className="small">
            {other} would pay {formatRupees(askedPaise)} all in.{" "}
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
              Make it that by a discount
            </button>
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend>What they get</legend>
        <TextArea
          label="Included"
          name="included"
          rows={3}
          maxLength={QUOTE_LIMITS.text}
          defaultValue={begins.included}
          error={errors["included"]}
          optional
        />
        <TextArea
          label="Not included"
          name="excluded"
          rows={2}
          maxLength={QUOTE_LIMITS.text}
          defaultValue={begins.excluded}
          error={errors["excluded"]}
          hint="Such as generator, food, stay or permits."
          optional
        />
      </fieldset>
      <fieldset>
        <legend>How it is paid</legend>
        {errors["milestones"] ? <FieldError id="f-milestones">{errors["milestones"]}</FieldError> : null}
        <ol className="quote-rows">
          {payments.map((one, at) => (
            <li key={one.key} className="quote-row pay">
              <SelectField
                label="Payment"
                name={`milestones.${at}.kind`}
                value={one.kind}
                onChange={(event) => changePayment(one.key, { kind: event.target.value as MilestoneKind })}
                options={Object.entries(MILESTONE_KINDS).map(([value, label]) => ({ value, label }))}
              />
              <TextField
                label="Per cent"
                name={`milestones.${at}.percent`}
                inputMode="numeric"
                value={one.percent}
                onChange={(event) => changePayment(one.key, { percent: event.target.value })}
                hint={parts ? formatRupees(parts[at] ?? 0) : undefined}
                error={errors[`milestones.${at}.percent`]}
                autoComplete="off"
              />
              <SelectField
                label="Due"
                className="due"
                name={`milestones.${at}.due`}
                value={one.due}
                onChange={(event) => changePayment(one.key, { due: event.target.value as MilestoneDue })}
                options={Object.entries(MILESTONE_DUES).map(([value, label]) => ({ value, label }))}
              />
              {one.due === "before" ? (
                <TextField
                  label="Days before"
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
                  Remove<span className="sr"> payment {at + 1}</span>
                </button>
              ) : null}
            </li>
          ))}
        </ol>
        {payments.length < QUOTE_LIMITS.milestones ? (
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
            Add a payment
          </Button>
        ) : null}
        <p className="small" aria-live="polite">
          {percents === 100 ? "Together 100 %." : `Together ${percents} %: they must make 100 %.`} You pay each other
          directly.
        </p>
        <MoneyField
          label="Deposit that comes back"
          name="deposit.paise"
          typed={deposit}
          value={deposit}
          onChange={(event) => setDeposit(event.target.value)}
          error={errors["deposit.paise"]}
          hint="Besides the price. You return it after the event, or less with a reason."
          optional
        />
        {deposit.trim() === "" ? null : (
          <div className="two">
            <TextField
              label="Paid, days before the event"
              name="deposit.days"
              inputMode="numeric"
              maxLength={3}
              defaultValue={begins.deposit?.days ?? 0}
              hint="0: at the event."
              error={errors["deposit.days"]}
              autoComplete="off"
            />
            <TextField
              label="Returned, days after it"
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
        <legend>If it is called off</legend>
        <SelectField
          label="What comes back"
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
        <legend>How long it stands</legend>
        <div className="two">
          <TextField
            label="Valid until"
            name="validUntil"
            type="date"
            min={today}
            max={addDays(today, QUOTE_LIMITS.validDays)}
            defaultValue={addDays(today, 5)}
            error={errors["validUntil"]}
          />
          {eventDate === null ? null : (
            <SelectField
              label={`Hold ${formatDay(eventDate)}`}
              name="holdHours"
              options={HOLDS}
              defaultValue={held ? "48" : "0"}
              hint="Others then read it as asked."
              error={errors["holdHours"]}
            />
          )}
        </div>
        <TextArea
          label={`A word to ${other}`}
          name="note"
          rows={2}
          maxLength={QUOTE_LIMITS.text}
          error={errors["note"]}
          optional
        />
      </fieldset>
      <p className="quote-total">
        All in <output>{formatRupees(Math.max(0, money.totalPaise))}</output>
      </p>
      <Button type="submit" busy={busy} busyLabel="Sending…" disabled={!hydrated}>
        Send the quote
      </Button>
    </form>
  );
}
