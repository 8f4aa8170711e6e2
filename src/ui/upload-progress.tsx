import { say } from "../domain/words/say.ts";
import { Button } from "./button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import type { SubmitState } from "./use-upload-submit.ts";

/** How far a form with photos is on its way, and the way out of it. It stands in the form's bar. */
export function UploadProgress({
  state: { phase, share },
  photoCount,
  onCancel,
  words = say("Saving your profile…"),
}: {
  state: SubmitState;
  photoCount: number;
  onCancel: () => void;
  /** What the server does once everything has arrived. */ words?: string;
}) {
  const percent = Math.round(share * 100);
  const text =
    phase === "preparing"
      ? say("Making your photos smaller…")
      : phase === "saving"
        ? say("Everything has arrived. {words}", { words })
        : photoCount === 0
          ? say("Sending your details")
          : say("{n, plural, one {Sending your photo} other {Sending # photos}}", { n: photoCount });
  return (
    <>
      <div className="upload">
        <ProgressBar value={phase === "uploading" ? percent : null} label={text} />
        <p className="small">
          <span role="status">{text}</span>
          {phase === "uploading" ? <span aria-hidden="true">, {percent} %</span> : null}
        </p>
      </div>
      {/* The second click of a double click on the button that sent it falls here. */}
      <Button variant="line" onClick={({ detail }) => detail < 2 && onCancel()}>
        {say("Cancel")}
      </Button>
    </>
  );
}
