import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Field } from "../../../ui/field.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import {
  PAYMENT_METHODS,
  PAYMENT_PHOTO,
  PAYMENT_TEXT,
  referenceDoubt,
  tidyReference,
  type PaymentMethod,
} from "../payment-model.ts";

const REFERENCE: Readonly<Record<PaymentMethod, { label: string; hint: string; optional: boolean }>> = {
  upi: {
    label: text("UPI reference (UTR)"),
    hint: text("The 12 digits under the payment in your UPI app."),
    optional: false,
  },
  bank: { label: text("Bank reference"), hint: text("As your bank shows it for the transfer."), optional: false },
  cash: { label: text("Receipt"), hint: text("Its number, where you were given one."), optional: true },
  other: { label: text("Reference"), hint: text("Whatever helps both of you to find it."), optional: true },
};

/** 'I have paid': amount, way, reference, a screenshot. Nothing is lost where it fails. */
export function NotePayment({
  number,
  other,
  nextPaise,
  openPaise,
  deposit,
  askedOn,
  today,
}: {
  number: string;
  other: string;
  nextPaise: number;
  openPaise: number;
  /** What it is of: the deposit, as it is paid or as it is returned; left out: the price. */
  deposit?: "paid" | "returned";
  /** The days between which it was paid, in India. */
  askedOn: string;
  today: string;
}) {
  const [typed, setTyped] = useState(formatRupees(nextPaise).slice(1));
  const [method, setMethod] = useState<PaymentMethod>("upi");
  const [busy, setBusy] = useState(false);
  /** What the payer was told of the reference, before it is noted all the same. */
  const [doubt, setDoubt] = useState("");
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const reference = REFERENCE[method];

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const amountPaise = parseRupees(typed);
    if (amountPaise === null || amountPaise <= 0)
      return refuse({ error: say(PAYMENT_TEXT.amount), fields: { amountPaise: say(PAYMENT_TEXT.amount) } });
    const body = new FormData(form);
    const said = (name: string) => String(body.get(name) ?? "");
    const found = referenceDoubt(method, tidyReference(said("reference")), said("paidOn") || null) ?? "";
    if (found !== doubt) {
      setDoubt(found);
      if (found) return;
    }
    body.set("amountPaise", String(amountPaise));
    if (deposit) body.set("purpose", "deposit");
    const photo = body.get(PAYMENT_PHOTO.field);
    if (photo instanceof File && photo.size === 0) body.delete(PAYMENT_PHOTO.field);
    setBusy(true);
    const key = keyOf(
      [...body.entries()].map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value]),
    );
    const result = await call<{ message: string }>(`/api/bookings/${number}/payments`, { body, key });
    setBusy(false);
    if (!result.ok) return refuse({ error: result.error || say(PAYMENT_TEXT.failed), fields: result.fields });
    clear();
    setDoubt("");
    form.reset();
    toast.success(result.data.message);
    await revalidate();
  }

  return (
    <form
      method="post"
      noValidate
      className="note-payment"
      aria-label={deposit ? say("Note the deposit") : say("Note a payment")}
      onSubmit={(event) => void send(event)}
    >
      {summary}
      <MoneyField
        label={deposit === "returned" ? say("Amount that you have returned") : say("Amount that you have paid")}
        name="amountPaise"
        typed={typed}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={errors["amountPaise"]}
        hint={openPaise > nextPaise ? say("At most {amount}", { amount: formatRupees(openPaise) }) : undefined}
      />
      <SelectField
        label={say("How")}
        name="method"
        value={method}
        onChange={(event) => setMethod(event.target.value as PaymentMethod)}
        options={Object.entries(PAYMENT_METHODS).map(([value, label]) => ({ value, label: say(label) }))}
        error={errors["method"]}
      />
      <TextField
        key={method}
        label={say(reference.label)}
        name="reference"
        inputMode={method === "upi" ? "numeric" : "text"}
        autoComplete="off"
        maxLength={60}
        hint={say(reference.hint)}
        optional={reference.optional}
        error={errors["reference"]}
      />
      <TextField
        label={say("Paid on")}
        name="paidOn"
        type="date"
        min={askedOn}
        max={today}
        defaultValue={today}
        error={errors["paidOn"]}
      />
      <Field
        label={say("Screenshot")}
        name={PAYMENT_PHOTO.field}
        optional
        error={errors[PAYMENT_PHOTO.field]}
        hint={say("Seen by the two of you alone.")}
      >
        {(control) => <input {...control} type="file" accept="image/*" className="input" />}
      </Field>
      <TextArea
        label={say("A word to {other}", { other })}
        name="note"
        rows={2}
        maxLength={200}
        optional
        error={errors["note"]}
      />
      {doubt ? (
        <p className="notice-box" role="alert">
          {doubt} {say(PAYMENT_TEXT.sure)}
        </p>
      ) : null}
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Noting…")}>
          {doubt
            ? say("Note it all the same")
            : deposit === "returned"
              ? say("Note that I have returned it")
              : say("Note that I have paid")}
        </Button>
      </div>
      <p className="small soft">
        {say(
          "This notes it for both of you. It moves no money: you pay {other} directly, and {other} says whether it has arrived.",
          { other },
        )}
      </p>
    </form>
  );
}
