import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { PAPER_WORDS, type PaperDecision, type PaperToCheck } from "../../trust/paper-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

function act({ id, kind, owner }: PaperToCheck, decision: PaperDecision): Act {
  const { name, paper } = PAPER_WORDS[kind];
  const run = (reason: string) =>
    call<{ message: string }>(`/api/admin/papers/${id}`, { method: "PATCH", body: { decision, reason } });
  return decision === "seen"
    ? {
        title: `Mark the ${name} of ${owner.username} as seen?`,
        text: `The pages of ${owner.name} will say that our team has seen the ${paper}. Its photo is deleted.`,
        button: "Mark as seen",
        busy: "Marking…",
        reasonHint: "What you have compared. It stands in the log.",
        run,
      }
    : {
        title: `Refuse the ${name} of ${owner.username}?`,
        text: `${owner.name} can send it again. Its photo is deleted.`,
        button: "Refuse",
        busy: "Refusing…",
        danger: true,
        reasonHint: "The owner reads this in a notification and a mail.",
        run,
      };
}

/** Documents that nobody has looked at yet, the oldest first. */
export function PapersTab({ data: { filters, later, page } }: { data: TabOf<"papers"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="sr">
        Documents
      </h2>
      <DeskTable
        caption="Documents that wait, oldest first"
        columns={["Whose", "What it says", "Photo"]}
        acts
        none="No document waits."
        rows={page.rows}
      >
        {(paper) => (
          <tr key={paper.id}>
            <Cell label="Whose">
              <span>
                <Link to={`/AdminDashboard?${new URLSearchParams({ tab: "people", q: paper.owner.username })}`}>
                  {paper.owner.name}
                </Link>
                <span className="small soft block">
                  {paper.owner.username} · <When at={paper.sentAt} />
                </span>
              </span>
            </Cell>
            <Cell label="What it says">
              <span>
                <b className="break-all">
                  {PAPER_WORDS[paper.kind].name} {paper.number}
                </b>
                <span className="block break-words">{paper.name}</span>
                <span className="small soft block">
                  {paper.holder}
                  {paper.others.length > 0 ? ` · also sent by ${paper.others.join(", ")}` : ""}
                </span>
              </span>
            </Cell>
            <Cell label="Photo">
              <a href={`/api/admin/papers/${paper.id}/photo`} target="_blank" rel="noreferrer">
                See the photo<span className="sr"> of {paper.owner.name}</span>
              </a>
            </Cell>
            <Cell label="Actions">
              <span className="acts">
                <Button variant="line" slim onClick={() => ask(act(paper, "seen"))}>
                  Mark as seen<span className="sr">: {paper.owner.name}</span>
                </Button>
                <Button variant="line" slim onClick={() => ask(act(paper, "refuse"))}>
                  Refuse<span className="sr">: {paper.owner.name}</span>
                </Button>
              </span>
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="papers" filters={filters} later={later} next={page.next} />
      {dialog}
    </section>
  );
}
