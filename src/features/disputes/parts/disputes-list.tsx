import { Link } from "react-router";
import { formatDay, formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { DISPUTES_DESK_PATH, deskDisputePath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { DeskList } from "../../../ui/desk-list.tsx";
import { CircleCheck, Clock, Icon } from "../../../ui/icons.tsx";
import { Rich } from "../../../ui/rich.tsx";
import type { DeskCard } from "../dispute-desk.server.ts";
import { DISPUTE_ABOUT } from "../dispute-model.ts";

function Card({ dispute }: { dispute: DeskCard }) {
  const {
    ticket,
    number,
    about,
    organiser,
    provider,
    service,
    totalPaise,
    day,
    openedBy,
    dueAt,
    late,
    openedAt,
    ended,
  } = dispute;
  const at = formatInstant(new Date(openedAt));
  return (
    <>
      <p className="dispute-about">
        <Link to={deskDisputePath(ticket)}>
          {say("{first} and {second}", { first: organiser, second: provider })}
          <span className="sr"> {ticket}</span>
        </Link>
        {totalPaise === null ? null : <b>{formatRupees(totalPaise)}</b>}
      </p>
      <p>{[say(DISPUTE_ABOUT[about]), service, day ? formatDay(day) : ""].filter(Boolean).join(" · ")}</p>
      <p className="small soft">
        <span aria-hidden="true">{ticket} · </span>
        {say("booking {number}", { number })} ·{" "}
        {openedBy === "organiser"
          ? say("opened by {name}, the organiser, on {when}", { name: organiser, when: at })
          : say("opened by {name}, the provider, on {when}", { name: provider, when: at })}
      </p>
      {ended ? (
        <p className="status ok">
          <Icon as={CircleCheck} />
          <span>{ended}</span>
        </p>
      ) : null}
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
    </>
  );
}

export interface DisputesListProps {
  open: boolean;
  disputes: readonly DeskCard[];
  next: string | null;
}

/** Bookings whose two sides are at odds: those that wait, the oldest first, or those that are over. */
export function DisputesList({ open, disputes, next }: DisputesListProps) {
  return (
    <DeskList
      path={DISPUTES_DESK_PATH}
      open={open}
      over={say("Over")}
      none={open ? say("Nobody is at odds: nothing waits here.") : say("None is over yet.")}
      next={next}
    >
      {disputes.map((dispute) => (
        <li key={dispute.ticket} className="panel">
          <Card dispute={dispute} />
        </li>
      ))}
    </DeskList>
  );
}
