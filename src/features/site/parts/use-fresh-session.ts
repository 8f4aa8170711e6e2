import { useEffect } from "react";
import { useRevalidator } from "react-router";

/**
 * A page that the browser brings back from its memory (the back button after a logout) shows who was there then:
 * ask anew.
 */
export function useFreshSession() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [revalidate]);
}
