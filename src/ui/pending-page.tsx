import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page whose loading has a look of its own. `path` is tested against the address that is on its way. */
export type PendingLook<Parts> = { path: RegExp; look: (parts: Parts) => ReactNode };

/** A page that comes sooner needs no such look: it would only flash, and nothing could move over from the old page. */
const PATIENCE_MS = 300;

/**
 * The page, or what the page that is on its way looks like while it loads.
 * @param load brings what the looks are made of; until it has come the old page stays, so that nothing is empty between
 */
export function PendingPage<Parts>({
  looks,
  load,
  children,
}: {
  looks: readonly PendingLook<Parts>[];
  load: () => Promise<Parts>;
  children: ReactNode;
}) {
  const { state, location: next } = useNavigation();
  const here = useLocation().pathname;
  const to = state === "loading" && next.pathname !== here ? next.pathname : "";
  const look = to === "" ? undefined : looks.find(({ path }) => path.test(to))?.look;
  /** The address that has been on its way for a moment, and what it looks like. */
  const [slow, setSlow] = useState<{ to: string; look: ReactNode } | null>(null);
  useEffect(() => {
    if (!look) return;
    let waits = true;
    const timer = setTimeout(async () => {
      const parts = await load().catch(() => null);
      if (!waits || parts === null) return;
      setSlow({ to, look: look(parts) });
      // The router has noted the place already, for the way back.
      window.scrollTo({ top: 0, behavior: "instant" });
    }, PATIENCE_MS);
    return () => {
      waits = false;
      clearTimeout(timer);
      setSlow(null);
    };
  }, [to, look, load]);
  return slow !== null && slow.to === to ? slow.look : children;
}
