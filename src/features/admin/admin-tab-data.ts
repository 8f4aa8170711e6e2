/** What each tab of the dashboard is given to show. */
import type { ContentKey } from "../content/content-lists.ts";
import type { ReportView } from "../reports/report-model.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import type { MadeCategory } from "./make-listing-words.ts";
import type { PaperToCheck } from "../trust/paper-model.ts";
import type { StatusView } from "./admin-status-model.ts";
import type {
  AdminListingView,
  AdminOpinionView,
  AdminPage,
  AdminPersonView,
  AdminTab,
  AuditView,
} from "./admin-model.ts";

/** Something to choose from a list. */
export type Choice = { value: string; label: string };
export type QueueView = AdminPage<AdminListingView> & {
  counts: { category: string; name: string; count: number }[];
  cities: string[];
};

/** A list of the public pages to change; every item is a few texts by name. */
export type ContentTabData = {
  tab: "content";
  list: ContentKey;
  items: Record<string, string>[];
  updatedAt: string | null;
  /** The districts of each state, for a list that names places. */
  places: Record<string, string[]>;
  /** The search of every category, for a list that names searches. */
  searches: Choice[];
};

type Tab<Name extends AdminTab, Filter extends string, Page> = {
  tab: Name;
  /** This is not the first page. */
  later: boolean;
  /** What is chosen, by the name of the parameter. */
  filters: Partial<Record<Filter, string | undefined>>;
  page: Page;
};

export type TabData =
  | (Tab<"queue", "category" | "city", QueueView> & { /** By what each is called. */ cities: Choice[] })
  | (Tab<"listings", "q" | "category" | "city" | "status", AdminPage<AdminListingView>> & { choices: Choice[] })
  | (Tab<"enquiries", "q" | "kind" | "status", AdminPage<EnquiryView>> & {
      choices: Choice[];
      /** For making listings of applications. */ made: MadeCategory[];
    })
  | (Tab<"people", "q" | "role", AdminPage<AdminPersonView>> & { /** The admin's own id. */ self: string })
  | Tab<"papers", never, AdminPage<PaperToCheck>>
  | Tab<"reports", never, AdminPage<ReportView>>
  | Tab<"reviews", "q" | "state", AdminPage<AdminOpinionView>>
  | ContentTabData
  | { tab: "status"; status: StatusView }
  | (Tab<"audit", "subject" | "action" | "actor", AdminPage<AuditView>> & { choices: string[] });
export type TabOf<Name extends AdminTab> = Extract<TabData, { tab: Name }>;
