import { useState } from "react";
import { useRevalidator } from "react-router";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { RequestStep } from "../enquiry-view.ts";

/** Steps of a booking, a button each, with a question before it that says what it costs. */
export function StepButtons({
  number,
  steps,
  onMoved,
  quiet = false,
}: {
  number: string;
  steps: readonly RequestStep[];
  /** After a step, when the buttons that had the focus are gone. */
  onMoved?: () => void;
  /** Something else is to be done first. */
  quiet?: boolean;
}) {
  const [asked, setAsked] = useState<RequestStep | null>(null);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function take() {
    if (!asked) return;
    setBusy(true);
    const result = await call<{ message: string }>(asked.address, { method: "PATCH", body: asked.body });
    setBusy(false);
    if (!result.ok && result.status === 0) {
      // No answer: the question stays, to be answered again.
      toast.error(result.error);
      return;
    }
    setAsked(null);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error || FAILED);
    // Also after a refusal: somebody has moved it meanwhile.
    await revalidate();
    onMoved?.();
  }
  return (
    <>
      {steps.map((step) => (
        <button
          key={step.button}
          type="button"
          className={buttonClass({ slim: true, variant: step.danger || quiet ? "line" : "fill" })}
          onClick={() => setAsked(step)}
        >
          {step.button}
          <span className="sr"> {number}</span>
        </button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => busy || setAsked(null)}
        onConfirm={() => void take()}
        title={asked?.title ?? ""}
        confirmLabel={asked?.button ?? ""}
        cancelLabel={say("Not now")}
        busy={busy}
        busyLabel={asked?.busy}
        danger={asked?.danger}
      >
        <p>{asked?.question}</p>
        {asked?.costs ? (
          <p>
            <b>{asked.costs}</b>
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
