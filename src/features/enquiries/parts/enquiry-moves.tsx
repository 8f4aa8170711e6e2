import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { EnquiryMove } from "../enquiry-access.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { moveWords } from "./move-words.ts";

export interface EnquiryMovesProps {
  enquiry: Pick<EnquiryView, "number" | "status" | "moves">;
  /** After a move, when the buttons that had the focus are gone. */
  onMoved: () => void;
}

/** What the viewer may do with a request: a button each, with a question before it. */
export function EnquiryMoves({ enquiry: { number, status, moves }, onMoved }: EnquiryMovesProps) {
  const [asked, setAsked] = useState<EnquiryMove | null>(null);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const words = asked && moveWords(asked, status);

  async function move() {
    if (!asked || !words) return;
    setBusy(true);
    const result = await call(`/api/enquiries/${number}`, { method: "PATCH", body: { status: asked } });
    setBusy(false);
    if (!result.ok && result.status === 0) {
      // No answer: the question stays, to be answered again.
      toast.error(result.error);
      return;
    }
    setAsked(null);
    if (result.ok) toast.success(words.done);
    else toast.error(result.error || "Something went wrong. Please try again.");
    // Also after a refusal: somebody has moved it meanwhile.
    await revalidate();
    onMoved();
  }

  if (moves.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map((one, at) => (
        <Button key={one} variant={at === 0 && !moveWords(one, status).danger ? "fill" : "line"} slim onClick={() => setAsked(one)}>
          {moveWords(one, status).button}
          <span className="sr"> {number}</span>
        </Button>
      ))}
      <ConfirmDialog
        open={words !== null}
        onClose={() => busy || setAsked(null)}
        onConfirm={() => void move()}
        title={words?.title ?? ""}
        confirmLabel={words?.button ?? ""}
        cancelLabel="Not now"
        busy={busy}
        busyLabel={words?.busy}
        danger={words?.danger}
      >
        <p>{words?.question}</p>
      </ConfirmDialog>
    </div>
  );
}
