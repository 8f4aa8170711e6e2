import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * A page that the browser brings back from its memory (the back button after a logout) was made for who was there then.
 * Made for somebody, it goes there hidden and is loaded anew before it shows anything; any other asks who is there.
 */
export function useFreshSession() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const page = document.documentElement;
    const onTurn = ({ type, persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const isSomebodys = !!page.dataset.viewer;
      if (type === "pagehide") page.hidden = isSomebodys;
      else if (isSomebodys) location.reload();
      else void revalidate();
    };
    addEventListener("pagehide", onTurn);
    addEventListener("pageshow", onTurn);
    return () => {
      removeEventListener("pagehide", onTurn);
      removeEventListener("pageshow", onTurn);
    };
  }, [revalidate]);
}
