import { todayIST } from "../../domain/dates.ts";
import { withoutLanguage } from "../../domain/words/languages.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keptList, type KeptSearch } from "../listings/kept-search.server.ts";
import { categories } from "../registry.ts";
import { keptQuestion } from "../search/kept-question.server.ts";
import { SEARCH_PATH } from "../search/search-model.ts";

const BASE = "http://this.site";

/** The search at an address of this site; 'unknown' where there is none, 'empty' where nothing is asked there. */
export async function searchAt(deps: Deps, address: string): Promise<KeptSearch | "unknown" | "empty"> {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, BASE)) return "unknown";
  const { origin, pathname, searchParams } = new URL(withoutLanguage(address), BASE);
  if (origin !== BASE) return "unknown";
  const today = todayIST(deps.now());
  const is = (path: string) => path.toLowerCase() === pathname.toLowerCase();
  if (is(SEARCH_PATH)) return (await keptQuestion(deps, searchParams, today)) ?? "empty";
  const category = categories.find(({ searchPath }) => is(searchPath));
  return category ? keptList(deps, category, searchParams, today) : "unknown";
}

/** The same of one that is kept: an address of a list that is no more finds nothing. */
export async function keptAt(deps: Deps, address: string): Promise<KeptSearch | null> {
  const found = await searchAt(deps, address);
  return typeof found === "string" ? null : found;
}
