import { Link, redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay } from "../../../domain/dates.ts";
import { EVENTS_PATH, askPath, eventPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { askPage } from "../ask-page.server.ts";
import { AddSaved } from "../parts/add-saved.tsx";
import { AskForm } from "../parts/ask-form.tsx";
import type { Route } from "./+types/ask";
import "../../../ui/styles/desk.css";

/** For the event's owner; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const shown = await askPage(deps, actor, args.params.id, new URL(args.request.url));
    if (!shown) throw redirect(eventPath(args.params.id));
    return shown;
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Ask several at once")),
      description: say("One question to up to five at once."),
      path: eventPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** One question to up to five of a category, for one day of an event. */
export default function AskPage({ loaderData }: Route.ComponentProps) {
  const { event, category, day, q, place, around, candidates, asked, brief } = loaderData;
  const along = new URLSearchParams(brief).toString();
  const days = [...new Map(event.parts.map((part) => [part.day, part])).keys()].toSorted();
  return (
    <div className="wrap band booking-page event-page">
      <Breadcrumbs
        items={[
          { label: say("My events"), to: EVENTS_PATH },
          { label: event.name, to: eventPath(event.id) },
          { label: category.label },
        ]}
      />
      <header>
        <h1>{say("{label}: ask up to five at once", { label: category.label })}</h1>
        {day === null ? null : (
          <p className="lead">
            {place
              ? say("For {day}, around {district}.", { day: formatDay(day), district: around })
              : say("For {day}.", { day: formatDay(day) })}
          </p>
        )}
        {days.length > 1 ? (
          <nav aria-label={say("Another day")} className="chips">
            {days
              .filter((one) => day === null || one !== day)
              .map((one) => (
                <Link key={one} to={askPath(event.id, category.key, one, along)} className="chip">
                  {formatDay(one)}
                </Link>
              ))}
          </nav>
        ) : null}
      </header>
      {day === null ? (
        <EmptyState
          title={say("Every day of this event is over")}
          actions={<LinkButton to={eventPath(event.id)}>{say("Change the event")}</LinkButton>}
        >
          <p>{say("Give it a day that is still to come, and ask for that.")}</p>
        </EmptyState>
      ) : (
        <>
          {asked.length > 0 ? (
            <p className="soft">{say("Asked already for this day: {those}.", { those: asked.join(", ") })}</p>
          ) : null}
          <details className="fold panel" open={q !== "" || undefined}>
            <summary>
              <h2>{say("Look for others")}</h2>
            </summary>
            <div className="ask-tools">
              <form method="get" role="search">
                <input type="hidden" name="category" value={category.key} />
                <input type="hidden" name="day" value={day} />
                {brief.map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <TextField
                  label={say("Look for others")}
                  name="q"
                  type="search"
                  maxLength={100}
                  defaultValue={q}
                  optional
                />
                <Button type="submit" variant="line" slim>
                  {say("Search")}
                </Button>
              </form>
              <p className="flex flex-wrap gap-3">
                <AddSaved
                  eventId={event.id}
                  profiles={category.profiles}
                  there={candidates.filter(({ picked }) => picked).map(({ path }) => path)}
                />
                <LinkButton to={category.path} variant="line" slim>
                  {say("The whole list")}
                </LinkButton>
              </p>
            </div>
          </details>
          {candidates.length === 0 ? (
            <EmptyState
              title={say("Nobody found")}
              actions={<LinkButton to={askPath(event.id, category.key, day, along)}>{say("Show all")}</LinkButton>}
            >
              <p>{say("Try other words, or save profiles from the whole list and add them here.")}</p>
            </EmptyState>
          ) : (
            <AskForm
              key={`${category.key} ${day} ${candidates.map(({ id, picked }) => id + picked).join()}`}
              {...loaderData}
            />
          )}
        </>
      )}
    </div>
  );
}
