import { Button } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { UploadProgress } from "../../../../ui/upload-progress.tsx";
import { FORM_STEPS } from "./form-steps.ts";
import type { SubmitState } from "./use-volunteer-submit.ts";

type SubmitBarProps = { state: SubmitState; editing: boolean; step: number; photoCount: number; onBack: () => void; onNext: () => void; onCancel: () => void };

/** The actions of the form, at the bottom of the screen on phones; while sending, how far it is. */
export function SubmitBar({ state, editing, step, photoCount, onBack, onNext, onCancel }: SubmitBarProps) {
  const last = step === FORM_STEPS.length - 1;
  const running = state.phase !== "idle" && state.phase !== "done";
  const done = state.phase === "done";
  const again = state.failure ? "Try again" : null;
  return (
    <div className="formbar">
      <div className="wrap">
        {running ? (
          <UploadProgress state={state} photoCount={photoCount} onCancel={onCancel} />
        ) : editing ? (
          <>
            <Button variant="line" onClick={last ? onBack : onNext} disabled={done}>
              {last ? "Back" : "Next"}
            </Button>
            <Button type="submit" busy={done} busyLabel="Saved">
              {again ?? "Save changes"}
            </Button>
          </>
        ) : (
          <>
            {step > 0 ? (
              <Button variant="line" onClick={onBack} disabled={done}>
                Back
              </Button>
            ) : null}
            <Button type="submit" busy={done} busyLabel="Registered">
              {last ? (again ?? "Register as a volunteer") : "Continue"}
              {last ? null : <ArrowRight className="icon" />}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
