import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { MESSAGE_REPORTS_PATH, messageReportPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { DeskList } from "../../../ui/desk-list.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MESSAGE_REASON_WORDS } from "../message-report-model.ts";
import { reportsAtDesk } from "../message-reports.server.ts";
import type { Route } from "./+types/desk";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args, ["admin"]);
  const params = new URL(args.request.url).searchParams;
  const open = params.get("status") !== "over";
  return { open, ...(await reportsAtDesk(deps, actor, { open, after: params.get("cursor") })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Reported messages")),
      description: say("Messages that somebody has reported to us."),
      path: MESSAGE_REPORTS_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

/** Messages that were reported: those that wait, the oldest first, or those that are decided. */
export default function MessageReportsDesk({ loaderData: { open, reports, next } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: say("Admin"), to: "/AdminDashboard" }, { label: say("Reported messages") }]} />
      <header>
        <h1>{say("Reported messages")}</h1>
      </header>
      <DeskList
        path={MESSAGE_REPORTS_PATH}
        open={open}
        over={say("Decided")}
        none={open ? say("Nothing waits here.") : say("None is decided yet.")}
        next={next}
      >
        {reports.map(({ id, number, reason, by, status, at }) => (
          <li key={id} className="panel">
            <p className="dispute-about">
              <Link to={messageReportPath(id)}>{say(MESSAGE_REASON_WORDS[reason])}</Link>
            </p>
            <p className="small soft">
              {by === "organiser"
                ? say("{number}, by the organiser", { number })
                : say("{number}, by the provider", { number })}
              {status === "open" ? "" : status === "removed" ? `, ${say("taken down")}` : `, ${say("left as it is")}`} ·{" "}
              <time dateTime={at}>{formatInstant(new Date(at))}</time>
            </p>
          </li>
        ))}
      </DeskList>
    </div>
  );
}
