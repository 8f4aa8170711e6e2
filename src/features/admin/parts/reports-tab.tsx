import { Link } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { REASON_WORDS, type ReportDecision, type ReportView } from "../../reports/report-model.ts";
import { REPORT_TALK_TEXT, type ReportMessage, type ReportTell } from "../../reports/report-talk-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ListEnd } from "./list-end.tsx";
import { useNextCard } from "./next-card.ts";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

const TELLS = {
  question: {
    title: text("Ask the owner"),
    text: text(
      "Neither who reported nor what they wrote is told. You hear of the answer by the bell, and it stands here.",
    ),
    button: text("Send question"),
    busy: text("Sending…"),
    reasonHint: text("The owner reads this, in a notification and by mail."),
    wanted: { label: text("Question"), max: TEXT_LENGTHS.longText, missing: REPORT_TALK_TEXT.say },
  },
  note: {
    title: text("Note something"),
    text: text("It stays with the report, and goes with it a year after it is settled."),
    button: text("Keep note"),
    busy: text("Keeping…"),
    reasonHint: text("Admins alone read this."),
    wanted: { label: text("Note"), max: TEXT_LENGTHS.longText, missing: REPORT_TALK_TEXT.say },
  },
} as const;

const tell = ({ id, listing }: ReportView, kind: ReportTell): Act => ({
  title: say(TELLS[kind].title),
  text: `${listing.title}. ${say(TELLS[kind].text)}`,
  button: say(TELLS[kind].button),
  busy: say(TELLS[kind].busy),
  reasonHint: say(TELLS[kind].reasonHint),
  wanted: TELLS[kind].wanted,
  run: (words, key) =>
    call<{ message: string }>(`/api/admin/reports/${id}/messages`, { body: { kind, text: words }, key }),
});

const saidBy = (kind: ReportMessage["kind"]): string =>
  kind === "question" ? say("Asked", "report") : kind === "answer" ? say("The owner") : say("Note");

function act({ id, listing }: ReportView, decision: ReportDecision): Act {
  const run = (reason: string) =>
    call<{ message: string }>(`/api/admin/reports/${id}`, {
      method: "PATCH",
      body: { decision, ...(decision === "hide" ? { reason } : {}) },
    });
  return decision === "hide"
    ? {
        title: say("Hide {title}?", { title: listing.title }),
        text: say("It leaves the site, and all reports about it are settled. It can be restored among the listings."),
        button: say("Hide listing"),
        busy: say("Hiding…"),
        danger: true,
        reasonHint: say("The owner reads this in a notification and a mail."),
        run,
      }
    : {
        title: say("Dismiss this report?"),
        text: say("{title} stays on the site.", { title: listing.title }),
        button: say("Dismiss report"),
        busy: say("Dismissing…"),
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
        {say("Reports")}
      </h2>
      <DeskTable
        caption={say("Reports that wait, oldest first")}
        columns={[say("Listing"), say("What is wrong"), say("Reported by")]}
        acts
        none={say("Nothing is reported.")}
        hint={say("What people report of a listing stands here until it is settled.")}
        way={{ label: say("To the queue"), to: tabHref("queue") }}
        rows={page.rows}
      >
        {(report) => (
          <tr key={report.id} data-card={report.id} tabIndex={-1}>
            <Cell label={say("Listing")}>
              <span>
                <Link to={`/artistko/${report.listing.id}`} aria-keyshortcuts="o">
                  {report.listing.title}
                </Link>
                <span className="small soft block">
                  {report.listing.categoryName}
                  {report.listing.reports > 1
                    ? ` · ${say("{n, plural, one {# report} other {# reports}}", { n: report.listing.reports })}`
                    : ""}
                </span>
              </span>
            </Cell>
            <Cell label={say("What is wrong")}>
              <div>
                {say(REASON_WORDS[report.reason])}
                {report.text ? <span className="block break-words whitespace-pre-line">{report.text}</span> : null}
                <Said messages={report.messages} />
              </div>
            </Cell>
            <Cell label={say("Reported by")}>
              <span>
                {report.reporter ?? say("A visitor")}
                <span className="small soft block">
                  <When at={report.createdAt} />
                </span>
              </span>
            </Cell>
            <Cell label={say("Actions")}>
              <span className="acts">
                <Button variant="line" slim aria-keyshortcuts="d" onClick={() => decide(report, "dismiss")}>
                  <Rich
                    text={say("Dismiss<sr> the report of {title}</sr>", { title: report.listing.title })}
                    as={HEARD}
                  />
                </Button>
                <Button variant="line" slim aria-keyshortcuts="h" onClick={() => decide(report, "hide")}>
                  {say("Hide")}
                  <span className="sr"> {report.listing.title}</span>
                </Button>
                {report.listing.owner ? (
                  <Button variant="line" slim aria-keyshortcuts="q" onClick={() => ask(tell(report, "question"))}>
                    <Rich text={say("Ask<sr> the owner of {title}</sr>", { title: report.listing.title })} as={HEARD} />
                  </Button>
                ) : null}
                <Button variant="line" slim aria-keyshortcuts="n" onClick={() => ask(tell(report, "note"))}>
                  <Rich
                    text={say("Note<sr> about the report of {title}</sr>", { title: report.listing.title })}
                    as={HEARD}
                  />
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
      {messages.map(({ kind, text: words, by, at }) => (
        <li key={at} className={kind === "answer" ? "own" : undefined}>
          <span className="small soft block">
            {saidBy(kind)}
            {by ? `, ${by}` : ""} · <When at={at} />
          </span>
          <span className="whitespace-pre-line">{words}</span>
        </li>
      ))}
    </ul>
  );
}
