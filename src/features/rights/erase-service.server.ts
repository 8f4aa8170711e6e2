/** Erases a person everywhere, once the days in which a login keeps the account are over. */
import { displayName } from "../../domain/names.ts";
import { announceListing } from "../../platform/cache/changes.server.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { afterCommit, transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import { consentRows } from "../accounts/consent-history.server.ts";
import { photoOfDetails, removeEnquiryPhotos } from "../enquiries/enquiry-photo.server.ts";
import { editPathOf } from "../listings/listing-edit-path.ts";
import { categories } from "../registry.ts";
import * as mentions from "./erase-mentions-store.server.ts";
import * as store from "./erase-store.server.ts";
import { spellingsOf, tracesOf } from "./traces.ts";

/** The pages that led to what the person kept. */
function pagesOf(listings: readonly store.OwnedListing[]): string[] {
  return listings.flatMap((listing) => {
    const category = categories.find(({ key }) => key === listing.category);
    return category ? [category.profilePath(listing.slug), editPathOf(category, listing)] : [];
  });
}

/** What guests asked under the address of the account, which nobody has proven: it loses the address, also where it was told and sent. */
async function forgetAddress(tx: Db, ids: readonly string[], emails: readonly string[]): Promise<void> {
  const mention = { ids, words: emails };
  await store.dropAddresses(tx, ids);
  await mentions.cleanDetails(tx, mention);
  await mentions.cleanNotifications(tx, mention, []);
  await mentions.cleanMessages(tx, mention, { ended: [], addresses: emails });
}

/**
 * Erases one person whose time has come. Listings, photos, sessions, codes, notifications and consents go; requests
 * stay for the other side without who asked, reviews without the name, the log without names.
 * @returns 'kept' when a login has kept the account meanwhile, or it is gone; 'later' when work that speaks of the person
 *   is under way
 */
export async function eraseAccount(deps: Deps, userId: string): Promise<"erased" | "kept" | "later"> {
  return transaction(deps.db, async (tx) => {
    const user = await store.holdDue(tx, userId, deps.now());
    if (!user) return "kept";
    const { listings, photos } = await store.ownedBy(tx, userId);
    const listingIds = listings.map(({ id }) => id);
    const emails = [user.email, ...listings.map(({ email }) => email)].flatMap((email) => (email ? [email.toLowerCase()] : []));
    const phones = [user.mobile, ...listings.flatMap(({ phone }) => (phone ? [phone] : []))];
    const { words, unmistakable } = tracesOf({
      contacts: [...emails, ...phones.flatMap(spellingsOf)],
      names: [displayName(user.firstName, user.lastName), user.username, ...listings.flatMap(({ title, slug }) => [title, slug])],
    });

    const enquiries = await store.enquiriesWith(tx, userId, listingIds, user.mobile);
    const ids = [userId, ...listingIds, ...enquiries.map(({ id }) => id)];
    const own = enquiries.filter((enquiry) => enquiry.own);
    // Of the account alone: on a listing anybody may write anybody's.
    const address = user.email ? [user.email.toLowerCase()] : [];
    const guests = (await store.guestsWith(tx, address)).filter((id) => !own.some((enquiry) => enquiry.id === id));
    const ended = [userId, ...own.map(({ id }) => id)];
    // Nothing has been changed yet.
    if (await mentions.holdMessages(tx, [...ids, ...guests])) return "later";
    await store.anonymiseEnquiries(tx, own.map(({ id }) => id));
    await mentions.cleanDetails(tx, { ids: enquiries.flatMap((enquiry) => (enquiry.own ? [] : [enquiry.id])), words: unmistakable });
    await mentions.cleanNotifications(tx, { ids, words }, pagesOf(listings));
    await mentions.cleanAudit(tx, userId, { ids, words }, listingIds);
    await mentions.deleteAnswers(tx, userId, own.map(({ number }) => number));
    await mentions.cleanMessages(tx, { ids, words }, { ended, addresses: [...emails, ...phones] });
    await forgetAddress(tx, guests, address);
    // What the law may ask of us later: that there was consent, to what and when, without whose.
    const consents = (await consentRows(tx, userId)).map(({ purpose, version, givenAt, withdrawnAt }) => ({ purpose, version, givenAt, withdrawnAt }));
    const foundBy = await store.wordsOf(tx, userId, [user.firstName, user.lastName]);
    await store.deletePerson(tx, user, [...address, user.username.toLowerCase()]);
    await store.forgetWords(tx, foundBy);
    for (const listing of listings) await announceListing(tx, listing);
    await removePhotos(deps, tx, photos);
    await removeEnquiryPhotos(deps, tx, own.flatMap(({ details }) => photoOfDetails(details) ?? []));
    await writeAudit(tx, { actorId: null, action: "account.erased", subjectType: "user", subjectId: userId, details: { consents } });

    // By id alone: after the restore of an older backup it says whom to erase again (docs/security.md).
    afterCommit(tx, () => deps.log.info({ user: userId }, "account erased"));
    return "erased";
  });
}

/**
 * Everybody whose time has come. One who cannot be erased now does not hold up the others.
 * @returns how many were, and for how many to come back soon: work about them is under way
 * @throws the first failure, after all
 */
export async function eraseDue(deps: Deps): Promise<{ erased: number; postponed: number }> {
  let erased = 0;
  let postponed = 0;
  const failures: unknown[] = [];
  for (const id of await store.dueUsers(deps.db, deps.now())) {
    try {
      const outcome = await eraseAccount(deps, id);
      if (outcome === "erased") erased += 1;
      if (outcome === "later") postponed += 1;
    } catch (error) {
      failures.push(error);
      deps.log.error({ err: error, user: id }, "an account could not be erased");
    }
  }
  if (failures.length > 0) throw failures[0];
  return { erased, postponed };
}
