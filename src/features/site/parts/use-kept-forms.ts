import { useCallback, useEffect, useState } from "react";
import { say } from "../../../domain/words/say.ts";
import type { KeptForm } from "../../../ui/offline/kept-form.ts";
import { formsFor, OUTBOX_CHANNEL, takeForm } from "../../../ui/offline/outbox.ts";
import { sendKept } from "../../../ui/offline/send-kept.ts";
import { useToast } from "../../../ui/toast.tsx";

/** A browser says it is online before the network carries anything, and a server has bad minutes. */
const AGAIN_MS = 10_000;

/** The server's answer, and the number that a request has got. */
const answerWords = ({ answer, number }: { answer: string; number?: string }) =>
  [answer, number && say("The number is {number}.", { number })].filter(Boolean).join(" ");

export type OpenForm = Exclude<KeptForm, { state: "sent" }>;
export type KeptForms = {
  mine: readonly OpenForm[];
  /** The keys of what others wrote here, who are not signed in: nothing else of it is told. */
  others: readonly string[];
  /** The page shows somebody whose session has ended: what they wrote waits until they sign in again. */
  signedOut: boolean;
  sendNow: () => Promise<void>;
};

/**
 * What waits on this device for this viewer; sends it when the network is back, when the page opens or comes to the
 * front, and tells what has gone out meanwhile.
 */
export function useKeptForms(viewer: string): KeptForms {
  const toast = useToast();
  const [{ mine, others }, setForms] = useState<{ mine: readonly OpenForm[]; others: readonly string[] }>({
    mine: [],
    others: [],
  });
  /** For whom the server said that somebody else, or nobody, is signed in. */
  const [gone, setGone] = useState<string | null>(null);

  const look = useCallback(async () => {
    const found = await formsFor(viewer);
    for (const form of found.mine) {
      if (form.state !== "sent") continue;
      const taken = await takeForm(form.key);
      if (taken?.state === "sent")
        toast.success(
          say("Sent, now that you are online again: {title}. {answer}", {
            title: form.title,
            answer: answerWords(taken),
          }),
          { ms: 15_000 },
        );
    }
    setForms({ mine: found.mine.filter((form): form is OpenForm => form.state !== "sent"), others: found.others });
  }, [viewer, toast]);

  const send = useCallback(
    async (now = false) => {
      if (!navigator.onLine) return;
      const { here } = await sendKept({ now });
      if (here !== undefined) setGone(viewer !== "" && here !== viewer ? viewer : null);
      await look();
    },
    [viewer, look],
  );

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

  const waiting = mine.some(({ owner, state }) => owner === viewer && state === "waiting");
  const signedOut = waiting && gone === viewer;
  useEffect(() => {
    if (!waiting) return;
    const online = () => void send(true);
    const front = () => void (document.visibilityState === "visible" && send());
    const first = setTimeout(() => void send());
    // Nothing goes out before they are back; who comes back from the login in another tab brings this one to the front.
    const again = signedOut ? undefined : setInterval(() => void send(), AGAIN_MS);
    window.addEventListener("online", online);
    document.addEventListener("visibilitychange", front);
    return () => {
      clearTimeout(first);
      clearInterval(again);
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", front);
    };
  }, [waiting, signedOut, send]);
  useEffect(() => {
    if (signedOut)
      toast.info(say("You are not signed in any more. Sign in again, and what waits here is sent."), { ms: 15_000 });
  }, [signedOut, toast]);
  return { mine, others, signedOut, sendNow: () => send(true) };
}
