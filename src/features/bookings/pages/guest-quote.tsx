import { data } from "react-router";
import { bookingPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { behindCountedLink, pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { behindLink } from "../../../ui/page/behind-link.ts";
import { FOR_NOBODY_ELSE } from "../../enquiries/guest-headers.ts";
import { bookingOfGuest } from "../booking-service.server.ts";
import { waitsFor } from "../booking-words.ts";
import { BookingHead } from "../parts/booking-head.tsx";
import { BookingStory, EarlierQuotes } from "../parts/booking-story.tsx";
import { WaitsUntil } from "../parts/quote-answer.tsx";
import { QuoteCard } from "../parts/quote-card.tsx";
import type { Route } from "./+types/guest-quote";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args);
  const { deps, actor } = page;
  const { token } = args.params;
  const found = await behindCountedLink(page, (address) => bookingOfGuest(deps, token, { actor, address }));
  return data(found && { ...found, page: `/r/${token}`, signedIn: actor !== null }, {
    status: found ? 200 : 404,
    headers: FOR_NOBODY_ELSE,
  });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return behindLink(matches, {
    title: say("Your quote"),
    description: say("What was offered for a request that you sent."),
    instead: "/my-requests",
  });
}

/** The quote for a request that was sent without an account: to read; it is answered with one. */
export default function GuestQuote({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <div className="wrap band">
        <EmptyState
          level={1}
          title={say("This link does not work any more")}
          actions={
            <>
              <LinkButton to="/signup?redirect=%2Fmy-requests">{say("Create an account")}</LinkButton>
              <LinkButton to="/ContactUs" variant="line">
                {say("Ask us")}
              </LinkButton>
            </>
          }
        >
          <p>{say("With an account under the same mobile number you find the quote under My requests.")}</p>
        </EmptyState>
      </div>
    );
  const { booking, page } = loaderData;
  if (!booking)
    return (
      <div className="wrap band">
        <EmptyState
          level={1}
          title={say("No quote yet")}
          actions={<LinkButton to={page}>{say("Your request")}</LinkButton>}
        >
          <p>{say("We write to you as soon as there is one.")}</p>
        </EmptyState>
      </div>
    );
  const { quotes, round, state, other } = booking;
  const last = quotes.at(-1);
  return (
    <div className="wrap band booking-page">
      <BookingHead booking={booking}>
        <p>{waitsFor(booking, "organiser", other)}</p>
        <HowToAnswer {...loaderData} open={state === "quoted" || state === "countered"} />
        <WaitsUntil dueAt={state === "quoted" || state === "countered" ? booking.dueAt : null} />
      </BookingHead>
      {last ? (
        <QuoteCard
          quote={last}
          title={round === 1 ? say("The quote") : say("Quote {round}", { round })}
          open={state === "quoted"}
        />
      ) : null}
      <EarlierQuotes quotes={quotes} />
      <BookingStory booking={booking} />
    </div>
  );
}

type Answer = Pick<
  NonNullable<Route.ComponentProps["loaderData"]>,
  "kept" | "mayKeep" | "signedIn" | "page" | "number"
>;

/** An agreement is between people who can be told apart: it takes an account, and the request is theirs at once. */
function HowToAnswer({ kept, mayKeep, signedIn, page, number, open }: Answer & { open: boolean }) {
  const path = bookingPath(number);
  const back = encodeURIComponent(path);
  if (kept === "yours") return <LinkButton to={path}>{say("Answer the quote")}</LinkButton>;
  if (!open)
    return (
      <LinkButton to={page} slim variant="line">
        {say("Your request")}
      </LinkButton>
    );
  if (mayKeep)
    return (
      <>
        <p>{say("Keep this request under My requests, then answer the quote there.")}</p>
        <LinkButton to={page}>{say("Keep it", "request")}</LinkButton>
      </>
    );
  // Whoever has proven the number or the address has it among their requests: the page finds it there, or says that there is none.
  if (signedIn)
    return (
      <>
        <p>{say("If you sent this request with the number or the e-mail address of your account, answer it there.")}</p>
        <LinkButton to={path}>{say("Answer the quote")}</LinkButton>
      </>
    );
  if (kept === "elsewhere")
    return (
      <>
        <p>{say("This request is kept by an account. Log in with the number that you gave to answer.")}</p>
        <LinkButton to={`/login?redirect=${back}`}>{say("Log in")}</LinkButton>
      </>
    );
  return (
    <>
      <p>
        {say(
          "To accept, to ask for a change or to decline you need an account: what is agreed is then yours to keep. Use the mobile number that you gave, and this request is there already.",
        )}
      </p>
      <div className="invite-actions">
        <LinkButton to={`/signup?redirect=${back}`}>{say("Create an account")}</LinkButton>
        <LinkButton to={`/login?redirect=${back}`} variant="line">
          {say("Log in")}
        </LinkButton>
      </div>
    </>
  );
}
