/** Erases a person everywhere, once the days in which a login keeps the account are over. */
import { displayName } from "../../domain/names.ts";
import { announceListing } from "../../platform/cache/changes.server.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { afterCommit, transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import { consentRows } from "../accounts/consent-history.server.ts";
import { photoOfDetails, removeEnquiryPhotos } from "../enquiries/enquiry-photo.server.ts";
import { editPathOf } from "../listings/listing-edit-path.ts";
import { categories } from "../registry.ts";
import * as store from "./erase-store.server.ts";
import { spellingsOf, tracesOf } from "./traces.ts";

/** The pages that led to what the person kept. */
function pagesOf(listings: readonly store.OwnedListing[]): string[] {
  return listings.flatMap((listing) => {
    const category = categories.find(({ key }) => key === listing.category);
    return category ? [category.profilePath(listing.slug), editPathOf(category, listing)] : [];
  });
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
    const emails = [user.email, ...listings.map(({ email }) => email)].flatMap((email) => (email ? [email.toLowerCase()] : []));
    const phones = [user.mobile, ...listings.flatMap(({ phone }) => (phone ? [phone] : []))];
    const traces = tracesOf({
      contacts: [...emails, ...phones.flatMap(spellingsOf)],
      names: [displayName(user.firstName, user.lastName), user.username, ...listings.flatMap(({ title, slug }) => [title, slug])],
    });
    const listingIds = listings.map(({ id }) => id);

    const enquiries = await store.enquiriesWith(tx, userId, { listingIds, mobiles: [user.mobile] });
    const about = [userId, ...enquiries.flatMap(({ own, id, number }) => (own ? [id, number] : []))];
    // Nothing has been changed yet.
    if (await store.holdWork(tx, about, traces)) return "later";
    if (user.email) await store.dropAddress(tx, user.email.toLowerCase());
    for (const enquiry of enquiries) await (enquiry.own ? store.anonymiseEnquiry(tx, enquiry.id) : store.cleanDetails(tx, enquiry, [...traces.everywhere, ...traces.nearby]));
    const readers = [...new Set(enquiries.flatMap(({ senderId, recipientId }) => [senderId, recipientId]))].filter((id) => id !== null && id !== userId) as string[];

    await store.cleanNotifications(tx, traces, { readers, hrefs: pagesOf(listings) });
    await store.cleanAudit(tx, userId, traces, [...listingIds, ...enquiries.map(({ id }) => id)]);
    await store.deleteCopies(tx, userId, traces, about);
    // What the law may ask of us later: that there was consent, to what and when, without whose.
    const consents = (await consentRows(tx, userId)).map(({ purpose, version, givenAt, withdrawnAt }) => ({ purpose, version, givenAt, withdrawnAt }));
    const words = await store.wordsOf(tx, userId, [user.firstName, user.lastName]);
    await store.deletePerson(tx, user, [...emails, user.username.toLowerCase()]);
    await store.forgetWords(tx, words);
    for (const listing of listings) await announceListing(tx, listing);
    await removePhotos(deps, tx, photos);
    await removeEnquiryPhotos(deps, tx, enquiries.flatMap(({ own, details }) => (own ? (photoOfDetails(details) ?? []) : [])));
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
