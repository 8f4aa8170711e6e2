/** What admins read and decide, for pages and calls alike. That an admin asks is what the access matrix says of them (src/app/access-matrix.ts), and nothing here asks again. */
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import type { Role } from "../../domain/event-types.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeReading } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { peopleForAdmin, signOutEverywhere } from "../accounts/people-admin.server.ts";
import { restorePerson, suspendPerson } from "../accounts/suspension.server.ts";
import { enquiriesForAdmin, type AdminEnquiryFilter } from "../enquiries/enquiry-admin.server.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import {
  listingForAdmin,
  listingsForAdmin,
  waitingCities,
  waitingCounts,
  type AdminListingFilter,
} from "../listings/listing-admin.server.ts";
import { setListingStatus } from "../listings/listing-service.server.ts";
import { categories } from "../registry.ts";
import type { ReportView } from "../reports/report-model.ts";
import { reportsForAdmin } from "../reports/report-service.server.ts";
import { hideReviewsOf, reviewsForAdmin, setReviewHidden } from "../reviews/review-admin.server.ts";
import { papersForAdmin } from "../trust/paper-admin.server.ts";
import type { PaperToCheck } from "../trust/paper-model.ts";
import {
  ADMIN_PAGE,
  type AdminListingView,
  type AdminOpinionView,
  type AdminPage,
  type AdminPersonView,
  type AdminReviewView,
  type Decision,
} from "./admin-model.ts";
import type { QueueView } from "./admin-tab-data.ts";
import { presentForReview, presentListing, presentOpinion, presentPerson } from "./admin-present.server.ts";

export type Paging = { cursor?: string | undefined; limit?: number | undefined };

/** One page of a list: asks for a row more than is shown, to know whether there is a next one. */
export async function pageOf<Row extends { id: string }, View>(
  { cursor, limit = ADMIN_PAGE }: Paging,
  read: (page: { after: string | null; limit: number }) => Promise<Row[]>,
  view: (row: Row) => View,
): Promise<AdminPage<View>> {
  const rows = await read({ after: cursor ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { rows: shown.map(view), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** What waits, oldest first, with the counts by category and the cities to choose from. */
export async function waitingQueue(
  deps: Deps,
  admin: Actor,
  { category, city }: { category?: string | undefined; city?: string | undefined },
  paging: Paging = {},
): Promise<QueueView> {
  const page = await pageOf(
    paging,
    (range) => listingsForAdmin(deps.db, { status: "pending", category, city }, { order: "oldest", ...range }),
    (row) => presentListing(row, admin),
  );
  const counts = await waitingCounts(deps.db);
  const shown = categories.filter(({ approval, key }) => approval === "admin" || counts[key]);
  return {
    ...page,
    counts: shown.map(({ key, plural }) => ({ category: key, name: say(plural), count: counts[key] ?? 0 })),
    cities: await waitingCities(deps.db, category),
  };
}

/** Listings of every category and status, newest first. */
export async function allListings(
  deps: Deps,
  admin: Actor,
  filter: AdminListingFilter,
  paging: Paging = {},
): Promise<AdminPage<AdminListingView>> {
  return pageOf(
    paging,
    (range) => listingsForAdmin(deps.db, filter, { order: "newest", ...range }),
    (row) => presentListing(row, admin),
  );
}

const noSuchListing = () => notFound(text("There is no such listing."));

/** One listing with all that its owner wrote, how they are reached too: that it was read is logged. @throws 404 */
export async function listingToReview(deps: Deps, admin: Actor, id: string): Promise<AdminReviewView> {
  const row = await listingForAdmin(deps.db, id);
  if (!row) throw noSuchListing();
  const whom = [row.id];
  await writeReading(deps.db, { reader: admin, action: "desk.listing", of: "listing", whom, why: "decision" });
  return presentForReview(row, admin);
}

/** Approves, rejects, suspends or restores. @throws 400 without a reason where one is needed, 404, 409 when somebody was faster */
export async function decide(
  deps: Deps,
  admin: Actor,
  id: string,
  decision: Decision,
  reason?: string,
): Promise<AdminReviewView> {
  const listing = await listingForAdmin(deps.db, id);
  if (!listing) throw noSuchListing();
  await setListingStatus(deps, admin, listing.category, id, decision, reason);
  const decided = await listingForAdmin(deps.db, id);
  if (!decided) throw noSuchListing();
  return presentForReview(decided, admin);
}

/** Enquiries of every kind, newest first. That they were read is logged. */
export async function allEnquiries(
  deps: Deps,
  admin: Actor,
  filter: AdminEnquiryFilter,
  paging: Paging = {},
): Promise<AdminPage<EnquiryView>> {
  const page = await pageOf(
    paging,
    (range) => enquiriesForAdmin(deps, admin, filter, range),
    ({ view }) => view,
  );
  await writeReading(deps.db, {
    reader: admin,
    action: "desk.enquiries",
    of: "enquiry",
    whom: page.rows.map(({ number }) => number),
    why: filter.q ? "search" : "list",
  });
  return page;
}

/** People, newest first. That they were read is logged. */
export async function allPeople(
  deps: Deps,
  admin: Actor,
  filter: { q?: string | undefined; role?: Role | undefined },
  paging: Paging = {},
): Promise<AdminPage<AdminPersonView>> {
  const now = deps.now();
  const page = await pageOf(paging, (range) => peopleForAdmin(deps.db, filter, { ...range, now }), presentPerson);
  await writeReading(deps.db, {
    reader: admin,
    action: "desk.people",
    of: "user",
    whom: page.rows.map(({ id }) => id),
    why: filter.q ? "search" : "list",
  });
  return page;
}

/** Ends every session of a person. @throws 404 */
export async function endSessions(deps: Deps, admin: Actor, userId: string): Promise<{ username: string }> {
  return signOutEverywhere(deps, admin, userId);
}

/**
 * Suspends a person for a reason: sessions end, what they offer and wrote is hidden, their bookings rest, and both sides of
 * those are told.
 * @throws 400 without a reason, 403 for admins, 404, 409 where it is so already
 */
export async function suspend(deps: Deps, admin: Actor, id: string, reason: string): Promise<{ username: string }> {
  return transaction(deps.db, async (tx) => {
    const { username, at, part } = await suspendPerson(deps, tx, admin, { id, reason });
    await hideReviewsOf(tx, id, at, true);
    await deps.suspensions.changed(deps, tx, { what: "suspended", personId: id, part });
    return { username };
  });
}

/** Takes that back. @throws 404, 409 where they are not suspended */
export async function restore(deps: Deps, admin: Actor, id: string): Promise<{ username: string }> {
  return transaction(deps.db, async (tx) => {
    const { username, at, part } = await restorePerson(deps, tx, admin, id);
    await hideReviewsOf(tx, id, at, false);
    await deps.suspensions.changed(deps, tx, { what: "restored", personId: id, part });
    return { username };
  });
}

/** Reviews of every listing, newest first. */
export async function allReviews(
  deps: Deps,
  filter: { q?: string | undefined; hidden?: boolean | undefined },
  paging: Paging = {},
): Promise<AdminPage<AdminOpinionView>> {
  return pageOf(paging, (range) => reviewsForAdmin(deps.db, filter, range), presentOpinion);
}

/** Reports of listings that wait, oldest first. */
export async function waitingReports(deps: Deps, admin: Actor, paging: Paging = {}): Promise<AdminPage<ReportView>> {
  return pageOf(
    paging,
    (range) => reportsForAdmin(deps, admin, range),
    (row) => row,
  );
}

/** Documents that wait to be looked at, oldest first. */
export async function waitingPapers(deps: Deps, admin: Actor, paging: Paging = {}): Promise<AdminPage<PaperToCheck>> {
  return pageOf(
    paging,
    (range) => papersForAdmin(deps, admin, range),
    (row) => row,
  );
}

/** Hides a review with a reason, or shows it again; the rating follows. @throws 400, 404, 409 */
export async function moderateReview(
  deps: Deps,
  admin: Actor,
  id: string,
  hidden: boolean,
  reason?: string,
): Promise<{ averageRating: number; ratingCount: number }> {
  return setReviewHidden(deps, admin, id, hidden, reason);
}
