import type { MouseEvent } from "react";
import { say } from "../../../../domain/words/say.ts";
import { Button } from "../../../../ui/button.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import type { FormButtons } from "../../category.ts";
import { UploadProgress } from "../../../../ui/upload-progress.tsx";
import type { SubmitState } from "../../../../ui/use-upload-submit.ts";

type SubmitBarProps = {
  state: SubmitState;
  /** False until the script runs. */
  ready: boolean;
  editing: boolean;
  /** One step at a time. */
  paged: boolean;
  step: number;
  /** How many there are. */
  steps: number;
  buttons: FormButtons;
  photoCount: number;
  onBack: () => void;
  onNext: () => void;
  onCancel: () => void;
};

/** The second click of a double click means the button that was there before: the next step has its own in the same place. */
function onceOnly(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** The actions of the form, at the bottom of the screen on phones; while sending, how far it is. */
export function SubmitBar({ state, ready, editing, paged, step, steps, buttons, ...bar }: SubmitBarProps) {
  const last = step === steps - 1;
  const running = state.phase !== "idle" && state.phase !== "done";
  const done = state.phase === "done";
  const again = state.failure ? say("Try again") : null;
  const busyWords = editing ? buttons.saving : buttons.registering;
  if (running)
    return (
      <div className="formbar">
        <div className="wrap">
          <UploadProgress state={state} photoCount={bar.photoCount} words={busyWords} onCancel={bar.onCancel} />
          {busyWords ? (
            <Button type="submit" busy busyLabel={busyWords}>
              {editing ? buttons.save : buttons.register}
            </Button>
          ) : null}
        </div>
      </div>
    );
  return (
    <div className="formbar">
      <div className="wrap">
        {editing && paged ? (
          <Button variant="line" onClick={last ? bar.onBack : bar.onNext} disabled={done}>
            {last ? say("Back") : say("Next")}
          </Button>
        ) : !editing && step > 0 ? (
          <Button variant="line" onClick={bar.onBack} disabled={done}>
            {say("Back")}
          </Button>
        ) : null}
        {editing ? (
          <Button type="submit" disabled={!ready} busy={done} busyLabel={say("Saved")} onClick={onceOnly}>
            {again ?? buttons.save}
          </Button>
        ) : (
          <Button type="submit" disabled={!ready} busy={done} busyLabel={say("Registered")} onClick={onceOnly}>
            {last ? (again ?? buttons.register) : say("Continue")}
            {last ? null : <ArrowRight className="icon" />}
          </Button>
        )}
      </div>
    </div>
  );
}
