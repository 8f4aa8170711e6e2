/** The lists of the public pages, as admins change them. */
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { CONTENT_LISTS, isContentKey, type ContentKey } from "../site/content-lists.ts";
import { contentToEdit, keepContent, type ContentView } from "../site/content-service.server.ts";
import { allPlaces } from "./admin-places.server.ts";
import { onlyAdmin } from "./admin-service.server.ts";
import type { ContentTabData } from "./admin-tab-data.ts";

function listNamed(key: string): ContentKey {
  if (!isContentKey(key)) throw notFound("There is no such list.");
  return key;
}

/** @throws 401, 403, 404 */
export async function siteContent(deps: Deps, actor: Actor | null, key: string): Promise<ContentView> {
  onlyAdmin(actor);
  return contentToEdit(deps, listNamed(key));
}

/** @throws 400 with a text for each field, 401, 403, 404, 409 when another admin was faster */
export async function changeSiteContent(deps: Deps, actor: Actor | null, key: string, sent: { items: unknown; updatedAt?: string | null | undefined }): Promise<ContentView> {
  const admin = onlyAdmin(actor);
  return keepContent(deps, admin, listNamed(key), sent);
}

/** What the tab shows: the list of the address, the first one by default. */
export async function contentToChange(deps: Deps, actor: Actor | null, named: string | null): Promise<ContentTabData> {
  const list = isContentKey(named) ? named : "news";
  const { items, updatedAt } = await siteContent(deps, actor, list);
  const withPlaces = CONTENT_LISTS[list].fields.some(({ kind }) => kind === "state");
  return { tab: "content", list, items: items.map((item) => ({ ...item })), updatedAt, places: withPlaces ? allPlaces() : {} };
}
