import { Stars } from "../../../ui/stars.tsx";
import type { OrganiserRecord } from "../booking-opinions.server.ts";
import { formatInstant } from "../../../domain/dates.ts";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import type { BookingView } from "../booking-present.server.ts";
import { storyWords } from "../booking-words.ts";
import { QuoteCard } from "./quote-card.tsx";

/** Every quote before the last, with what was answered. */
export function EarlierQuotes({ quotes }: Pick<BookingView, "quotes">) {
  const earlier = quotes.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <details className="quote-earlier">
      <summary>{earlier.length === 1 ? "The quote before" : `The ${earlier.length} quotes before`}</summary>
      {earlier.toReversed().map((quote) => (
        <QuoteCard key={quote.round} quote={quote} title={`Quote ${quote.round}`} earlier />
      ))}
    </details>
  );
}

/** What happened, oldest first. */
export function BookingStory({ booking: { story, other } }: { booking: BookingView }) {
  if (story.length === 0) return null;
  return (
    <section aria-labelledby="story">
      <h2 id="story">What happened</h2>
      <ol className="invite-story">
        {story.map(({ move, by, at }, index) => (
          <li key={index}>
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
      <h2 id="asked">What was asked</h2>
      <dl>
        {request.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
  const bookings = kept === 1 ? "1 booking" : `${kept} bookings`;
  return (
    <section aria-labelledby="record" className="booking-record">
      <h2 id="record">{other} as an organiser</h2>
      <p>
        {kept + calledOff === 0
          ? "New here: no booking of theirs is over yet."
          : `${bookings} here took place, ${calledOff === 0 ? "none" : calledOff} called off by them.`}
      </p>
      {due > 0 ? (
        <p>
          {inTime} of {due} payments noted in time.
        </p>
      ) : null}
      {reviews > 0 ? (
        <p>
          <Stars value={stars} showValue={false} /> {stars.toFixed(1)} from{" "}
          {reviews === 1 ? "1 provider" : `${reviews} providers`}
        </p>
      ) : null}
    </section>
  );
}
