import { useState } from "react";
import { formatInstant } from "../../../../domain/dates.ts";
import { say } from "../../../../domain/words/say.ts";
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
              <b>{say("We kept your draft")}</b>
              <p>
                {say("From {when}, in this browser only.", { when: formatInstant(new Date(draft.savedAt)) })}
                {draft.photos.length > 0
                  ? ` ${say("Please choose {photos} again.", { photos: draft.photos.join(", ") })}`
                  : ""}
              </p>
              <Button variant="line" slim onClick={() => setAsking(true)}>
                {say("Clear draft")}
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
        title={say("Clear your draft?")}
        confirmLabel={say("Clear draft")}
        cancelLabel={say("Keep it")}
        danger
      >
        {say("Everything you typed here is removed, and the form starts empty.")}
      </ConfirmDialog>
    </>
  );
}
