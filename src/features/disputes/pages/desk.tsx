import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, formatInstant } from "../../../domain/dates.ts";
import { DISPUTES_DESK_PATH, deskDisputePath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { DeskList } from "../../../ui/desk-list.tsx";
import { Clock, Icon } from "../../../ui/icons.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { DISPUTE_ABOUT } from "../dispute-model.ts";
import { disputesAtDesk } from "../dispute-desk.server.ts";
import type { Route } from "./+types/desk";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = guarded(args, ["admin"]);
  const params = new URL(args.request.url).searchParams;
  const open = params.get("status") !== "over";
  return { open, ...(await disputesAtDesk(deps, { open, after: params.get("cursor") })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Disputes")),
      description: say("Bookings whose two sides are at odds."),
      path: DISPUTES_DESK_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

/** Bookings whose two sides are at odds: those that wait, the oldest first, or those that are over. */
export default function DisputesDesk({ loaderData: { open, disputes, next } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: say("Admin"), to: "/AdminDashboard" }, { label: say("Disputes") }]} />
      <header>
        <h1>{say("Disputes")}</h1>
      </header>
      <DeskList
        path={DISPUTES_DESK_PATH}
        open={open}
        over={say("Over")}
        none={open ? say("Nobody is at odds: nothing waits here.") : say("None is over yet.")}
        next={next}
      >
        {disputes.map(({ ticket, about, organiser, provider, day, openedBy, dueAt, late, openedAt }) => (
          <li key={ticket} className="panel">
            <p className="dispute-about">
              <Link to={deskDisputePath(ticket)}>
                {say("{first} and {second}", { first: organiser, second: provider })}
                <span className="sr"> {ticket}</span>
              </Link>
            </p>
            <p>{[say(DISPUTE_ABOUT[about]), day ? formatDay(day) : ""].filter(Boolean).join(" · ")}</p>
            <p className="small soft">
              <span aria-hidden="true">{ticket}: </span>
              {openedBy === "organiser"
                ? say("opened by the organiser on {when}", { when: formatInstant(new Date(openedAt)) })
                : say("opened by the provider on {when}", { when: formatInstant(new Date(openedAt)) })}
            </p>
            {dueAt ? (
              <p className={late ? "status bad" : "status wait"}>
                <Icon as={Clock} />
                <span>
                  <Rich
                    text={
                      late
                        ? say("Late since <time>{when}</time>", { when: formatInstant(new Date(dueAt)) })
                        : say("Answer due by <time>{when}</time>", { when: formatInstant(new Date(dueAt)) })
                    }
                    as={{ time: (words) => <time dateTime={dueAt}>{words}</time> }}
                  />
                </span>
              </p>
            ) : null}
          </li>
        ))}
      </DeskList>
    </div>
  );
}
