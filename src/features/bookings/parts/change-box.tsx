import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { ChangeAnswer } from "../amendment-model.ts";
import type { ChangeView } from "../amendment-view.ts";
import { differenceWords, type ChangeLine } from "../amendment-words.ts";
import type { BookingView } from "../booking-present.server.ts";

/** What stands and what would stand, line by line. */
function BeforeAfter({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <table className="change-lines">
      <caption className="sr">{say("What would change")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("What")}</th>
          <th scope="col">{say("Now")}</th>
          <th scope="col">{say("Then")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The change that waits for its answer: what it is, what it means, and what the viewer may do about it. */
export function ChangeBox({ booking: { number, other, change, moves } }: { booking: BookingView }) {
  if (!change) return null;
  const mine = change.by === "you";
  const callOff = change.kind === "callOff";
  const title = callOff
    ? mine
      ? say("You have asked to call it off together")
      : say("{other} asks to call it off together", { other })
    : mine
      ? say("You have proposed a change")
      : say("{other} proposes a change", { other });
  return (
    <section className="change-box" aria-labelledby="change">
      <h2 id="change">{title}</h2>
      {change.note ? <p className="change-note">“{change.note}”</p> : null}
      {callOff ? (
        <p>
          {say(
            "For a cause beyond you both: nothing is owed besides, all that was paid comes back, and it counts against neither of you.",
          )}
        </p>
      ) : (
        <>
          <BeforeAfter lines={change.lines} />
          <p>
            <b>{differenceWords(change.beforePaise, change.afterPaise)}</b>
          </p>
        </>
      )}
      {change.says.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <ChangeAnswers key={change.n} {...{ number, other, change, moves }} />
      <p className="small soft">
        {change.expiresAt
          ? say("Until {when}; until then, and after it, what is agreed stands.", {
              when: formatInstant(new Date(change.expiresAt)),
            })
          : say("No time runs out while we are asked to help.")}
      </p>
    </section>
  );
}

type Words = { button: string; title: string; question: ReactNode; busy: string; danger?: true };

function wordsOf(answer: ChangeAnswer, { kind, lines, afterPaise, beforePaise }: ChangeView, other: string): Words {
  const callOff = kind === "callOff";
  switch (answer) {
    case "agree":
      return callOff
        ? {
            button: say("Agree to call it off"),
            title: say("Call it off together?"),
            question: (
              <p>
                {say(
                  "The booking ends, the day is free, and all that was paid comes back. {other} is told. This cannot be undone.",
                  { other },
                )}
              </p>
            ),
            busy: say("Calling off…"),
            danger: true,
          }
        : {
            button: say("Accept the change"),
            title: say("Agree on the change?"),
            question: (
              <>
                <BeforeAfter lines={lines} />
                <p>
                  <b>{differenceWords(beforePaise, afterPaise)}</b>
                </p>
                <p>
                  {say(
                    "It is in force at once: the new agreement has a text and a fingerprint of its own, the one before stays readable.",
                  )}
                </p>
              </>
            ),
            busy: say("Agreeing…"),
          };
    case "decline":
      return {
        button: say("Decline"),
        title: callOff ? say("Decline to call it off?") : say("Decline the change?"),
        question: <p>{say("{other} is told. What is agreed stands as it is.", { other })}</p>,
        busy: say("Declining…"),
      };
    case "withdraw":
      return {
        button: say("Take it back"),
        title: say("Take your proposal back?"),
        question: <p>{say("{other} is told. What is agreed stands as it is.", { other })}</p>,
        busy: say("Taking back…"),
      };
  }
}

function ChangeAnswers({
  number,
  other,
  change,
  moves,
}: Pick<BookingView, "number" | "other" | "moves"> & { change: ChangeView }) {
  const [asked, setAsked] = useState<ChangeAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const may: ChangeAnswer[] = [
    ...(moves.includes("agreeChange") || moves.includes("agreeEnd") ? (["agree"] as const) : []),
    ...(moves.includes("refuseChange") ? (["decline"] as const) : []),
    ...(moves.includes("takeBackChange") ? (["withdraw"] as const) : []),
  ];
  const words = asked && wordsOf(asked, change, other);

  async function send() {
    if (!asked) return;
    setBusy(true);
    const address = `/api/bookings/${number}/changes/${change.n}`;
    const result = await call<{ message: string }>(address, { method: "PATCH", body: { answer: asked } });
    setBusy(false);
    if (!result.ok && result.status === 0) {
      // No answer: the question stays, to be answered again.
      toast.error(result.error);
      return;
    }
    setAsked(null);
    setRefused(result.ok ? "" : result.error || say(FAILED));
    if (result.ok) toast.success(result.data.message);
    await revalidate();
  }

  return (
    <>
      {refused ? (
        <p className="notice-box" role="alert">
          {refused}
        </p>
      ) : null}
      <div className="invite-actions">
        {may.map((one) => (
          <Button key={one} slim variant={one === "agree" ? "fill" : "line"} onClick={() => setAsked(one)}>
            {wordsOf(one, change, other).button}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={words !== null}
        onClose={() => busy || setAsked(null)}
        onConfirm={() => void send()}
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
