import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { cleanText } from "../../domain/text.ts";
import { announceListing } from "../../platform/cache/changes.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { brokenUnique } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { CONSENT_MESSAGES } from "../accounts/consent-model.ts";
import { giveConsent } from "../accounts/consent-service.server.ts";
import { holdOpenAccount } from "../accounts/open-account.server.ts";
import { categoryOf } from "../registry.ts";
import { priceIn, type Category } from "./category.ts";
import { attributesSchema } from "./fields/field-storage.ts";
import { STATUS_MOVES, isOwner, mayEdit, mayMove } from "./listing-access.ts";
import type { MoveName } from "./listing-access.ts";
import { settleWaiting, tellDecision, tellWaiting } from "./listing-decisions.server.ts";
import { addPhotos, photosOf, replacePhotos } from "./listing-media.server.ts";
import type { MediaRow, NewPhoto, Photos } from "./listing-media.server.ts";
import type { PlaceRow } from "./listing-places.ts";
import { searchText } from "./listing-search-text.ts";
import type { Facets } from "./listing-search-text.ts";
import {
  audit,
  giveRole,
  insertListing,
  lastDecision,
  listingById,
  listingBySlug,
  listingNamed,
  lockListing,
  moveStatus,
  profileKeptBy,
  setPlaces,
  updateColumns,
} from "./listing-store.server.ts";
import type { ListingColumns, ListingRow, NamedBy } from "./listing-store.server.ts";
import { say, text } from "../../domain/words/say.ts";
import { toCaller } from "../../platform/words.server.ts";

export { profileKeptBy } from "./listing-store.server.ts";
export type { ListingRow, NamedBy } from "./listing-store.server.ts";

/** What a category makes of its form. */
export type ListingContent = Omit<ListingColumns, "searchText" | "price"> & {
  places: readonly PlaceRow[];
  /** What a search by words finds it by, besides the city: name, places, skills. */
  searchParts: readonly string[];
  /** What a search narrows by, under the names of the category's `facets`. */
  facets?: Facets;
};

/** `attributes` are parsed by the category's schema on every write. */
function columnsOf(category: Category, content: ListingContent): ListingColumns {
  const { places: _places, searchParts, facets, ...columns } = content;
  return {
    ...columns,
    price: priceIn(category, columns.attributes),
    attributes: attributesSchema(category.fields).parse(columns.attributes),
    searchText: searchText(searchParts, columns.city ?? "", facets, category.facets),
  };
}

/** A listing of a category in whatever state, by the first of these ways that finds one; null for an unknown or malformed name. */
export async function findListing(
  deps: Pick<Deps, "db" | "database">,
  categoryKey: string,
  name: string,
  by: readonly NamedBy[] = ["slug"],
): Promise<ListingRow | null> {
  // What is no id can be a slug alone.
  if (isUuid(name) && by.some((one) => one !== "slug")) return listingNamed(deps.db, categoryKey, name, by);
  return by.includes("slug") ? listingBySlug(deps.database.reads, categoryKey, name) : null;
}

/** The actor's own listing of a category, or null. */
export async function ownListing(
  deps: Pick<Deps, "db" | "database">,
  actor: Pick<Actor, "id">,
  categoryKey: string,
): Promise<ListingRow | null> {
  return findListing(deps, categoryKey, actor.id, ["owner"]);
}

/** @throws 409 when this person keeps a profile already: a kind answer before the upload's work; the database decides. */
export async function refuseSecondProfile(db: Db, category: Category, ownerId: string): Promise<void> {
  if (!category.onePerPerson) return;
  const other = await profileKeptBy(db, ownerId);
  if (other)
    throw conflict(
      other.category === category.key ? category.messages.registeredAlready : category.messages.otherProfile,
    );
}

/** Turns a broken constraint of `listings` into its answer; outside the transaction that it broke. */
export async function profileConflict(db: Db, category: Category, ownerId: string, error: unknown): Promise<unknown> {
  if (!brokenUnique(error)?.startsWith("listings_")) return error;
  return refuseSecondProfile(db, category, ownerId).then(
    () => conflict(category.messages.registeredAlready),
    (refusal: unknown) => refusal,
  );
}

/**
 * Makes a listing in the caller's transaction, with its places and photos (already in the store). `owner` is null
 * for one that nobody keeps yet.
 * @throws 409 when the owner's account is being closed, the database's unique violation when its owner or its slug has one already: see `profileConflict`
 */
export async function createListing(
  deps: Deps,
  tx: Tx,
  category: Category,
  {
    owner,
    by = owner,
    slug,
    content,
    photos,
  }: {
    owner: Actor | null;
    /** Who makes it, where that is not its owner. */ by?: Actor | null;
    slug: string;
    content: ListingContent;
    photos: readonly NewPhoto[];
  },
): Promise<ListingRow> {
  if (owner && !(await holdOpenAccount(tx, owner))) throw conflict(CONSENT_MESSAGES.closing);
  const approved = category.approval === "none";
  const row = await insertListing(tx, {
    ...columnsOf(category, content),
    id: newId(),
    category: category.key,
    ownerId: owner?.id ?? null,
    onePerPerson: category.onePerPerson,
    slug,
    slugKey: slug.toLowerCase(),
    status: approved ? "approved" : "pending",
    approvedAt: approved ? deps.now() : null,
  });
  await setPlaces(tx, row, content.places);
  const gallery = photos.filter(({ kind }) => kind === "gallery");
  await addPhotos(
    deps,
    tx,
    category,
    row.id,
    photos.map((photo) => ({ ...photo, position: Math.max(0, gallery.indexOf(photo)) })),
  );
  if (owner && category.roleGiven) await giveRole(tx, owner.id, category.roleGiven);
  if (owner) await giveConsent(deps, tx, owner.id, "public-profile");
  if (owner && category.areaMails) await giveConsent(deps, tx, owner.id, "area-mails");
  await announceListing(tx, row);
  if (row.status === "pending") await tellWaiting(tx, category, row, by);
  await audit(tx, {
    actorId: by?.id ?? null,
    action: "listing.registered",
    subjectId: row.id,
    details: { category: category.key, slug },
  });
  return row;
}

/**
 * What an edit makes of a listing and its photos as they stand: the gallery photos that stay, in their order, and whether
 * the profile photo goes even where no other comes. @throws 400 by field
 */
export type ListingEdit = (
  row: ListingRow,
  photos: Photos<MediaRow>,
) => { content: ListingContent; keep: readonly MediaRow[]; dropProfile?: boolean };

/**
 * Rewrites a listing in the caller's transaction, by what `edit` makes of the locked row: two who change different fields
 * at once both have their way. Its status stays, but for a rejected one: corrected by its owner, it
 * waits for an admin again (DECISIONS 18).
 * @throws 404 when it is gone, 403 when the actor is neither its owner nor an admin
 */
export async function updateListing(
  deps: Deps,
  tx: Tx,
  category: Category,
  actor: Actor,
  id: string,
  { edit, add }: { edit: ListingEdit; add: readonly NewPhoto[] },
): Promise<ListingRow> {
  const locked = await lockListing(tx, id);
  if (!locked || locked.category !== category.key) throw notFound(category.messages.notFound);
  if (!mayEdit(actor, locked)) throw notAllowed();
  const { content, keep, dropProfile } = edit(locked, await photosOf(tx, id));
  const resent =
    locked.status === "rejected" && isOwner(actor, locked)
      ? await moveStatus(tx, id, STATUS_MOVES.resubmit.from, STATUS_MOVES.resubmit.to, null)
      : null;
  const row = await updateColumns(tx, id, columnsOf(category, content));
  if (resent) await tellWaiting(tx, category, row, actor);
  if (resent)
    await audit(tx, {
      actorId: actor.id,
      action: "listing.resubmit",
      subjectId: id,
      details: { category: category.key, slug: row.slug },
    });
  await setPlaces(tx, row, content.places);
  await replacePhotos(deps, tx, category, id, { keep, add, dropProfile });
  const owner = isOwner(actor, locked);
  if (!owner || category.approval === "admin")
    await audit(tx, {
      actorId: actor.id,
      action: owner ? "listing.edited" : "listing.edited_by_admin",
      subjectId: id,
      details: { category: category.key, slug: row.slug },
    });
  await announceListing(tx, row);
  return row;
}

/** Who was faster, for the one who was not. */
async function decidedWords(tx: Tx, id: string): Promise<string> {
  const last = await lastDecision(tx, id);
  return last
    ? toCaller(() =>
        say("This has been decided already: {status} by {who}.", {
          status: say(STATUS_MOVES[last.move].to),
          who: last.username ?? say("somebody who has left"),
        }),
      )
    : text("This has been decided already.");
}

/**
 * Approves, rejects, suspends, restores or sends again: one guarded UPDATE decides between two admins.
 * @throws 400 without a reason where one is needed, 403, 404, 409 when its status does not allow this move (any more)
 */
export async function setListingStatus(
  deps: Deps,
  actor: Actor,
  categoryKey: string,
  id: string,
  move: MoveName,
  reason?: string,
): Promise<ListingRow> {
  const category = categoryOf(categoryKey);
  const { from, to, needsReason } = STATUS_MOVES[move];
  const why = cleanText(reason ?? "");
  return transaction(deps.db, async (tx) => {
    const listing = await listingById(tx, categoryKey, id);
    if (!listing) throw notFound(category.messages.notFound);
    if (!mayMove(actor, listing, move)) throw notAllowed();
    if (needsReason && why === "")
      throw badInput(text("Please give a reason."), { reason: text("Please give a reason.") });
    if (move === "suspend" || move === "restore") await deps.suspensions.refuseOwn(deps, tx, actor, { listingId: id });
    const moved = await moveStatus(tx, id, from, to, why === "" ? null : why);
    if (!moved) throw conflict(await decidedWords(tx, id));
    const auditId = await audit(tx, {
      actorId: actor.id,
      action: `listing.${move}`,
      subjectId: id,
      details: { category: categoryKey, slug: moved.slug, reason: why },
    });
    await tellDecision(deps, tx, category, moved, move, { reason: why, auditId });
    if (move === "suspend" || move === "restore")
      await deps.suspensions.changed(deps, tx, {
        what: move === "suspend" ? "suspended" : "restored",
        listingId: id,
        part: auditId,
      });
    if (to === "pending") await tellWaiting(tx, category, moved, actor);
    else await settleWaiting(deps, tx, id);
    await announceListing(tx, moved);
    return moved;
  });
}
