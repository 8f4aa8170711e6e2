import type { Actor } from "../../domain/actor.ts";
import { badInput, notFound } from "../../domain/errors.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Answer } from "../../platform/http/idempotency.server.ts";
import type { EditOrigin } from "../listings/edit-origin.server.ts";
import { maySee } from "../listings/listing-access.ts";
import { bringsProfilePhoto, registerListing, rewriteListing } from "../listings/listing-forms.server.ts";
import type { SentForm } from "../listings/listing-forms.server.ts";
import { photosOf } from "../listings/listing-media.server.ts";
import { findListing, ownListing, setListingStatus, waitingListings } from "../listings/listing-service.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { countView } from "../listings/listing-views.server.ts";
import type { Visitor } from "../listings/listing-views.server.ts";
import { artists } from "./artist-category.ts";
import { contentOf, keptImages, parseArtist, parseChanges } from "./artist-form.server.ts";
import { ARTIST_MESSAGES as TEXT } from "./artist-messages.ts";
import { apiArtist, presentArtist } from "./artist-present.server.ts";
import type { ArtistProfile } from "./artist-types.ts";

const key = artists.key;

async function profileOf(db: Db, row: ListingRow, viewer: Actor | null): Promise<ArtistProfile> {
  return presentArtist(row, await photosOf(db, row.id), viewer);
}

/** By id, as the specification's links have it, or by username in any case. */
async function named(deps: Deps, name: string): Promise<ListingRow | null> {
  return (await findListing(deps, key, { id: name })) ?? (await findListing(deps, key, { slug: name }));
}

/** The profile as `actor` may see it: approved, or one's own, or for an admin; a `visitor` is counted. Null when there is none for them. */
export async function publicArtist(deps: Deps, name: string, actor: Actor | null, visitor?: Visitor | null): Promise<ArtistProfile | null> {
  const row = await named(deps, name);
  if (!row || !maySee(actor, row)) return null;
  const viewCount = visitor && row.status === "approved" ? await countView(deps, row, actor, visitor) : row.viewCount;
  return { ...(await profileOf(deps.database.reads, row, actor)), viewCount };
}

/** The actor's own profile in whatever state, or null. */
export async function ownArtist(deps: Deps, actor: Actor): Promise<ArtistProfile | null> {
  const row = await ownListing(deps, actor, key);
  return row && profileOf(deps.db, row, actor);
}

/** Those who wait for an admin, the oldest first, for admins. */
export async function pendingArtists(deps: Deps, admin: Actor): Promise<ArtistProfile[]> {
  const rows = await waitingListings(deps.db, key);
  return Promise.all(rows.map((row) => profileOf(deps.db, row, admin)));
}

/**
 * Registers the actor as an artist, waiting for approval. Sent again under the same key it answers the same.
 * @param form as `receiveForm` gives it; its files are used up
 * @throws 400 by field, 409 for a second profile, 413 and 415 for photos; nothing stays behind then
 */
export function registerArtist(deps: Deps, actor: Actor, form: SentForm, idempotency: string | null = null): Promise<Answer> {
  return registerListing(deps, artists, actor, form, {
    key: idempotency,
    slug: actor.username,
    content: () => contentOf(parseArtist(form.fields, { photo: bringsProfilePhoto(form, artists) }), actor.username),
    body: async (tx, row) => ({ success: true, message: TEXT.registered, artist: apiArtist(await profileOf(tx, row, actor)) }),
  });
}

/**
 * Changes the actor's own profile: only what the form names. A rejected profile is sent again by it.
 * @throws 400 by field, 404 without a profile, 413 and 415 for photos; nothing has changed then
 */
export async function updateOwnArtist(deps: Deps, actor: Actor, { fields, files }: SentForm, origin?: EditOrigin): Promise<ArtistProfile> {
  const before = await ownListing(deps, actor, key);
  if (!before) throw notFound(TEXT.notFound);
  // The self-edit form calls the photo `image`.
  const form = { fields, files: files.map((file) => (file.field === "image" ? { ...file, field: artists.photos.profile.field } : file)) };
  const { field: one, tooMany } = artists.photos.profile;
  if (form.files.filter(({ field }) => field === one).length > 1) throw badInput(tooMany, { image: tooMany });
  const content = contentOf(parseChanges(before, fields), before.slug);
  const keep = keptImages(fields, (await photosOf(deps.db, before.id)).gallery);
  const row = await rewriteListing(deps, artists, actor, before.id, form, { keep, content, origin });
  return profileOf(deps.db, row, actor);
}

/** @throws 403, 404, 409 when it was decided already */
export async function approveArtist(deps: Deps, admin: Actor, id: string): Promise<ArtistProfile> {
  return profileOf(deps.db, await setListingStatus(deps, admin, key, await idOf(deps, id), "approve"), admin);
}

/** The record stays, hidden (DECISIONS 18). Clients that know no reasons send none. @throws 403, 404, 409 */
export async function rejectArtist(deps: Deps, admin: Actor, id: string, reason: string | undefined): Promise<void> {
  await setListingStatus(deps, admin, key, await idOf(deps, id), "reject", reason?.trim() || TEXT.noReason);
}

async function idOf(deps: Deps, id: string): Promise<string> {
  const row = await findListing(deps, key, { id });
  if (!row) throw notFound(TEXT.notFound);
  return row.id;
}
