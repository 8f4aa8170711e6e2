import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { FAILED } from "../../../domain/failed.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { StatusTone } from "../../../ui/status-tones.ts";
import { useToast } from "../../../ui/toast.tsx";
import { PAPER_WORDS, type OwnPaper, type PaperKind, type PaperStatus } from "../paper-model.ts";
import { PaperForm } from "./paper-form.tsx";

const BADGES: Record<PaperStatus, { label: string; tone: StatusTone }> = {
  waiting: { label: text("We look at it"), tone: "wait" },
  seen: { label: text("Verified"), tone: "ok" },
  refused: { label: text("Not verified"), tone: "bad" },
};
const dayOf = (instant: string) => formatDay(todayIST(new Date(instant)));

/** How it stands, in a sentence, and what follows. */
function standing({ kind, shown, status, reason, sentAt, decidedAt }: OwnPaper): string {
  const { name, paper } = PAPER_WORDS[kind];
  const on = dayOf(decidedAt ?? sentAt);
  if (status === "waiting")
    return say(
      "Sent on {on}. Somebody of our team compares it with the {paper}. We tell you here, under the bell and by e-mail; until then your pages do not speak of it.",
      { on, paper: say(paper) },
    );
  if (status === "refused") return say("Looked at on {on}. {reason} You can send it again.", { on, reason });
  return kind === "gstin"
    ? say("Seen on {on}. Your pages say: {name} {shown} seen by our team.", { on, name, shown })
    : say("Seen on {on}. Your pages say: {name} card seen by our team. The number is not shown.", { on, name });
}

function TakeBack({ kind, seen }: { kind: PaperKind; seen: boolean }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function takeBack() {
    setBusy(true);
    const result = await call<{ message: string }>(`/api/account/papers/${kind}`, { method: "DELETE" });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error || FAILED);
    await revalidate();
  }
  return (
    <div>
      <Button variant="line" slim busy={busy} busyLabel={say("Taking it back…")} onClick={() => void takeBack()}>
        {seen ? say("Remove it") : say("Take it back")}
        <span className="sr">: {PAPER_WORDS[kind].name}</span>
      </Button>
    </div>
  );
}

/** One document: the form to send it, or how it stands. */
export function PaperPanel({ kind, paper }: { kind: PaperKind; paper: OwnPaper | undefined }) {
  const { name } = PAPER_WORDS[kind];
  return (
    <section className="panel grid content-start gap-4" aria-labelledby={kind}>
      <h2 id={kind} className="text-[1.75rem]">
        {name}
      </h2>
      {paper ? (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <b className="break-all">{paper.shown}</b>
            <StatusBadge
              status={paper.status}
              tone={BADGES[paper.status].tone}
              label={say(BADGES[paper.status].label)}
            />
          </p>
          <p>{standing(paper)}</p>
          <TakeBack kind={kind} seen={paper.status === "seen"} />
        </>
      ) : null}
      {paper && paper.status !== "refused" ? null : <PaperForm kind={kind} />}
    </section>
  );
}
