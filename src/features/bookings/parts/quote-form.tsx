import { useId, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { addDays } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { whenWords } from "../../listings/when-words.ts";
import type { BookingState } from "../booking-table.ts";
import type { TaxStanding } from "../quote-money.ts";
import type { QuoteTerms } from "../quote-model.ts";
import { QUOTE_LIMITS } from "../quote-limits.ts";
import { QuoteLadder, useQuoteLadder } from "./quote-ladder.tsx";
import { AMOUNT, QuoteLines, useQuoteLines } from "./quote-lines.tsx";
import { QuotePayments, useQuotePayments } from "./quote-payments.tsx";
import { useKeptQuote } from "./use-kept-quote.ts";

const HOLDS = [
  { value: "0", label: text("Do not hold the day") },
  { value: "24", label: text("Hold the day for 24 hours") },
  { value: "48", label: text("Hold the day for 48 hours") },
];

export interface QuoteFormProps {
  number: string;
  /** The other side. */
  other: string;
  eventDate: string | null;
  /** Of several days the last one. */
  lastDay: string | null;
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
  /** For how many it was asked, in words: '350 guests'; null where nobody said. */
  people: string | null;
}

/** The quote as its sender writes it: lines, what goes off, tax, payments, and how long it stands; the total at once. */
export function QuoteForm({
  number,
  other,
  eventDate,
  lastDay,
  today,
  begins,
  askedPaise,
  roundsLeft,
  held,
  seen,
  standing,
  people,
}: QuoteFormProps) {
  const hydrated = useHydrated();
  const quote = useQuoteLines(begins, standing);
  const paid = useQuotePayments(begins);
  const chosen = useQuoteLadder(begins);
  const address = `/api/bookings/${number}/quotes`;
  const { form: box, keep, sent } = useKeptQuote(address, { quote, paid, chosen });
  const [busy, setBusy] = useState(false);
  /** What happened meanwhile was told once: who sends again knows. */
  const [told, setTold] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const id = useId();
  const { money, nothing } = quote;
  const fresh = () => 1 + Math.max(0, ...[...quote.typed.lines, ...paid.payments].map(({ key }) => key));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const typedIn = (name: string) => String(form.get(name) ?? "");
    const faults = [...quote.faults(), ...paid.faults()];
    if (faults.length > 0) return refuse({ error: say(AMOUNT), fields: Object.fromEntries(faults) });
    const body = {
      ...quote.body,
      included: typedIn("included"),
      excluded: typedIn("excluded"),
      note: typedIn("note"),
      ...paid.body(typedIn),
      ...chosen.body,
      validUntil: typedIn("validUntil"),
      holdHours: Number(typedIn("holdHours") || 0),
      ...(told ? {} : { seen }),
    };
    setBusy(true);
    const result = await call(address, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) {
      const { nextFree: _days, seen: meanwhile, ...fields } = result.fields;
      if (meanwhile) setTold(true);
      return refuse({ error: result.error, fields });
    }
    clear();
    sent();
    toast.success(say("Quote sent. {other} has been told.", { other }));
    await revalidate();
  }

  return (
    <form
      ref={box}
      id="quote"
      className="quote-form"
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void send(event)}
      onInput={keep}
    >
      <h2 id={id}>{roundsLeft === 5 ? say("Your quote") : say("A new quote")}</h2>
      {roundsLeft === 5 ? null : (
        <p className="soft">
          {roundsLeft === 1
            ? say("It replaces your last quote, and is the last that is possible.")
            : say("It replaces your last quote.")}
        </p>
      )}
      {summary}
      <QuoteLines
        quote={quote}
        errors={errors}
        fresh={fresh}
        other={other}
        askedPaise={askedPaise}
        standing={standing}
        people={people}
      />
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
      <QuotePayments paid={paid} errors={errors} fresh={fresh} totalPaise={money.totalPaise} nothing={nothing} />
      <QuoteLadder
        chosen={chosen}
        errors={errors}
        eventDate={eventDate}
        now={new Date(`${today}T12:00:00+05:30`)}
        nothing={nothing}
      />
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
              label={say("Hold {day}", {
                day: whenWords({ from: eventDate, until: lastDay ?? eventDate, slot: "", only: false }),
              })}
              name="holdHours"
              options={HOLDS.map(({ value, label }) => ({ value, label: say(label) }))}
              defaultValue={held ? "48" : "0"}
              hint={say("Others then see the day as asked for.")}
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
      <div className="quote-foot">
        <p className="quote-total" aria-live="polite">
          {say("All in")} <output>{formatRupees(Math.max(0, money.totalPaise))}</output>
        </p>
        <Button type="submit" busy={busy} busyLabel={say("Sending…")} disabled={!hydrated}>
          {say("Send the quote")}
        </Button>
      </div>
    </form>
  );
}
