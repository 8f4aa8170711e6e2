/** What each tab of the dashboard shows, from its address. */
import type { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { isUuid } from "../../domain/ids.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { waitingAtDesk } from "../enquiries/enquiry-desk.server.ts";
import { ENQUIRY_KINDS } from "../enquiries/enquiry-kinds.ts";
import { kindLabel } from "../enquiries/enquiry-words.ts";
import { waitingCount } from "../listings/listing-admin.server.ts";
import { categories } from "../registry.ts";
import { openDisputes } from "../disputes/dispute-desk.server.ts";
import { openMessageReports } from "../messages/message-reports.server.ts";
import { waitingReports as openReports } from "../reports/report-service.server.ts";
import { contentToChange } from "./admin-content.server.ts";
import { auditLogOf, knownActions } from "./admin-audit.server.ts";
import { ADMIN_TABS, MOST_WAITING, type AdminListingView, type AdminTab, type DeskCounts } from "./admin-model.ts";
import {
  allEnquiries,
  allListings,
  allPeople,
  allReviews,
  waitingPapers,
  waitingQueue,
  waitingReports,
} from "./admin-service.server.ts";
import { siteStatus } from "./admin-status.server.ts";
import { madeCategories } from "./make-listing-model.ts";
import { APPLIED_KINDS } from "./make-listing-words.ts";
import type { TabData } from "./admin-tab-data.ts";
import { auditQuery, enquiriesQuery, listingsQuery, peopleQuery, reviewsQuery } from "./admin-shapes.server.ts";

/** The filters of an address; what cannot be read is left out, as if nobody had chosen it. */
function filtersIn<Shape extends z.ZodType>(schema: Shape, params: URLSearchParams): z.output<Shape> {
  const sent = Object.fromEntries(params);
  const first = schema.safeParse(sent);
  if (first.success) return first.data;
  for (const { path } of first.error.issues) delete sent[String(path[0])];
  return schema.parse(sent);
}

/** The tab of an address; the queue by default. */
export function tabIn(params: URLSearchParams): AdminTab {
  return ADMIN_TABS.find((tab) => tab === params.get("tab")) ?? "queue";
}

const kinds = () => Object.keys(ENQUIRY_KINDS).map((key) => ({ value: key, label: kindLabel(key) }));
const categoryChoices = () => categories.map(({ key, plural }) => ({ value: key, label: say(plural) }));

/** Places as the page's language calls them. */
function placed<Page extends { rows: AdminListingView[] }>(page: Page): Page {
  const rows = page.rows.map((row) => ({
    ...row,
    city: placeSaid(row.state, row.city),
    state: placeSaid(row.state),
  }));
  return { ...page, rows };
}

/** How many wait for an admin on each tab that has something to do. */
export async function deskCounts({ db }: Pick<Deps, "db">): Promise<DeskCounts> {
  const most = MOST_WAITING + 1;
  const [queue, reports, enquiries, disputes, messages] = await Promise.all([
    waitingCount(db, most),
    openReports({ db }, most),
    waitingAtDesk(db, most),
    openDisputes(db, most),
    openMessageReports(db, most),
  ]);
  return { queue, reports, enquiries, disputes, messages };
}

/**
 * What one tab of the desk shows; `params` are those of the page's address, of which what is not understood counts as
 * not said. The page has seen that `admin` is one.
 */
export async function tabData(deps: Deps, admin: Actor, params: URLSearchParams): Promise<TabData> {
  const tab = tabIn(params);
  switch (tab) {
    case "queue": {
      const { cursor, limit, category, city } = filtersIn(listingsQuery, params);
      const queue = await waitingQueue(deps, admin, { category, city }, { cursor, limit });
      return {
        tab,
        later: Boolean(cursor),
        filters: { category, city },
        page: placed(queue),
        cities: queue.cities.map((value) => ({ value, label: placeSaid("", value) })),
      };
    }
    case "listings": {
      const { cursor, limit, ...filter } = filtersIn(listingsQuery, params);
      return {
        tab,
        later: Boolean(cursor),
        filters: filter,
        choices: categoryChoices(),
        page: placed(await allListings(deps, admin, filter, { cursor, limit })),
      };
    }
    case "enquiries": {
      const { cursor, limit, ...filter } = filtersIn(enquiriesQuery, params);
      const page = await allEnquiries(deps, admin, filter, { cursor, limit });
      // Some kilobytes: only where an application stands on the page.
      const made = page.rows.some(({ kind }) => Object.hasOwn(APPLIED_KINDS, kind)) ? madeCategories() : [];
      return {
        tab,
        later: Boolean(cursor),
        filters: filter,
        choices: kinds(),
        made,
        page,
      };
    }
    case "people": {
      const { cursor, limit, ...filter } = filtersIn(peopleQuery, params);
      return {
        tab,
        later: Boolean(cursor),
        filters: filter,
        self: admin.id,
        page: await allPeople(deps, admin, filter, { cursor, limit }),
      };
    }
    case "papers": {
      const cursor = params.get("cursor");
      return {
        tab,
        later: isUuid(cursor),
        filters: {},
        page: await waitingPapers(deps, admin, { cursor: isUuid(cursor) ? cursor : undefined }),
      };
    }
    case "reports": {
      const cursor = params.get("cursor");
      return {
        tab,
        later: isUuid(cursor),
        filters: {},
        page: await waitingReports(deps, admin, { cursor: isUuid(cursor) ? cursor : undefined }),
      };
    }
    case "reviews": {
      const { cursor, limit, q, state } = filtersIn(reviewsQuery, params);
      return {
        tab,
        later: Boolean(cursor),
        filters: { q, state },
        page: await allReviews(deps, { q, hidden: state && state === "hidden" }, { cursor, limit }),
      };
    }
    case "content":
      return contentToChange(deps, params.get("list"));
    case "status":
      return { tab, status: await siteStatus(deps) };
    case "audit": {
      const { cursor, limit, ...filter } = filtersIn(auditQuery, params);
      return {
        tab,
        later: Boolean(cursor),
        filters: filter,
        choices: await knownActions(deps),
        page: await auditLogOf(deps, filter, { cursor, limit }),
      };
    }
  }
}
