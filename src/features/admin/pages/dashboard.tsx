import { pageTitle } from "../../../domain/brand.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { tabData } from "../admin-tabs.server.ts";
import type { TabData } from "../admin-tab-data.ts";
import { TAB_WORDS } from "../admin-model.ts";
import { AdminTabs } from "../parts/admin-tabs.tsx";
import { AuditTab } from "../parts/audit-tab.tsx";
import { ContentTab } from "../parts/content-tab.tsx";
import { EnquiriesTab } from "../parts/enquiries-tab.tsx";
import { ListingsTab } from "../parts/listings-tab.tsx";
import { PeopleTab } from "../parts/people-tab.tsx";
import { QueueTab } from "../parts/queue-tab.tsx";
import { ReportsTab } from "../parts/reports-tab.tsx";
import { ReviewsTab } from "../parts/reviews-tab.tsx";
import { StatusTab } from "../parts/status-tab.tsx";
import type { Route } from "./+types/dashboard";

export async function loader(args: Route.LoaderArgs): Promise<TabData> {
  const { deps, actor } = guarded(args, ["admin"]);
  return tabData(deps, actor, new URL(args.request.url).searchParams);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const tab = loaderData && loaderData.tab !== "queue" ? `${TAB_WORDS[loaderData.tab]}: ` : "";
  return seo({ title: pageTitle(`${tab}Admin Dashboard`), description: "What waits for a decision, and everything on the site.", path: "/AdminDashboard", noindex: true }, originOf(matches));
}

/** The admin's desk (spec 001 section 2, extended to every category): one tab for each thing, named in the address. */
export default function AdminDashboard({ loaderData: data }: Route.ComponentProps) {
  return (
    <div className="wrap desk">
      <h1>Admin Dashboard</h1>
      <AdminTabs tab={data.tab} />
      <Tab data={data} />
    </div>
  );
}

function Tab({ data }: { data: TabData }) {
  switch (data.tab) {
    case "queue":
      return <QueueTab data={data} />;
    case "listings":
      return <ListingsTab data={data} />;
    case "enquiries":
      return <EnquiriesTab data={data} />;
    case "people":
      return <PeopleTab data={data} />;
    case "reports":
      return <ReportsTab data={data} />;
    case "reviews":
      return <ReviewsTab data={data} />;
    case "content":
      return <ContentTab data={data} />;
    case "status":
      return <StatusTab data={data} />;
    case "audit":
      return <AuditTab data={data} />;
  }
}
