import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { REASON_WORDS, type ReportDecision, type ReportView } from "../../reports/report-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

function act({ id, listing }: ReportView, decision: ReportDecision): Act {
  const run = (reason: string) => call<{ message: string }>(`/api/admin/reports/${id}`, { method: "PATCH", body: { decision, ...(decision === "hide" ? { reason } : {}) } });
  return decision === "hide"
    ? { title: `Hide ${listing.title}?`, text: "It leaves the site, and all reports about it are settled. It can be restored among the listings.", button: "Hide listing", busy: "Hiding…", danger: true, reasonHint: "The owner reads this in a notification and a mail.", run }
    : { title: "Dismiss this report?", text: `${listing.title} stays on the site.`, button: "Dismiss report", busy: "Dismissing…", run };
}

/** What people reported and nobody has settled yet, the oldest first. */
export function ReportsTab({ data: { filters, later, page } }: { data: TabOf<"reports"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="sr">
        Reports
      </h2>
      <DeskTable caption="Reports that wait, oldest first" columns={["Listing", "What is wrong", "Reported by"]} acts none="Nothing is reported." rows={page.rows}>
        {(report) => (
          <tr key={report.id}>
            <Cell label="Listing">
              <span>
                <Link to={`/artistko/${report.listing.id}`}>{report.listing.title}</Link>
                <span className="small soft block">
                  {report.listing.categoryName}
                  {report.listing.reports > 1 ? ` · ${report.listing.reports} reports` : ""}
                </span>
              </span>
            </Cell>
            <Cell label="What is wrong">
              <span>
                {REASON_WORDS[report.reason]}
                {report.text ? <span className="block whitespace-pre-line break-words">{report.text}</span> : null}
              </span>
            </Cell>
            <Cell label="Reported by">
              <span>
                {report.reporter ?? "A visitor"}
                <span className="small soft block">
                  <When at={report.createdAt} />
                </span>
              </span>
            </Cell>
            <Cell label="Actions">
              <span className="acts">
                <Button variant="line" slim onClick={() => ask(act(report, "dismiss"))}>
                  Dismiss<span className="sr"> the report of {report.listing.title}</span>
                </Button>
                <Button variant="line" slim onClick={() => ask(act(report, "hide"))}>
                  Hide<span className="sr"> {report.listing.title}</span>
                </Button>
              </span>
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="reports" filters={filters} later={later} next={page.next} />
      {dialog}
    </section>
  );
}
