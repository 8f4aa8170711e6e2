import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { FACILITATED_PATH } from "../../../domain/request-paths.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton, buttonClass } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { facilitated, financialYear, isFinancialYear } from "../money-service.server.ts";
import type { Route } from "./+types/facilitated";

const YEARS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { deps } = guarded(args, ["admin"]);
  const asked = new URL(args.request.url).searchParams.get("year");
  const now = financialYear(todayIST(deps.now()));
  const first = Number(now.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => financialYear(`${first - at}-04-01`));
  return { years, ...(await facilitated(deps, asked && isFinancialYear(asked) ? asked : null)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle("Payments through this site"),
      description: "What providers have noted as received, by financial year.",
      path: FACILITATED_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What was paid to each provider through this site in a financial year: figures for whoever advises the company. */
export default function Facilitated({ loaderData: { year, years, thresholdPaise, providers } }: Route.ComponentProps) {
  const above = providers.filter((one) => one.above).length;
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: "Admin", to: "/AdminDashboard" }, { label: "Payments" }]} />
      <header>
        <h1>Paid to providers in {year}</h1>
        <p className="lead">
          What providers have noted as received from whom they met here. Nothing of it went through us.
        </p>
      </header>
      <p className="flex flex-wrap gap-3">
        {years.map((one) => (
          <LinkButton key={one} to={`${FACILITATED_PATH}?year=${one}`} slim variant={one === year ? "fill" : "line"}>
            {one}
          </LinkButton>
        ))}
        <a
          className={buttonClass({ variant: "line", slim: true })}
          href={`/api/admin/facilitated.csv?year=${year}`}
          download
        >
          Download CSV
        </a>
      </p>
      <p>
        {above === 0 ? "Nobody is" : above === 1 ? "1 provider is" : `${above} providers are`} above{" "}
        {formatRupees(thresholdPaise)}, the threshold of section 194-O of the Income-tax Act for individuals. This is a
        report, and no advice.
      </p>
      {providers.length === 0 ? (
        <p className="soft">Nothing was noted as received in this year.</p>
      ) : (
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Provider</th>
              <th scope="col">Bookings</th>
              <th scope="col">Received</th>
              <th scope="col">Threshold</th>
            </tr>
          </thead>
          <tbody>
            {providers.map((one) => (
              <tr key={one.username}>
                <td data-label="Provider">
                  <span>
                    {one.name} <span className="small soft">{one.username}</span>
                  </span>
                </td>
                <td data-label="Bookings">{one.bookings}</td>
                <td data-label="Received">{formatRupees(one.paise)}</td>
                <td data-label="Threshold">{one.above ? "Above" : "Below"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
