import { useState } from "react";
import { useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useSaved } from "../../listings/saved/use-saved.ts";

/** Puts what is on the shortlist, as far as this browser knows, on the list of an event. */
export function AddSaved({
  eventId,
  profiles,
  there,
}: {
  eventId: string;
  /** With what the addresses of its profiles begin. */
  profiles: string;
  /** Addresses of those that stand there already. */
  there: readonly string[];
}) {
  const saved = useSaved();
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const own = (saved ?? []).filter(
    (path) => path.toLowerCase().startsWith(profiles.toLowerCase()) && !there.includes(path),
  );
  if (own.length === 0) return null;
  async function add() {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(`/api/events/${eventId}/picks`, {
      method: "PUT",
      body: { paths: own },
    });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <Button variant="line" slim busy={busy} busyLabel={say("Adding…")} onClick={() => void add()}>
      {say("{n, plural, one {Add the one that you saved} other {Add the # that you saved}}", { n: own.length })}
    </Button>
  );
}
