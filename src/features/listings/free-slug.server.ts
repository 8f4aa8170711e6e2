import { newId } from "../../domain/ids.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Category } from "./category.ts";
import { takenSlugs } from "./listing-store.server.ts";

/** With a higher number behind it, a name says less than with a sign of its own. */
const TRIED = 49;

/** 'Annapurna Caterers' in Indore: 'annapurna-caterers-indore', with a number behind it where that is taken; the constraint decides between two at once. */
export async function freeSlug(deps: Pick<Deps, "db">, { key }: Pick<Category, "key">, words: string): Promise<string> {
  const base =
    words
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || key;
  const tried = Array.from({ length: TRIED }, (_, at) => (at === 0 ? base : `${base}-${at + 1}`));
  const taken = await takenSlugs(deps.db, key, tried);
  return tried.find((slug) => !taken.has(slug)) ?? `${base}-${newId().slice(-8)}`;
}
