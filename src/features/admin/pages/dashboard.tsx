import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { deskCounts, tabData } from "../admin-tabs.server.ts";
import type { TabData } from "../admin-tab-data.ts";
import { TAB_WORDS, type DeskCounts } from "../admin-model.ts";
import { AuditTab } from "../parts/audit-tab.tsx";
import { DeskKeys } from "../parts/desk-keys.tsx";
import { ContentTab } from "../parts/content-tab.tsx";
import { EnquiriesTab } from "../parts/enquiries-tab.tsx";
import { ListingsTab } from "../parts/listings-tab.tsx";
import { PapersTab } from "../parts/papers-tab.tsx";
import { PeopleTab } from "../parts/people-tab.tsx";
import { QueueTab } from "../parts/queue-tab.tsx";
import { ReportsTab } from "../parts/reports-tab.tsx";
import { ReviewsTab } from "../parts/reviews-tab.tsx";
import { StatusTab } from "../parts/status-tab.tsx";
import { TabRow } from "../parts/tab-row.tsx";
import { useCurrent } from "../parts/use-current.ts";
import type { Route } from "./+types/dashboard";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs): Promise<TabData & { waiting: DeskCounts }> {
  const { deps, actor } = guarded(args);
  const [data, waiting] = await Promise.all([
    tabData(deps, actor, new URL(args.request.url).searchParams),
    deskCounts(deps),
  ]);
  return { ...data, waiting };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title =
    loaderData && loaderData.tab !== "queue"
      ? say("{tab}: Admin Dashboard", { tab: say(TAB_WORDS[loaderData.tab]) })
      : say("Admin Dashboard");
  return seo(
    {
      title: pageTitle(title),
      description: say("What waits for a decision, and everything on the site."),
      path: "/AdminDashboard",
      noindex: true,
    },
    originOf(matches),
  );
}

/** The admin's desk (spec 001 section 2, extended to every category): one tab for each thing, named in the address. */
export default function AdminDashboard({ loaderData: data }: Route.ComponentProps) {
  useCurrent();
  return (
    <div className="wrap desk">
      <div className="desk-head">
        <h1>{say("Admin Dashboard")}</h1>
        <DeskKeys />
      </div>
      <TabRow tab={data.tab} waiting={data.waiting} />
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
    case "papers":
      return <PapersTab data={data} />;
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
