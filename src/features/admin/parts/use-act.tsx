import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { CallResult } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { REASON_LENGTH, reasonSchema } from "../admin-model.ts";

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
  run(reason: string): Promise<CallResult<{ message: string }>>;
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

  async function run() {
    const given = act.reasonHint === undefined ? null : reasonSchema.safeParse(reason);
    if (given && !given.success) {
      setProblem(given.error.issues[0]?.message ?? "");
      document.getElementById("reason")?.focus();
      return;
    }
    setBusy(true);
    const result = await act.run(given?.data ?? "");
    setBusy(false);
    if (result.ok) {
      toast.success(result.data.message);
      onClose();
      await (act.done ?? revalidate)();
      return;
    }
    if (result.fields.reason) return setProblem(result.fields.reason);
    toast.error(result.error || "Something went wrong. Please try again.");
    // No answer: the question stays, to be answered again.
    if (result.status === 0) return;
    onClose();
    // Somebody else may have decided meanwhile.
    await revalidate();
  }

  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        Cancel
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
          <TextArea label="Reason" name="reason" id="reason" rows={4} value={reason} maxLength={REASON_LENGTH} hint={act.reasonHint} error={problem || undefined} onChange={(event) => setReason(event.target.value)} />
        )}
      </div>
    </Dialog>
  );
}
