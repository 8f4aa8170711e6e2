import { useState } from "react";
import { formatInstant } from "../../../../domain/dates.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import { History } from "../../../../ui/icons.tsx";
import type { KeptDraft } from "./use-draft.ts";

/** Says that an earlier draft is back, which photos to choose again, and how to be rid of it. */
export function DraftNotice({ draft, step, onClear }: { draft: KeptDraft | null; step: number; onClear: () => void }) {
  // Said once: it stays with the step on which the draft came back.
  const [at, setAt] = useState<number | null>(null);
  if (draft && at === null) setAt(draft.at ?? step);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div role="status">
        {draft && at === step ? (
          <div className="notice-box">
            <History className="icon" />
            <div>
              <b>We kept your draft</b>
              <p>
                From {formatInstant(new Date(draft.savedAt))}, in this browser only.
                {draft.photos.length > 0 ? ` Please choose ${draft.photos.join(", ")} again.` : ""}
              </p>
              <Button variant="line" slim onClick={() => setAsking(true)}>
                Clear draft
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        title="Clear your draft?"
        confirmLabel="Clear draft"
        cancelLabel="Keep it"
        danger
      >
        Everything you typed here is removed, and the form starts empty.
      </ConfirmDialog>
    </>
  );
}
