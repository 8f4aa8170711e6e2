import { useCallback, useEffect, useRef, useState } from "react";
import type { KeptForm } from "../../../ui/offline/kept-form.ts";
import { keptForms, OUTBOX_CHANNEL } from "../../../ui/offline/outbox.ts";
import { viewerHere } from "../../../ui/viewer-here.ts";
import { say } from "../../../domain/words/say.ts";

/** What a message that waits says: its words, or that it has files alone. */
function textOf({ body }: KeptForm): string {
  const text =
    typeof body === "string"
      ? (JSON.parse(body) as { text?: unknown }).text
      : body.find(([name]) => name === "text")?.[1];
  return typeof text === "string" && text !== "" ? text : say("Photos or PDFs");
}

/**
 * What this viewer has written for this call without a connection, oldest first, until it is sent.
 * @param onSent one of them has arrived
 */
export function useWaiting(path: string, onSent: () => void): { waiting: string[]; look: () => Promise<void> } {
  const [waiting, setWaiting] = useState<string[]>([]);
  const tell = useRef(onSent);
  useEffect(() => {
    tell.current = onSent;
  });
  const look = useCallback(async () => {
    const own = (await keptForms()).filter(
      (form) => form.path === path && form.owner === viewerHere() && form.state === "waiting",
    );
    setWaiting(own.map(textOf));
  }, [path]);
  useEffect(() => {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<{ sent?: string }>) => {
      void look();
      if (data.sent !== undefined) tell.current();
    });
    const first = setTimeout(() => void look());
    return () => {
      clearTimeout(first);
      channel.close();
    };
  }, [look]);
  return { waiting, look };
}
