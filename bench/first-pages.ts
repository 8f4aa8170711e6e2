import { pathBelow } from "../src/domain/words/language-choice.ts";
import { OFFERED } from "../src/domain/words/languages.ts";
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

/** A page in the languages that are offered besides English. */
export const inOtherLanguages = ({ name, path }: { name: string; path: string }): { name: string; path: string }[] =>
  OFFERED.filter(({ prefix }) => prefix !== "").map(({ code, prefix }) => ({
    name: `${name}, ${code}`,
    path: pathBelow(prefix, path),
  }));

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
