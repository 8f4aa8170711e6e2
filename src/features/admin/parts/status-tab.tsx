import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { call } from "../../../ui/call.ts";
import { sizeWords, type StatusView } from "../admin-status-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { jobWords } from "../job-words.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

type Failed = StatusView["failed"][number];

/** Less than this is marked: photos and mails will soon find no room. */
const SCARCE = 2 * 1024 ** 3;

const again = ({ id, name }: Failed): Act => ({
  title: say("Try this job again?"),
  text: say("{job} is done once more, now. What it has sent already may be sent a second time.", {
    job: jobWords(name),
  }),
  button: say("Try again"),
  busy: say("Trying…"),
  run: () => call<{ message: string }>(`/api/admin/jobs/${id}/retry`, { method: "POST" }),
});

/** Queues, jobs that were given up, messages, room and versions: what an operator asks first. */
export function StatusTab({ data: { status } }: { data: TabOf<"status"> }) {
  const { ask, dialog } = useAct();
  const { queues, failed, backup, messages, disk, photos, database, versions } = status;
  const facts: [label: string, value: ReactNode][] = [
    [
      say("Last backup"),
      backup ? (
        <>
          <When at={backup.at} /> ({sizeWords(backup.bytes)})
        </>
      ) : (
        say("None yet: {command} makes one", { command: "npm run backup" })
      ),
    ],
    [
      say("Free disk"),
      disk ? (
        <>
          {say("{free} of {total}", { free: sizeWords(disk.free), total: sizeWords(disk.total) })}
          {disk.free < SCARCE ? <strong> {say("(little is left)")}</strong> : null}
        </>
      ) : (
        say("Unknown")
      ),
    ],
    [say("Mail"), messages.mail],
    [say("SMS"), messages.sms],
    ["WhatsApp", messages.whatsapp],
    ...(messages.outboxMails === null
      ? []
      : [[say("Mails in the outbox"), String(messages.outboxMails)] satisfies [string, ReactNode]]),
    [say("Photos"), photos],
    [
      say("Database"),
      say("{engine} {version}, {size}, {migrations} migrations", {
        engine: database.engine === "embedded" ? say("Embedded") : "PostgreSQL",
        version: database.version,
        size: sizeWords(database.bytes),
        migrations: String(database.migrations),
      }),
    ],
    [say("Site"), `${versions.site}, Node ${versions.node}`],
    [say("Running since"), <When key="since" at={versions.startedAt} />],
  ];
  const isBusy = ({ waiting, later: put, active, failed: given }: (typeof queues)[number]) =>
    waiting + put + active + given > 0;
  const [busy, quiet] = [queues.filter(isBusy), queues.filter((queue) => !isBusy(queue))];
  return (
    <section aria-labelledby="status">
      <h2 id="status" className="sr">
        {say("Status")}
      </h2>
      <p className="soft my-4">
        <Rich text={say("As of <when></when>.")} as={{ when: () => <When at={status.at} /> }} />
      </p>
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 mb-2">{say("Jobs given up")}</h3>
      <DeskTable
        caption={say("Jobs that were given up, newest first")}
        columns={[say("Job"), say("When"), say("Tries"), say("Why")]}
        acts
        none={say("No job was given up.")}
        rows={failed}
      >
        {(job) => (
          <tr key={job.id}>
            <Cell label={say("Job")}>{jobWords(job.name)}</Cell>
            <Cell label={say("When")}>
              <When at={job.at} />
            </Cell>
            <Cell label={say("Tries")}>{job.tries}</Cell>
            <Cell label={say("Why")}>
              <span className="wrap-anywhere">{job.message || say("It does not say.")}</span>
            </Cell>
            <td>
              <Button
                variant="line"
                slim
                onClick={() => ask(again(job))}
                aria-label={say("Try again: {name}", { name: jobWords(job.name) })}
              >
                {say("Try again")}
              </Button>
            </td>
          </tr>
        )}
      </DeskTable>
      <h3 className="mt-8 mb-2">{say("Queues")}</h3>
      <DeskTable
        caption={say("Jobs by kind and state")}
        columns={[say("Kind"), say("Waiting", "jobs"), say("Later"), say("Running"), say("Given up", "jobs")]}
        none={say("Nothing waits, and nothing runs.")}
        rows={busy}
      >
        {(queue) => (
          <tr key={queue.name}>
            <Cell label={say("Kind")}>{jobWords(queue.name)}</Cell>
            <Cell label={say("Waiting", "jobs")}>{queue.waiting}</Cell>
            <Cell label={say("Later")}>{queue.later}</Cell>
            <Cell label={say("Running")}>{queue.active}</Cell>
            <Cell label={say("Given up", "jobs")}>{queue.failed}</Cell>
          </tr>
        )}
      </DeskTable>
      {quiet.length > 0 ? (
        <details className="panel fold">
          <summary>
            <h4>{say("{n, plural, one {# empty queue} other {# empty queues}}", { n: quiet.length })}</h4>
          </summary>
          <p>{quiet.map(({ name }) => jobWords(name)).join(", ")}</p>
        </details>
      ) : null}
      {dialog}
    </section>
  );
}
