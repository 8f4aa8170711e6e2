import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { POPUP_SEEN_KEY, popupMayCome, popupMayStand } from "./popup-rules.ts";

/** Blocked storage counts as seen: it must not come again and again. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(POPUP_SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(POPUP_SEEN_KEY, new Date().toISOString().slice(0, 10));
  } catch {
    // Nothing to remember it in.
  }
}

const isTyping = () => document.activeElement?.matches("input, select, textarea") ?? false;

/**
 * Whether the enquiry pop-up form stands now, and how to close it. Seconds count on browse pages that are in view
 * only; it is remembered as seen from the moment it comes.
 */
export function usePopupTurn(enabled: boolean): [open: boolean, close: () => void] {
  const { pathname } = useLocation();
  const here = enabled && popupMayStand(pathname);
  const seconds = useRef(0);
  const [turn, setTurn] = useState<"waiting" | "open" | "done">("waiting");

  useEffect(() => {
    if (!here || turn !== "waiting" || wasSeen()) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      seconds.current += 1;
      if (
        !popupMayCome({
          seconds: seconds.current,
          dialogOpen: document.querySelector("dialog[open], details.account[open]") !== null,
          typing: isTyping(),
        })
      )
        return;
      // Another tab may have shown it meanwhile.
      setTurn(wasSeen() ? "done" : "open");
      remember();
    }, 1000);
    return () => clearInterval(timer);
  }, [here, turn]);

  return [here && turn === "open", () => setTurn("done")];
}
