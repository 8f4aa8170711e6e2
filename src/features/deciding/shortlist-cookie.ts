/** The cookie by which a browser keeps its shortlist: the link to edit, read by nobody but the site. */
export const SHORTLIST_COOKIE = "mandap_shortlist";

/** What it holds, in a request's header of cookies; null where there is none. */
export const shortlistIn = (cookies: string | null | undefined): string | null =>
  /(?:^|;\s*)mandap_shortlist=([\w-]{22})(?:;|$)/.exec(cookies ?? "")?.[1] ?? null;
