import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Every route change starts at the top; going back is left to the browser's and ScrollRestoration's memory,
 * an address with a hash to its target, and a change of filters alone (same path) to where one stands.
 */
export function ScrollTop() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== "POP" && !hash) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  }, [pathname, hash, kind]);
  return null;
}
