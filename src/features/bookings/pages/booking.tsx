import type { ReactNode } from "react";
import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import {
  agreementPath,
  bookingPath,
  disputePath,
  messagesPath,
  paymentsPath,
  requestAddress,
  reviewsPath,
} from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { buttonClass, LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ContactOpener } from "../../enquiries/parts/contact-opener.tsx";
import { EnquiryMoves } from "../../enquiries/parts/enquiry-moves.tsx";
import { StepButtons } from "../../enquiries/parts/step-buttons.tsx";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { bookingSeen } from "../booking-service.server.ts";
import type { BookingView } from "../booking-present.server.ts";
import { missedBy } from "../booking-day.ts";
import { ASKED_TO_HELP, waitsFor } from "../booking-words.ts";
import { isOver } from "../booking-table.ts";
import { suspendedWords } from "../suspension-words.ts";
import { AgreedCard } from "../parts/agreed-now.tsx";
import { BookingHead } from "../parts/booking-head.tsx";
import { BookingStory, EarlierQuotes, TheirRecord, WhatWasAsked } from "../parts/booking-story.tsx";
import { ChangeBox } from "../parts/change-box.tsx";
import { ChangeForms } from "../parts/change-form.tsx";
import { MissedBox } from "../parts/missed-box.tsx";
import { AskForChange, QuoteAnswer, WaitsUntil } from "../parts/quote-answer.tsx";
import { CounterBox, QuoteCard } from "../parts/quote-card.tsx";
import { QuoteForm } from "../parts/quote-form.tsx";
import { TellOthers } from "../parts/tell-others.tsx";
import type { Route } from "./+types/booking";
import "../../../ui/styles/desk.css";

/** For the two sides; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const booking = await bookingSeen(deps, actor, args.params.number);
    return {
      booking,
      event: booking.side === "organiser" ? await deps.events.glance(deps, actor.id, booking.number) : null,
      today: todayIST(deps.now()),
    };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Booking")),
      description: say("What was asked, what it costs, and what is agreed."),
      path: bookingPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** A request to a listing, its quotes and what came of them. */
export default function BookingPage({ loaderData: { booking, event, today } }: Route.ComponentProps) {
  const { number, side, state, round, quotes, moves, request, terms, other, roundsLeft, record, changing } = booking;
  const last = quotes.at(-1);
  // What was agreed on is the last quote, but for a change since, or an amount that the organiser had asked for.
  const amended =
    booking.agreement &&
    (booking.agreement.n > 0 || booking.agreement.agreed.money.totalPaise !== last?.money.totalPaise)
      ? booking.agreement
      : null;
  const quoting = moves.includes("quote");
  const box = side === "organiser" ? "sent" : "received";
  const form =
    quoting && terms ? (
      <QuoteForm
        key={round}
        number={number}
        other={other}
        eventDate={request.eventDate}
        lastDay={request.lastDay}
        today={today}
        begins={terms}
        askedPaise={state === "countered" ? (last?.counter?.askedPaise ?? null) : null}
        roundsLeft={roundsLeft}
        held={!!last?.heldUntil}
        seen={{ round, state }}
        standing={booking.standing}
        people={request.people}
      />
    ) : null;
  const waits = state === "quoted" || state === "countered";
  const counter = state === "countered" ? last?.counter : null;
  // Where no amount can be accepted, a new quote is what to do: its form stands below.
  const answers =
    state === "countered" && form && !moves.includes("accept") ? (
      <a href="#quote" className={buttonClass({ slim: true })}>
        {say("A new quote")}
      </a>
    ) : null;
  const beside = (
    <div className="booking-side">
      <WhatWasAsked request={request} />
      {record ? <TheirRecord other={other} record={record} /> : null}
      <BookingStory booking={booking} />
      {booking.agreement && !booking.dispute && state !== "agreed" ? (
        <p className="small">
          {say("Is something wrong?")} <Link to={disputePath(number)}>{say("Ask us to help")}</Link>
        </p>
      ) : null}
    </div>
  );
  return (
    <div className="wrap band booking-page two-sided">
      <Breadcrumbs items={[{ label: say("My requests"), to: requestAddress(box, number) }, { label: number }]} />
      <BookingHead booking={booking} event={event}>
        {booking.suspended ? (
          <p className="notice-box" role="alert">
            {suspendedWords(side, booking.suspended, other)}
          </p>
        ) : null}
        {booking.dispute === "open" ? <p className="notice-box">{say(ASKED_TO_HELP)}</p> : null}
        <p>{waitsFor(booking, side, other)}</p>
        {booking.money ? <p>{booking.money.line}</p> : null}
        {booking.money?.keeps ? <p>{booking.money.keeps}</p> : null}
        {counter ? <CounterBox counter={counter} heading="h2" /> : null}
        <QuoteAnswer key={round} booking={booking} first={answers}>
          {waits ? <Write number={number} unread={booking.unread} /> : null}
        </QuoteAnswer>
        {moves.includes("counter") ? <AskForChange key={`change ${round}`} booking={booking} /> : null}
        <ChangeBox booking={booking} />
        <MissedBox booking={booking} />
        <RequestSteps
          booking={booking}
          first={
            state === "enquired" && form ? (
              <a href="#quote" className={`${buttonClass({ slim: true })} only-narrow`}>
                {say("Send a quote")}
              </a>
            ) : null
          }
        />
        {event ? <TellOthers event={event} /> : null}
        {waits || state === "agreed" ? (
          <WaitsUntil
            dueAt={booking.dueAt}
            agreed={state === "agreed"}
            lastDay={request.lastDay ?? request.eventDate}
            payer={side === "organiser"}
          />
        ) : null}
      </BookingHead>
      {/* Whoever is to quote reads first what was asked. */}
      {state === "enquired" ? beside : null}
      <div className="booking-rest">
        {state === "enquired" || state === "countered" ? form : null}
        {amended ? (
          <AgreedCard
            agreed={amended.agreed}
            title={amended.n > 0 ? say("What is agreed now") : say("What is agreed")}
            dues={booking.money?.dues}
          />
        ) : null}
        {last && !amended ? (
          <QuoteCard
            quote={last}
            title={round === 1 ? say("The quote") : say("Quote {round}", { round })}
            open={state === "quoted"}
            alone={!!counter}
            dues={booking.money?.dues}
          />
        ) : null}
        {state === "quoted" && form ? (
          <details className="quote-change">
            <summary>{say("Change the quote")}</summary>
            {form}
          </details>
        ) : null}
        {changing && moves.includes("propose") ? (
          <ChangeForms key={booking.agreement?.n} booking={booking} start={changing} today={today} />
        ) : null}
        <OthersFree booking={booking} />
        <EarlierQuotes quotes={quotes} />
      </div>
      {state === "enquired" ? null : beside}
    </div>
  );
}

function othersTitle(free: boolean, place: string | null): string {
  if (free) return place ? say("Free that day in {place}", { place }) : say("Free that day");
  return place ? say("Others you could ask in {place}", { place }) : say("Others you could ask");
}

/** Who else could do it, for whoever came to nothing. */
function OthersFree({ booking: { others, othersWhere, request } }: { booking: BookingView }) {
  if (others.length === 0)
    return othersWhere && request.listing ? (
      <p className="soft">
        {request.eventDate
          ? say("Nobody else in {place} is free that day.", { place: othersWhere })
          : say("There is nobody else in {place} yet.", { place: othersWhere })}{" "}
        <Link to={request.listing.others.path}>
          {say("See all {things}", { things: request.listing.others.label.toLowerCase() })}
        </Link>
      </p>
    ) : null;
  return (
    <section aria-labelledby="others" className="booking-others">
      <h2 id="others">{othersTitle(request.eventDate !== null, othersWhere)}</h2>
      <ul>
        {others.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} words={{ portraits: card.sign === undefined }} />
          </li>
        ))}
      </ul>
      {request.listing ? (
        <LinkButton to={request.listing.others.path} slim variant="line">
          {say("All {things}", { things: request.listing.others.label.toLowerCase() })}
        </LinkButton>
      ) : null}
    </section>
  );
}

/** Nothing more happens to it. */

const OPINION_BUTTONS = {
  open: text("Say how it was"),
  written: text("Your sealed review"),
  shown: text("Reviews"),
};

/** To their conversation. @param unread null where there is none */
const Write = ({ number, unread }: { number: string; unread: number | null }) =>
  unread === null ? null : (
    <LinkButton to={messagesPath(number)} slim variant="line">
      {unread > 0 ? say("Messages ({unread} new)", { unread }) : say("Messages")}
    </LinkButton>
  );

/** The steps of the request itself, where the quotes leave them to it; the number, and the agreement. */
function RequestSteps({
  booking: { number, side, state, request, other, agreement, money, unread, opinion, dispute, change, steps, hides },
  first,
}: {
  booking: BookingView;
  /** What is to be done before all of them. */
  first?: ReactNode;
}) {
  const { status, reach } = request;
  // While a quote is out, its answers stand here alone; before the first one, what leads to no price stands with the request.
  const moves =
    state === "quoted" || state === "countered" || state === "lapsed"
      ? []
      : request.moves.filter(
          (move) =>
            !hides.includes(move) &&
            (state !== "enquired" || move !== "accepted") &&
            (move !== "completed" || !money?.keeps),
        );
  // What the other side would change is answered before what stands is carried on.
  const theirs = change?.by === "them";
  // One of them is what to do next, and stands first; where nothing is, it is to talk to each other.
  const next = nextOf({
    disputed: dispute === "open",
    pays: !!money?.next && !moves.includes("confirmed") && !theirs,
    moves:
      !theirs &&
      (moves.some((move) => move !== "cancelled" && move !== "declined") || steps.some(({ danger }) => !danger)),
    opinion: opinion === "open",
  });
  const waitsForThis = next !== null || theirs;
  // What is over is no dead end: whoever asked may ask them anew.
  const over = isOver(state);
  const again =
    over && side === "organiser" && request.listing?.path ? (
      <LinkButton to={request.listing.path} slim variant={waitsForThis || state === "declined" ? "line" : "fill"}>
        {say("Ask again")}
      </LinkButton>
    ) : null;
  const ways: Record<"dispute" | "pay" | "opinion" | "agreement", ReactNode> = {
    dispute:
      dispute === "open" || dispute === "decided" ? (
        <LinkButton key="dispute" to={disputePath(number)} slim variant={next === "dispute" ? "fill" : "line"}>
          {dispute === "open" ? say("The dispute") : say("Decision on the dispute")}
        </LinkButton>
      ) : null,
    pay: money ? (
      <LinkButton key="pay" to={paymentsPath(number)} slim variant={next === "pay" ? "fill" : "line"}>
        {money.button}
      </LinkButton>
    ) : null,
    opinion: opinion ? (
      <LinkButton key="opinion" to={reviewsPath(number)} slim variant={next === "opinion" ? "fill" : "line"}>
        {say(OPINION_BUTTONS[opinion])}
      </LinkButton>
    ) : null,
    agreement: agreement ? (
      <LinkButton key="agreement" to={agreementPath(number)} slim variant="line">
        {say("Agreement")}
      </LinkButton>
    ) : null,
  };
  // What is over has papers to look up, and hardly anything to do: these ways are links in a line.
  const papers = over ? (
    <p className="booking-ways">
      {dispute === "decided" && next !== "dispute" ? (
        <Link to={disputePath(number)}>{say("Decision on the dispute")}</Link>
      ) : null}
      {money && next !== "pay" ? <Link to={paymentsPath(number)}>{money.button}</Link> : null}
      {agreement ? <Link to={agreementPath(number)}>{say("Agreement")}</Link> : null}
      {unread === null ? null : (
        <Link to={messagesPath(number)}>
          {unread > 0 ? say("Messages ({unread} new)", { unread }) : say("Messages")}
        </Link>
      )}
    </p>
  ) : null;
  const lead = next === null || next === "move" ? null : ways[next];
  const link = Object.entries(ways).map(([name, way]) => (name === next || (over && name !== "opinion") ? null : way));
  // While a quote waits for its answer, it stands among the answers.
  const write = state === "quoted" || state === "countered" || over ? null : <Write number={number} unread={unread} />;
  // While somebody is said not to have come, the answers to that stand with it.
  const said = (danger: boolean) =>
    missedBy(state, side) === null ? (
      <StepButtons number={number} steps={steps.filter((step) => step.danger === danger)} quiet={next !== "move"} />
    ) : null;
  if (moves.length === 0 && reach !== "now")
    return first || again || agreement || opinion || write || papers || steps.length > 0 ? (
      <>
        <div className="invite-actions">
          {first}
          {lead}
          {said(false)}
          {again}
          {link}
          {write}
          {said(true)}
        </div>
        {papers}
      </>
    ) : null;
  return (
    <>
      <div className="invite-actions">
        {first}
        {lead}
        {said(false)}
        {again}
        <EnquiryMoves
          enquiry={{ number, status, moves }}
          cancelCosts={money?.cancel}
          onMoved={() => undefined}
          quiet={theirs || (next !== null && next !== "move")}
        >
          {reach === "now" ? (
            <ContactOpener
              address={`/api/enquiries/${number}`}
              reach={reach}
              other={other}
              main={!waitsForThis && !over}
            />
          ) : null}
          {link}
          {write}
          {said(true)}
        </EnquiryMoves>
      </div>
      {papers}
    </>
  );
}

/** What comes first of what waits. */
function nextOf(waits: { disputed: boolean; pays: boolean; moves: boolean; opinion: boolean }) {
  if (waits.disputed) return "dispute" as const;
  if (waits.pays) return "pay" as const;
  if (waits.moves) return "move" as const;
  return waits.opinion ? ("opinion" as const) : null;
}
