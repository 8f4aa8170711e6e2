import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Colleagues decide meanwhile, and new things come: looked at anew so often. */
const EVERY_MS = 60_000;

/** Keeps the desk and its counts current while somebody looks at it, and when they come back to it; not under a question that stands open. */
export function useCurrent() {
  const { revalidate, state } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible" && state === "idle" && !document.querySelector("dialog[open]"))
      void revalidate();
  });
  useEffect(() => {
    const again = () => look();
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
}
