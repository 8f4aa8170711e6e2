import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { marketplaceAct } from "../../../domain/tax-acts.ts";
import { formatRupees } from "../../../domain/money.ts";
import { FACILITATED_PATH } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton, buttonClass } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { facilitated, facilitatedYears, isFinancialYear } from "../money-service.server.ts";
import type { Route } from "./+types/facilitated";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args, ["admin"]);
  const asked = new URL(args.request.url).searchParams.get("year");
  const { at, everyMinutes, ...shown } = await facilitated(deps, asked && isFinancialYear(asked) ? asked : null, actor);
  return {
    years: facilitatedYears(deps.now()),
    // What is as of now, or changes no more, needs no word of when.
    counted: everyMinutes
      ? say("Counted {instant}. Counted anew every {minutes} minutes.", {
          instant: formatInstant(at),
          minutes: everyMinutes,
        })
      : "",
    ...shown,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say("Paid directly to providers")),
      description: say("What providers have noted as received, by financial year."),
      path: FACILITATED_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** So many providers stand on the page, the highest sums first. */
const MOST_SHOWN = 50;

/** What was paid to each provider through this site in a financial year: figures for whoever advises the company. */
export default function Facilitated({ loaderData }: Route.ComponentProps) {
  const { year, years, counted, thresholdPaise, providers } = loaderData;
  const above = providers.filter((one) => one.above).length;
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: say("Admin"), to: "/AdminDashboard" }, { label: say("Payments") }]} />
      <header>
        <h1>{say("Paid to providers in {year}", { year })}</h1>
        <p className="lead">
          {say("What providers have noted as received from people they met here. None of it went through us.")}
        </p>
        {counted ? <p className="soft mt-2">{counted}</p> : null}
      </header>
      <p className="flex flex-wrap gap-3">
        {years.map((one) => (
          <LinkButton key={one} to={`${FACILITATED_PATH}?year=${one}`} slim variant={one === year ? "fill" : "line"}>
            {one}
          </LinkButton>
        ))}
        <a
          className={buttonClass({ variant: "line", slim: true })}
          href={spokenPath(`/api/admin/facilitated.csv?year=${year}`)}
          download
        >
          {say("Download CSV")}
        </a>
      </p>
      <p>
        {above === 0
          ? say("Nobody is above {amount}, the threshold for individuals: {act}. This is a report, and no advice.", {
              amount: formatRupees(thresholdPaise),
              act: say(marketplaceAct(year)),
            })
          : say(
              "{above, plural, one {# provider is} other {# providers are}} above {amount}, the threshold for individuals: {act}. This is a report, and no advice.",
              { above, amount: formatRupees(thresholdPaise), act: say(marketplaceAct(year)) },
            )}
      </p>
      {providers.length === 0 ? (
        <p className="soft">{say("Nothing was noted as received in this year.")}</p>
      ) : (
        <table className="data-table paid-table">
          <thead>
            <tr>
              <th scope="col">{say("Provider")}</th>
              <th scope="col">{say("Bookings")}</th>
              <th scope="col">{say("Received")}</th>
              <th scope="col">{say("Threshold")}</th>
            </tr>
          </thead>
          <tbody>
            {providers.slice(0, MOST_SHOWN).map((one) => (
              <tr key={one.username}>
                <td data-label={say("Provider")}>
                  <span>
                    {one.name} <span className="small soft block">{one.username}</span>
                  </span>
                </td>
                <td data-label={say("Bookings")}>{one.bookings}</td>
                <td data-label={say("Received")}>{formatRupees(one.paise)}</td>
                <td data-label={say("Threshold")}>{one.above ? say("Above") : say("Below")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {providers.length > MOST_SHOWN ? (
        <p className="soft">
          {say("The first {n} of {all}; the file has everybody.", { n: MOST_SHOWN, all: providers.length })}
        </p>
      ) : null}
    </div>
  );
}
