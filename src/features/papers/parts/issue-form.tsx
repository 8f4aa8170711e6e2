import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { SelectField, TextArea, TextField, type SelectOption } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
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
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const chosen = open[at] ?? open[0];

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !chosen) return;
    const { paper: _, ...to } = Object.fromEntries(new FormData(event.currentTarget));
    const body = { kind: chosen.kind, entryId: chosen.entryId, buyer: { gstin: "", ...to } };
    setBusy(true);
    const result = await call<{ message: string }>(`/api/bookings/${number}/papers`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    toast.success(result.data.message);
    setAt(0);
    await revalidate();
  }

  return (
    <form
      method="post"
      noValidate
      className="note-payment"
      aria-label={say("Issue a paper")}
      onSubmit={(event) => void send(event)}
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
