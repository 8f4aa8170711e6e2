import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { lastAhead } from "../../../domain/dates.ts";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { unitWords } from "../../../domain/price-lines.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { slotLabel } from "../../../domain/slots.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import type { ChangeStart } from "../amendment-view.ts";
import type { BookingView } from "../booking-present.server.ts";
import { reckon } from "../quote-money.ts";
import { QUOTE_LIMITS } from "../quote-limits.ts";
import { numberTyped } from "../../../domain/typed-numbers.ts";

type Props = { booking: BookingView; start: ChangeStart; today: string };

/** What either side may ask of the other once it is agreed: a change, or to call it off together. */
export function ChangeForms({ booking, start, today }: Props) {
  return (
    <section aria-labelledby="changes" className="change-forms">
      <h2 id="changes">{say("Has something changed?")}</h2>
      <p>
        {say(
          "Propose it here: what is agreed stands until {other} accepts, and then both of you have the new agreement in writing.",
          { other: booking.other },
        )}
      </p>
      {start.invoiced ? <p className="notice-box">{start.invoiced}</p> : null}
      <ProposeChange booking={booking} start={start} today={today} />
      <CallOffTogether booking={booking} />
    </section>
  );
}

/** Sent once, what is refused is said, and the page is read again. */
function useProposing(address: string) {
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function send(body: Record<string, unknown>) {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(address, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) {
      const { nextFree, ...fields } = result.fields;
      return refuse({ error: result.error, fields: nextFree ? { day: result.error } : fields });
    }
    clear();
    toast.success(result.data.message);
    await revalidate();
  }
  return { busy, errors, summary, refuse, send };
}

const numberOf = (typed: string): number => numberTyped(typed) ?? Number.NaN;
const AMOUNT = text("Please enter one amount, such as 45,000.");

function ProposeChange({ booking: { number, agreement }, start: { asked, choices, movedBefore }, today }: Props) {
  const { busy, errors, summary, refuse, send } = useProposing(`/api/bookings/${number}/changes`);
  const agreed = agreement?.agreed;
  const lines = agreed?.terms.lines ?? [];
  const [quantities, setQuantities] = useState(() => lines.map(({ quantity }) => String(quantity)));
  const [total, setTotal] = useState("");
  if (!agreed) return null;
  const next = lines.map(({ label, unit, eachPaise, quantity }, at) => {
    const typed = numberOf(quantities[at] ?? "");
    return { label, unit, eachPaise, quantity: typed > 0 ? typed : quantity };
  });
  const changed = next.some(({ quantity }, at) => quantity !== lines[at]?.quantity);
  const money = reckon({ ...agreed.terms, lines: next });
  const typedTotal = total.trim() === "" ? null : parseRupees(total);
  const shown = typedTotal ?? (changed ? money.totalPaise : agreed.money.totalPaise);

  function propose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typedIn = (name: string) => String(form.get(name) ?? "").trim();
    const fields: Record<string, string> = {};
    if (total.trim() !== "" && typedTotal === null) fields["totalPaise"] = say(AMOUNT);
    for (const [at, typed] of quantities.entries())
      if (!(numberOf(typed) > 0)) fields[`lines.${at}.quantity`] = say("Please enter more than 0.");
    for (const name of ["pieces", "guests"])
      if (typedIn(name) !== "" && !/^\d{1,6}$/.test(typedIn(name))) fields[name] = say("Please enter a whole number.");
    if (Object.keys(fields).length > 0) return refuse({ error: "", fields });
    const said = (name: string, before: unknown) => typedIn(name) !== "" && typedIn(name) !== String(before ?? "");
    void send({
      ...(said("day", asked.day) ? { day: typedIn("day") } : {}),
      ...(said("slot", asked.slot) ? { slot: typedIn("slot") } : {}),
      ...(said("hall", asked.hall) ? { hall: typedIn("hall") } : {}),
      ...(said("pieces", asked.pieces) ? { pieces: numberOf(typedIn("pieces")) } : {}),
      ...(said("guests", asked.guests) ? { guests: numberOf(typedIn("guests")) } : {}),
      ...(changed ? { lines: next, discountPaise: Math.max(0, agreed?.terms.discountPaise ?? 0) } : {}),
      ...(typedTotal === null ? {} : { totalPaise: typedTotal }),
      note: typedIn("note"),
    });
  }

  return (
    <details className="quote-change">
      <summary>{say("Propose a change")}</summary>
      <form method="post" noValidate aria-label={say("Propose a change")} onSubmit={propose}>
        {summary}
        <TextField
          label={asked.lastDay ? say("First day") : say("Day", "date")}
          name="day"
          type="date"
          min={today}
          max={lastAhead(today)}
          defaultValue={asked.day ?? ""}
          error={errors["day"]}
          hint={
            movedBefore === 0 ? say("Moving the day once is free.") : say("The day was moved before, by both of you.")
          }
        />
        {choices.slots.length > 1 ? (
          <SelectField
            label={say("Part of the day")}
            name="slot"
            placeholder={asked.slot ? undefined : say("As it is")}
            defaultValue={asked.slot ?? ""}
            options={choices.slots.map((value) => ({ value, label: slotLabel(value) }))}
            error={errors["slot"]}
          />
        ) : null}
        {choices.halls.length > 1 ? (
          <SelectField
            label={say("Hall")}
            name="hall"
            placeholder={asked.hall ? undefined : say("As it is")}
            defaultValue={asked.hall ?? ""}
            options={choices.halls.map((value) => ({ value, label: value }))}
            error={errors["hall"]}
          />
        ) : null}
        {choices.pieces ? (
          <TextField
            label={say("How many pieces")}
            name="pieces"
            inputMode="numeric"
            defaultValue={asked.pieces ?? ""}
            error={errors["pieces"]}
            autoComplete="off"
          />
        ) : null}
        {choices.guests ? (
          <TextField
            label={say("Guests")}
            name="guests"
            inputMode="numeric"
            defaultValue={/^\d+$/.test(asked.guests ?? "") ? (asked.guests ?? "") : ""}
            hint={
              asked.guests && !/^\d+$/.test(asked.guests)
                ? say("Until now: {guests}", { guests: asked.guests })
                : undefined
            }
            error={errors["guests"]}
            autoComplete="off"
          />
        ) : null}
        <fieldset className="change-price">
          <legend>{say("What it costs")}</legend>
          {lines.map((line, at) => (
            <TextField
              key={line.label}
              label={
                line.unit === "event"
                  ? say("{label}: how many times", { label: line.label })
                  : say("{label}: how many {unit}", { label: line.label, unit: unitWords(line.unit, 2) })
              }
              name={`lines.${at}.quantity`}
              inputMode="decimal"
              value={quantities[at] ?? ""}
              onChange={(event) => setQuantities(quantities.map((one, n) => (n === at ? event.target.value : one)))}
              hint={say("{price} each", { price: formatRupees(line.eachPaise) })}
              error={errors[`lines.${at}.quantity`]}
              autoComplete="off"
            />
          ))}
          <MoneyField
            label={say("Or a new total, all in")}
            name="totalPaise"
            typed={total}
            value={total}
            onChange={(event) => setTotal(event.target.value)}
            error={errors["totalPaise"]}
            hint={say("In place of what the lines come to.")}
            optional
          />
          <p className="quote-total" aria-live="polite">
            {say("All in")} <output>{formatRupees(Math.max(0, shown))}</output>{" "}
            {Math.max(0, shown) === agreed.money.totalPaise ? null : (
              <span className="small soft">{say("now {price}", { price: formatRupees(agreed.money.totalPaise) })}</span>
            )}
          </p>
        </fieldset>
        <TextArea
          label={say("Why")}
          name="note"
          rows={2}
          maxLength={QUOTE_LIMITS.text}
          error={errors["note"]}
          optional
        />
        <Button type="submit" slim busy={busy} busyLabel={say("Sending…")}>
          {say("Propose it")}
        </Button>
      </form>
    </details>
  );
}

function CallOffTogether({ booking: { number, other } }: Pick<Props, "booking">) {
  const { busy, errors, summary, send } = useProposing(`/api/bookings/${number}/call-offs`);
  return (
    <details className="quote-change">
      <summary>{say("Call it off for a cause beyond you both")}</summary>
      <form
        method="post"
        noValidate
        aria-label={say("Call it off together")}
        onSubmit={(event) => {
          event.preventDefault();
          void send({ reason: String(new FormData(event.currentTarget).get("reason") ?? "") });
        }}
      >
        {summary}
        <p>
          {say(
            "A flood, a curfew, a death in the family: if {other} agrees, nothing is owed besides, all that was paid comes back, and it counts against neither of you.",
            { other },
          )}
        </p>
        <TextArea
          label={say("What has happened?")}
          name="reason"
          rows={3}
          maxLength={QUOTE_LIMITS.text}
          error={errors["reason"]}
        />
        <Button type="submit" slim variant="line" busy={busy} busyLabel={say("Sending…")}>
          {say("Ask {other}", { other })}
        </Button>
      </form>
    </details>
  );
}
