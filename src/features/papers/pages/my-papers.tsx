import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { states } from "../../../domain/places/places-data.ts";
import { MONEY_PATH, MY_PAPERS_PATH } from "../../../domain/request-paths.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ownPapers, ownSeller } from "../paper-service.server.ts";
import { PaperLines } from "../parts/paper-lines.tsx";
import { SellerForm } from "../parts/seller-form.tsx";
import type { Route } from "./+types/my-papers";

const TITLE = "Invoices and bills";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const cursor = new URL(args.request.url).searchParams.get("cursor");
  const [seller, list] = await Promise.all([ownSeller(deps, actor), ownPapers(deps, actor, { cursor })]);
  return { seller, ...list, states: states() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(TITLE),
      description: "What you have issued, and who issues it.",
      path: MY_PAPERS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What one has issued, and who one is on it. */
export default function MyPapers({ loaderData: { seller, papers, next, states: all } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs items={[{ label: "Your money", to: MONEY_PATH }, { label: TITLE }]} />
      <header>
        <h1>{TITLE}</h1>
        <p className="lead">You issue them for your bookings, in your own name and with your own numbers.</p>
      </header>
      {papers.length > 0 ? (
        <section aria-labelledby="issued">
          <h2 id="issued">What you have issued</h2>
          <PaperLines papers={papers} />
          <p>
            <a href="/api/papers.csv" download>
              This financial year for your accountant (CSV)
            </a>
          </p>
          {next ? (
            <p>
              <Link to={`${MY_PAPERS_PATH}?cursor=${next}`}>Older ones</Link>
            </p>
          ) : null}
        </section>
      ) : null}
      <section aria-labelledby="seller">
        <h2 id="seller">Who issues them</h2>
        <SellerForm begins={seller} states={all} />
      </section>
    </div>
  );
}
