import type { ServedSite } from "../test/support/served-site.ts";

/** The pages that phones open first: home, a search over two dozen cards, a profile, the search of another category. */
export async function firstPages(site: Pick<ServedSite, "url">): Promise<{ name: string; path: string }[]> {
  const found = (await (await fetch(`${site.url}/api/volunteers/fetch?limit=1`)).json()) as {
    userId: { username: string };
  }[];
  return [
    { name: "/", path: "/" },
    { name: "/Volunteers", path: "/Volunteers" },
    { name: "a profile", path: `/volunteer/${found[0]!.userId.username}` },
    { name: "/ArtistBooking", path: "/ArtistBooking" },
  ];
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
