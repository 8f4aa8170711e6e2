/** What a person keeps leaves the site while they do not want it shown, and returns as it was. */
import { announceListing } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { KeptListings } from "../accounts/kept-listings.server.ts";
import { categories } from "../registry.ts";
import { hideOwned, holdOwned, ownedCategories, showOwned } from "./listing-store.server.ts";

/** Hides everything that the person keeps, whatever its status: nobody but they and admins see it, and nobody can ask for it. */
export async function hideListingsOf(tx: Tx, ownerId: string): Promise<void> {
  for (const listing of await hideOwned(tx, ownerId)) await announceListing(tx, listing);
}

/** Takes that back: what was approved is on the site again, what waited waits again. */
export async function showListingsOf(tx: Tx, ownerId: string): Promise<void> {
  for (const listing of await showOwned(tx, ownerId)) await announceListing(tx, listing);
}

export { suspendHidden } from "./listing-store.server.ts";

/** What people keep, as accounts asks for it. */
export const keptListings: KeptListings = {
  categoriesOf: ownedCategories,
  async rolesOf(db, userId) {
    const owned = await ownedCategories(db, userId);
    return categories.flatMap(({ key, roleGiven }) => (roleGiven && owned.includes(key) ? [roleGiven] : []));
  },
  hold: holdOwned,
  hide: hideListingsOf,
  show: showListingsOf,
};
