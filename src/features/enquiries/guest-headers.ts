/** What is behind a guest's link is kept by no cache and found by no search engine, and the link is told to no other site. */
export const FOR_NOBODY_ELSE: Readonly<Record<string, string>> = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};
