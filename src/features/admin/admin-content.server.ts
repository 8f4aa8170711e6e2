/** The lists of the public pages, as admins change them. */
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import { districtsOf, states } from "../../domain/places/places.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { CONTENT_LISTS, isContentKey, type ContentKey } from "../content/content-lists.ts";
import { contentToEdit, keepContent, type ContentView } from "../content/content-service.server.ts";
import { categories } from "../registry.ts";
import type { ContentTabData } from "./admin-tab-data.ts";

function listNamed(key: string): ContentKey {
  if (!isContentKey(key)) throw notFound(text("There is no such list."));
  return key;
}

/** @throws 404 */
export async function contentNamed(deps: Deps, key: string): Promise<ContentView> {
  return contentToEdit(deps, listNamed(key));
}

/** @throws 400 with a text for each field, 404, 409 when another admin was faster */
export async function changeSiteContent(
  deps: Deps,
  admin: Actor,
  key: string,
  sent: { items: unknown; updatedAt?: string | null | undefined },
): Promise<ContentView> {
  return keepContent(deps, admin, listNamed(key), sent);
}

/** What the tab shows: the list of the address, the first one by default. */
export async function contentToChange(deps: Deps, named: string | null): Promise<ContentTabData> {
  const list = isContentKey(named) ? named : "news";
  const { items, updatedAt } = await contentNamed(deps, list);
  const withPlaces = CONTENT_LISTS[list].fields.some(({ kind }) => kind === "state");
  return {
    tab: "content",
    list,
    items: items.map((item) => ({ ...item })),
    updatedAt,
    places: withPlaces ? Object.fromEntries(states().map((state) => [state, districtsOf(state)])) : {},
    searches: categories.map(({ searchPath, linkLabel, plural }) => ({
      value: searchPath,
      label: say(linkLabel ?? plural),
    })),
  };
}
