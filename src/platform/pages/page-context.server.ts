import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import type { Actor } from "../../domain/actor.ts";
import { AppError } from "../../domain/errors.ts";
import type { Role } from "../../domain/event-types.ts";
import { withoutLanguage } from "../../domain/words/languages.ts";
import type { Deps } from "../deps.server.ts";
import { text } from "../../domain/words/say.ts";

/** What every loader gets of its request. */
export type PageContext = {
  deps: Deps;
  actor: Actor | null;
  /** Of the visitor, for counting views: the address (behind a proxy as TRUST_PROXY says) and the browser. Null where nobody is to be counted. */
  visitor: { ip: string; userAgent: string } | null;
  /** Of whoever asks, by which wrong links are counted, also where no view is; without it that of `visitor`. */
  address?: string;
  /** The request's header of cookies; '' on pages that everybody gets alike (`FOR_EACH_BROWSER` of src/app/pages.server.ts). */
  cookies: string;
  /** Names this request in the log; error pages show it, so that people can tell us which one failed. */
  requestId: string;
  /** For inline scripts (Content-Security-Policy). */
  nonce: string;
  /** Set when a loader failed because the database could not be reached: the answer is then a 503. */
  busy?: boolean;
};

export const pageContextKey = createContext<PageContext>();

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** Of every loader and action, signed in or not. @throws where a request did not come through the site's server */
export function pageContext({ context }: Pick<LoaderArgs, "context">): PageContext {
  return context.get(pageContextKey);
}

/** The way to the login page that comes back to where the visitor wanted to go (DECISIONS 5). */
export function loginRedirect(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const wanted =
    withoutLanguage(pathname).replace(/\.data$/, "") +
    search.replace(/([?&])_routes=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return redirect(`/login?redirect=${encodeURIComponent(wanted)}`);
}

/** The guard of a page: the signed-in person. @throws a redirect to /login for nobody, a 403 page for a wrong role. */
export function guarded(args: LoaderArgs, roles?: readonly Role[]): PageContext & { actor: Actor } {
  const page = pageContext(args);
  if (!page.actor) throw loginRedirect(args.request);
  if (roles && !roles.includes(page.actor.role))
    throw data({ message: text("You are not allowed to see this page.") }, { status: 403 });
  return { ...page, actor: page.actor };
}

/**
 * What a page shows of which somebody has the link.
 * @param read gets the address by which wrong links are counted: '' on pages that everybody gets alike
 * @returns null for a link that works no more
 * @throws the page that says so for any other refusal, as 429 past so many wrong links
 */
export async function behindCountedLink<Found>(
  { address, visitor }: Pick<PageContext, "address" | "visitor">,
  read: (address: string) => Promise<Found | null>,
): Promise<Found | null> {
  return orRefusal(async () => {
    try {
      return await read(address ?? visitor?.ip ?? "");
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }
  });
}

/** What a loader reads; what is refused becomes the page that says so. */
export async function orRefusal<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}
