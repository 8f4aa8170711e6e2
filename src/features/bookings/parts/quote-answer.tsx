import { useState, type FormEvent, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { formatEnd, lastMoment, todayIST } from "../../../domain/dates.ts";
import { formatRupees, parseRupees } from "../../../domain/money.ts";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import type { BookingView } from "../booking-present.server.ts";
import { QUOTE_LIMITS } from "../quote-limits.ts";
import { NOTHING_TO_PAY, whenDue } from "../quote-words.ts";

type Ask = "accept" | "decline" | "withdraw";
type Words = { button: string; title: string; question: ReactNode; busy: string; done: string; danger?: true };

/** What each answer says on its button and in the question before it. */
function wordsOf(ask: Ask, { side, state, quotes, other }: BookingView): Words {
  const last = quotes.at(-1);
  const first = side === "organiser" && state === "quoted" ? last?.payments[0] : undefined;
  const wish = state === "countered" ? last?.counter?.note : undefined;
  const total = formatRupees((state === "countered" ? last?.counter?.askedPaise : null) ?? last?.money.totalPaise ?? 0);
  const free = last?.money.totalPaise === 0;
  switch (ask) {
    case "accept":
      return {
        button: free ? say("Accept") : say("Accept {total}", { total }),
        title: free ? say("Agree on these terms?") : say("Agree on {total} all in?", { total }),
        question: (
          <>
            <p>
              {free ? `${say(NOTHING_TO_PAY)} ` : ""}
              {say(
                "You and {other} then have an agreement: the price, the payments and what comes back if it is called off, as they stand here. Its text is fixed, with the time, and both of you can read and print it.",
                { other },
              )}
            </p>
            {side === "provider" && wish ? (
              <p>
                {say(
                  "What {other} wrote beside the amount is no part of the agreement. Where it changes what you bring, send a new quote that says so.",
                  { other },
                )}
              </p>
            ) : null}
            {first && last ? (
              <p>
                <b>{say("First payment:")}</b>{" "}
                {say("{amount}, {when}.", { amount: formatRupees(first.amountPaise), when: whenDue(first, false) })}{" "}
                <b>{say("If it is called off:")}</b> {last.cancellation}
              </p>
            ) : null}
            <p>{say("The day is held. You can call each other from then on.")}</p>
          </>
        ),
        busy: say("Agreeing…"),
        done: say("Agreed. The day is held."),
      };
    case "decline":
      return {
        button: say("Decline"),
        title: side === "organiser" ? say("Decline this quote?") : say("Decline what they ask for?"),
        question: (
          <p>
            {say(
              "{other} is told, and the request ends. This cannot be taken back. Ask for a change to go on talking.",
              { other },
            )}
          </p>
        ),
        busy: say("Declining…"),
        done: say("Declined."),
        danger: true,
      };
    case "withdraw":
      return {
        button: side === "provider" ? say("Take the quote back") : say("Take it back"),
        title: side === "provider" ? say("Take your quote back?") : say("Take your request back?"),
        question: <p>{say("{other} is told, and the request ends. This cannot be undone.", { other })}</p>,
        busy: say("Taking back…"),
        done: say("Taken back."),
        danger: true,
      };
  }
}

/** What the viewer may answer to the last offer. `first`, `children`: what else there is to do, before and after that. */
export function QuoteAnswer({
  booking,
  first,
  children,
}: {
  booking: BookingView;
  first?: ReactNode;
  children?: ReactNode;
}) {
  const { number, round, moves } = booking;
  const [asked, setAsked] = useState<Ask | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const words = asked && wordsOf(asked, booking);
  const may = (["accept", "decline", "withdraw"] as const).filter((one) => moves.includes(one));

  async function answer() {
    if (!asked || !words) return;
    setBusy(true);
    const address = `/api/bookings/${number}`;
    const result =
      asked === "accept"
        ? await call(`${address}/accept`, { body: { round }, key: keyOf({ number, round }) })
        : await call(address, { method: "PATCH", body: { move: asked, round } });
    setBusy(false);
    if (!result.ok && result.status === 0) {
      // No answer: the question stays, to be answered again.
      toast.error(result.error);
      return;
    }
    setAsked(null);
    setRefused(result.ok ? "" : result.error || say(FAILED));
    if (result.ok) toast.success(words.done);
    // Also after a refusal: somebody has moved it meanwhile.
    await revalidate();
  }

  if (may.length === 0) return children ? <div className="invite-actions">{children}</div> : null;
  return (
    <>
      {refused ? (
        <p className="notice-box" role="alert">
          {refused}
        </p>
      ) : null}
      <div className="invite-actions">
        {first}
        {may.map((one) => (
          <Button
            key={one}
            slim
            variant={one === "accept" ? "fill" : "line"}
            onClick={() => {
              setRefused("");
              setAsked(one);
            }}
          >
            {wordsOf(one, booking).button}
          </Button>
        ))}
        {children}
      </div>
      <ConfirmDialog
        open={words !== null}
        onClose={() => busy || setAsked(null)}
        onConfirm={() => void answer()}
        title={words?.title ?? ""}
        confirmLabel={words?.button ?? ""}
        cancelLabel={say("Not now")}
        busy={busy}
        busyLabel={words?.busy}
        danger={words?.danger}
      >
        {words?.question}
      </ConfirmDialog>
    </>
  );
}

/** The organiser's wish: what should be different, and what they would pay. */
export function AskForChange({ booking: { number, round, roundsLeft, other, quotes } }: { booking: BookingView }) {
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState("");
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const askedPaise = typed.trim() === "" ? null : parseRupees(typed);
    if (typed.trim() !== "" && askedPaise === null) {
      const words = say("Please enter one amount, such as 45,000.");
      return refuse({ error: words, fields: { askedPaise: words } });
    }
    const body = { round, note: String(form.get("note") ?? ""), askedPaise };
    setBusy(true);
    const result = await call(`/api/bookings/${number}/counters`, { body, key: keyOf(body) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    toast.success(say("Sent. {other} answers with a new quote.", { other }));
    await revalidate();
  }

  return (
    <details className="quote-change">
      <summary>{say("Ask for a change")}</summary>
      <form method="post" noValidate aria-label={say("Ask for a change")} onSubmit={(event) => void send(event)}>
        {summary}
        <TextArea
          label={say("What should be different?")}
          name="note"
          rows={3}
          maxLength={QUOTE_LIMITS.text}
          error={errors["note"]}
        />
        {quotes.at(-1)?.money.totalPaise === 0 ? null : (
          <MoneyField
            label={say("What you would pay, all in")}
            name="askedPaise"
            typed={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={errors["askedPaise"]}
            hint={say("{other} may accept that amount at once, for what the quote says now.", { other })}
            optional
          />
        )}
        <Button type="submit" slim variant="line" busy={busy} busyLabel={say("Sending…")}>
          {say("Send")}
        </Button>
        <p className="small soft">
          {roundsLeft === 1
            ? say("They can send you one more quote.")
            : say("They can send you {roundsLeft} more quotes.", { roundsLeft })}
        </p>
      </form>
    </details>
  );
}

/** How long it waits. @param lastDay of the event: nothing is held for longer, even where a payment waits for its answer */
export function WaitsUntil({
  dueAt,
  agreed = false,
  lastDay = null,
  payer = true,
}: {
  dueAt: string | null;
  agreed?: boolean;
  lastDay?: string | null;
  /** Whoever reads it is to pay. */
  payer?: boolean;
}) {
  if (!dueAt) return null;
  const until = formatEnd(new Date(dueAt));
  return (
    <p className="small soft">
      {agreed && lastDay !== null && todayIST(lastMoment(new Date(dueAt))) > lastDay
        ? // It waits beyond the day for one thing alone: whether what was noted as paid has arrived.
          payer
          ? say("The day is held. Once they say that your payment has arrived, the booking is confirmed.")
          : say("The day is held. Once you say that their payment has arrived, the booking is confirmed.")
        : agreed
          ? say(
              "The day is held until {until}. If the booking is not confirmed by then, and no payment is noted, it is called off by itself; what was paid comes back.",
              { until },
            )
          : say("Until {until}; after that it runs out by itself.", { until })}
    </p>
  );
}
