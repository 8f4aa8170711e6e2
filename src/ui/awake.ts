/** Anything a visitor does with a page; `popstate` and `pageshow` for what they do with the browser's own buttons. */
const SIGNS = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "popstate",
  "pageshow",
] as const;
/** Nobody may wait longer, whatever signs their device does not give. */
const AT_LAST_MS = 10_000;

let open: () => void = () => {};
const awake = new Promise<void>((resolve) => {
  open = resolve;
});

function onSign(event: Event) {
  // Every load ends with one; only a page out of the browser's memory has been woken by somebody.
  if (event.type === "pageshow" && !(event as PageTransitionEvent).persisted) return;
  wake();
}

/** Says that somebody is there. */
export function wake(): void {
  open();
  if (typeof window !== "undefined") for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
}

declare global {
  interface Window {
    /** Set by the script that starts the page: somebody was there before this one (scripts-last.server.ts). */
    touched?: boolean;
  }
}

if (typeof window !== "undefined") {
  if (window.touched || window.scrollY > 0) wake();
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  setTimeout(wake, AT_LAST_MS);
}

/** Resolves with the visitor's first sign of life. What nobody can use before then is loaded no earlier. */
export const whenAwake = (): Promise<void> => awake;
