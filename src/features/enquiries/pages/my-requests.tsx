import { Form, Link, useSubmit } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { closedWords } from "../../../domain/closed-words.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { keepsListing } from "../../listings/own-listing-service.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { requestsPage } from "../enquiry-service.server.ts";
import { formatDay } from "../../../domain/dates.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { areaCallPath } from "../../../domain/request-paths.ts";
import type { AreaCall } from "../area-call.ts";
import { areaCalls } from "../area-service.server.ts";
import { openThings } from "../open-things.ts";
import { EnquiryCard } from "../parts/enquiry-card.tsx";
import { NextThings } from "../parts/next-things.tsx";
import {
  BOXES,
  STAGES,
  TIMES,
  TIME_WORDS,
  filtersOf,
  requestsAddress,
  stageWords,
  type Box,
  type RequestFilters,
  type Stage,
} from "../request-filters.ts";
import type { Route } from "./+types/my-requests";
import "../../../ui/styles/desk.css";

const WORDS: Record<Box, () => string> = {
  received: () => say("Received", "requests"),
  sent: () => say("Sent", "requests"),
};

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const params = new URL(args.request.url).searchParams;
  const wanted = BOXES.find((box) => box === params.get("box"));
  // Who offers something wants to see who asks; guests and admins, what they asked.
  const offers =
    actor.role === "volunteer" ||
    actor.role === "volunteer-manager" ||
    actor.role === "artist" ||
    (await keepsListing(deps, actor.id));
  const box = wanted ?? (offers ? "received" : "sent");
  const filters = filtersOf(params);
  // Who has narrowed the list is about one of them already.
  const narrowed = filters.after || filters.number || filters.stage || filters.time;
  const [page, calls, toAnswer] = await Promise.all([
    requestsPage(deps, actor, box, filters),
    box === "received" && !filters.after ? areaCalls(deps, actor) : [],
    narrowed ? [] : deps.bookings.toAnswer(deps, actor.id, box),
  ]);
  const { pending, quoted, accepted } = page.stages;
  const things = openThings(
    box === "received"
      ? { toAnswer: pending, quotes: 0, toConfirm: 0 }
      : { toAnswer: 0, quotes: quoted, toConfirm: accepted },
  );
  const waits = narrowed ? [] : [...toAnswer, ...things.toAnswer, ...things.quotes, ...things.toConfirm];
  return { ...page, calls, waits, box, offers, filters };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("My requests")),
      description: say("What you asked of others and what others asked of you."),
      path: "/my-requests",
      noindex: true,
    },
    originOf(matches),
  );
}

export default function MyRequests({ loaderData }: Route.ComponentProps) {
  const { enquiries, next, box, offers, filters, stages, calls, waits } = loaderData;
  const { after } = filters;
  const all = Object.values(stages).reduce((sum, n) => sum + n, 0);
  return (
    <div className="wrap band own-page">
      <h1>{say("My requests")}</h1>
      <nav className="chips my-5" aria-label={say("Requests")}>
        {BOXES.map((one) => (
          <Link
            key={one}
            to={requestsAddress(one)}
            className={one === box ? "chip on" : "chip"}
            aria-current={one === box ? "page" : undefined}
          >
            {WORDS[one]()}
          </Link>
        ))}
      </nav>
      {waits.length > 0 ? <NextThings next={waits} /> : null}
      {calls.length > 0 && !filters.number ? <AreaCalls calls={calls} /> : null}
      {filters.number ? (
        <p className="mb-5">
          <Link to={requestsAddress(box)}>
            {all === 1 ? say("The one request") : say("All {all} requests", { all })}
          </Link>
        </p>
      ) : all > 0 ? (
        <Filters box={box} filters={filters} stages={stages} all={all} />
      ) : null}
      {enquiries.length > 0 ? (
        <div className="grid max-w-5xl gap-5">
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.number} enquiry={enquiry} />
          ))}
        </div>
      ) : all > 0 && !after ? (
        <EmptyState
          title={say("Nothing here")}
          actions={
            <LinkButton to={requestsAddress(box)} variant="line">
              {say("Show all {all}", { all })}
            </LinkButton>
          }
        >
          <p>{say("None of your requests is of that kind, on those days.")}</p>
        </EmptyState>
      ) : (
        <Nothing box={box} offers={offers} later={after !== null} />
      )}
      <Pagination
        prev={after ? requestsAddress(box, { ...filters, after: null }) : null}
        prevLabel={filters.stage === "confirmed" || filters.stage === "quoted" ? say("Nearest") : say("Newest")}
        next={next && requestsAddress(box, { ...filters, after: next })}
      />
    </div>
  );
}

/** What is asked of everybody where one works, and what one has said to it. */
function AreaCalls({ calls }: { calls: readonly AreaCall[] }) {
  const [nearest, ...others] = calls;
  return (
    <section className="invite-calls" aria-labelledby="area-calls">
      <h2 id="area-calls">{say("Wanted in your area")}</h2>
      {nearest ? <CallList calls={[nearest]} /> : null}
      {others.length > 0 ? (
        <details>
          <summary>{say("{n} more", { n: others.length })}</summary>
          <CallList calls={others} />
        </details>
      ) : null}
    </section>
  );
}

function CallList({ calls }: { calls: readonly AreaCall[] }) {
  return (
    <ul>
      {calls.map(({ number, eventType, eventDate, place, needed, answer, over }) => (
        <li key={number}>
          <Link to={areaCallPath(number)}>
            <b>{closedWords(eventType)}</b>
            <span>
              {[
                eventDate && formatDay(eventDate),
                place,
                needed && say("{n, plural, one {# person} other {# people}}", { n: needed }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <StatusBadge
              status={answer?.taken ? (over ? "completed" : "confirmed") : answer ? "pending" : "new"}
              label={
                over && answer?.taken
                  ? say("You were there")
                  : answer?.taken
                    ? say("You are chosen")
                    : answer
                      ? say("You are free")
                      : say("Are you free?")
              }
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type FilterProps = { box: Box; filters: RequestFilters; stages: Record<Stage, number>; all: number };

/** What a request waits for, with how many there are; and its days. A form, so that it works before any script. */
function Filters({ box, filters: { stage, time }, stages, all }: FilterProps) {
  const submit = useSubmit();
  return (
    <div className="invite-filters">
      <nav className="chips roll" aria-label={say("By status")}>
        {[null, ...STAGES.filter((one) => stages[one] > 0 || one === stage)].map((one) => (
          <Link
            key={one ?? "all"}
            to={requestsAddress(box, { stage: one, time })}
            className={one === stage ? "chip on" : "chip"}
            aria-current={one === stage ? "page" : undefined}
          >
            {one === null ? say("All") : stageWords(one, box)}{" "}
            <span className="n">{one === null ? all : stages[one]}</span>
          </Link>
        ))}
      </nav>
      <Form method="get" onChange={(event) => void submit(event.currentTarget)}>
        <input type="hidden" name="box" value={box} />
        {stage ? <input type="hidden" name="status" value={stage} /> : null}
        <label className="sr" htmlFor="when">
          {say("When")}
        </label>
        <select id="when" name="when" className="select" defaultValue={time ?? ""} key={time ?? ""}>
          <option value="">{say("Any day")}</option>
          {TIMES.map((one) => (
            <option key={one} value={one}>
              {say(TIME_WORDS[one])}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit">{say("Show")}</button>
        </noscript>
      </Form>
    </div>
  );
}

function Nothing({ box, offers, later }: { box: Box; offers: boolean; later: boolean }) {
  if (later) return <EmptyState title={say("No older requests")}>{say("That was all.")}</EmptyState>;
  if (box === "sent") {
    return (
      <EmptyState
        title={say("You have not asked anybody yet")}
        actions={
          <>
            <LinkButton to="/Volunteers">{say("Find volunteers")}</LinkButton>
            <LinkButton to="/VolunteerEnquiryForm" variant="line">
              {say("Ask all in an area")}
            </LinkButton>
          </>
        }
      >
        <p>{say("Open a profile and book: the answer shows up here.")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say("No requests yet")}
      actions={
        <LinkButton to={offers ? "/MyDashBoard" : "/choose-role"}>
          {offers ? say("Go to my profile") : say("Offer your help")}
        </LinkButton>
      }
    >
      <p>
        {offers
          ? say("A profile with photos and skills is asked more often. Share its link with people who plan events.")
          : say("Register a profile, and organisers can book you.")}
      </p>
    </EmptyState>
  );
}
