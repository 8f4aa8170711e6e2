import { useState } from "react";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField, type SelectOption } from "../../../ui/fields.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useSentForm } from "../../../ui/use-sent-form.tsx";
import { PAPER_KINDS, PAPER_LIMITS, type IssueForm as Form, type OpenPaper } from "../paper-model.ts";

const words = ({ kind, amountPaise, day, kept, anew }: OpenPaper): string =>
  [
    say(PAPER_KINDS[kind]),
    formatRupees(amountPaise),
    kept ? say("of what you keep") : "",
    anew ? say("so that price or day can change") : "",
    day ? say("received {day}", { day: formatDay(day) }) : "",
  ]
    .filter(Boolean)
    .join(", ");

type Buyer = Form["buyer"];

/** The provider chooses what to issue, and says to whom. */
export function IssueForm({
  number,
  open,
  buyer,
  last,
  states,
}: {
  number: string;
  open: readonly OpenPaper[];
  buyer: string;
  /** Whom the last one was for. */
  last: Buyer | null;
  states: readonly SelectOption[];
}) {
  const [at, setAt] = useState(0);
  const { errors, summary, busy, send } = useSentForm();
  const keyOf = useSubmissionKey();
  const chosen = open[at] ?? open[0];

  function asked(form: FormData) {
    if (!chosen) return;
    const { paper: _, ...to } = Object.fromEntries(form);
    const body = { kind: chosen.kind, entryId: chosen.entryId, buyer: { gstin: "", ...to } };
    return { path: `/api/bookings/${number}/papers`, body, key: keyOf(body), sent: () => setAt(0) };
  }

  return (
    <form
      method="post"
      noValidate
      className="note-payment"
      aria-label={say("Issue a paper")}
      onSubmit={(event) => void send(event, asked)}
    >
      {summary}
      <SelectField
        label={say("Paper")}
        name="paper"
        value={String(at)}
        onChange={(event) => setAt(Number(event.target.value))}
        options={open.map((one, index) => ({ value: String(index), label: words(one) }))}
        error={errors["kind"]}
      />
      <TextField
        label={say("Name of the buyer")}
        name="name"
        autoComplete="off"
        maxLength={PAPER_LIMITS.name}
        defaultValue={last?.name ?? buyer}
        error={errors["buyer.name"]}
      />
      <TextArea
        label={say("Address")}
        name="address"
        rows={2}
        autoComplete="off"
        maxLength={PAPER_LIMITS.address}
        defaultValue={last?.address}
        error={errors["buyer.address"]}
      />
      <TextField
        label={say("PIN code")}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={last?.pin}
        error={errors["buyer.pin"]}
      />
      <SelectField
        label={say("State")}
        name="state"
        placeholder={say("Select state")}
        options={states}
        defaultValue={last?.state ?? ""}
        error={errors["buyer.state"]}
      />
      {chosen?.kind === "bill" ? null : (
        <TextField
          label={say("GSTIN of the buyer")}
          name="gstin"
          autoComplete="off"
          maxLength={40}
          optional
          defaultValue={last?.gstin}
          error={errors["buyer.gstin"]}
        />
      )}
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Issuing…")}>
          {say("Issue it")}
        </Button>
      </div>
      <p className="small soft">{say("Look at it once more: what is issued cannot be changed or deleted.")}</p>
    </form>
  );
}
