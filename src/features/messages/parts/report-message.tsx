import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { SelectField, TextArea } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { MESSAGE_REASONS, MESSAGE_REASON_WORDS } from "../message-report-model.ts";

/** Below a message of the other side: reports it to us. */
export function ReportMessage({ number, id }: { number: string; id: string }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const body = { reason: form.get("reason"), note: form.get("note") };
    setBusy(true);
    const result = await call<{ message: string }>(`/api/bookings/${number}/messages/${id}/report`, {
      body,
      key: keyOf(body),
    });
    setBusy(false);
    if (!result.ok) return refuse(result);
    toast.success(result.data.message);
    await revalidate();
  }

  if (!open)
    return (
      <button type="button" className="linklike" onClick={() => setOpen(true)}>
        {say("Report")}
      </button>
    );
  return (
    <form
      method="post"
      noValidate
      className="stack"
      aria-label={say("Report this message")}
      onSubmit={(event) => void send(event)}
    >
      {summary}
      <SelectField
        label={say("What is wrong with it?")}
        name="reason"
        error={errors["reason"]}
        options={MESSAGE_REASONS.map((value) => ({ value, label: say(MESSAGE_REASON_WORDS[value]) }))}
      />
      <TextArea
        label={say("What should we know?")}
        name="note"
        rows={2}
        maxLength={TEXT_LENGTHS.longText}
        optional
        hint={say("We read this message and those around it.")}
        error={errors["note"]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" slim busy={busy} busyLabel={say("Sending…")}>
          {say("Report it")}
        </Button>
        <Button type="button" slim variant="line" onClick={() => setOpen(false)}>
          {say("Cancel")}
        </Button>
      </div>
    </form>
  );
}
