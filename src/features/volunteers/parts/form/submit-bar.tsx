import { Button } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { FORM_STEPS } from "./form-steps.ts";
import type { SubmitState } from "./use-volunteer-submit.ts";

type SubmitBarProps = { state: SubmitState; editing: boolean; step: number; photoCount: number; onBack: () => void; onNext: () => void; onCancel: () => void };

function Uploading({ state: { phase, share }, photoCount, onCancel }: SubmitBarProps) {
  const percent = Math.round(share * 100);
  const what = photoCount === 0 ? "your details" : photoCount === 1 ? "your photo" : `${photoCount} photos`;
  const words = { preparing: "Making your photos smaller…", saving: "Everything has arrived. Saving your profile…" } as const;
  const text = phase === "preparing" || phase === "saving" ? words[phase] : `Sending ${what}`;
  return (
    <>
      <div className="upload">
        <ProgressBar value={phase === "uploading" ? percent : null} label={text} />
        <p className="small">
          <span role="status">{text}</span>
          {phase === "uploading" ? <span aria-hidden="true">, {percent} %</span> : null}
        </p>
      </div>
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

/** The actions of the form, at the bottom of the screen on phones; while sending, how far it is. */
export function SubmitBar(props: SubmitBarProps) {
  const { state, editing, step, onBack, onNext } = props;
  const last = step === FORM_STEPS.length - 1;
  const running = state.phase !== "idle" && state.phase !== "done";
  const done = state.phase === "done";
  const again = state.failure ? "Try again" : null;
  return (
    <div className="formbar">
      <div className="wrap">
        {running ? (
          <Uploading {...props} />
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
