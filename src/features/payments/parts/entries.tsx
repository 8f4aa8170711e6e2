import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { FAILED } from "../../../domain/failed.ts";
import { formatRupees } from "../../../domain/money.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
import { PAYMENT_METHODS, PAYMENT_TEXT, type PaymentAnswer } from "../payment-model.ts";
import type { EntryView } from "../payment-view.ts";

/** What the two of them have noted, the newest first. */
export function Entries({ entries, other }: { entries: readonly EntryView[]; other: string }) {
  if (entries.length === 0) return <p className="soft">Nothing is noted yet.</p>;
  return (
    <ol className="pay-notes">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} other={other} />
        </li>
      ))}
    </ol>
  );
}

/** How a note stands, as its badge. */
function statusOf({ kind, answer, unanswered }: EntryView) {
  if (kind === "kept" && answer)
    return answer.answer === "acknowledged"
      ? ({ status: "confirmed", label: "Agreed", tone: "ok" } as const)
      : ({ status: "rejected", label: "Not agreed", tone: "bad" } as const);
  if (kind === "waived") return { status: "closed", label: "Given up", tone: "quiet" } as const;
  if (answer?.answer === "acknowledged") return { status: "confirmed", label: "Received", tone: "ok" } as const;
  if (answer) return { status: "rejected", label: "Not received", tone: "bad" } as const;
  return {
    status: "pending",
    label: unanswered ? "Unanswered for a week" : "Waits for an answer",
    tone: "wait",
  } as const;
}

/** One note, with the question to its payee where it waits. */
export function Entry({ entry, other }: { entry: EntryView; other: string }) {
  const { kind, deposit, by, amountPaise, method, reference, screenshot, note, at, answer, mayAnswer } = entry;
  const who = by === "you" ? "You" : other;
  return (
    <div className="pay-note">
      <p className="pay-note-head">
        <b>{formatRupees(amountPaise)}</b> <StatusBadge {...statusOf(entry)} />
      </p>
      <p className="small soft">
        {deposit ? "Deposit. " : ""}
        {kind === "waived"
          ? `${who} gave it up`
          : kind === "kept"
            ? `${who} kept it`
            : `${who} paid by ${method ? PAYMENT_METHODS[method] : ""}`}
        {reference ? `, ${reference}` : ""} · <time dateTime={at}>{formatInstant(new Date(at))}</time>
        {answer ? (
          <>
            {" "}
            · {answer.answer === "acknowledged" && kind === "paid" ? "received" : "answered"}{" "}
            <time dateTime={answer.at}>{formatInstant(new Date(answer.at))}</time>
          </>
        ) : null}
      </p>
      {entry.doubt ? (
        <p className="notice-box">
          {entry.doubt} {mayAnswer ? PAYMENT_TEXT.look : ""}
        </p>
      ) : null}
      {note ? <p className="wrap-anywhere">“{note}”</p> : null}
      {answer?.reason ? <p className="wrap-anywhere">“{answer.reason}”</p> : null}
      {screenshot ? (
        <p>
          <a href={screenshot} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            Open the screenshot<span className="sr"> of {formatRupees(amountPaise)}</span>
          </a>
        </p>
      ) : null}
      {mayAnswer ? <AnswerButtons entry={entry} other={other} /> : null}
    </div>
  );
}

/** What the payee of a note is asked. */
const ARRIVED = {
  yes: "It has arrived",
  no: "It has not arrived",
  question: (amount: string) => `Have you received ${amount}?`,
  confirm: "Yes, it has arrived",
  refusal: (amount: string) => `${amount} has not arrived?`,
  why: "What did you see?",
  hint: "Such as: nothing with this reference until today, 18:00.",
} as const;
/** What the organiser is asked of a deposit that is kept in part. */
const KEPT = {
  yes: "I agree",
  no: "I do not agree",
  question: (amount: string) => `Do they keep ${amount}?`,
  confirm: "Yes, I agree",
  refusal: (amount: string) => `You do not agree to ${amount}?`,
  why: "Why not?",
  hint: "Such as: the chairs were broken before. If you cannot settle it, ask us to help.",
} as const;

const REASON_FORM = "not-received";

function AnswerButtons({ entry: { id, kind, amountPaise, reference }, other }: { entry: EntryView; other: string }) {
  const [asked, setAsked] = useState<PaymentAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const amount = formatRupees(amountPaise);
  const words = kind === "kept" ? KEPT : ARRIVED;

  async function send(answer: PaymentAnswer, reason: string) {
    setBusy(true);
    const body = { answer, reason };
    const result = await call<{ message: string }>(`/api/payments/${id}/answer`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok && answer === "rejected" && Object.keys(result.fields).length > 0) return refuse(result);
    if (!result.ok && result.status === 0) return toast.error(result.error);
    setAsked(null);
    if (result.ok) toast.success(PAYMENT_TEXT[answer]);
    else toast.error(result.error || FAILED);
    await revalidate();
  }
  function reject(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    if (reason === "") return refuse({ error: PAYMENT_TEXT.reason, fields: { reason: PAYMENT_TEXT.reason } });
    void send("rejected", reason);
  }
  function close() {
    if (busy) return;
    setAsked(null);
    clear();
  }

  return (
    <div className="invite-actions">
      <Button slim onClick={() => setAsked("acknowledged")}>
        {words.yes}
        <span className="sr">: {amount}</span>
      </Button>
      <Button slim variant="line" onClick={() => setAsked("rejected")}>
        {words.no}
        <span className="sr">: {amount}</span>
      </Button>
      <ConfirmDialog
        open={asked === "acknowledged"}
        onClose={close}
        onConfirm={() => void send("acknowledged", "")}
        title={words.question(amount)}
        confirmLabel={words.confirm}
        cancelLabel="Not now"
        busy={busy}
        busyLabel="Noting…"
      >
        <p>
          {kind === "kept"
            ? `It does not come back to you then.`
            : `Look at your account first${reference ? ` (reference ${reference})` : ""}: a screenshot proves nothing.`}{" "}
          {other} has it in writing then, and it cannot be taken back.
        </p>
      </ConfirmDialog>
      <Dialog
        open={asked === "rejected"}
        onClose={close}
        title={words.refusal(amount)}
        size="narrow"
        footer={
          <>
            <Button variant="line" onClick={close}>
              Not now
            </Button>
            <Button type="submit" form={`${REASON_FORM}-${id}`} busy={busy} busyLabel="Noting…">
              Tell {other}
            </Button>
          </>
        }
      >
        <form id={`${REASON_FORM}-${id}`} noValidate className="stack" onSubmit={reject}>
          {summary}
          <TextArea
            label={words.why}
            name="reason"
            rows={3}
            maxLength={200}
            hint={words.hint}
            error={errors["reason"]}
          />
        </form>
      </Dialog>
    </div>
  );
}
