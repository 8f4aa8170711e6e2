import { forgetWords } from "./typed-words.ts";

/** Tells the other tabs of this browser that somebody has signed out. */
const CHANNEL = "mandap-left";
const listeners = new Set<() => void>();

/** Calls `listener` when the person signs out, before what they typed is forgotten. @returns ends it */
export function leaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forgetHere(): void {
  for (const listener of listeners) listener();
  try {
    forgetWords(sessionStorage, localStorage, { everything: true });
  } catch {
    // Storage is switched off: nothing was kept.
  }
  // Where the browser keeps no files there are none.
  void import("./offline/draft-photos.ts").then(({ forgetDraftPhotos }) => forgetDraftPhotos()).catch(() => {});
}

/** The person has signed out: what they typed and did not send goes, in every tab. */
export function leave(): void {
  forgetHere();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Forgets what was typed in this tab as soon as somebody signs out in another one. @returns ends it */
export function hearLeaving(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", forgetHere);
  return () => channel.close();
}

/** Forgets what others typed in this tab who are not signed in here any more. */
export function forgetOthers(viewer: string): void {
  try {
    forgetWords(sessionStorage, localStorage, { viewer });
  } catch {
    // As above.
  }
}
