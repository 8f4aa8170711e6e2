/** The cookie by which a browser finds its votes again: a random number, read by nobody but the site. */
export const VOTER_COOKIE = "mandap_voter";

/** What it holds, in a request's header of cookies; null where there is none. */
export const voterIn = (cookies: string | null | undefined): string | null =>
  /(?:^|;\s*)mandap_voter=([\w-]{22})(?:;|$)/.exec(cookies ?? "")?.[1] ?? null;
