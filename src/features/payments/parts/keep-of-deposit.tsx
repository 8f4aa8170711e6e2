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

/** The provider keeps a part of the deposit, and says why. */
export function KeepOfDeposit({ number, other, openPaise }: { number: string; other: string; openPaise: number }) {
  const [typed, setTyped] = useState("");
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
      return refuse({ error: say(PAYMENT_TEXT.amount), fields: { amountPaise: say("Please enter the amount.") } });
    const body = {
      amountPaise: String(amountPaise),
      reason: String(new FormData(event.currentTarget).get("reason") ?? ""),
    };
    setBusy(true);
    const result = await call(`/api/bookings/${number}/deposit-kept`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    toast.success(say(PAYMENT_TEXT.kept));
    await revalidate();
  }

  return (
    <details className="quote-change">
      <summary>{say("Keep a part of it, with a reason")}</summary>
      <form
        method="post"
        noValidate
        aria-label={say("Keep a part of the deposit")}
        onSubmit={(event) => void send(event)}
      >
        {summary}
        <MoneyField
          label={say("What you keep")}
          name="amountPaise"
          typed={typed}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={errors["amountPaise"]}
          hint={say("At most {amount}. {other} is asked whether they agree.", {
            amount: formatRupees(openPaise),
            other,
          })}
        />
        <TextArea
          label={say("Why, for {other} to read", { other })}
          name="reason"
          rows={2}
          maxLength={200}
          hint={say("Such as: two chairs came back broken, ₹1,000 each.")}
          error={errors["reason"]}
        />
        <Button type="submit" slim variant="line" busy={busy} busyLabel={say("Noting…")}>
          {say("Note it")}
        </Button>
      </form>
    </details>
  );
}
