import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { call } from "../../../ui/call.ts";
import { PAPER_WORDS, type PaperDecision, type PaperToCheck } from "../../trust/paper-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
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
        title: say("Mark the {name} of {username} as seen?", { name, username: owner.username }),
        text: say("The pages of {owner} will say that our team has seen the {paper}. Its photo is deleted.", {
          owner: owner.name,
          paper: say(paper),
        }),
        button: say("Mark as seen"),
        busy: say("Marking…"),
        reasonHint: say("What you have compared. It stands in the log."),
        run,
      }
    : {
        title: say("Refuse the {name} of {username}?", { name, username: owner.username }),
        text: say("{owner} can send it again. Its photo is deleted.", { owner: owner.name }),
        button: say("Refuse"),
        busy: say("Refusing…"),
        danger: true,
        reasonHint: say("The owner reads this in a notification and a mail."),
        run,
      };
}

/** Documents that nobody has looked at yet, the oldest first. */
export function PapersTab({ data: { filters, later, page } }: { data: TabOf<"papers"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="sr">
        {say("Documents")}
      </h2>
      <DeskTable
        caption={say("Documents that wait, oldest first")}
        columns={[say("Whose"), say("What it says"), say("Photo")]}
        acts
        none={say("No document waits.")}
        hint={say("A PAN or a GSTIN that somebody sends stands here until you have looked at it.")}
        way={{ label: say("To the queue"), to: tabHref("queue") }}
        rows={page.rows}
      >
        {(paper) => (
          <tr key={paper.id}>
            <Cell label={say("Whose")}>
              <span>
                <Link to={`/AdminDashboard?${new URLSearchParams({ tab: "people", q: paper.owner.username })}`}>
                  {paper.owner.name}
                </Link>
                <span className="small soft block">
                  {paper.owner.username} · <When at={paper.sentAt} />
                </span>
              </span>
            </Cell>
            <Cell label={say("What it says")}>
              <span>
                <b className="break-all">
                  {PAPER_WORDS[paper.kind].name} {paper.number}
                </b>
                <span className="block break-words">{paper.name}</span>
                <span className="small soft block">
                  {paper.holder}
                  {paper.others.length > 0
                    ? ` · ${say("also sent by {others}", { others: paper.others.join(", ") })}`
                    : ""}
                </span>
              </span>
            </Cell>
            <Cell label={say("Photo")}>
              <a href={`/api/admin/papers/${paper.id}/photo`} target="_blank" rel="noreferrer">
                <Rich text={say("See the photo<sr> of {owner}</sr>", { owner: paper.owner.name })} as={HEARD} />
              </a>
            </Cell>
            <Cell label={say("Actions")}>
              <span className="acts">
                <Button variant="line" slim onClick={() => ask(act(paper, "seen"))}>
                  {say("Mark as seen")}
                  <span className="sr">: {paper.owner.name}</span>
                </Button>
                <Button variant="line" slim onClick={() => ask(act(paper, "refuse"))}>
                  {say("Refuse")}
                  <span className="sr">: {paper.owner.name}</span>
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
