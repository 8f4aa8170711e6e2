import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { formatDay, formatEnd } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { askPath, bookingPath } from "../../../domain/request-paths.ts";
import { differing, type SideFact } from "../../../domain/side-by-side.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { SideFacts } from "../../../ui/side-facts.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { whenWords } from "../../listings/when-words.ts";
import { RecommendedLines } from "../../recommending/parts/recommended-lines.tsx";
import type { ShownRecommendation } from "../../recommending/recommend-shapes.ts";
import { STATE_TONES, STATE_WORDS } from "../../bookings/booking-words.ts";
import {
  differences,
  isOnlyAgreed,
  type BoardRow as Row,
  type EventRequest,
  type OfferedQuote,
} from "../event-model.ts";
import { Compare } from "./compare.tsx";
import { Votes } from "./votes.tsx";

/** Where one thing that is needed stands on the board. */
export const needAnchor = (category: string, day: string | null): string => `need-${category}${day ? `-${day}` : ""}`;

/** Of what is agreed and further; what is agreed alone waits for the organiser's word that it is booked. */
export const bookedWords = (booked: readonly EventRequest[]): string =>
  booked.every(isOnlyAgreed) ? say("To confirm") : say("Booked");

/** A call without a body, with what it says afterwards. */
function useSending() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function send(method: "PUT" | "DELETE", path: string) {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(path, { method });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return { busy, send };
}

/** One category of the board: who is booked, else who was asked and what they want, side by side. */
export function BoardRow({
  eventId,
  row: { category, day, booked, open, over, picks },
  words: { label, path },
  fits,
  fresh = false,
}: {
  eventId: string;
  row: Row;
  words: { label: string; path: string };
  /** Who fits and is not asked yet. */
  fits?: ShownRecommendation | undefined;
  /** Nobody is asked for anything yet, and this is the first thing that is needed: who fits stands open. */
  fresh?: boolean;
}) {
  const { busy, send } = useSending();
  const quoted = open.filter(({ totalPaise }) => totalPaise !== null);
  const [alone] = open.length === 1 ? open : [];
  const differs = differing(open.flatMap(({ quote }) => (quote ? [quoteFacts(quote)] : [])));
  return (
    <section
      className="event-need"
      id={needAnchor(category, day)}
      data-settled={(booked.length > 0 && open.length === 0) || undefined}
      aria-label={day ? `${label}, ${formatDay(day)}` : label}
    >
      <h3>
        {label}
        {day ? <span className="event-day"> {formatDay(day)}</span> : null}{" "}
        <span className="small soft">
          {booked.length > 0
            ? bookedWords(booked)
            : alone?.quote
              ? say(STATE_WORDS[alone.state])
              : quoted.length > 0
                ? say("{n, plural, one {# quote} other {# quotes}} to compare", { n: quoted.length })
                : open.length > 0
                  ? say("Asked, no quote yet")
                  : picks.length > 0
                    ? say("{n} on your list", { n: picks.length })
                    : say("Nobody asked yet")}
        </span>
      </h3>
      {booked.map((one) => (
        <One key={one.number} eventId={eventId} request={one} among={null} />
      ))}
      {open.length > 0 ? (
        <Compare count={open.length}>
          {open.map((one) => (
            <One
              key={one.number}
              eventId={eventId}
              request={one}
              among={{ lowest: open[0]!, several: quoted.length > 1, alone: one === alone, differs }}
            />
          ))}
        </Compare>
      ) : null}
      {booked.length > 0 && open.length > 0 ? (
        <p>
          <Button
            variant="line"
            slim
            busy={busy}
            busyLabel={say("Telling…")}
            onClick={() => void send("PUT", `/api/events/${eventId}/decided/${category}${day ? `?day=${day}` : ""}`)}
          >
            {say("Tell {n, plural, one {the other} other {the other #}} that you have decided", { n: open.length })}
          </Button>
        </p>
      ) : null}
      {picks.length > 0 ? (
        <>
          <p className="small soft">{say("On your list, not asked yet:")}</p>
          <ul className="event-picks">
            {picks.map(({ listing, title, path: profile }) => (
              <li key={listing}>
                <Link to={profile}>{title}</Link>{" "}
                <button
                  type="button"
                  className="linklike small"
                  aria-disabled={busy}
                  onClick={() => void send("DELETE", `/api/events/${eventId}/picks/${listing}`)}
                >
                  <Rich text={say("Remove<sr>: {title}</sr>", { title })} as={HEARD} />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {fits ? (
        <details className="event-fits" open={fresh}>
          <summary>{say("Who fits")}</summary>
          <RecommendedLines recommended={fits} />
        </details>
      ) : null}
      <p className="event-ask">
        {/* Where somebody is booked, the way on leads to them. */}
        {booked.length === 1 ? (
          <LinkButton to={bookingPath(booked[0]!.number)} slim variant="line">
            <Rich text={say("Open the booking<sr> of {title}</sr>", { title: booked[0]!.title })} as={HEARD} />
          </LinkButton>
        ) : null}
        {booked.length > 0 ? (
          <Link to={askPath(eventId, category, day)} className="small">
            {say("Ask others")}
          </Link>
        ) : (
          <LinkButton to={askPath(eventId, category, day)} slim variant={open.length === 0 ? "fill" : "line"}>
            {open.length > 0
              ? say("Ask others")
              : picks.length > 1
                ? say("Ask them at once")
                : say("Ask up to five at once")}
          </LinkButton>
        )}
        {booked.length + open.length === 0 ? (
          <Link to={path} className="small">
            {say("Look at all {label}", { label: label.toLowerCase() })}
          </Link>
        ) : null}
      </p>
      {over.length > 0 ? (
        <p className="small soft">
          {over.map(({ number, title, state }, at) => (
            <span key={number}>
              {at > 0 ? ", " : ""}
              <Link to={bookingPath(number)}>{title}</Link> ({say(STATE_WORDS[state]).toLowerCase()})
            </span>
          ))}
        </p>
      ) : null}
    </section>
  );
}

function One({
  eventId,
  request,
  among,
}: {
  eventId: string;
  request: EventRequest;
  /** The one with the lowest quote of those that it stands beside; null for what is booked. */
  among: { lowest: EventRequest; several: boolean; alone: boolean; differs: ReadonlySet<string> } | null;
}) {
  const { number, title, day, lastDay, state, totalPaise, paidPaise, claimedPaise, votes } = request;
  const { busy, send } = useSending();
  const differs = among ? differences(request, among.lowest) : [];
  return (
    <article className="event-request">
      <div className="event-head">
        <h4>
          <Link to={bookingPath(number)}>{title}</Link>
        </h4>
        {among?.alone && request.quote ? null : (
          <StatusBadge status={state} label={say(STATE_WORDS[state])} tone={STATE_TONES[state]} />
        )}
      </div>
      <div className="event-price">
        {day && lastDay && lastDay !== day ? (
          <p className="small soft">{whenWords({ from: day, until: lastDay, slot: "", only: false })}</p>
        ) : null}
        <p>
          {totalPaise === null ? (
            <span className="soft">{say("No quote yet")}</span>
          ) : (
            <>
              <Rich
                text={say("<b>{amount}</b> all in", { amount: formatRupees(totalPaise) })}
                as={{ b: (words) => <b>{words}</b> }}
              />
              {among?.several && differs.length === 0 ? ` · ${say("the lowest")}` : ""}
              {paidPaise > 0 ? ` · ${say("{amount} paid", { amount: formatRupees(paidPaise) })}` : ""}
              {claimedPaise > 0
                ? ` · ${say("{amount} noted, not yet confirmed", { amount: formatRupees(claimedPaise) })}`
                : ""}
            </>
          )}
        </p>
        {differs.length > 0 ? (
          <p className="small">{differs.map((words) => say("{words}.", { words })).join(" ")}</p>
        ) : null}
      </div>
      {among && request.quote ? <QuoteFacts quote={request.quote} {...among} /> : null}
      <Votes votes={votes} />
      <div className="event-acts-of">
        {among && totalPaise !== null ? (
          <p>
            <LinkButton to={bookingPath(number)} slim variant="line">
              {state === "quoted" ? say("See and accept") : say("See the quote")}
              <span className="sr">: {title}</span>
            </LinkButton>
          </p>
        ) : null}
        <p className="small">
          <button
            type="button"
            className="linklike"
            aria-disabled={busy}
            onClick={() => void send("DELETE", `/api/events/${eventId}/requests/${number}`)}
          >
            <Rich text={say("Take out of this event<sr>: {title}</sr>", { title })} as={HEARD} />
          </button>
        </p>
      </div>
    </article>
  );
}

/** The lines of a quote: beside others in full, to be compared; of the only one until when it stands, and the rest folded. */
function QuoteFacts({ quote, alone, differs }: { quote: OfferedQuote; alone: boolean; differs: ReadonlySet<string> }) {
  const facts = quoteFacts(quote);
  if (!alone) return <SideFacts facts={facts} differs={differs} />;
  return (
    <>
      <SideFacts facts={facts.slice(-1)} differs={differs} />
      <details className="event-fits">
        <summary>{say("The quote")}</summary>
        <SideFacts facts={facts.slice(0, -1)} differs={differs} />
      </details>
    </>
  );
}

/** What a quote comes with: the same lines in the same order for all. */
function quoteFacts(quote: OfferedQuote): SideFact[] {
  const { lines, included, excluded, payments, ladder, depositPaise, validUntil, heldUntil } = quote;
  return [
    [say("For", "of a quote"), lines.join(", ")],
    [say("Included"), included || say("Nothing said")],
    [say("Not included"), excluded || say("Nothing said")],
    [say("Payments"), payments.join("; ")],
    [say("Deposit that comes back"), depositPaise ? formatRupees(depositPaise) : say("None said")],
    [say("If called off"), ladder],
    [
      say("The day"),
      heldUntil ? say("Held for you until {when}", { when: formatEnd(new Date(heldUntil)) }) : say("Not held"),
    ],
    [say("Stands until"), formatEnd(new Date(validUntil))],
  ];
}

/** Requests for one of the days that belong to no event. */
export function LooseRequests({
  eventId,
  loose,
}: {
  eventId: string;
  loose: readonly { number: string; title: string; day: string | null }[];
}) {
  const { busy, send } = useSending();
  if (loose.length === 0) return null;
  return (
    <section aria-labelledby="loose" className="event-loose">
      <h2 id="loose">{say("Yours for these days")}</h2>
      <ul>
        {loose.map(({ number, title, day }) => (
          <li key={number}>
            <span>
              <Link to={bookingPath(number)}>{title}</Link>
              {day ? `, ${formatDay(day)}` : ""}
            </span>{" "}
            <Button
              variant="line"
              slim
              busy={busy}
              busyLabel={say("Adding…")}
              onClick={() => void send("PUT", `/api/events/${eventId}/requests/${number}`)}
            >
              <Rich text={say("Add<sr> {title}</sr>", { title })} as={HEARD} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
