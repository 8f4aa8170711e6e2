/** What happens to the profiles of a category: read, registered, edited, decided. One for all categories. */
import type { Actor } from "../../domain/actor.ts";
import { badInput, notAllowed, notFound } from "../../domain/errors.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Answer } from "../../platform/http/idempotency.server.ts";
import type { Category } from "./category.ts";
import type { EditOrigin } from "./edit-origin.server.ts";
import { mayEdit, maySee } from "./listing-access.ts";
import { freeSlug } from "./free-slug.server.ts";
import { keptPhotos, listingContent, parseForm } from "./listing-form.server.ts";
import { bringsProfilePhoto, registerListing, rewriteListing, type SentForm } from "./listing-forms.server.ts";
import { photosOf } from "./listing-media.server.ts";
import { findListing, ownListing, setListingStatus, type ListingRow, type NamedBy } from "./listing-service.server.ts";
import { countView, type Visitor } from "./listing-views.server.ts";
import { presentProfile, type AnyProfile } from "./profile-present.server.ts";
import { text } from "../../domain/words/say.ts";

/** Clients that know no reasons send none. */
const NO_REASON = text("The profile does not meet our listing rules yet.");

/** A listing as its profile, with its photos: what this viewer may not read is left out. */
export async function profileOf<P = AnyProfile>(
  deps: Pick<Deps, "now">,
  db: Db,
  category: Category,
  row: ListingRow,
  viewer: Actor | null,
): Promise<P> {
  return presentProfile(category, row, await photosOf(db, row.id), viewer, deps.now()) as P;
}

/** The profile as `actor` may see it: approved, or one's own, or for an admin; a `visitor` is counted (once a day). Null when there is none for them. */
export async function publicProfile<P = AnyProfile>(
  deps: Deps,
  category: Category,
  name: string,
  actor: Actor | null,
  { by = ["slug"], visitor }: { by?: readonly NamedBy[]; visitor?: Visitor | null } = {},
): Promise<P | null> {
  const row = await findListing(deps, category.key, name, by);
  if (!row || !maySee(actor, row)) return null;
  const viewCount = visitor && row.status === "approved" ? await countView(deps, row, actor, visitor) : row.viewCount;
  return profileOf<P>(deps, deps.database.reads, category, { ...row, viewCount }, actor);
}

/** The actor's own profile in whatever state, or null. */
export async function ownProfile<P = AnyProfile>(deps: Deps, category: Category, actor: Actor): Promise<P | null> {
  const row = await ownListing(deps, actor, category.key);
  return row && profileOf<P>(deps, deps.db, category, row, actor);
}

/** Whether this person keeps a profile of this category. */
export async function hasProfile(
  deps: Pick<Deps, "db" | "database">,
  category: Category,
  userId: string,
): Promise<boolean> {
  return (await ownListing(deps, { id: userId }, category.key)) !== null;
}

/** @throws 404 for whom there is no such listing, 403 for whoever may only look at it */
export async function editableRow(
  deps: Deps,
  category: Category,
  actor: Actor,
  name: string,
  by: readonly NamedBy[],
): Promise<ListingRow> {
  const row = await findListing(deps, category.key, name, by);
  if (!row || !maySee(actor, row)) throw notFound(category.messages.notFound);
  if (!mayEdit(actor, row)) throw notAllowed();
  return row;
}

/** The profile for its edit form. @throws 404, or 403 for anybody but its owner and admins */
export async function editableProfile<P = AnyProfile>(
  deps: Deps,
  category: Category,
  actor: Actor,
  name: string,
  by: readonly NamedBy[] = ["slug"],
): Promise<P> {
  return profileOf<P>(deps, deps.db, category, await editableRow(deps, category, actor, name, by), actor);
}

/**
 * Registers a profile of the actor's. Sent again under the same key it answers the same.
 * @param form as `receiveForm` gives it; its files are used up
 * @param answer what the call says of the new profile
 * @throws 400 by field, 409 for a second profile, 413 and 415 for photos; nothing stays behind then
 */
export function registerProfile(
  deps: Deps,
  category: Category,
  actor: Actor,
  form: SentForm,
  { key, answer }: { key: string | null; answer: (profile: AnyProfile) => object },
): Promise<Answer> {
  // A person's profile stands at their username; anything else at its name and town.
  const username = category.onePerPerson ? actor.username : null;
  return registerListing(deps, category, actor, form, {
    key,
    slug: username ?? (({ title, city }) => freeSlug(deps, category, `${title} ${city ?? ""}`)),
    content: () =>
      listingContent(
        category,
        parseForm(category, form.fields, { photo: bringsProfilePhoto(form, category) }),
        username ?? undefined,
      ),
    body: async (tx, row) => answer(await profileOf(deps, tx, category, row, actor)),
  });
}

/**
 * Rewrites a profile: what the form does not bring stays. A rejected one is sent again by its owner's edit.
 * @throws as `editableProfile` and `registerProfile` do; nothing has changed then
 */
export async function rewriteProfile(
  deps: Deps,
  category: Category,
  actor: Actor,
  before: ListingRow,
  form: SentForm,
  origin?: EditOrigin,
): Promise<ListingRow> {
  const { field, tooMany } = category.photos.profile;
  if (form.files.filter((file) => file.field === field).length > 1) throw badInput(tooMany, { [field]: tooMany });
  return rewriteListing(deps, category, actor, before, form, {
    edit: (row, photos) => {
      const input = parseForm(category, form.fields, { before: row });
      const keep = keptPhotos(category, form.fields, photos);
      return {
        keep: keep.gallery,
        dropProfile: !keep.profile,
        content: listingContent(category, input, row.slug),
      };
    },
    origin,
  });
}

/** As `rewriteProfile`, of the profile that is named. */
export async function updateProfile(
  deps: Deps,
  category: Category,
  actor: Actor,
  { name, by }: { name: string; by: readonly NamedBy[] },
  form: SentForm,
  origin?: EditOrigin,
): Promise<AnyProfile> {
  const before = await editableRow(deps, category, actor, name, by);
  const row = await rewriteProfile(deps, category, actor, before, form, origin);
  return profileOf(deps, deps.db, category, row, actor);
}

/** @throws 403, 404, 409 when it was decided already */
export async function approveProfile(
  deps: Deps,
  category: Category,
  admin: Actor,
  name: string,
  by: readonly NamedBy[],
): Promise<AnyProfile> {
  const row = await findListing(deps, category.key, name, by);
  if (!row) throw notFound(category.messages.notFound);
  return profileOf(
    deps,
    deps.db,
    category,
    await setListingStatus(deps, admin, category.key, row.id, "approve"),
    admin,
  );
}

/** The record stays, hidden (DECISIONS 18). @throws 403, 404, 409 */
export async function rejectProfile(
  deps: Deps,
  category: Category,
  admin: Actor,
  name: string,
  by: readonly NamedBy[],
  reason: string | undefined,
): Promise<void> {
  const row = await findListing(deps, category.key, name, by);
  if (!row) throw notFound(category.messages.notFound);
  await setListingStatus(deps, admin, category.key, row.id, "reject", reason?.trim() || NO_REASON);
}
