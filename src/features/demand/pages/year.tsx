import { Link, data, redirect, useHref, type LinkProps } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { lastAhead, todayIST } from "../../../domain/dates.ts";
import { canonicalState } from "../../../domain/places/places.ts";
import { say, text } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/fields.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { LEAST_KNOWN } from "../demand-model.ts";
import { DAYS_PATH, freeVenuesPath, yearPath } from "../demand-paths.ts";
import { PACK_YEARS } from "../packs.server.ts";
import { yearView, type YearDay, type YearSource, type YearView } from "../year-page.server.ts";
import type { Route } from "./+types/year";
import "../../../ui/styles/desk.css";

export function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const today = todayIST(deps.now());
  const params = new URL(args.request.url).searchParams;
  // Without a year the present one, else the last there is.
  if (!("year" in args.params)) {
    const now = Number(today.slice(0, 4));
    throw redirect(yearPath(PACK_YEARS.includes(now) ? now : PACK_YEARS.at(-1)!));
  }
  const view = /^\d{4}$/.test(args.params.year ?? "")
    ? yearView(Number(args.params.year), canonicalState(params.get("state") ?? "") ?? "")
    : undefined;
  if (!view) throw data({ message: say("We have no days of this year.") }, { status: 404 });
  return { view, today, years: [...PACK_YEARS] };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const year = loaderData?.view.year ?? "";
  return seo(
    {
      title: pageTitle(say("Festivals, holidays and wedding days {year}", { year: String(year) })),
      description: say(
        "Which days of {year} are sought after for weddings and events in India, and why: festivals, holidays, exams, and wedding days with the lists that name them.",
        { year: String(year) },
      ),
      path: loaderData ? yearPath(loaderData.view.year) : DAYS_PATH,
      noindex: Boolean(loaderData?.view.state),
    },
    originOf(matches),
  );
}

/** A day, and where lists take it, the way to what is free then. */
const DayWay = ({ to, children, ...look }: { to: string | null } & Omit<LinkProps, "to">) =>
  to ? (
    <Link to={to} rel="nofollow" {...look}>
      {children}
    </Link>
  ) : (
    children
  );

function Day({ day: { day, words, level, levelWords, lines }, to }: { day: YearDay; to: string | null }) {
  return (
    <li data-level={level ?? undefined}>
      <p className="year-day">
        <b>
          <DayWay to={to} className="inline-flex min-h-11 items-center">
            <time dateTime={day}>{words}</time>
          </DayWay>
        </b>
        {level ? <span className="day-level">{levelWords}</span> : null}
      </p>
      {lines.map((line) => (
        <p key={line} className="small soft">
          {line}
        </p>
      ))}
    </li>
  );
}

/** A week begins on Monday. */
const SHORT = [text("Mo"), text("Tu"), text("We"), text("Th"), text("Fr"), text("Sa"), text("Su")];

/** @param from of the days that are told in words the first @param leads where a day leads; null: nowhere */
function Months({
  months,
  from = "",
  leads,
}: Pick<YearView, "months"> & { from?: string; leads: (day: string) => string | null }) {
  return (
    <div className="year-months">
      {months.map(({ key, title, begins, picture, days: all }) => {
        const days = all.filter(({ day }) => day >= from);
        return (
          <section key={key} aria-labelledby={`m-${key}`}>
            <h2 id={`m-${key}`}>{title}</h2>
            {/* A picture of what the list says in words. */}
            <ol className="year-picture" aria-hidden="true">
              {SHORT.map((name) => (
                <li key={name}>{say(name)}</li>
              ))}
              {picture.map(({ n, level }) => (
                <li key={n} data-level={level ?? undefined} style={n === 1 ? { gridColumnStart: begins } : undefined}>
                  {/* For who taps it; ears and keyboards go by the list. */}
                  <DayWay to={leads(`${key}-${String(n).padStart(2, "0")}`)} tabIndex={-1}>
                    {n}
                  </DayWay>
                </li>
              ))}
            </ol>
            {days.length > 0 ? (
              <ul>
                {days.map((day) => (
                  <Day key={day.day} day={day} to={leads(day.day)} />
                ))}
              </ul>
            ) : all.length === 0 ? (
              <p className="soft">{say("Nothing that we know of.")}</p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

function Sources({ sources }: { sources: readonly YearSource[] }) {
  return (
    <ul className="day-sources">
      {sources.map(({ name, url, read }) => (
        <li key={name}>
          {url ? (
            <a href={url} rel="nofollow noopener noreferrer" target="_blank">
              {name}
            </a>
          ) : (
            name
          )}
          {read ? `, ${read}` : null}
        </li>
      ))}
    </ul>
  );
}

/** A year of days that are sought after, and by whom that is said. No script is needed. */
export default function YearPage({ loaderData: { view, today, years } }: Route.ComponentProps) {
  const { year, state, stateWords, months, sources, lists, choices } = view;
  const isOver = (month: string) => month < today.slice(0, 7);
  // Lists take days of two years from now on.
  const leads = (day: string) => (day >= today && day <= lastAhead(today) ? freeVenuesPath(day, state) : null);
  return (
    <div className="wrap spaced year-page">
      <Breadcrumbs items={[{ label: say("Home"), to: "/" }, { label: say("Busy and quiet days") }]} />
      <header>
        <h1>
          {stateWords
            ? say("Festivals, holidays and wedding days {year}: {place}", { year: String(year), place: stateWords })
            : say("Festivals, holidays and wedding days {year}", { year: String(year) })}
        </h1>
        <p className="lead">
          {say(
            "On these days many people celebrate, so halls, caterers and artists are asked for early. Of a day that is not here we know nothing special.",
          )}{" "}
          {say("Choose a day to see which venues are free then.")}
        </p>
      </header>
      <nav className="chips" aria-label={say("Years")}>
        {years.map((one) => (
          <Link
            key={one}
            to={`${yearPath(one)}${state ? `?${new URLSearchParams({ state })}` : ""}`}
            className={one === year ? "chip on" : "chip"}
            aria-current={one === year ? "page" : undefined}
          >
            {one}
          </Link>
        ))}
      </nav>
      <form method="get" action={useHref(yearPath(year))} className="year-state no-print">
        <SelectField
          key={state}
          id="days-state"
          label={say("State")}
          name="state"
          placeholder={say("All of India")}
          options={choices}
          defaultValue={state}
        />
        <Button type="submit" variant="line">
          {say("Show")}
        </Button>
      </form>
      <Months months={months.filter(({ key }) => !isOver(key))} from={today} leads={leads} />
      {months.some(({ key }) => isOver(key)) ? (
        <details open={months.every(({ key }) => isOver(key)) || undefined}>
          <summary>{say("Months that are over")}</summary>
          <Months months={months.filter(({ key }) => isOver(key))} leads={() => null} />
        </details>
      ) : null}
      <section aria-labelledby="how">
        <h2 id="how">{say("How this is made")}</h2>
        <p>
          {say(
            "We do not say which day is a good one to marry on. A wedding day counts the named lists that contain it: two or more of them make it very busy, one makes it busy, as a festival or a holiday does. Lists disagree, and each was read for the time that stands beside it.",
          )}
        </p>
        <p>
          {say(
            "Where you search or ask for a day, we also say how many in your district are taken, from {n} who keep a calendar on. No price here follows from it.",
            { n: LEAST_KNOWN },
          )}
        </p>
        <p>
          {say(
            "Left out: holidays of single states, elections, exams whose dates are not published, and wedding days that no list at hand names (all of 2028). Feasts of 2027 and 2028 are reckoned; your own calendar may have them a day apart.",
          )}
        </p>
        <h3>{say("Sources of feasts and holidays")}</h3>
        <Sources sources={sources} />
        {lists.length > 0 ? (
          <>
            <h3>{say("Lists of wedding days")}</h3>
            <Sources sources={lists} />
          </>
        ) : null}
      </section>
    </div>
  );
}
