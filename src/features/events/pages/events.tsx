import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { daysBetween, todayIST } from "../../../domain/dates.ts";
import { EVENTS_PATH, eventPath } from "../../../domain/request-paths.ts";
import { placeTextSaid } from "../../../domain/places/place-said.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { categories } from "../../registry.ts";
import { DayLeaf } from "../../enquiries/parts/day-leaf.tsx";
import { daysWords } from "../days-words.ts";
import type { Standing } from "../event-model.ts";
import { eventsSeen, standings } from "../event-service.server.ts";
import { EventForm } from "../parts/event-form.tsx";
import type { Route } from "./+types/events";
import "../../../ui/styles/desk.css";

const TITLE = text("My events");

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const today = todayIST(deps.now());
  const seen = await eventsSeen(deps, actor);
  const far = await standings(deps, seen);
  return {
    events: seen
      .map((event) => ({
        ...event,
        where: placeTextSaid(event.place),
        leaf: nextDay(event.parts, today),
        far: far.get(event.id)!,
      }))
      .toSorted(byNextDay),
    categories: categories.map(({ key, plural }) => ({ key, label: say(plural) })),
  };
}

/** The day that comes next of an event, and in how many days that is; of one that is over the first. */
function nextDay(parts: readonly { day: string }[], today: string): { day: string | null; inDays: number | null } {
  const days = parts.map(({ day }) => day).toSorted();
  const ahead = days.find((day) => day >= today);
  return { day: ahead ?? days[0] ?? null, inDays: ahead ? daysBetween(today, ahead) : null };
}

type Leaf = { leaf: ReturnType<typeof nextDay> };
/** What comes next first; what is over at the end, the last of it first. */
const byNextDay = ({ leaf: one }: Leaf, { leaf: other }: Leaf): number =>
  one.inDays !== null && other.inDays !== null
    ? one.inDays - other.inDays
    : one.inDays !== null
      ? -1
      : other.inDays !== null
        ? 1
        : (other.day ?? "").localeCompare(one.day ?? "");

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("What you plan, who is booked for it, and what it costs."),
      path: EVENTS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** How far it has come, as a picture and in words. */
function Far({ wanted, booked, toConfirm, asked }: Standing) {
  if (wanted === 0) return null;
  const share = (count: number) => Math.round((count / wanted) * 100);
  const toAsk = wanted - booked - toConfirm - asked;
  return (
    <div className="event-far">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="whole" />
        <rect width={share(booked + toConfirm + asked)} height="6" className="likely" />
        <rect width={share(booked)} height="6" className="done" />
      </svg>
      <p className="dotted">
        <b>{say("{booked} of {wanted} booked", { booked, wanted })}</b>
        {toConfirm > 0 ? <span>{say("{n} to confirm", { n: toConfirm })}</span> : null}
        {asked > 0 ? <span>{say("{n} asked", { n: asked })}</span> : null}
        {toAsk > 0 ? <span>{say("{n} to ask", { n: toAsk })}</span> : null}
      </p>
    </div>
  );
}

/** What somebody plans. */
export default function Events({ loaderData: { events, categories } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page events-page">
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">
          {say("Everybody for one celebration on one page: who is booked, what they cost, what is missing.")}
        </p>
      </header>
      {events.length > 0 ? (
        <ul className="event-list">
          {events.map(({ id, name, parts, where, guests, leaf, far }) => (
            <li key={id} className={leaf.inDays === null ? "with-leaf over" : "with-leaf"}>
              <DayLeaf eventDate={leaf.day} inDays={leaf.inDays} />
              <div>
                <h2>
                  <Link to={eventPath(id)}>{name}</Link>
                </h2>
                <p className="soft dotted">
                  {[
                    daysWords(parts.map(({ day }) => day)),
                    where,
                    guests ? say("{n, plural, one {# guest} other {# guests}}", { n: guests }) : "",
                  ]
                    .filter(Boolean)
                    .map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                </p>
                <Far {...far} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {events.length > 0 ? (
        <details className="panel fold">
          <summary>
            <h2>{say("Another event")}</h2>
          </summary>
          <EventForm begins={null} categories={categories} />
        </details>
      ) : (
        <section aria-labelledby="new">
          <h2 id="new">{say("Your first event")}</h2>
          <EventForm begins={null} categories={categories} />
        </section>
      )}
    </div>
  );
}
