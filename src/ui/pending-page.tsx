import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page whose loading has a look of its own. `path` is tested against the address that is on its way. */
export type PendingLook = { path: RegExp; look: ReactNode };

/** A page that comes sooner needs no such look: it would only flash. */
const PATIENCE_MS = 120;

/** The page, or what the page that is on its way looks like while it loads. */
export function PendingPage({ looks, children }: { looks: readonly PendingLook[]; children: ReactNode }) {
  const { state, location: next } = useNavigation();
  const here = useLocation().pathname;
  const to = state === "loading" && next.pathname !== here ? next.pathname : "";
  const look = to === "" ? undefined : looks.find(({ path }) => path.test(to))?.look;
  /** The address that has been on its way for a moment. */
  const [slow, setSlow] = useState("");
  const waits = look ? to : "";
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      setSlow(waits);
      // The router has noted the place already, for the way back.
      window.scrollTo({ top: 0, behavior: "instant" });
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow("");
    };
  }, [waits]);
  return waits !== "" && slow === waits ? look : children;
}
