import { useCallback, useEffect, useState } from "react";
import { keptForms, OUTBOX_CHANNEL, takeForm, type KeptForm } from "../../../ui/offline/outbox.ts";
import { sendKept } from "../../../ui/offline/send-kept.ts";
import { useToast } from "../../../ui/toast.tsx";

/** A browser says it is online before the network carries anything, and a server has bad minutes. */
const AGAIN_MS = 10_000;

export type OpenForm = Exclude<KeptForm, { state: "sent" }>;

/**
 * What waits on this device for this viewer, and for nobody else; sends it when the network is back, when the page
 * opens or comes to the front, and tells what has gone out meanwhile.
 */
export function useKeptForms(viewer: string): readonly OpenForm[] {
  const toast = useToast();
  const [forms, setForms] = useState<readonly OpenForm[]>([]);

  const look = useCallback(async () => {
    const mine = (await keptForms()).filter(({ owner }) => owner === viewer || owner === "");
    for (const form of mine) {
      if (form.state !== "sent") continue;
      const taken = await takeForm(form.key);
      if (taken?.state === "sent") toast.success(`Sent, now that you are online again: ${form.title}. ${taken.answer}`, { ms: 15_000 });
    }
    setForms(mine.filter((form): form is OpenForm => form.state !== "sent"));
  }, [viewer, toast]);

  useEffect(() => {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener("message", () => void look());
    // As if it had been told: what is there already is looked at once the channel listens.
    const first = setTimeout(() => void look());
    return () => {
      clearTimeout(first);
      channel.close();
    };
  }, [look]);

  const waiting = forms.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!waiting) return;
    const send = () => {
      if (navigator.onLine) void sendKept(viewer).then(look);
    };
    const front = () => document.visibilityState === "visible" && send();
    send();
    const again = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", front);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", front);
    };
  }, [waiting, look, viewer]);
  return forms;
}
