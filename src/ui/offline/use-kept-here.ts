import { useCallback, useEffect, useRef, useState } from "react";
import { viewerHere } from "../viewer-here.ts";
import { keptForms, OUTBOX_CHANNEL } from "./outbox.ts";

/**
 * Whether a form of this viewer for this call waits on this device until the network is back: then it is not to be
 * filled in a second time. `onSent` is called when it has arrived while the page was open.
 * @param path the call, such as '/api/volunteers/add'; null: none of this form is kept
 */
export function useKeptHere(path: string | null, onSent: () => void): { waiting: boolean; look: () => Promise<void> } {
  const [waiting, setWaiting] = useState(false);
  const tell = useRef(onSent);
  useEffect(() => {
    tell.current = onSent;
  });
  const known = useRef<readonly string[]>([]);
  const look = useCallback(
    async (sent?: string) => {
      const mine = (await keptForms())
        .filter((form) => form.path === path && form.owner === viewerHere() && form.state === "waiting")
        .map(({ key }) => key);
      const arrived = sent !== undefined && known.current.includes(sent);
      known.current = mine;
      setWaiting(mine.length > 0);
      if (arrived) tell.current();
    },
    [path],
  );
  useEffect(() => {
    if (!path) return;
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<{ sent?: string }>) => void look(data.sent));
    // As if it had been told: what is there already is looked at once the channel listens.
    const first = setTimeout(() => void look());
    return () => {
      clearTimeout(first);
      channel.close();
    };
  }, [path, look]);
  return { waiting, look };
}
