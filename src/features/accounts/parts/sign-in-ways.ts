import type { ShouldRevalidateFunction } from "react-router";
import { safeRedirect } from "../redirect-rules.ts";

/** The post-login redirector (spec 000 section 2.15): sends on by what is wanted, else by role. */
export const REDIRECTOR = "/MyDashBoard";

/** `path` with the wish where to go afterwards kept: from login to signup and back. */
export function withRedirect(path: string, wanted: string | null): string {
  return wanted === null || safeRedirect(wanted) === null ? path : `${path}?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * Where a person goes who has just signed in: the page wanted by the address or by the navigation,
 * else the redirector. The two words of `redirect` (DECISIONS 5) depend on the person: the redirector reads them.
 */
export function afterSignIn(wanted: string | null, from?: unknown): string {
  const wish = [wanted, from].find((one): one is string => safeRedirect(one) !== null);
  if (wish === undefined) return REDIRECTOR;
  return wish.startsWith("/") ? (safeRedirect(wish) ?? REDIRECTOR) : withRedirect(REDIRECTOR, wish);
}

/**
 * For the pages that send a signed-in visitor on: after a success they stay until its words were read,
 * although the shell is loaded anew at once.
 */
export const stayWhileLeaving: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
