import { useState } from "react";
import { useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Closes the conversation for the other side, or opens it again. */
export function Closing({ number, other, closed }: { number: string; other: string; closed: boolean }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function change() {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(`/api/bookings/${number}/messages/block`, {
      method: "PUT",
      body: { blocked: !closed },
    });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <p className="small">
      <button type="button" className="linklike underline" aria-disabled={busy} onClick={() => void change()}>
        {closed
          ? say("Open this conversation again")
          : say("Close this conversation: {other} can no longer write here", { other })}
      </button>
    </p>
  );
}
