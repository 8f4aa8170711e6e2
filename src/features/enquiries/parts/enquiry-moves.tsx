import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { EnquiryMove } from "../enquiry-access.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { moveWords } from "./move-words.ts";

export interface EnquiryMovesProps {
  enquiry: Pick<EnquiryView, "number" | "status" | "moves"> & {
    /** It is one to a district: to confirm it is to say that there are enough. */
    area?: boolean;
    /** A quote can be sent in place of a yes without a price. */
    quotable?: boolean;
  };
  /** The call that moves it; a guest's page has one of its own. */
  address?: string | undefined;
  /** What it costs to call it off now, where something is agreed. */
  cancelCosts?: string | null | undefined;
  /** After a move, when the buttons that had the focus are gone. */
  onMoved: () => void;
  /** Something else is to be done first. */
  quiet?: boolean;
  /** Stands before what ends the request: how the other side is reached. */
  children?: ReactNode;
}

/** What the viewer may do with a request: a button each, with a question before it. */
export function EnquiryMoves({
  enquiry: { number, status, moves, area = false, quotable = false },
  address = `/api/enquiries/${number}`,
  cancelCosts,
  onMoved,
  quiet = false,
  children,
}: EnquiryMovesProps) {
  const [asked, setAsked] = useState<EnquiryMove | null>(null);
  /** What stands against it, where the server asks before it does so all the same. */
  const [against, setAgainst] = useState("");
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const wordsOf = (move: EnquiryMove) => moveWords(move, status, area);
  const words = asked && wordsOf(asked);

  function close() {
    setAsked(null);
    setAgainst("");
  }
  async function move() {
    if (!asked || !words) return;
    setBusy(true);
    const result = await call(address, {
      method: "PATCH",
      body: { status: asked, ...(against ? { anyway: true } : {}) },
    });
    setBusy(false);
    if (!result.ok && result.status === 0) {
      // No answer: the question stays, to be answered again.
      toast.error(result.error);
      return;
    }
    const doubt = result.ok ? undefined : result.fields["anyway"];
    if (doubt) {
      setAgainst(doubt);
      return;
    }
    close();
    if (result.ok) toast.success(words.done);
    else toast.error(result.error || FAILED);
    // Also after a refusal: somebody has moved it meanwhile.
    await revalidate();
    onMoved();
  }

  const ends = (one: EnquiryMove) => wordsOf(one).danger === true;
  const unpriced = (one: EnquiryMove) => quotable && one === "accepted";
  const button = (one: EnquiryMove) => (
    <button
      key={one}
      type="button"
      className={
        ends(one) && one !== "declined"
          ? "linklike"
          : buttonClass({ slim: true, variant: quiet || ends(one) || unpriced(one) ? "line" : "fill" })
      }
      onClick={() => setAsked(one)}
    >
      {unpriced(one) ? say("Accept without a price") : wordsOf(one).button}
      <span className="sr"> {number}</span>
    </button>
  );
  return (
    <>
      {moves.filter((one) => !ends(one)).map(button)}
      {children}
      {moves.filter(ends).map(button)}
      <ConfirmDialog
        open={words !== null}
        onClose={() => busy || close()}
        onConfirm={() => void move()}
        title={against ? say("Are you sure of that day?") : (words?.title ?? "")}
        confirmLabel={against ? say("Accept anyway") : (words?.button ?? "")}
        cancelLabel={say("Not now")}
        busy={busy}
        busyLabel={words?.busy}
        danger={words?.danger}
      >
        <p>{against || words?.question}</p>
        {asked && unpriced(asked) && !against ? (
          <p>{say("No price is agreed by this. Send a quote instead where the price is to be settled here first.")}</p>
        ) : null}
        {asked === "cancelled" && cancelCosts ? (
          <p>
            <b>{cancelCosts}</b>
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
