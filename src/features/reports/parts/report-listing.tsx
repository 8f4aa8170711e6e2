import { useState, type FormEvent } from "react";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { RadioGroup } from "../../../ui/choice-fields.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorSummary, type FormError } from "../../../ui/error-summary.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { Flag, Icon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { REASON_WORDS, REPORT_REASONS, REPORT_TEXT as TEXT } from "../report-model.ts";

const FORM = "report-listing";

/** 'Report this listing', at the end of every listing's page: for everybody, signed in or not. */
export function ReportListing({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <p className="report-listing">
      <Button variant="line" slim onClick={() => setOpen(true)}>
        <Icon as={Flag} />
        {say("Report this listing")}
      </Button>
      {open ? <ReportDialog id={id} title={title} onClose={() => setOpen(false)} /> : null}
    </p>
  );
}

function ReportDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const toast = useToast();
  const keyFor = useSubmissionKey();
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  function refuse(fields: Record<string, string>) {
    setErrors(fields);
    setAttempt(attempt + 1);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const text = String(new FormData(event.currentTarget).get("report-text") ?? "");
    if (reason === "") return refuse({ reason: say(TEXT.reason) });
    if (reason === "other" && text.trim() === "") return refuse({ text: say(TEXT.text) });
    setBusy(true);
    const result = await call<{ message: string }>(`/api/listings/${id}/report`, {
      body: { reason, text },
      key: keyFor([id, reason, text]),
    });
    setBusy(false);
    if (result.ok) {
      toast.success(result.data.message);
      onClose();
      return;
    }
    if (Object.keys(result.fields).length > 0) return refuse(result.fields);
    toast.error(result.error || say(TEXT.failed));
  }

  const names: Record<string, string> = { reason: "report-reason", text: "report-text" };
  const problems: FormError[] = Object.entries(errors).map(([field, message]) => ({
    field: names[field] ?? "",
    message,
  }));
  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        {say("Cancel")}
      </Button>
      <Button type="submit" form={FORM} busy={busy} busyLabel={say("Sending…")}>
        {say("Send report")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={() => (busy ? undefined : onClose())}
      title={say("Report this listing")}
      subtitle={title}
      footer={footer}
    >
      <form id={FORM} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={problems} attempt={attempt} />
        <RadioGroup
          className="[&_.radios]:grid-cols-1!"
          label={say("What is wrong?")}
          name="report-reason"
          options={REPORT_REASONS.map((value) => ({ value, label: say(REASON_WORDS[value]) }))}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextArea
          label={say("Tell us more")}
          name="report-text"
          optional={reason !== "other"}
          rows={4}
          maxLength={TEXT_LENGTHS.longText}
          error={errors.text}
          hint={say("Only our team reads it. Who keeps the listing does not learn who reported it.")}
        />
      </form>
    </Dialog>
  );
}
