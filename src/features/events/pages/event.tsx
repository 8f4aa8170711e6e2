import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { placeTextSaid } from "../../../domain/places/place-said.ts";
import { EVENTS_PATH, bookingPath, eventPath, runSheetPath } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton, buttonClass } from "../../../ui/button.tsx";
import { Check } from "../../../ui/icons.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { categories } from "../../registry.ts";
import { daysThere, inOrder, isOnlyAgreed, type EventRequest } from "../event-model.ts";
import { eventSeen } from "../event-service.server.ts";
import { linksSeen } from "../family-service.server.ts";
import { recommendedFor } from "../event-recommended.server.ts";
import { RecommendedLines } from "../../recommending/parts/recommended-lines.tsx";
import { BoardRow, LooseRequests, bookedWords, needAnchor } from "../parts/board-row.tsx";
import { Budget } from "../parts/budget.tsx";
import { DuesAhead } from "../parts/dues-ahead.tsx";
import { DeleteEvent, EventForm } from "../parts/event-form.tsx";
import { ShareEvent } from "../parts/share-event.tsx";
import type { Route } from "./+types/event";
import "../../../ui/styles/desk.css";

/** For its owner; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const seen = await eventSeen(deps, actor, args.params.id);
    return {
      ...seen,
      today: todayIST(deps.now()),
      where: placeTextSaid(seen.event.place),
      recommended: await recommendedFor(deps, seen),
      links: await linksSeen(deps, args.params.id),
      categories: categories.map(({ key, plural, searchPath }) => ({ key, label: say(plural), path: searchPath })),
    };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("My event")),
      description: say("Who is booked, what it costs, and what is missing."),
      path: eventPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The board of an event. */
export default function EventPage({
  loaderData: { event, where, board, dues, loose, links, categories, recommended, today },
}: Route.ComponentProps) {
  const { id, name, occasion, guests, parts, budgetPaise } = event;
  const wordsOf = (category: string) =>
    categories.find(({ key }) => key === category) ?? { label: category, path: "/search" };
  const booked = board.rows.flatMap((row) => row.booked);
  const untouched = board.rows.every((row) => row.booked.length + row.open.length + row.picks.length === 0);
  return (
    <div className="wrap band booking-page event-page">
      <Breadcrumbs items={[{ label: say("My events"), to: EVENTS_PATH }, { label: name }]} />
      <header>
        <h1>{name}</h1>
        <p className="lead">
          {[
            occasion === name ? "" : occasionWords(occasion),
            where,
            guests ? say("{n, plural, one {# guest} other {# guests}}", { n: guests }) : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <ul className="event-days">
          {parts.map((part) => (
            <li key={`${part.day} ${part.name}`}>
              <b>{formatDay(part.day)}</b> {occasionWords(part.name)}
            </li>
          ))}
        </ul>
      </header>
      <div className="event-side">
        <DuesAhead dues={dues} today={today} />
        <Budget board={board} budgetPaise={budgetPaise} />
      </div>
      <div className="event-main">
        <LooseRequests eventId={id} loose={loose} />
        <section aria-labelledby="board">
          <h2 id="board">{say("What you need")}</h2>
          {board.rows.length > 3 ? (
            <nav className="chips roll event-kinds no-print" aria-label={say("What you need")}>
              {board.rows.map(({ category, day, booked }) => (
                <a key={`${category} ${day}`} href={`#${needAnchor(category, day)}`} className="chip">
                  {booked.some((one) => !isOnlyAgreed(one)) ? <Check className="icon" aria-hidden="true" /> : null}
                  {wordsOf(category).label}
                  {/* Of the same kind on two days, which of them it is. */}
                  {day && board.rows.filter((row) => row.category === category).length > 1
                    ? `, ${formatDay(day).replace(/ \d{4}$/, "")}`
                    : null}
                  {booked.length > 0 ? <span className="sr">, {bookedWords(booked)}</span> : null}
                </a>
              ))}
            </nav>
          ) : null}
          {board.rows.length === 0 ? (
            <p className="soft">{say("Tick below what you need: each gets its place here.")}</p>
          ) : (
            <div className="event-board">
              {board.rows.map((row, at) => (
                <BoardRow
                  key={`${row.category} ${row.day}`}
                  eventId={id}
                  row={row}
                  words={wordsOf(row.category)}
                  fresh={at === 0 && untouched}
                  fits={recommended.needs.find(({ category, day }) => category === row.category && day === row.day)}
                />
              ))}
            </div>
          )}
        </section>
        {recommended.together.listings.length > 0 ? (
          <section aria-labelledby="booked-together">
            <h2 id="booked-together">{say("Often booked together")}</h2>
            <RecommendedLines recommended={recommended.together} />
          </section>
        ) : null}
      </div>
      <div className="event-rest">
        {booked.length > 0 ? (
          <RunSheet eventId={id} booked={booked} labelOf={(key) => wordsOf(key).label} parts={parts} />
        ) : null}
        <ShareEvent key={JSON.stringify(links)} eventId={id} links={links} />
      </div>
      <details className="quote-change no-print">
        <summary>{say("Change the event")}</summary>
        <EventForm key={JSON.stringify(event)} begins={event} categories={categories} />
        <DeleteEvent id={id} />
      </details>
    </div>
  );
}

/** Who comes on which day, in short: the whole of it stands on a page for paper. */
function RunSheet({
  eventId,
  booked,
  parts,
  labelOf,
}: {
  eventId: string;
  booked: readonly EventRequest[];
  parts: readonly { name: string; day: string }[];
  labelOf: (category: string) => string;
}) {
  // Whoever comes for several days stands on each of them that has something of its own.
  const on = (day: string) => booked.filter((one) => daysThere(one).includes(day));
  const days = [...new Set([...booked.map(({ day }) => day ?? ""), ...parts.map(({ day }) => day)])]
    .filter((day) => on(day).length > 0)
    .toSorted();
  return (
    <section aria-labelledby="run" className="event-run">
      <h2 id="run">{say("Who comes when")}</h2>
      {days.map((day) => (
        <div key={day}>
          <h3>
            {day ? formatDay(day) : say("Without a day")}{" "}
            <span className="small soft">
              {parts
                .filter((part) => part.day === day)
                .map((part) => occasionWords(part.name))
                .join(", ")}
            </span>
          </h3>
          <ul>
            {inOrder(on(day)).map(({ number, title, category, arrives }) => (
              <li key={number}>
                {arrives ? <b>{arrives} </b> : null}
                <Link to={bookingPath(number)}>{title}</Link>, {labelOf(category).toLowerCase()}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="no-print flex flex-wrap gap-3">
        <LinkButton to={runSheetPath(eventId)} slim variant="line">
          {say("Open the run-sheet")}
        </LinkButton>
        <a
          className={buttonClass({ variant: "line", slim: true })}
          href={spokenPath(`/api/events/${eventId}/calendar.ics`)}
          download
        >
          {say("Add to your calendar")}
        </a>
      </p>
    </section>
  );
}
