import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { FAILED } from "../../../domain/failed.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { PAYMENT_METHODS, PAYMENT_TEXT, type PaymentAnswer } from "../payment-model.ts";
import type { EntryView } from "../payment-view.ts";

/** What the two of them have noted, the newest first. */
export function Entries({ entries, other }: { entries: readonly EntryView[]; other: string }) {
  if (entries.length === 0) return <p className="soft">{say("Nothing is noted yet.")}</p>;
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
      ? ({ status: "confirmed", label: say("Agreed", "deposit"), tone: "ok" } as const)
      : ({ status: "rejected", label: say("Not agreed"), tone: "bad" } as const);
  if (kind === "waived") return { status: "closed", label: say("Given up"), tone: "quiet" } as const;
  if (answer?.answer === "acknowledged") return { status: "confirmed", label: say("Received"), tone: "ok" } as const;
  if (answer) return { status: "rejected", label: say("Not received"), tone: "bad" } as const;
  return {
    status: "pending",
    label: unanswered ? say("Unanswered for a week") : say("Waits for an answer"),
    tone: "wait",
  } as const;
}

/** Who did what. @param other as the other side is called; null for whoever reads it */
function actWords({ kind, method: by }: EntryView, other: string | null): string {
  if (kind === "waived") return other === null ? say("You gave it up") : say("{other} gave it up", { other });
  if (kind === "kept") return other === null ? say("You kept it") : say("{other} kept it", { other });
  const method = by ? say(PAYMENT_METHODS[by]) : "";
  return other === null ? say("You paid by {method}", { method }) : say("{other} paid by {method}", { other, method });
}

/**
 * One note, with the question to its payee where it waits.
 * @param confirms what is open of the first payment, with which the booking is confirmed, in paise; left out: it does not wait
 */
export function Entry({ entry, other, confirms = 0 }: { entry: EntryView; other: string; confirms?: number }) {
  const { kind, deposit, by, amountPaise, reference, screenshot, note, at, answer, mayAnswer } = entry;
  return (
    <div className="pay-note">
      <p className="pay-note-head">
        <b>{formatRupees(amountPaise)}</b> <StatusBadge {...statusOf(entry)} />
      </p>
      <p className="small soft">
        {deposit ? `${say("Deposit.")} ` : ""}
        {actWords(entry, by === "you" ? null : other)}
        {reference ? `, ${reference}` : ""} · <time dateTime={at}>{formatInstant(new Date(at))}</time>
        {answer ? (
          <>
            {" "}
            ·{" "}
            <Rich
              text={
                answer.answer === "acknowledged" && kind === "paid"
                  ? say("received <time>{when}</time>", { when: formatInstant(new Date(answer.at)) })
                  : say("answered <time>{when}</time>", { when: formatInstant(new Date(answer.at)) })
              }
              as={{ time: (words) => <time dateTime={answer.at}>{words}</time> }}
            />
          </>
        ) : null}
      </p>
      {entry.doubt ? (
        <p className="notice-box">
          {entry.doubt} {mayAnswer ? say(PAYMENT_TEXT.look) : ""}
        </p>
      ) : null}
      {note ? <p className="wrap-anywhere">“{note}”</p> : null}
      {answer?.reason ? <p className="wrap-anywhere">“{answer.reason}”</p> : null}
      {screenshot ? (
        <p>
          <a href={screenshot} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            <Rich
              text={say("Open the screenshot<sr> of {amount}</sr>", { amount: formatRupees(amountPaise) })}
              as={HEARD}
            />
          </a>
        </p>
      ) : null}
      {mayAnswer ? <AnswerButtons entry={entry} other={other} confirms={confirms} /> : null}
    </div>
  );
}

/** What the payee of a note is asked. */
const ARRIVED = {
  yes: text("It has arrived"),
  no: text("It has not arrived"),
  question: (amount: string) => say("Have you received {amount}?", { amount }),
  confirm: text("Yes, it has arrived"),
  refusal: (amount: string) => say("{amount} has not arrived?", { amount }),
  why: text("What did you see?"),
  hint: text("Such as: nothing with this reference until today, 18:00."),
} as const;
/** What the organiser is asked of a deposit that is kept in part. */
const KEPT = {
  yes: text("I agree"),
  no: text("I do not agree"),
  question: (amount: string) => say("Do they keep {amount}?", { amount }),
  confirm: text("Yes, I agree"),
  refusal: (amount: string) => say("You do not agree to {amount}?", { amount }),
  why: text("Why not?"),
  hint: text("Such as: the chairs were broken before. If you cannot settle it, ask us to help."),
} as const;

const REASON_FORM = "not-received";
const STANDS_FORM = "stands";

function AnswerButtons({
  entry: { id, kind, deposit, amountPaise, reference },
  other,
  confirms,
}: {
  entry: EntryView;
  other: string;
  confirms: number;
}) {
  const [asked, setAsked] = useState<PaymentAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const amount = formatRupees(amountPaise);
  const words = kind === "kept" ? KEPT : ARRIVED;
  /** What of the first payment is missing still once this one has arrived. */
  const missingPaise = kind === "paid" && !deposit ? Math.max(0, confirms - amountPaise) : 0;

  async function send(answer: PaymentAnswer, reason: string, confirm = false) {
    setBusy(true);
    const body = { answer, reason, ...(confirm ? { confirm } : {}) };
    const result = await call<{ message: string }>(`/api/payments/${id}/answer`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok && (answer === "rejected" || confirm) && Object.keys(result.fields).length > 0)
      return refuse(result);
    if (!result.ok && result.status === 0) return toast.error(result.error);
    setAsked(null);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error || say(FAILED));
    await revalidate();
  }
  function reject(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    if (reason === "") return refuse({ error: say(PAYMENT_TEXT.reason), fields: { reason: say(PAYMENT_TEXT.reason) } });
    void send("rejected", reason);
  }
  function stands(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const [confirm, reason] = [form.has("confirm"), String(form.get("reason") ?? "").trim()];
    const message = say(PAYMENT_TEXT.confirmReason);
    if (confirm && reason === "") return refuse({ error: message, fields: { reason: message } });
    void send("acknowledged", confirm ? reason : "", confirm);
  }
  function close() {
    if (busy) return;
    setAsked(null);
    clear();
  }

  return (
    <div className="invite-actions">
      <Button slim onClick={() => setAsked("acknowledged")}>
        {say(words.yes)}
        <span className="sr">: {amount}</span>
      </Button>
      <Button slim variant="line" onClick={() => setAsked("rejected")}>
        {say(words.no)}
        <span className="sr">: {amount}</span>
      </Button>
      <ConfirmDialog
        open={asked === "acknowledged" && missingPaise === 0}
        onClose={close}
        onConfirm={() => void send("acknowledged", "")}
        title={words.question(amount)}
        confirmLabel={say(words.confirm)}
        cancelLabel={say("Not now")}
        busy={busy}
        busyLabel={say("Noting…")}
      >
        <p>
          {kind === "kept"
            ? say("It does not come back to you then.")
            : reference
              ? say("Look at your account first (reference {reference}): a screenshot proves nothing.", { reference })
              : say("Look at your account first: a screenshot proves nothing.")}{" "}
          {say("{other} has it in writing then, and it cannot be taken back.", { other })}
        </p>
      </ConfirmDialog>
      <Dialog
        open={asked === "acknowledged" && missingPaise > 0}
        onClose={close}
        title={words.question(amount)}
        size="narrow"
        footer={
          <>
            <Button variant="line" onClick={close}>
              {say("Not now")}
            </Button>
            <Button type="submit" form={`${STANDS_FORM}-${id}`} busy={busy} busyLabel={say("Noting…")}>
              {say(words.confirm)}
            </Button>
          </>
        }
      >
        <form id={`${STANDS_FORM}-${id}`} noValidate className="stack" onSubmit={stands}>
          {summary}
          <p>
            {say(
              "Look at your account first. The booking is not confirmed by it: {missing} of the first payment is missing still.",
              { missing: formatRupees(missingPaise) },
            )}
          </p>
          <CheckField name="confirm" label={say("Confirm the booking all the same")} />
          <TextArea
            label={say("Why, for {other} and for you", { other })}
            name="reason"
            rows={2}
            maxLength={200}
            optional
            hint={say("Such as: the rest comes in cash on the day.")}
            error={errors["reason"]}
          />
        </form>
      </Dialog>
      <Dialog
        open={asked === "rejected"}
        onClose={close}
        title={words.refusal(amount)}
        size="narrow"
        footer={
          <>
            <Button variant="line" onClick={close}>
              {say("Not now")}
            </Button>
            <Button type="submit" form={`${REASON_FORM}-${id}`} busy={busy} busyLabel={say("Noting…")}>
              {say("Tell {other}", { other })}
            </Button>
          </>
        }
      >
        <form id={`${REASON_FORM}-${id}`} noValidate className="stack" onSubmit={reject}>
          {summary}
          <TextArea
            label={say(words.why)}
            name="reason"
            rows={3}
            maxLength={200}
            hint={say(words.hint)}
            error={errors["reason"]}
          />
        </form>
      </Dialog>
    </div>
  );
}
