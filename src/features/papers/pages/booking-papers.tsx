import { pageTitle } from "../../../domain/brand.ts";
import {
  MY_PAPERS_PATH,
  bookingPapersPath,
  bookingPath,
  messagesPath,
  paymentsPath,
} from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { PAPER_TEXT, isFinal } from "../paper-model.ts";
import { papersSeen } from "../paper-service.server.ts";
import { stateOptions } from "../state-options.server.ts";
import { IssueForm } from "../parts/issue-form.tsx";
import { PaperLines } from "../parts/paper-lines.tsx";
import type { Route } from "./+types/booking-papers";
import "../../../ui/styles/desk.css";

const TITLE = text("Invoices and receipts");

/** For the two sides; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const seen = await papersSeen(deps, actor, args.params.number);
    return { ...seen, states: seen.open.length > 0 ? stateOptions() : [] };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("What was issued for this booking."),
      path: bookingPapersPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** What was issued for a booking, and for its provider what may be issued now. */
export default function BookingPapersPage({ loaderData }: Route.ComponentProps) {
  const { number, side, other, papers, buyer, open, hindrance, states: all } = loaderData;
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs
        items={[
          { label: say("Booking"), to: bookingPath(number) },
          { label: say("Payments"), to: paymentsPath(number) },
          { label: say(TITLE) },
        ]}
      />
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">{other}</p>
      </header>
      {papers.length === 0 && side === "organiser" ? (
        <EmptyState
          title={say("{other} has issued nothing yet.", { other })}
          actions={
            <LinkButton to={messagesPath(number)} slim>
              {say("Write to {other}", { other })}
            </LinkButton>
          }
        >
          <p>
            {say(
              "A receipt for an advance, and the invoice or the bill after the event, stand here once their provider has issued them. You get them by mail too.",
            )}
          </p>
        </EmptyState>
      ) : (
        <section aria-labelledby="issued">
          <h2 id="issued">{say("What was issued")}</h2>
          {papers.length > 0 ? <PaperLines papers={papers} /> : <p className="soft">{say("Nothing yet.")}</p>}
        </section>
      )}
      {hindrance ? (
        <div className="notice-box">
          <div className="stack">
            <p>{say(PAPER_TEXT[hindrance])}</p>
            {hindrance === "free" ? null : (
              <p>
                <LinkButton to={MY_PAPERS_PATH} slim>
                  {say("Who issues your papers")}
                </LinkButton>
              </p>
            )}
          </div>
        </div>
      ) : null}
      {open.length > 0 ? (
        <section className="quote-card" aria-labelledby="issue">
          <h2 id="issue">{say("Issue one")}</h2>
          <IssueForm key={papers.length} number={number} open={open} buyer={other} last={buyer} states={all} />
        </section>
      ) : null}
      {side === "provider" && !hindrance && open.length === 0 ? (
        <p className="small soft">
          {papers.some(({ kind }) => isFinal(kind))
            ? say("All of it is issued.")
            : say("Nothing is to be issued now. The invoice or the bill can be issued from the day of the event on.")}
        </p>
      ) : null}
      <p>
        <LinkButton to={paymentsPath(number)} slim variant="line">
          {say("Back to the payments")}
        </LinkButton>
      </p>
    </div>
  );
}
