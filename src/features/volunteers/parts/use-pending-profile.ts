import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A quick answer needs no skeleton: it would only flash. */
const PATIENCE_MS = 250;

/** True once a profile has been on its way for a moment: the page then shows the profile's skeleton. */
export function usePendingProfile(): boolean {
  const navigation = useNavigation();
  const path = navigation.state === "loading" ? navigation.location.pathname : "";
  /** The profile that is on its way, or ''. */
  const waits = /^\/volunteer\/[^/]+\/?$/i.test(path) ? path : "";
  const [slow, setSlow] = useState(false);
  if (!waits && slow) setSlow(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      setSlow(true);
      // The router has noted the place already, for the way back.
      window.scrollTo(0, 0);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits !== "" && slow;
}
