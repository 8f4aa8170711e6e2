import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { BarFigure } from "../../../ui/bar-figure.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { INSIGHTS_PATH } from "../insights-path.ts";
import { insightsPage } from "../insights-page.server.ts";
import type { Route } from "./+types/insights";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = guarded(args, ["admin"]);
  const params = new URL(args.request.url).searchParams;
  return insightsPage(deps, { state: params.get("state") ?? "", show: params.get("show") ?? "" });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say("Insights")),
      description: say("What happened on the site, by week and by state."),
      path: INSIGHTS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What happened on the site in the last twelve weeks: by week, and by state on the map. */
export default function InsightsPage({ loaderData: data }: Route.ComponentProps) {
  const { state, counted, everywhere, pictures, shows, map, viewBox, columns, rows } = data;
  return (
    <div className="wrap band under-crumbs">
      <Breadcrumbs items={[{ label: say("Admin"), to: "/AdminDashboard" }, { label: say("Insights") }]} />
      <h1>{state ? say("The last 12 weeks in {state}", { state }) : say("The last 12 weeks")}</h1>
      <p className="soft mt-2">{counted}</p>
      <p className="actions mt-4">
        {everywhere ? (
          <LinkButton to={everywhere} variant="line" slim>
            {say("All of India")}
          </LinkButton>
        ) : null}
        <a href={spokenPath("/api/admin/insights.csv")} download className="inline-flex min-h-11 items-center">
          {say("Download as a table (CSV)")}
        </a>
      </p>
      <section aria-labelledby="weeks" className="own-figures mt-6">
        <h2 id="weeks">{say("By week")}</h2>
        <div className="own-pictures">
          {pictures.map(({ picture, value, cells, note }) => (
            <BarFigure key={picture.title} picture={picture} value={value} note={note} cell={(at) => cells[at] ?? ""} />
          ))}
        </div>
      </section>
      <section aria-labelledby="states" className="insights-by-state mt-8">
        <h2 id="states">{say("By state")}</h2>
        <nav className="chips roll mt-2" aria-label={say("By state")}>
          {shows.map(({ label, to, now }) => (
            <Link
              key={to}
              to={to}
              className={now ? "chip on" : "chip"}
              aria-current={now ? "page" : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          ))}
        </nav>
        <svg className="insights-map" viewBox={viewBox} aria-hidden="true">
          {map.map(({ d, share }) => (
            <path key={d} d={d} fillOpacity={0.06 + 0.94 * share} />
          ))}
        </svg>
        <p className="map-source">
          {say("The outline follows the Survey of India's; it is simplified, and no proof of where a border runs.")}
        </p>
        {rows.length > 0 ? (
          <div className="insights-states">
            <table className="why-table">
              <thead>
                <tr>
                  <th scope="col">{say("State")}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.to}>
                    <th scope="row">
                      <Link to={row.to}>{row.state}</Link>
                    </th>
                    {row.cells.map((cell, at) => (
                      <td key={columns[at]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <p className="soft">{say("Nothing yet.")}</p>
        )}
      </section>
    </div>
  );
}
