import { useState } from "react";
import { useRevalidator } from "react-router";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { requiredText } from "../../../domain/zod-fields.ts";
import { FAILED } from "../../../domain/failed.ts";
import type { CallResult } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { ADMIN_TEXT, REASON_LENGTH } from "../admin-model.ts";

/** Something an admin does after a question. */
export type Act = {
  title: string;
  /** What follows from it. */
  text: string;
  /** On the button: 'Hide review'. */
  button: string;
  busy: string;
  danger?: boolean;
  /** It needs a reason; this says who reads it. */
  reasonHint?: string;
  /** What is written is no reason. */
  wanted?: { label: string; max: number; missing: string };
  /** `key`: the same for the same words sent again. */
  run(reason: string, key: string): Promise<CallResult<{ message: string }>>;
  /** Once it is done, before the page is read anew. */
  onDone?: () => void;
  /** After it is done; by default the page is read anew. */
  done?: () => Promise<void> | void;
};

/** Asks before an act, takes its reason, does it and says how it went. `dialog` belongs into the page. */
export function useAct() {
  const [act, setAct] = useState<Act | null>(null);
  return { ask: setAct, dialog: act ? <ActDialog key={act.title} act={act} onClose={() => setAct(null)} /> : null };
}

function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const keyFor = useSubmissionKey();
  const { label, max, missing } = act.wanted ?? {
    label: text("Reason"),
    max: REASON_LENGTH,
    missing: ADMIN_TEXT.giveReason,
  };

  async function run() {
    const given = act.reasonHint === undefined ? null : requiredText(missing, { max }).safeParse(reason);
    if (given && !given.success) {
      setProblem(given.error.issues[0]?.message ?? "");
      document.getElementById("reason")?.focus();
      return;
    }
    setBusy(true);
    const result = await act.run(given?.data ?? "", keyFor([act.title, given?.data]));
    setBusy(false);
    if (result.ok) {
      toast.success(result.data.message);
      onClose();
      act.onDone?.();
      await (act.done ?? revalidate)();
      return;
    }
    const refused = result.fields.reason ?? result.fields.text;
    if (refused) return setProblem(refused);
    toast.error(result.error || say(FAILED));
    // No answer: the question stays, to be answered again.
    if (result.status === 0) return;
    onClose();
    // Somebody else may have decided meanwhile.
    await revalidate();
  }

  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        {say("Cancel")}
      </Button>
      <Button className={act.danger ? "danger" : undefined} busy={busy} busyLabel={act.busy} onClick={() => void run()}>
        {act.button}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={() => busy || onClose()} title={act.title} footer={footer} size="narrow">
      <div className="stack">
        <p>{act.text}</p>
        {act.reasonHint === undefined ? null : (
          <TextArea
            label={label}
            name="reason"
            id="reason"
            rows={4}
            value={reason}
            maxLength={max}
            hint={act.reasonHint}
            error={problem || undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
