import { pageTitle } from "../../../domain/brand.ts";
import { MONEY_PATH, MY_PAPERS_PATH, RECEIVED_PAPERS_PATH } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { paperListSeen } from "../paper-lists.server.ts";
import { ownSeller } from "../paper-service.server.ts";
import { PaperList } from "../parts/paper-list.tsx";
import { stateOptions } from "../state-options.server.ts";
import { SellerForm } from "../parts/seller-form.tsx";
import type { Route } from "./+types/my-papers";
import "../../../ui/styles/desk.css";

const TITLE = text("Invoices and bills");

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const [seller, list, keeps] = await Promise.all([
    ownSeller(deps, actor),
    paperListSeen(deps, "issued", actor, args.request.url),
    deps.kept.categoriesOf(deps.db, actor.id),
  ]);
  return { seller, list, sells: keeps.length > 0, states: stateOptions() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("What you have issued, and who issues it."),
      path: MY_PAPERS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What one has issued, and who one is on it. */
export default function MyPapers({ loaderData: { seller, list, sells, states: all } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs items={[{ label: say("Your money"), to: MONEY_PATH }, { label: say(TITLE) }]} />
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">
          {sells || seller
            ? say("You issue them for your bookings, in your own name and with your own numbers.")
            : say("What others have issued to you, and who issues yours once you are booked yourself.")}
        </p>
        <p className="actions">
          {/* Who offers nothing here looks for what others have issued. */}
          <LinkButton to={RECEIVED_PAPERS_PATH} slim variant={sells || seller ? "line" : "fill"}>
            {say("Invoices and bills issued to you")}
          </LinkButton>
        </p>
      </header>
      {list.years.length > 0 ? (
        <section aria-labelledby="issued">
          <h2 id="issued">{say("What you have issued")}</h2>
          <PaperList list={list} path={MY_PAPERS_PATH} by="buyer" />
          <p>
            <a
              href={spokenPath(`/api/papers.csv${list.year ? `?year=${list.year}` : ""}`)}
              download
              className="inline-flex min-h-11 items-center"
            >
              {list.year
                ? say("The year {year} for your accountant (CSV)", { year: list.year })
                : say("This financial year for your accountant (CSV)")}
            </a>
          </p>
        </section>
      ) : null}
      {seller || !sells ? (
        <details className="panel fold">
          <summary>
            <h2>
              {say("Who issues them")} {seller ? <small>{seller.legalName}</small> : null}
            </h2>
          </summary>
          <SellerForm begins={seller} states={all} />
        </details>
      ) : (
        <section aria-labelledby="seller">
          <h2 id="seller">{say("Who issues them")}</h2>
          <SellerForm begins={seller} states={all} />
        </section>
      )}
    </div>
  );
}
