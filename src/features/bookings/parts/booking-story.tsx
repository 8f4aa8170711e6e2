import { say } from "../../../domain/words/say.ts";
import { Stars } from "../../../ui/stars.tsx";
import type { OrganiserRecord } from "../booking-opinions.server.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { lineWords } from "../../enquiries/parts/next-words.ts";
import { CoveredWhy } from "../../enquiries/parts/covered-why.tsx";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import type { BookingView } from "../booking-present.server.ts";
import { STEP_LOOKS, storyWords } from "../booking-words.ts";
import { QuoteCard } from "./quote-card.tsx";

/** Every quote before the last, with what was answered. */
export function EarlierQuotes({ quotes }: Pick<BookingView, "quotes">) {
  const earlier = quotes.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <details className="quote-earlier">
      <summary>
        {earlier.length === 1 ? say("The quote before") : say("The {count} quotes before", { count: earlier.length })}
      </summary>
      {earlier.toReversed().map((quote) => (
        <QuoteCard key={quote.round} quote={quote} title={say("Quote {round}", { round: quote.round })} earlier />
      ))}
    </details>
  );
}

/** What happened, oldest first, as in the list of requests. */
export function BookingStory({ booking: { story, other, side, request } }: { booking: BookingView }) {
  if (story.length === 0) return null;
  const asked = { what: "sent" as const, by: side === "organiser" ? ("you" as const) : ("them" as const) };
  return (
    <section aria-labelledby="story">
      <h2 id="story">{say("What happened")}</h2>
      <ol className="invite-story">
        <li className="sent">
          {lineWords({ ...asked, at: request.createdAt }, other)}{" "}
          <time dateTime={request.createdAt}>{formatInstant(new Date(request.createdAt))}</time>
        </li>
        {story.map(({ move, by, at }, index) => (
          <li key={index} className={STEP_LOOKS[move]}>
            {storyWords(move, by, other)} <time dateTime={at}>{formatInstant(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was asked, as the form had it. */
export function WhatWasAsked({ request }: { request: EnquiryView }) {
  return (
    <section aria-labelledby="asked" className="booking-asked">
      <h2 id="asked">{say("What was asked")}</h2>
      <dl>
        {request.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CoveredWhy texts={request.facts.map(({ value }) => value)} />
    </section>
  );
}

/** How the organiser has kept to bookings here, for whoever is asked. */
export function TheirRecord({
  other,
  record: { kept, calledOff, due, inTime, reviews, stars },
}: {
  other: string;
  record: OrganiserRecord;
}) {
  return (
    <section aria-labelledby="record" className="booking-record">
      <h2 id="record">{say("{other} as an organiser", { other })}</h2>
      <p>
        {kept + calledOff === 0
          ? say("New here: no booking of theirs is over yet.")
          : calledOff === 0
            ? say("{kept, plural, one {# booking} other {# bookings}} here took place, none called off by them.", {
                kept,
              })
            : say(
                "{kept, plural, one {# booking} other {# bookings}} here took place, {calledOff} called off by them.",
                { kept, calledOff },
              )}
      </p>
      {due > 0 ? (
        <p>{say("{inTime} of {due, plural, one {# payment} other {# payments}} noted in time.", { inTime, due })}</p>
      ) : null}
      {reviews > 0 ? (
        <p>
          <Stars value={stars} showValue={false} />{" "}
          {say("{stars} from {reviews, plural, one {# provider} other {# providers}}", {
            stars: stars.toFixed(1),
            reviews,
          })}
        </p>
      ) : null}
    </section>
  );
}
