/** What happens to a registration form and to an edit form, in every category: photos first, then one transaction. */
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { isUndecided } from "../../platform/database/sqlstate.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReceivedForm } from "../../platform/http/form-body.server.ts";
import { keptAnswer, once } from "../../platform/http/idempotency.server.ts";
import type { Answer } from "../../platform/http/idempotency.server.ts";
import type { Category } from "./category.ts";
import { listingVersion } from "./edit-origin.server.ts";
import type { EditOrigin } from "./edit-origin.server.ts";
import { dropPhotos, keepPhotos, photosOf } from "./listing-media.server.ts";
import { createListing, profileConflict, refuseSecondProfile, updateListing } from "./listing-service.server.ts";
import type { ListingContent, ListingEdit, ListingRow } from "./listing-service.server.ts";
import { listingById } from "./listing-store.server.ts";
import { text } from "../../domain/words/say.ts";

const CHANGED = text("This was changed elsewhere after you began to edit it. Please open the form again.");

export type SentForm = Pick<ReceivedForm, "fields" | "files">;

/** What tells one form from another. */
const fingerprintOf = ({ fields, files }: SentForm) => ({
  fields,
  files: files.map(({ field, sha256 }) => [field, sha256]),
});

/** Whether the form brings a profile photo. */
export const bringsProfilePhoto = ({ files }: SentForm, { photos }: Category): boolean =>
  files.some(({ field }) => field === photos.profile.field);

/**
 * Registers a listing of the actor's. Sent again under the same key it answers the same.
 * @param form as `receiveForm` gives it; its files are used up
 * @param content parses the form; called before the photos are worked on. @throws 400 by field
 * @param body what the call answers with 201
 * @throws 409 for a second profile, 413 and 415 for photos; nothing stays behind then. 503 when the database does not
 *   say whether it has the listing: the photos stay, for it or for the sweep
 */
export async function registerListing(
  deps: Deps,
  category: Category,
  actor: Actor,
  form: SentForm,
  {
    key,
    slug,
    content,
    body,
  }: {
    key: string | null;
    /** Its address; of one that takes it from what the form says, how it does. */
    slug: string | ((content: ListingContent) => Promise<string>);
    content: () => ListingContent;
    body: (tx: Tx, row: ListingRow) => Promise<unknown>;
  },
): Promise<Answer> {
  const scope = `${category.key}/register ${actor.id}`;
  const fingerprint = fingerprintOf(form);
  const kept = key && (await keptAnswer(deps.db, scope, key, fingerprint));
  if (kept) return kept;
  await refuseSecondProfile(deps.db, category, actor.id);
  const parsed = content();
  const address = typeof slug === "string" ? slug : await slug(parsed);
  const photos = await keepPhotos(deps, category, form.files);
  try {
    const answer = await once(deps.db, { scope, key, fingerprint }, async (tx) => {
      const row = await createListing(deps, tx, category, { owner: actor, slug: address, content: parsed, photos });
      return { status: 201, body: await body(tx, row) };
    });
    if (answer.replayed) await dropPhotos(deps, category, photos);
    return answer;
  } catch (error) {
    if (!isUndecided(error)) await dropPhotos(deps, category, photos);
    throw await profileConflict(deps.db, category, actor.id, error);
  }
}

/**
 * Rewrites a listing from an edit form. Sent again under the same key nothing happens twice: its photos are there once.
 * @param before the listing as it was when the form came
 * @param edit what the form makes of a listing: tried on `before`, ahead of the photos' work, and done on the locked row
 * @returns the listing as it is now
 * @throws 400 for too many photos, 403, 404, 413, 415, 409 when it has changed since the form began; nothing has
 *   changed then. 503 as `registerListing`
 */
export async function rewriteListing(
  deps: Deps,
  category: Category,
  actor: Actor,
  before: ListingRow,
  form: SentForm,
  { edit, origin = { key: null, basedOn: null } }: { edit: ListingEdit; origin?: EditOrigin },
): Promise<ListingRow> {
  const { id } = before;
  const { key, basedOn } = origin;
  const scope = `${category.key}/rewrite ${id} ${actor.id}`;
  const fingerprint = fingerprintOf(form);
  const asItIs = async (db: Db) => {
    const row = await listingById(db, category.key, id);
    if (!row) throw notFound(category.messages.notFound);
    return row;
  };
  if (key && (await keptAnswer(deps.db, scope, key, fingerprint))) return asItIs(deps.db);
  const { field, max, tooMany } = category.photos.gallery;
  const { keep } = edit(before, await photosOf(deps.db, id));
  if (keep.length + form.files.filter((file) => file.field === field).length > max)
    throw badInput(tooMany, { [field]: tooMany });
  const add = await keepPhotos(deps, category, form.files);
  try {
    let row: ListingRow | null = null;
    const { replayed } = await once(deps.db, { scope, key, fingerprint }, async (tx) => {
      row = await updateListing(deps, tx, category, actor, id, {
        edit: (locked, photos) => {
          if (basedOn && listingVersion(locked) !== basedOn) throw conflict(CHANGED);
          return edit(locked, photos);
        },
        add,
      });
      // The answer is made anew of what is there: nothing of the person is kept with the key.
      return { status: 200, body: null };
    });
    if (replayed) await dropPhotos(deps, category, add);
    return row ?? (await asItIs(deps.db));
  } catch (error) {
    if (!isUndecided(error)) await dropPhotos(deps, category, add);
    throw error;
  }
}
