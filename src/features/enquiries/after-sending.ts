/** What somebody is told once a request is sent, besides the answer of the call: plain data of the page. */

/** Something else that an event may need: 'A sound system', and where it is searched. */
export type Need = { key: string; label: string; path: string };

export type AfterSending = {
  /** Whom it went to: 'Raag Mandir'; '' for the site's own team. */
  to: string;
  /** The listing that was asked, by id; null where none was. */
  listing: string | null;
  /** The category that was asked, by key. */
  category: string;
  /** 'in about 3 hours'; null where nothing can be said. */
  usually: string | null;
  needs: readonly Need[];
};

/** The search for something that is missing, near the event. */
export function needHref({ path }: Need, { state, district }: { state: string; district: string }): string {
  if (!state) return path;
  const [bare = path, query] = path.split("?");
  const params = new URLSearchParams(query);
  params.set("state", state);
  if (district) params.set("district", district);
  return `${bare}?${params}`;
}
