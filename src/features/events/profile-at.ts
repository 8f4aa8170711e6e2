/** Which profile an address of ours shows. */
import { categories } from "../registry.ts";

const MARK = "zzslugzz";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const PATTERNS = categories.map(({ key, profilePath }) => {
  const [before = "", after = ""] = profilePath(MARK).split(MARK);
  return { key, pattern: new RegExp(`^${escaped(before)}([^/?&#]+)${escaped(after)}$`, "i") };
});

/**
 * By the address alone: nobody has looked whether there is one. Null for what is no profile's.
 * @param path '/venue/shri-vatika', '/RentalDetail?item=chairs'
 */
export function profileAt(path: string): { category: string; slug: string } | null {
  for (const { key, pattern } of PATTERNS) {
    const slug = pattern.exec(path)?.[1];
    if (!slug) continue;
    try {
      return { category: key, slug: decodeURIComponent(slug) };
    } catch {
      return null;
    }
  }
  return null;
}
