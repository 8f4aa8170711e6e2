/** An application becomes a listing, and a listing that nobody keeps gets its owner. */
import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say, text } from "../../domain/words/say.ts";
import { rm } from "node:fs/promises";
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { BRAND } from "../../domain/brand.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { brokenUnique, isUndecided } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { unlinked } from "../../platform/unlinked.ts";
import { holdOpenAccount } from "../accounts/open-account.server.ts";
import {
  acceptApplication,
  applicationNamed,
  copyOfApplicationPhoto,
  handOverRequests,
  lockApplication,
} from "../enquiries/application-admin.server.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { settleAtDesk } from "../enquiries/enquiry-desk.server.ts";
import type { Category } from "../listings/category.ts";
import { listingForAdmin } from "../listings/listing-admin.server.ts";
import { freeSlug } from "../listings/free-slug.server.ts";
import { listingContent, parseForm } from "../listings/listing-form.server.ts";
import { dropPhotos, type NewPhoto } from "../listings/listing-media.server.ts";
import { linkOwner } from "../listings/listing-owner.server.ts";
import { createListing, setListingStatus } from "../listings/listing-service.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, personOf } from "../notifications/notification-service.server.ts";
import { categoryOf } from "../registry.ts";
import type { AdminReviewView } from "./admin-model.ts";
import { listingToReview } from "./admin-service.server.ts";
import { APPLIED_KINDS, madeFields, type MadeListing } from "./make-listing-model.ts";

const MADE_ALREADY = text("A listing has been made of this application already.");
const DECIDED = text("This application has been decided already.");

async function ownerNamed(tx: Tx, username: string): Promise<{ ownerId: string; username: string }> {
  const account = await holdOpenAccount(tx, { username });
  if (!account)
    throw badInput(text("There is no account with this username."), {
      username: text("There is no account with this username."),
    });
  return { ownerId: account.id, username: account.username };
}

async function keepApplicationPhoto(deps: Deps, category: Category, path: string): Promise<NewPhoto> {
  const id = newId();
  const { width, height, widths, bytes } = await keepPhoto(
    deps.media,
    { category: category.mediaFolder, kind: "profile" },
    id,
    path,
  );
  return { id, kind: "profile", width, height, widths, bytes, originalName: "application.webp" };
}

/**
 * Makes a listing of an application: with its photo, accepted, logged, and told to the applicant.
 * @throws 400 by field, 404 for what is no application, 409 when it is declined or has its listing
 */
export async function makeListing(
  deps: Deps,
  admin: Actor,
  number: string,
  made: MadeListing,
): Promise<AdminReviewView> {
  const category = categoryOf(made.category);
  const content = listingContent(category, parseForm(category, madeFields(made)));
  const { title } = content;
  const application = await applicationNamed(deps.db, number);
  if (!application || !Object.hasOwn(APPLIED_KINDS, application.kind))
    throw notFound(text("There is no such application."));
  if (application.listingId) throw conflict(MADE_ALREADY);
  if (application.status !== "pending" && application.status !== "accepted") throw conflict(DECIDED);
  const slug = await freeSlug(deps, category, `${title} ${content.city || content.district}`);
  const path = await copyOfApplicationPhoto(deps, application);
  const photos = path
    ? [await keepApplicationPhoto(deps, category, path).finally(() => rm(path, { force: true }))]
    : [];
  const id = await transaction(deps.db, async (tx) => {
    const owner = made.username ? await ownerNamed(tx, made.username) : null;
    const locked = await lockApplication(tx, application.id);
    if (!locked || locked.listingId) throw conflict(MADE_ALREADY);
    if (locked.status !== "pending" && locked.status !== "accepted") throw conflict(DECIDED);
    const listing = await createListing(deps, tx, category, {
      owner: null,
      by: admin,
      slug,
      content,
      photos,
    });
    if (owner) await linkOwner(tx, admin, category, listing.id, owner);
    if (made.approve) await setListingStatus({ ...deps, db: tx }, admin, category.key, listing.id, "approve");
    await acceptApplication(tx, locked.id, listing.id);
    await settleAtDesk(deps, tx, locked);
    await writeAudit(tx, {
      actorId: admin.id,
      action: "enquiry.made_listing",
      subjectType: "enquiry",
      subjectId: locked.id,
      details: { number: locked.number, listing: listing.id, title },
    });
    await tellApplicant(deps, tx, locked, {
      id: listing.id,
      title,
      approve: made.approve,
      path: category.profilePath(slug),
    });
    return listing.id;
  }).catch(async (error: unknown) => {
    if (!isUndecided(error)) await dropPhotos(deps, category, photos);
    throw brokenUnique(error)?.startsWith("listings_")
      ? conflict(text("Somebody made a listing of this name just now. Please try again."))
      : error;
  });
  return listingToReview(deps, admin, id);
}

/** In the app where they have an account, by mail where they gave an address, which nobody has proven: words in it become no links. */
async function tellApplicant(
  deps: Deps,
  tx: Tx,
  {
    id,
    number,
    name,
    email,
    senderId,
    language,
  }: Pick<EnquiryRow, "id" | "number" | "name" | "email" | "senderId" | "language">,
  { id: listingId, title, approve, path }: { id: string; title: string; approve: boolean; path: string },
): Promise<void> {
  const about = [id, listingId];
  const heading = () => (approve ? say("You are on the site") : say("Your application is accepted"));
  const news = () =>
    `${say("Your application {number} is accepted: we made the listing {title} of it.", { number, title: unlinked(title) })} ${
      approve ? say("Everybody can find it now.") : say("It will be on the site after a last look.")
    }`;
  const person = await personOf(tx, senderId);
  if (person)
    await notify(tx, person, () => ({
      kind: "application-accepted",
      title: heading(),
      body: news(),
      href: approve ? path : "/my-requests?box=sent",
      about,
    }));
  if (!email) return;
  await inLanguage(person?.language ?? language, () =>
    queueMail(deps, tx, {
      about,
      messageId: `enquiry-${number}-listing`,
      to: email,
      subject: `${heading()} (${number})`,
      content: {
        title: heading(),
        greeting: greetingOf(unlinked(name)),
        paragraphs: [news()],
        ...(approve ? { button: { label: say("See your page"), href: deps.config.publicUrl + spokenPath(path) } } : {}),
        footer: `${say("You get this because somebody registered with this address on {brand}.", { brand: BRAND.name })} ${questionsLine()}`,
      },
    }),
  );
}

/** Links a listing that nobody keeps to an account. @throws 400 for an unknown username, 404, 409 when somebody keeps it */
export async function linkListing(deps: Deps, admin: Actor, id: string, username: string): Promise<AdminReviewView> {
  const listing = await listingForAdmin(deps.db, id);
  if (!listing) throw notFound(text("There is no such listing."));
  if (listing.owner) throw conflict(text("This listing has an owner already."));
  await transaction(deps.db, async (tx) => {
    const owner = await ownerNamed(tx, username);
    await linkOwner(tx, admin, categoryOf(listing.category), id, owner);
    await handOverRequests(deps, tx, id, owner.ownerId);
  }).catch((error: unknown) => {
    throw brokenUnique(error)?.startsWith("listings_") ? conflict(text("This person keeps a profile already.")) : error;
  });
  return listingToReview(deps, admin, id);
}
