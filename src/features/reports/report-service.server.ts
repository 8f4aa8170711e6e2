import { refuseOwnDecision } from "../../domain/own-decision.ts";
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { cleanText } from "../../domain/text.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeAudit, writeReading } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keptAnswer, once, type Answer } from "../../platform/http/idempotency.server.ts";
import { suspendHidden } from "../listings/listing-hiding.server.ts";
import { holdApproved, holdListing } from "../listings/listing-lookup.server.ts";
import { setListingStatus } from "../listings/listing-service.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { settleReport, tellDismissed, tellOfReport } from "./report-effects.server.ts";
import { REPORT_TEXT as TEXT, type ReportDecision, type ReportInput, type ReportView } from "./report-model.ts";
import * as store from "./report-store.server.ts";

/**
 * Takes a report of a listing that everybody can see, from whomever.
 * @returns the first answer again for the same Idempotency-Key
 * @throws 404 for a listing that is not shown, 429 past the reports of an address
 */
export async function reportListing(
  deps: Deps,
  actor: Actor | null,
  listingId: string,
  input: ReportInput,
  { address, key }: { address: string; key: string | null },
): Promise<Answer> {
  const scope = `report ${actor?.id ?? "anybody"}`;
  const fingerprint = { listingId, ...input };
  // A repeat is no new report: it meets no limit, and the listing may have been hidden meanwhile, by the report itself.
  const kept = key && (await keptAnswer(deps.db, scope, key, fingerprint));
  if (kept) return kept;

  await deps.limits.hit("LIMIT_REPORTS_PER_ADDRESS", address);
  return once(deps.db, { scope, key, fingerprint }, async (tx) => {
    const listing = isUuid(listingId) ? await holdApproved(tx, listingId) : null;
    if (!listing) throw notFound(text("There is no such listing."));
    const id = await store.insertReport(tx, listingId, actor?.id ?? null, input);
    await tellOfReport(tx, id, listing, input.reason);
    return { status: 201, body: { success: true, message: TEXT.sent } };
  });
}

function present({ listing, createdAt, ...report }: store.OpenReport): ReportView {
  const { category: key, slug, ...shown } = listing;
  const category = categories.find((one) => one.key === key);
  return {
    ...report,
    createdAt: createdAt.toISOString(),
    listing: {
      ...shown,
      categoryName: category ? say(category.singular) : key,
      path: category?.profilePath(slug) ?? "/",
    },
  };
}

/** The reports that wait, oldest first. Who calls it has made sure that an admin asks. */
export async function reportsForAdmin(
  deps: Pick<Deps, "db">,
  admin: Actor,
  range: { after: string | null; limit: number },
): Promise<ReportView[]> {
  const views = (await store.openReports(deps.db, range)).map(present);
  const whom = views.slice(0, range.limit - 1).map(({ listing }) => listing.id);
  await writeReading(deps.db, { reader: admin, action: "desk.reports", of: "listing", whom, why: "report" });
  return views;
}

/** How many reports wait, counted up to `most`. */
export const waitingReports = (deps: Pick<Deps, "db">, most: number): Promise<number> => store.countOpen(deps.db, most);

/**
 * Settles a report: 'dismiss' closes it, 'hide' suspends the listing and settles all that was reported about it.
 * Who calls it has made sure that an admin asks.
 * @throws 400 for hiding without a reason, 404, 409 when it is decided already
 */
export async function decideReport(
  deps: Deps,
  admin: Actor,
  id: string,
  decision: ReportDecision,
  reason?: string,
): Promise<void> {
  const why = cleanText(reason ?? "");
  if (decision === "hide" && why === "")
    throw badInput(text("Please give a reason."), { reason: text("Please give a reason.") });
  await transaction(deps.db, async (tx) => {
    const report = isUuid(id) ? await store.reportById(tx, id) : null;
    const listing = report && (await holdListing(tx, report.listingId));
    if (!report || !listing) throw notFound(TEXT.notFound);
    refuseOwnDecision(admin, [listing.ownerId, report.reporterId]);
    if (!(await store.decideReport(tx, id, decision === "hide" ? "upheld" : "dismissed", deps.now())))
      throw conflict(TEXT.decided);
    await writeAudit(tx, {
      actorId: admin.id,
      action: `report.${decision}`,
      subjectType: "listing",
      subjectId: listing.id,
      details: { category: listing.category, slug: listing.slug, reason: why || report.reason },
    });
    await settleReport(deps, tx, id);
    if (decision === "dismiss") {
      if ((await store.askedAmong(tx, [id])).length > 0) await tellDismissed(tx, id, listing);
      return;
    }
    if (listing.status === "approved")
      await setListingStatus({ ...deps, db: tx }, admin, categoryOf(listing.category).key, listing.id, "suspend", why);
    else {
      await deps.suspensions.refuseOwn(deps, tx, admin, { listingId: listing.id });
      // Hidden by its owner meanwhile: it must not come back with them. Suspended already: the report is settled all the same.
      if (await suspendHidden(tx, listing.id, why))
        await deps.suspensions.changed(deps, tx, { what: "suspended", listingId: listing.id, part: id });
    }
    for (const other of await store.upholdAll(tx, listing.id, deps.now())) await settleReport(deps, tx, other);
  });
}
