/** What is behind a guest's link is kept by no cache and found by no search engine, and the link is told to no other site. */
export const FOR_NOBODY_ELSE: Readonly<Record<string, string>> = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The same for pages whose plain forms are led back to where they stand: this site alone hears of them. */
export const FOR_NOBODY_ELSE_BUT_HERE: Readonly<Record<string, string>> = {
  ...FOR_NOBODY_ELSE,
  "Referrer-Policy": "same-origin",
};
