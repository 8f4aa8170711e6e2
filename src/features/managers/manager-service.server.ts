import type { Actor } from "../../domain/actor.ts";
import { notAllowed, notFound } from "../../domain/errors.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Answer } from "../../platform/http/idempotency.server.ts";
import type { EditOrigin } from "../listings/edit-origin.server.ts";
import { mayEdit, maySee } from "../listings/listing-access.ts";
import { bringsProfilePhoto, registerListing, rewriteListing } from "../listings/listing-forms.server.ts";
import type { SentForm } from "../listings/listing-forms.server.ts";
import { photosOf } from "../listings/listing-media.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import type { Found, ListingQuery } from "../listings/listing-search.server.ts";
import { findListing, ownListing, setListingStatus, waitingListings } from "../listings/listing-service.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { countView } from "../listings/listing-views.server.ts";
import type { Visitor } from "../listings/listing-views.server.ts";
import { managerAttributes, managers } from "./manager-category.ts";
import { contentOf, keptPhotos, parseManager } from "./manager-form.server.ts";
import { MANAGER_MESSAGES as TEXT } from "./manager-messages.ts";
import { apiManager, presentManager } from "./manager-present.server.ts";
import type { ManagerProfile, ManagerTile } from "./manager-types.ts";

const key = managers.key;

/** A page of approved managers for screens. @throws 400 for a bad cursor */
export function findManagers(deps: Deps, query: ListingQuery): Promise<Found<ManagerTile>> {
  return searchListings<Omit<ManagerTile, "photo">>(deps, key, query);
}

async function profileOf(db: Db, row: ListingRow, viewer: Actor | null): Promise<ManagerProfile> {
  return presentManager(row, await photosOf(db, row.id), viewer);
}

/** By username in any case, by the person's id or the profile's. */
async function named(deps: Deps, name: string): Promise<ListingRow | null> {
  return (await findListing(deps, key, { slug: name })) ?? (await findListing(deps, key, { ownerId: name })) ?? (await findListing(deps, key, { id: name }));
}

/** The profile as `actor` may see it: approved, or one's own, or for an admin; a `visitor` is counted. Null when there is none for them. */
export async function publicManager(deps: Deps, name: string, actor: Actor | null, visitor?: Visitor | null): Promise<ManagerProfile | null> {
  const row = await named(deps, name);
  if (!row || !maySee(actor, row)) return null;
  const viewCount = visitor && row.status === "approved" ? await countView(deps, row, actor, visitor) : row.viewCount;
  return { ...(await profileOf(deps.database.reads, row, actor)), viewCount };
}

/** The actor's own profile in whatever state, or null. */
export async function ownManager(deps: Deps, actor: Actor): Promise<ManagerProfile | null> {
  const row = await ownListing(deps, actor, key);
  return row && profileOf(deps.db, row, actor);
}

/** Whether this person has registered as a volunteer manager. */
export async function hasManager(deps: Pick<Deps, "db" | "database">, userId: string): Promise<boolean> {
  return (await ownListing(deps, { id: userId }, key)) !== null;
}

async function editableRow(deps: Deps, actor: Actor, username: string): Promise<ListingRow> {
  const row = await named(deps, username);
  if (!row || !maySee(actor, row)) throw notFound(TEXT.notFound);
  if (!mayEdit(actor, row)) throw notAllowed();
  return row;
}

/** The profile for its edit form. @throws 404, or 403 for anybody but its owner and admins */
export async function editableManager(deps: Deps, actor: Actor, username: string): Promise<ManagerProfile> {
  return profileOf(deps.db, await editableRow(deps, actor, username), actor);
}

/**
 * Registers the actor as a volunteer manager, waiting for approval. Sent again under the same key it answers the same.
 * @param form as `receiveForm` gives it; its files are used up
 * @throws 400 by field, 409 for a second profile, 413 and 415 for photos; nothing stays behind then
 */
export function registerManager(deps: Deps, actor: Actor, form: SentForm, idempotency: string | null = null): Promise<Answer> {
  return registerListing(deps, managers, actor, form, {
    key: idempotency,
    slug: actor.username,
    content: () => contentOf(parseManager(form.fields, { photo: bringsProfilePhoto(form, managers) }), form.fields, actor.username),
    body: async (tx, row) => ({ success: true, message: TEXT.registered, data: apiManager(await profileOf(tx, row, actor)) }),
  });
}

/**
 * Rewrites a profile from a whole form and what it keeps of the photos; a rejected one is sent again by it.
 * @throws as `editableManager` and `registerManager` do; nothing has changed then
 */
export async function updateManager(deps: Deps, actor: Actor, username: string, form: SentForm, origin?: EditOrigin): Promise<ManagerProfile> {
  const before = await editableRow(deps, actor, username);
  const input = parseManager(form.fields, { photo: true, before: managerAttributes.parse(before.attributes) });
  const keep = keptPhotos(form.fields, (await photosOf(deps.db, before.id)).gallery);
  const row = await rewriteListing(deps, managers, actor, before.id, form, { keep: keep.gallery, dropProfile: !keep.photo, content: contentOf(input, form.fields, before.slug, before), origin });
  return profileOf(deps.db, row, actor);
}

/** Those who wait for an admin, the oldest first, for admins. */
export async function pendingManagers(deps: Deps, admin: Actor): Promise<ManagerProfile[]> {
  const rows = await waitingListings(deps.db, key);
  return Promise.all(rows.map((row) => profileOf(deps.db, row, admin)));
}

async function idOf(deps: Deps, name: string): Promise<string> {
  const row = await named(deps, name);
  if (!row) throw notFound(TEXT.notFound);
  return row.id;
}

/** @throws 403, 404, 409 when it was decided already */
export async function approveManager(deps: Deps, admin: Actor, id: string): Promise<ManagerProfile> {
  return profileOf(deps.db, await setListingStatus(deps, admin, key, await idOf(deps, id), "approve"), admin);
}

/** The record stays, hidden (DECISIONS 18). Clients that know no reasons send none. @throws 403, 404, 409 */
export async function rejectManager(deps: Deps, admin: Actor, id: string, reason: string | undefined): Promise<void> {
  await setListingStatus(deps, admin, key, await idOf(deps, id), "reject", reason?.trim() || TEXT.noReason);
}
