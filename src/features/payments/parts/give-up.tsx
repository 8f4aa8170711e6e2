import { useState } from "react";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useSentForm } from "../../../ui/use-sent-form.tsx";
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
  const { errors, summary, refuse, busy, send } = useSentForm();
  const keyOf = useSubmissionKey();

  function asked(form: FormData) {
    const amountPaise = parseRupees(typed);
    if (amountPaise === null || amountPaise <= 0)
      return refuse({ error: say(PAYMENT_TEXT.whole), fields: { amountPaise: say("Please enter the amount.") } });
    const body = {
      amountPaise: String(amountPaise),
      purpose: deposit ? "deposit" : "price",
      reason: String(form.get("reason") ?? ""),
    };
    return { path: `/api/bookings/${number}/waivers`, body, key: keyOf(body), words: say(PAYMENT_TEXT.waived) };
  }

  return (
    <details className="quote-change">
      <summary>{deposit ? say("Waive part of it") : say("Waive part of it")}</summary>
      <form
        method="post"
        noValidate
        aria-label={deposit ? say("Want less of the deposit") : say("Ask for less")}
        onSubmit={(event) => void send(event, asked)}
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
