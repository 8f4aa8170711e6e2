/** What people keep, and the edit page that categories without one of their own share. */
import type { Actor } from "../../domain/actor.ts";
import { conflict, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categories, categoryOf } from "../registry.ts";
import type { Category } from "./category.ts";
import type { EditOrigin } from "./edit-origin.server.ts";
import { editPathOf } from "./listing-edit-path.ts";
import { maySeeAll } from "./listing-access.ts";
import type { SentForm } from "./listing-forms.server.ts";
import { imageInfo, photosOf } from "./listing-media.server.ts";
import type { ListingRow } from "./listing-service.server.ts";
import { anyListingById, listingsOfOwner, ownsListing } from "./listing-store.server.ts";
import type { OwnListing } from "./own-listing-types.ts";
import { editOf, type EditPage } from "./profile-pages.server.ts";
import { rewriteProfile } from "./profile-service.server.ts";
import { text } from "../../domain/words/say.ts";

async function shown(deps: Pick<Deps, "db">, category: Category, row: ListingRow): Promise<OwnListing> {
  const { profile, gallery } = await photosOf(deps.db, row.id);
  const photo = profile ?? gallery[0];
  return {
    _id: row.id,
    category: row.category,
    categoryName: category.singular,
    title: row.title,
    slug: row.slug,
    status: row.status,
    statusReason: row.statusReason ?? "",
    state: row.state ?? "",
    district: row.district ?? "",
    city: row.city ?? "",
    averageRating: row.rating,
    ratingCount: row.ratingCount,
    viewCount: row.viewCount,
    path: row.status === "approved" ? category.profilePath(row.slug) : null,
    editPath: editPathOf(category, row),
    photo: photo ? imageInfo(photo, row.title) : null,
  };
}

/** Everything that the actor keeps, of every category and in every status, the newest first. */
export async function ownListings(deps: Pick<Deps, "db">, actor: Pick<Actor, "id">): Promise<OwnListing[]> {
  const rows = await listingsOfOwner(deps.db, actor.id);
  const known = new Set(categories.map(({ key }) => key));
  return Promise.all(
    rows.filter(({ category }) => known.has(category)).map((row) => shown(deps, categoryOf(row.category), row)),
  );
}

/** Whether the person keeps any listing. */
export function keepsListing(deps: Pick<Deps, "db">, userId: string): Promise<boolean> {
  return ownsListing(deps.db, userId);
}

/** For everybody but its owner and admins there is no such listing. @throws 404 */
export async function keptListing(
  deps: Pick<Deps, "db">,
  actor: Actor,
  id: string,
): Promise<{ row: ListingRow; category: Category }> {
  const row = isUuid(id) ? await anyListingById(deps.db, id) : null;
  const category = row && categories.find(({ key }) => key === row.category);
  if (!row || !category || !maySeeAll(actor, row)) throw notFound(text("There is no such listing."));
  return { row, category };
}

/** Where this listing is edited. @throws 404 for everybody but its owner and admins */
export async function editPathFor(deps: Pick<Deps, "db">, actor: Actor, id: string): Promise<string> {
  const { row, category } = await keptListing(deps, actor, id);
  return editPathOf(category, row);
}

async function sharedListing(
  deps: Pick<Deps, "db">,
  actor: Actor,
  id: string,
): Promise<{ row: ListingRow; category: Category }> {
  const kept = await keptListing(deps, actor, id);
  if (kept.category.ownPath)
    throw conflict(
      `A ${kept.category.singular.toLowerCase()}'s profile has an edit page of its own: ${kept.category.ownPath(kept.row.slug)}.`,
    );
  return kept;
}

/** A listing of whatever category, with what its form holds, for its owner and admins. */
export type EditableListing = OwnListing & { edit: EditPage };

async function editable(deps: Deps, actor: Actor, row: ListingRow, category: Category): Promise<EditableListing> {
  const [listing, edit] = await Promise.all([shown(deps, category, row), editOf(deps, category, row, actor)]);
  return { ...listing, edit };
}

/** A listing for the shared edit form. @throws 404 for everybody but its owner and admins, 409 where the category has an edit page of its own */
export async function editableListing(deps: Deps, actor: Actor, id: string): Promise<EditableListing> {
  const { row, category } = await sharedListing(deps, actor, id);
  return editable(deps, actor, row, category);
}

/**
 * Rewrites a listing from what a form brings; what it does not bring stays. A rejected one is sent again by its owner's edit.
 * @param form as `receiveForm` gives it; its files are used up
 * @throws as `editableListing` does, 400 by field, 413 and 415 for photos; nothing has changed then
 */
export async function editListing(
  deps: Deps,
  actor: Actor,
  id: string,
  form: SentForm,
  origin?: EditOrigin,
): Promise<{ listing: EditableListing; resent: boolean }> {
  const { row, category } = await sharedListing(deps, actor, id);
  const after = await rewriteProfile(deps, category, actor, row, form, origin);
  return {
    listing: await editable(deps, actor, after, category),
    resent: row.status === "rejected" && after.status === "pending",
  };
}
