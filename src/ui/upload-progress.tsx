import { Button } from "./button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import type { SubmitState } from "./use-upload-submit.ts";

/** How far a form with photos is on its way, and the way out of it. It stands in the form's bar. */
export function UploadProgress({
  state: { phase, share },
  photoCount,
  onCancel,
  words = "Saving your profile…",
}: {
  state: SubmitState;
  photoCount: number;
  onCancel: () => void;
  /** What the server does once everything has arrived. */ words?: string;
}) {
  const percent = Math.round(share * 100);
  const what = photoCount === 0 ? "your details" : photoCount === 1 ? "your photo" : `${photoCount} photos`;
  const text =
    phase === "preparing"
      ? "Making your photos smaller…"
      : phase === "saving"
        ? `Everything has arrived. ${words}`
        : `Sending ${what}`;
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
        Cancel
      </Button>
    </>
  );
}
