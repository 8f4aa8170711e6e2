import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { jobWords, sizeWords, type StatusView } from "../admin-status-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

type Failed = StatusView["failed"][number];

/** Less than this is marked: photos and mails will soon find no room. */
const SCARCE = 2 * 1024 ** 3;

const again = ({ id, name }: Failed): Act => ({
  title: `Try this job again?`,
  text: `${jobWords(name)} is done once more, now. What it has sent already may be sent a second time.`,
  button: "Try again",
  busy: "Trying…",
  run: () => call<{ message: string }>(`/api/admin/jobs/${id}/retry`, { method: "POST" }),
});

/** Queues, jobs that were given up, messages, room and versions: what an operator asks first. */
export function StatusTab({ data: { status } }: { data: TabOf<"status"> }) {
  const { ask, dialog } = useAct();
  const { queues, failed, backup, messages, disk, photos, database, versions } = status;
  const facts: [label: string, value: ReactNode][] = [
    [
      "Last backup",
      backup ? (
        <>
          <When at={backup.at} /> ({sizeWords(backup.bytes)})
        </>
      ) : (
        "None yet: npm run backup makes one"
      ),
    ],
    [
      "Free disk",
      disk ? (
        <>
          {sizeWords(disk.free)} of {sizeWords(disk.total)}
          {disk.free < SCARCE ? <strong> (little is left)</strong> : null}
        </>
      ) : (
        "Unknown"
      ),
    ],
    ["Mail", messages.mail],
    ["SMS", messages.sms],
    ...(messages.outboxMails === null
      ? []
      : [["Mails in the outbox", String(messages.outboxMails)] satisfies [string, ReactNode]]),
    ["Photos", photos],
    [
      "Database",
      `${database.engine === "embedded" ? "Embedded" : "PostgreSQL"} ${database.version}, ${sizeWords(database.bytes)}, ${database.migrations} migrations`,
    ],
    ["Site", `${versions.site}, Node ${versions.node}`],
    ["Running since", <When key="since" at={versions.startedAt} />],
  ];
  return (
    <section aria-labelledby="status">
      <h2 id="status" className="sr">
        Status
      </h2>
      <p className="soft my-4">
        As of <When at={status.at} />.
      </p>
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 mb-2">Jobs given up</h3>
      <DeskTable
        caption="Jobs that were given up, newest first"
        columns={["Job", "When", "Tries", "Why"]}
        acts
        none="No job was given up."
        rows={failed}
      >
        {(job) => (
          <tr key={job.id}>
            <Cell label="Job">{jobWords(job.name)}</Cell>
            <Cell label="When">
              <When at={job.at} />
            </Cell>
            <Cell label="Tries">{job.tries}</Cell>
            <Cell label="Why">
              <span className="wrap-anywhere">{job.message || "It does not say."}</span>
            </Cell>
            <td>
              <Button
                variant="line"
                slim
                onClick={() => ask(again(job))}
                aria-label={`Try again: ${jobWords(job.name)}`}
              >
                Try again
              </Button>
            </td>
          </tr>
        )}
      </DeskTable>
      <h3 className="mt-8 mb-2">Queues</h3>
      <DeskTable
        caption="Jobs by kind and state"
        columns={["Kind", "Waiting", "Later", "Running", "Given up"]}
        none="No kind of job is known."
        rows={queues}
      >
        {(queue) => (
          <tr key={queue.name}>
            <Cell label="Kind">{jobWords(queue.name)}</Cell>
            <Cell label="Waiting">{queue.waiting}</Cell>
            <Cell label="Later">{queue.later}</Cell>
            <Cell label="Running">{queue.active}</Cell>
            <Cell label="Given up">{queue.failed}</Cell>
          </tr>
        )}
      </DeskTable>
      {dialog}
    </section>
  );
}
