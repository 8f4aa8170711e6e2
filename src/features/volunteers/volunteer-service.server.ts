import type { Actor } from "../../domain/actor.ts";
import { badInput, notAllowed, notFound } from "../../domain/errors.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Answer } from "../../platform/http/idempotency.server.ts";
import type { EditOrigin } from "../listings/edit-origin.server.ts";
import { mayEdit, maySee } from "../listings/listing-access.ts";
import { bringsProfilePhoto, registerListing, rewriteListing } from "../listings/listing-forms.server.ts";
import type { SentForm } from "../listings/listing-forms.server.ts";
import { namedPhoto, photosOf } from "../listings/listing-media.server.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import type { Found, ListingQuery } from "../listings/listing-search.server.ts";
import { findListing, ownListing } from "../listings/listing-service.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { countView } from "../listings/listing-views.server.ts";
import type { Visitor } from "../listings/listing-views.server.ts";
import { volunteers } from "./volunteer-category.ts";
import { contentOf, parseKeptPhotos, parseVolunteer } from "./volunteer-form.server.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "./volunteer-messages.ts";
import { apiVolunteer, presentVolunteer } from "./volunteer-present.server.ts";
import type { VolunteerCard, VolunteerProfile } from "./volunteer-types.ts";

const key = volunteers.key;

/** A page of the search for screens. @throws 400 for a bad cursor */
export function findVolunteers(deps: Deps, query: ListingQuery): Promise<Found<VolunteerCard>> {
  return searchListings<VolunteerCard>(deps, key, query);
}

async function profileOf(deps: Deps, db: Db, row: ListingRow, viewer: Actor | null): Promise<VolunteerProfile> {
  return presentVolunteer(row, await photosOf(db, row.id), viewer, deps.now());
}

/** The profile as `actor` may see it, its visitor counted if one is given; null when there is none for them. */
async function seen(deps: Deps, row: ListingRow | null, actor: Actor | null, visitor?: Visitor | null): Promise<VolunteerProfile | null> {
  if (!row || !maySee(actor, row)) return null;
  const viewCount = visitor && row.status === "approved" ? await countView(deps, row, actor, visitor) : row.viewCount;
  return { ...(await profileOf(deps, deps.database.reads, row, actor)), viewCount };
}

/** The profile of a username in any case, as `actor` may see it; a `visitor` is counted (once a day). */
export async function publicVolunteer(deps: Deps, username: string, actor: Actor | null, visitor?: Visitor | null): Promise<VolunteerProfile | null> {
  return seen(deps, await findListing(deps, key, { slug: username }), actor, visitor);
}

/** The profile that a person keeps, as `actor` may see it; null for an unknown id. */
export async function volunteerOfUser(deps: Deps, userId: string, actor: Actor | null): Promise<VolunteerProfile | null> {
  return seen(deps, await findListing(deps, key, { ownerId: userId }), actor);
}

/** The profile of this id, as `actor` may see it; null for an unknown one. */
export async function volunteerById(deps: Deps, id: string, actor: Actor | null): Promise<VolunteerProfile | null> {
  return seen(deps, await findListing(deps, key, { id }), actor);
}

/** The actor's own profile, or null. */
export function ownVolunteer(deps: Deps, actor: Actor): Promise<VolunteerProfile | null> {
  return volunteerOfUser(deps, actor.id, actor);
}

/** Whether this person has registered as a volunteer. */
export async function hasVolunteer(deps: Pick<Deps, "db" | "database">, userId: string): Promise<boolean> {
  return (await ownListing(deps, { id: userId }, key)) !== null;
}

async function editableRow(deps: Deps, actor: Actor, username: string): Promise<ListingRow> {
  const row = await findListing(deps, key, { slug: username });
  if (!row || !maySee(actor, row)) throw notFound(TEXT.notFound);
  if (!mayEdit(actor, row)) throw notAllowed();
  return row;
}

/** The profile for its edit form. @throws 404, or 403 for anybody but its owner and admins */
export async function editableVolunteer(deps: Deps, actor: Actor, username: string): Promise<VolunteerProfile> {
  return profileOf(deps, deps.db, await editableRow(deps, actor, username), actor);
}

/**
 * Registers the actor as a volunteer, approved at once. Sent again under the same key it answers the same.
 * @param form as `receiveForm` gives it; its files are used up
 * @throws 400 by field, 409 for a second profile, 413 and 415 for photos; nothing stays behind then
 */
export function registerVolunteer(deps: Deps, actor: Actor, form: SentForm, idempotency: string | null = null): Promise<Answer> {
  return registerListing(deps, volunteers, actor, form, {
    key: idempotency,
    slug: actor.username,
    content: () => contentOf(parseVolunteer(form.fields, { photo: bringsProfilePhoto(form, volunteers) }), actor.username),
    body: async (tx, row) => ({ success: true, message: TEXT.registered, volunteer: apiVolunteer(await profileOf(deps, tx, row, actor)) }),
  });
}

const FOREIGN_PHOTO = "This photo does not belong to this profile.";

/** The gallery photos that the form keeps, in its order; all of them where it does not say. */
function keptGallery({ fields }: SentForm, photos: { profile: MediaRow | null; gallery: MediaRow[] }): MediaRow[] {
  const { gallery, profile } = parseKeptPhotos(fields);
  if (profile && !(photos.profile && namedPhoto(profile, [photos.profile]))) throw badInput(FOREIGN_PHOTO, { profileImage: FOREIGN_PHOTO });
  if (!gallery) return photos.gallery;
  const rows = gallery.map((path) => namedPhoto(path, photos.gallery));
  if (rows.includes(null)) throw badInput(FOREIGN_PHOTO, { oldGalleryImages: FOREIGN_PHOTO });
  return [...new Set(rows.filter((row) => row !== null))];
}

/**
 * Rewrites a profile from a whole form: text, `oldGalleryImages` (what is kept; absent: everything), new photos.
 * @throws as `editableVolunteer` and `registerVolunteer` do; nothing has changed then
 */
export async function updateVolunteer(deps: Deps, actor: Actor, username: string, form: SentForm, origin?: EditOrigin): Promise<VolunteerProfile> {
  const before = await editableRow(deps, actor, username);
  const photos = await photosOf(deps.db, before.id);
  const input = parseVolunteer(form.fields, { photo: bringsProfilePhoto(form, volunteers) || photos.profile !== null });
  const row = await rewriteListing(deps, volunteers, actor, before.id, form, { keep: keptGallery(form, photos), content: contentOf(input, before.slug), origin });
  return profileOf(deps, deps.db, row, actor);
}
