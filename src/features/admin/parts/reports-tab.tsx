import { Link } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { REASON_WORDS, type ReportDecision, type ReportView } from "../../reports/report-model.ts";
import { REPORT_TALK_TEXT, type ReportMessage, type ReportTell } from "../../reports/report-talk-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ListEnd } from "./list-end.tsx";
import { useNextCard } from "./next-card.ts";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

const TELLS = {
  question: {
    title: "Ask the owner",
    text: "Neither who reported nor what they wrote is told. You hear of the answer by the bell, and it stands here.",
    button: "Send question",
    busy: "Sending…",
    reasonHint: "The owner reads this, in a notification and by mail.",
    wanted: { label: "Question", max: TEXT_LENGTHS.longText, missing: REPORT_TALK_TEXT.say },
  },
  note: {
    title: "Note something",
    text: "It stays with the report, and goes with it a year after it is settled.",
    button: "Keep note",
    busy: "Keeping…",
    reasonHint: "Admins alone read this.",
    wanted: { label: "Note", max: TEXT_LENGTHS.longText, missing: REPORT_TALK_TEXT.say },
  },
} as const;

const tell = ({ id, listing }: ReportView, kind: ReportTell): Act => ({
  ...TELLS[kind],
  text: `${listing.title}. ${TELLS[kind].text}`,
  run: (text, key) => call<{ message: string }>(`/api/admin/reports/${id}/messages`, { body: { kind, text }, key }),
});

const SAID: Record<ReportMessage["kind"], string> = { question: "Asked", answer: "The owner", note: "Note" };

function act({ id, listing }: ReportView, decision: ReportDecision): Act {
  const run = (reason: string) =>
    call<{ message: string }>(`/api/admin/reports/${id}`, {
      method: "PATCH",
      body: { decision, ...(decision === "hide" ? { reason } : {}) },
    });
  return decision === "hide"
    ? {
        title: `Hide ${listing.title}?`,
        text: "It leaves the site, and all reports about it are settled. It can be restored among the listings.",
        button: "Hide listing",
        busy: "Hiding…",
        danger: true,
        reasonHint: "The owner reads this in a notification and a mail.",
        run,
      }
    : {
        title: "Dismiss this report?",
        text: `${listing.title} stays on the site.`,
        button: "Dismiss report",
        busy: "Dismissing…",
        run,
      };
}

/** What people reported and nobody has settled yet, the oldest first. */
export function ReportsTab({ data: { filters, later, page } }: { data: TabOf<"reports"> }) {
  const { ask, dialog } = useAct();
  const decided = useNextCard(page.rows.map(({ id }) => id));
  const decide = (report: ReportView, decision: ReportDecision) =>
    ask({ ...act(report, decision), onDone: () => decided(report.id) });
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="sr" tabIndex={-1}>
        Reports
      </h2>
      <DeskTable
        caption="Reports that wait, oldest first"
        columns={["Listing", "What is wrong", "Reported by"]}
        acts
        none="Nothing is reported."
        rows={page.rows}
      >
        {(report) => (
          <tr key={report.id} data-card={report.id} tabIndex={-1}>
            <Cell label="Listing">
              <span>
                <Link to={`/artistko/${report.listing.id}`} aria-keyshortcuts="o">
                  {report.listing.title}
                </Link>
                <span className="small soft block">
                  {report.listing.categoryName}
                  {report.listing.reports > 1 ? ` · ${report.listing.reports} reports` : ""}
                </span>
              </span>
            </Cell>
            <Cell label="What is wrong">
              <div>
                {say(REASON_WORDS[report.reason])}
                {report.text ? <span className="block break-words whitespace-pre-line">{report.text}</span> : null}
                <Said messages={report.messages} />
              </div>
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
                <Button variant="line" slim aria-keyshortcuts="d" onClick={() => decide(report, "dismiss")}>
                  Dismiss<span className="sr"> the report of {report.listing.title}</span>
                </Button>
                <Button variant="line" slim aria-keyshortcuts="h" onClick={() => decide(report, "hide")}>
                  Hide<span className="sr"> {report.listing.title}</span>
                </Button>
                {report.listing.owner ? (
                  <Button variant="line" slim aria-keyshortcuts="q" onClick={() => ask(tell(report, "question"))}>
                    Ask<span className="sr"> the owner of {report.listing.title}</span>
                  </Button>
                ) : null}
                <Button variant="line" slim aria-keyshortcuts="n" onClick={() => ask(tell(report, "note"))}>
                  Note<span className="sr"> about the report of {report.listing.title}</span>
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

/** What was asked, answered and noted about it. */
function Said({ messages }: { messages: readonly ReportMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className="talk">
      {messages.map(({ kind, text, by, at }) => (
        <li key={at} className={kind === "answer" ? "own" : undefined}>
          <span className="small soft block">
            {SAID[kind]}
            {by ? `, ${by}` : ""} · <When at={at} />
          </span>
          <span className="whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ul>
  );
}
