import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { TextArea } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
import { PAYMENT_TEXT } from "../payment-model.ts";

/** The payee asks for a part, or all, of what is open no more. */
export function GiveUp({
  number,
  other,
  nextPaise,
  openPaise,
  deposit = false,
}: {
  number: string;
  other: string;
  nextPaise: number;
  openPaise: number;
  /** Of the deposit, and not of the price. */
  deposit?: boolean;
}) {
  const [typed, setTyped] = useState(formatRupees(nextPaise).slice(1));
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const amountPaise = parseRupees(typed);
    if (amountPaise === null || amountPaise <= 0)
      return refuse({ error: say(PAYMENT_TEXT.whole), fields: { amountPaise: say("Please enter the amount.") } });
    const body = {
      amountPaise: String(amountPaise),
      purpose: deposit ? "deposit" : "price",
      reason: String(new FormData(event.currentTarget).get("reason") ?? ""),
    };
    setBusy(true);
    const result = await call(`/api/bookings/${number}/waivers`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    toast.success(say(PAYMENT_TEXT.waived));
    await revalidate();
  }

  return (
    <details className="quote-change">
      <summary>{deposit ? say("Want less of it, or none") : say("Ask for less, or for none of it")}</summary>
      <form
        method="post"
        noValidate
        aria-label={deposit ? say("Want less of the deposit") : say("Ask for less")}
        onSubmit={(event) => void send(event)}
      >
        {summary}
        <MoneyField
          label={say("What you want no more")}
          name="amountPaise"
          typed={typed}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={errors["amountPaise"]}
          hint={say("At most {amount}. It cannot be taken back.", { amount: formatRupees(openPaise) })}
        />
        <TextArea
          label={say("Why, for {other} and for you", { other })}
          name="reason"
          rows={2}
          maxLength={200}
          error={errors["reason"]}
        />
        <Button type="submit" slim variant="line" busy={busy} busyLabel={say("Noting…")}>
          {say("Note it")}
        </Button>
      </form>
    </details>
  );
}
