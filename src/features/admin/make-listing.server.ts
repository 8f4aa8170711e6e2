/** An application becomes a listing, and a listing that nobody keeps gets its owner. */
import { rm } from "node:fs/promises";
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { BRAND } from "../../domain/brand.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { brokenUnique, isUndecided } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { unlinked } from "../../platform/unlinked.ts";
import { idOfUsername, isClosing } from "../accounts/people-admin.server.ts";
import { acceptApplication, applicationNamed, copyOfApplicationPhoto, handOverRequests, lockApplication } from "../enquiries/application-admin.server.ts";
import type { Category } from "../listings/category.ts";
import { listingForAdmin } from "../listings/listing-admin.server.ts";
import { facetsOf } from "../listings/listing-form.server.ts";
import { dropPhotos, type NewPhoto } from "../listings/listing-media.server.ts";
import { linkOwner } from "../listings/listing-owner.server.ts";
import { placeRows } from "../listings/listing-places.ts";
import { createListing, findListing, setListingStatus, type ListingContent } from "../listings/listing-service.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { categoryOf } from "../registry.ts";
import type { AdminReviewView } from "./admin-model.ts";
import { listingToReview, onlyAdmin } from "./admin-service.server.ts";
import { APPLIED_KINDS, attributesOf, type MadeListing } from "./make-listing-model.ts";

const MADE_ALREADY = "A listing has been made of this application already.";
const DECIDED = "This application has been decided already.";

/** 'Annapurna Caterers' in Indore: 'annapurna-caterers-indore', with a number behind it where that is taken. */
async function freeSlug(deps: Deps, category: Category, words: string): Promise<string> {
  const base = words.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60) || category.key;
  for (let number = 1; number < 50; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findListing(deps, category.key, { slug }))) return slug;
  }
  return `${base}-${newId().slice(-8)}`;
}

function contentOf(made: MadeListing): ListingContent {
  const { title, kind, state, district, phone, email, description } = made;
  const city = made.city || district;
  const attributes = attributesOf(made);
  return {
    title, email: email || null, phone: phone || null, address: null, state, district, city, pin: null, attributes, facets: facetsOf(categoryOf(made.category), attributes),
    places: placeRows({ home: null, works: { state, districts: [district] } }), searchParts: [title, kind, district, state, description],
  };
}

async function ownerNamed(db: Db, username: string): Promise<{ ownerId: string; username: string }> {
  const ownerId = await idOfUsername(db, username);
  if (!ownerId || (await isClosing(db, ownerId))) throw badInput("There is no account with this username.", { username: "There is no account with this username." });
  return { ownerId, username };
}

async function keepApplicationPhoto(deps: Deps, category: Category, path: string): Promise<NewPhoto> {
  const id = newId();
  const { width, height, widths, bytes } = await keepPhoto(deps.media, { category: category.mediaFolder, kind: "profile" }, id, path);
  return { id, kind: "profile", width, height, widths, bytes, originalName: "application.webp" };
}

/**
 * Makes a listing of an application: with its photo, accepted, logged, and told to the applicant.
 * @throws 400 by field, 401, 403, 404 for what is no application, 409 when it is declined or has its listing
 */
export async function makeListing(deps: Deps, actor: Actor | null, number: string, made: MadeListing): Promise<AdminReviewView> {
  const admin = onlyAdmin(actor);
  const application = await applicationNamed(deps.db, number);
  if (!application || !Object.hasOwn(APPLIED_KINDS, application.kind)) throw notFound("There is no such application.");
  if (application.listingId) throw conflict(MADE_ALREADY);
  if (application.status !== "pending" && application.status !== "accepted") throw conflict(DECIDED);
  const owner = made.username ? await ownerNamed(deps.db, made.username) : null;
  const category = categoryOf(made.category);
  const slug = await freeSlug(deps, category, `${made.title} ${made.city || made.district}`);
  const path = await copyOfApplicationPhoto(deps, application);
  const photos = path ? [await keepApplicationPhoto(deps, category, path).finally(() => rm(path, { force: true }))] : [];
  const id = await transaction(deps.db, async (tx) => {
    const locked = await lockApplication(tx, application.id);
    if (!locked || locked.listingId) throw conflict(MADE_ALREADY);
    if (locked.status !== "pending" && locked.status !== "accepted") throw conflict(DECIDED);
    const listing = await createListing(deps, tx, category, { owner: null, by: admin, slug, content: contentOf(made), photos });
    if (owner) await linkOwner(tx, admin, category, listing.id, owner);
    if (made.approve) await setListingStatus({ ...deps, db: tx }, admin, category.key, listing.id, "approve");
    await acceptApplication(tx, locked.id, listing.id);
    await writeAudit(tx, { actorId: admin.id, action: "enquiry.made_listing", subjectType: "enquiry", subjectId: locked.id, details: { number: locked.number, listing: listing.id, title: made.title } });
    await tellApplicant(deps, tx, locked, { ...made, id: listing.id, path: category.profilePath(slug) });
    return listing.id;
  }).catch(async (error: unknown) => {
    if (!isUndecided(error)) await dropPhotos(deps, category, photos);
    throw brokenUnique(error)?.startsWith("listings_") ? conflict("Somebody made a listing of this name just now. Please try again.") : error;
  });
  return listingToReview(deps, admin, id);
}

/** In the app where they have an account, by mail where they gave an address, which nobody has proven: words in it become no links. */
async function tellApplicant(deps: Deps, tx: Db, { id, number, name, email, senderId }: { id: string; number: string; name: string; email: string | null; senderId: string | null }, { id: listingId, title, approve, path }: MadeListing & { id: string; path: string }): Promise<void> {
  const about = [id, listingId];
  const heading = approve ? "You are on the site" : "Your application is accepted";
  const text = `Your application ${number} is accepted: we made the listing ${unlinked(title)} of it. ${approve ? "Everybody can find it now." : "It will be on the site after a last look."}`;
  if (senderId) await notify(tx, senderId, { kind: "application-accepted", title: heading, body: text, href: approve ? path : "/my-requests?box=sent", about });
  if (!email) return;
  await queueMail(deps, tx, {
    about,
    messageId: `enquiry-${number}-listing`,
    to: email,
    subject: `${heading} (${number})`,
    content: {
      title: heading, greeting: `Namaste ${unlinked(name)},`, paragraphs: [text],
      ...(approve ? { button: { label: "See your page", href: deps.config.publicUrl + path } } : {}),
      footer: `You get this because somebody registered with this address on ${BRAND.name}. Questions: ${BRAND.phone.shown}, ${BRAND.email.contact}.`,
    },
  });
}

/** Links a listing that nobody keeps to an account. @throws 400 for an unknown username, 401, 403, 404, 409 when somebody keeps it */
export async function linkListing(deps: Deps, actor: Actor | null, id: string, username: string): Promise<AdminReviewView> {
  const admin = onlyAdmin(actor);
  const listing = await listingForAdmin(deps.db, id);
  if (!listing) throw notFound("There is no such listing.");
  if (listing.owner) throw conflict("This listing has an owner already.");
  const owner = await ownerNamed(deps.db, username);
  await transaction(deps.db, async (tx) => {
    await linkOwner(tx, admin, categoryOf(listing.category), id, owner);
    await handOverRequests(tx, id, owner.ownerId);
  });
  return listingToReview(deps, admin, id);
}
