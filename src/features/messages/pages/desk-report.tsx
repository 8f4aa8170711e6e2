import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { MESSAGE_REPORTS_PATH, messageReportPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MESSAGE_REASON_WORDS } from "../message-report-model.ts";
import { reportAtDesk } from "../message-reports.server.ts";
import { DecideReport } from "../parts/decide-report.tsx";
import type { Route } from "./+types/desk-report";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args, ["admin"]);
  return orRefusal(() => reportAtDesk(deps, actor, args.params.id));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("A reported message")),
      description: say("A message that was reported, with those around it."),
      path: messageReportPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** One report with the message and those around it. That it is read is logged. */
export default function DeskReportPage({ loaderData: report }: Route.ComponentProps) {
  const { id, number, reason, by, note, names, status, decidedAt, answer, messages } = report;
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: say("Reported messages"), to: MESSAGE_REPORTS_PATH }, { label: number }]} />
      <header>
        <h1>{say("{first} and {second}", { first: names.organiser, second: names.provider })}</h1>
        <p className="lead">
          {say("{name} reports: {reason} ({number})", {
            name: names[by],
            reason: say(MESSAGE_REASON_WORDS[reason]).toLowerCase(),
            number,
          })}
        </p>
        {note ? <p className="wrap-anywhere whitespace-pre-line">“{note}”</p> : null}
        <p className="soft">{say("Your visit here is logged, and so is each file that you open.")}</p>
      </header>
      <section aria-labelledby="talk">
        <h2 id="talk">{say("The message, and those around it")}</h2>
        <ol className="talk">
          {messages.map((one) => (
            <li key={one.id} className={one.reported ? "notice-box" : undefined}>
              <p>
                {one.reported ? <span className="sr">{say("Reported:")} </span> : null}
                <b>{names[one.by]}</b>:{" "}
                <span className="wrap-anywhere whitespace-pre-line">{one.text || say("(no words)")}</span>
                {one.files.map(({ path, kind, name }) => (
                  <span key={path}>
                    {" "}
                    <a
                      href={path}
                      {...(kind === "pdf" ? { download: name } : { target: "_blank", rel: "noopener" })}
                      className="inline-flex min-h-11 items-center wrap-anywhere"
                    >
                      {name}
                    </a>
                  </span>
                ))}{" "}
                · <time dateTime={one.at}>{formatInstant(new Date(one.at))}</time>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="decide">
        <h2 id="decide">{status === "open" ? say("Decide") : say("Decided")}</h2>
        {status === "open" ? (
          <DecideReport id={id} />
        ) : (
          <p className="wrap-anywhere whitespace-pre-line">
            {status === "removed" ? say("Taken down") : say("Left as it is")}
            {decidedAt ? `, ${formatInstant(new Date(decidedAt))}` : ""}: {answer}
          </p>
        )}
      </section>
    </div>
  );
}
