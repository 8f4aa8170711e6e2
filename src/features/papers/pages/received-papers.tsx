import { pageTitle } from "../../../domain/brand.ts";
import { MONEY_PATH, RECEIVED_PAPERS_PATH } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { paperListSeen } from "../paper-lists.server.ts";
import { PaperList } from "../parts/paper-list.tsx";
import type { Route } from "./+types/received-papers";
import "../../../ui/styles/desk.css";

const TITLE = text("Invoices and receipts for you");

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return paperListSeen(deps, "received", actor, args.request.url);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("What was issued to you for what you have booked."),
      path: RECEIVED_PAPERS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What others have issued to one for what one has booked. */
export default function ReceivedPapers({ loaderData: list }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs items={[{ label: say("Your money"), to: MONEY_PATH }, { label: say(TITLE) }]} />
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">
          {say("Whoever you have booked issues them. Each can be read, printed and kept as a PDF.")}
        </p>
      </header>
      {list.years.length > 0 ? (
        <PaperList list={list} path={RECEIVED_PAPERS_PATH} by="seller" />
      ) : (
        <EmptyState
          title={say("There is none yet")}
          actions={
            <LinkButton to="/my-requests?box=sent" variant="line" slim>
              {say("See my requests")}
            </LinkButton>
          }
        >
          {say(
            "A receipt for an advance, and the invoice or the bill after the event, stand here once their provider has issued them. You get them by mail too.",
          )}
        </EmptyState>
      )}
    </div>
  );
}
