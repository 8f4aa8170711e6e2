import { STATUS_WORDS } from "../enquiry-access.ts";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { closedWords } from "../../../domain/closed-words.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { placeWords } from "../../../domain/places/place-words.ts";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { EnquiryView } from "../enquiry-view.ts";
import { CoveredWhy } from "./covered-why.tsx";
import { ContactOpener } from "./contact-opener.tsx";
import { DayLeaf } from "./day-leaf.tsx";
import { FreePeople } from "./free-people.tsx";
import { EnquiryMoves } from "./enquiry-moves.tsx";
import { lineWords, nextWords, otherSide } from "./next-words.ts";
import { StepButtons } from "./step-buttons.tsx";

export interface EnquiryCardProps {
  enquiry: EnquiryView;
  /** Its call; a guest's page has one of its own. */
  address?: string | undefined;
}

/** One request as an invitation: who and what, the day, where, how many, for how much, what happened, and what to do next. */
export function EnquiryCard({ enquiry, address = `/api/enquiries/${enquiry.number}` }: EnquiryCardProps) {
  const { number, label, status, facts, eventType, reach, timeline, free } = enquiry;
  // Whom they take, the organiser says one by one; that it is enough, below them.
  const moves = enquiry.moves.filter((move) => {
    if (enquiry.booking?.hides.includes(move)) return false;
    if (move === "confirmed") return !free || free.taken > 0;
    // While a quote is out, it is answered on its own page: an 'Accept' here would be one without a price.
    return !(status === "pending" && enquiry.booking?.sentence) || (move !== "accepted" && move !== "declined");
  });
  // Where a price can be named, the way there comes before a yes without one.
  const quotable = enquiry.booking !== null && moves.includes("accepted");
  // One button is filled: the step that waits, else the way to the booking where something waits there, else their number.
  const over = moves.length === 0 && reach === "never";
  const step = enquiry.booking?.step;
  const stepWaits = moves.some((move) => move !== "cancelled" && move !== "declined") || (!!step && !step.danger);
  // What was noted as paid to them waits for their word, before a paper that is there to be read.
  const pay = enquiry.booking?.pay ?? null;
  // A dispute comes before all of it, and so does saying how it was.
  const way = enquiry.booking?.way ?? null;
  const payWaits = !way && pay !== null && enquiry.contact !== null && !stepWaits && !quotable;
  const bookingWaits = !way && (quotable || (!stepWaits && !payWaits && !over && !!enquiry.booking?.sentence));
  const toBooking =
    enquiry.booking && way?.path !== enquiry.booking.path ? (
      <LinkButton to={enquiry.booking.path} slim variant={bookingWaits ? "fill" : "line"}>
        {enquiry.booking.label}
        <span className="sr"> {number}</span>
      </LinkButton>
    ) : null;
  const toPay = pay ? (
    <LinkButton to={pay.path} slim variant={payWaits ? "fill" : "line"}>
      {pay.label}
      <span className="sr"> {number}</span>
    </LinkButton>
  ) : null;
  const toWay = way ? (
    <LinkButton to={way.path} slim>
      {way.label}
      <span className="sr"> {number}</span>
    </LinkButton>
  ) : null;
  const id = useId();
  /** As it was when the page came: what is confirmed before one's eyes is stamped. */
  const [statusAtFirst] = useState(status);
  const heading = useRef<HTMLHeadingElement>(null);
  const areaOver = status === "completed" || (status === "confirmed" && enquiry.inDays !== null && enquiry.inDays < 0);
  const other = free ? say("Somebody") : otherSide(enquiry);
  const ours = !enquiry.contact && !enquiry.listing;
  // What is sent to us may have no day at all, and no title but what it is.
  const dayless = ours && !free && !enquiry.eventDate;
  const kind = eventType && eventType !== "Other" ? closedWords(eventType) : ours ? null : label;
  const next = nextWords(enquiry);
  // After the event it is not to call them any more.
  const toSay = status === "completed" && next.link !== undefined;
  const onward = next.link ? (
    <LinkButton
      to={next.link.to}
      slim
      variant={toSay && !way && !stepWaits && !bookingWaits && !payWaits ? "fill" : "line"}
    >
      {next.link.label}
    </LinkButton>
  ) : null;
  const total = enquiry.booking?.total ?? null;
  // What is quoted or agreed is what it costs; before that there is what the sender would spend.
  const about = [
    placeWords(enquiry.city, enquiry.district, enquiry.state) || enquiry.where,
    enquiry.people,
    enquiry.lasts,
    total ? say("{total} all in", { total }) : enquiry.money && say("Budget: {money}", { money: enquiry.money }),
  ].filter(Boolean);
  // Of a booking, how it stands on its own page.
  const stands = enquiry.booking?.state;
  const confirmed = (status === "confirmed" || status === "completed") && (!stands || stands.tone === "ok");
  return (
    <article
      className={classNames(
        "invite",
        over && "over",
        dayless && "dayless",
        confirmed && "confirmed",
        confirmed && statusAtFirst !== status && "stamped",
      )}
      aria-labelledby={id}
    >
      {dayless ? null : <DayLeaf eventDate={enquiry.eventDate} inDays={enquiry.inDays} lastDay={enquiry.lastDay} />}
      <div className="invite-head">
        <div className="min-w-0">
          {kind ? <p className="invite-kind">{kind}</p> : null}
          <h2 id={id} ref={heading} tabIndex={-1}>
            <WhoseRequest enquiry={enquiry} />
          </h2>
          {about.length > 0 ? <p className="invite-about">{about.join(" · ")}</p> : null}
        </div>
        <Avatar
          className="invite-pic"
          name={ours || free ? null : (enquiry.contact?.name ?? enquiry.listing?.title ?? other)}
          image={enquiry.contact ? null : photoOf(enquiry.listing?.picture ?? null, enquiry.listing?.title ?? other)}
          sizes="5.5rem"
          labelled={false}
        />
      </div>
      <div className="invite-next">
        <StatusBadge status={status} label={stands?.label ?? say(STATUS_WORDS[status])} tone={stands?.tone} />
        <p>
          {next.sentence}
          {enquiry.booking?.money ? ` ${enquiry.booking.money}` : ""}
        </p>
        <div className="invite-actions">
          {toWay}
          {bookingWaits ? toBooking : payWaits ? toPay : null}
          {step ? (
            <StepButtons number={number} steps={[step]} quiet={way !== null} onMoved={() => heading.current?.focus()} />
          ) : null}
          <EnquiryMoves
            enquiry={{ number, status, moves, area: free !== null, quotable }}
            address={address}
            cancelCosts={enquiry.booking?.cancel}
            quiet={way !== null}
            onMoved={() => heading.current?.focus()}
          >
            {toSay ? onward : null}
            <ContactOpener
              address={address}
              reach={reach}
              other={other}
              main={!way && !stepWaits && !bookingWaits && !payWaits && !toSay}
            />
            {payWaits ? null : toPay}
            {bookingWaits ? null : toBooking}
            {toSay ? null : onward}
          </EnquiryMoves>
        </div>
      </div>
      {free && (free.people.length > 0 || moves.length > 0) ? (
        <FreePeople free={free} address={address} open={status === "accepted"} over={areaOver} />
      ) : null}
      <ol className="invite-story" aria-label={say("What happened")}>
        {timeline.map((line, at) => (
          <li key={at} className={line.what === "step" ? undefined : line.what}>
            {lineWords(line, other)} <time dateTime={line.at}>{formatInstant(new Date(line.at))}</time>
          </li>
        ))}
      </ol>
      <details className="invite-facts">
        <summary>{say("What was asked, {number}", { number })}</summary>
        <dl>
          {facts.map((fact) => (
            <div key={fact.label} className="contents">
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <CoveredWhy texts={facts.map(({ value }) => value)} />
      </details>
    </article>
  );
}

/** Received: who asks. Sent: whom one asked, with the way to their page. */
function WhoseRequest({ enquiry: { contact, listing, label } }: { enquiry: EnquiryView }) {
  if (contact) return contact.name;
  if (!listing) return label;
  return listing.path ? <Link to={listing.path}>{listing.title}</Link> : listing.title;
}
