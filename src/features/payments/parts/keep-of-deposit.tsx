import { useState } from "react";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useSentForm } from "../../../ui/use-sent-form.tsx";
import { PAYMENT_TEXT } from "../payment-model.ts";

/** The provider keeps a part of the deposit, and says why. */
export function KeepOfDeposit({ number, other, openPaise }: { number: string; other: string; openPaise: number }) {
  const [typed, setTyped] = useState("");
  const { errors, summary, refuse, busy, send } = useSentForm();
  const keyOf = useSubmissionKey();

  function asked(form: FormData) {
    const amountPaise = parseRupees(typed);
    if (amountPaise === null || amountPaise <= 0)
      return refuse({ error: say(PAYMENT_TEXT.amount), fields: { amountPaise: say("Please enter the amount.") } });
    const body = {
      amountPaise: String(amountPaise),
      reason: String(form.get("reason") ?? ""),
    };
    return { path: `/api/bookings/${number}/deposit-kept`, body, key: keyOf(body), words: say(PAYMENT_TEXT.kept) };
  }

  return (
    <details className="quote-change">
      <summary>{say("Keep a part of it, with a reason")}</summary>
      <form
        method="post"
        noValidate
        aria-label={say("Keep a part of the deposit")}
        onSubmit={(event) => void send(event, asked)}
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
