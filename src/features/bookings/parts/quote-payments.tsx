import { useState } from "react";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { DEPOSIT_BACK_DAYS } from "../deposit.ts";
import { allocate } from "../quote-money.ts";
import { MILESTONE_DUES, USUAL_PAYMENTS, type MilestoneDue, type QuoteTerms } from "../quote-model.ts";
import { MILESTONE_KINDS, QUOTE_LIMITS, type MilestoneKind } from "../quote-limits.ts";
import { NOTHING_TO_PAY } from "../quote-words.ts";
import { AMOUNT, numberOf, rupees, type Faults } from "./quote-lines.tsx";

/** As it is typed. `key` keeps a payment what it is while others come and go. */
type TypedPayment = { key: number; kind: MilestoneKind; percent: string; due: MilestoneDue; days: string };

/** How it is paid while it is typed, and what the call takes of it. */
export function useQuotePayments({ milestones, deposit: begins }: QuoteTerms) {
  const [payments, setPayments] = useState<TypedPayment[]>(() =>
    (milestones.length > 0 ? milestones : USUAL_PAYMENTS).map((one, key) => ({
      ...one,
      key,
      percent: String(one.percent),
      days: String(one.days || 14),
    })),
  );
  const [deposit, setDeposit] = useState(rupees(begins?.paise ?? 0));
  return {
    begins,
    payments,
    setPayments,
    deposit,
    setDeposit,
    /** @param typedIn what stands in a field of the form */
    body: (typedIn: (name: string) => string) => ({
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
    }),
    /** Amounts that are none: the server takes paise. */
    faults: (): [field: string, words: string][] =>
      deposit.trim() !== "" && parseRupees(deposit) === null ? [["deposit.paise", say(AMOUNT)]] : [],
  };
}

export interface QuotePaymentsProps {
  paid: ReturnType<typeof useQuotePayments>;
  errors: Faults;
  /** A key that no payment has had. */
  fresh: () => number;
  totalPaise: number;
  /** It is meant to cost nothing, and does. */
  nothing: boolean;
}

/** How it is paid: parts of the total, and what comes back beside it. */
export function QuotePayments({ paid, errors, fresh, totalPaise, nothing }: QuotePaymentsProps) {
  const { begins, payments, setPayments, deposit, setDeposit } = paid;
  const percents = payments.reduce((sum, one) => sum + (numberOf(one.percent) || 0), 0);
  // As the server will part it; only a whole can be parted.
  const parts =
    percents === 100
      ? allocate(
          totalPaise,
          payments.map((one) => numberOf(one.percent) || 0),
        )
      : null;
  const change = (key: number, more: Partial<TypedPayment>) =>
    setPayments(payments.map((one) => (one.key === key ? { ...one, ...more } : one)));
  return (
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
              onChange={(event) => change(one.key, { kind: event.target.value as MilestoneKind })}
              options={Object.entries(MILESTONE_KINDS).map(([value, label]) => ({ value, label: say(label) }))}
            />
            <TextField
              label={say("Per cent")}
              name={`milestones.${at}.percent`}
              inputMode="numeric"
              value={one.percent}
              onChange={(event) => change(one.key, { percent: event.target.value })}
              hint={parts ? formatRupees(parts[at] ?? 0) : undefined}
              error={errors[`milestones.${at}.percent`]}
              autoComplete="off"
            />
            <SelectField
              label={say("Due")}
              className="due"
              name={`milestones.${at}.due`}
              value={one.due}
              onChange={(event) => change(one.key, { due: event.target.value as MilestoneDue })}
              options={Object.entries(MILESTONE_DUES).map(([value, label]) => ({ value, label: say(label) }))}
            />
            {one.due === "before" ? (
              <TextField
                label={say("Days before")}
                name={`milestones.${at}.days`}
                inputMode="numeric"
                value={one.days}
                onChange={(event) => change(one.key, { days: event.target.value })}
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
        {percents === 100 ? say("Together 100 %.") : say("Together {percents} %: they must make 100 %.", { percents })}{" "}
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
            defaultValue={begins?.days ?? 0}
            hint={say("0: at the event.")}
            error={errors["deposit.days"]}
            autoComplete="off"
          />
          <TextField
            label={say("Returned, days after it")}
            name="deposit.backDays"
            inputMode="numeric"
            maxLength={2}
            defaultValue={begins?.backDays ?? DEPOSIT_BACK_DAYS}
            error={errors["deposit.backDays"]}
            autoComplete="off"
          />
        </div>
      )}
    </fieldset>
  );
}
