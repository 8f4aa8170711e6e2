import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { DISPUTES_DESK_PATH, deskDisputePath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { STATE_WORDS, storyWords } from "../../bookings/booking-words.ts";
import { disputeAtDesk } from "../dispute-desk.server.ts";
import { DecisionForm, LineForm } from "../parts/dispute-forms.tsx";
import { DisputeHead, DisputeTalk } from "../parts/dispute-talk.tsx";
import type { Route } from "./+types/desk-dispute";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args, ["admin"]);
  return orRefusal(() => disputeAtDesk(deps, actor, args.params.ticket));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle("A dispute"),
      description: "What was agreed, paid, done and written, and how it is decided.",
      path: deskDisputePath(params.ticket),
      noindex: true,
    },
    originOf(matches),
  );
}

const ENTRY_WORDS = {
  paid: "noted as paid",
  acknowledged: "received",
  rejected: "not received",
  waived: "given up",
  depositPaid: "deposit, noted as paid",
  depositKept: "deposit, kept by the provider",
  depositAcknowledged: "deposit, answered with yes",
  depositRejected: "deposit, answered with no",
  depositWaived: "deposit, given up",
} as const;

/** One dispute with all that the desk may read of its booking. That it is read is logged. */
export default function DeskDisputePage({ loaderData }: Route.ComponentProps) {
  const { dispute, number, names, event, state, agreement, money, story, messages } = loaderData;
  const { balance, entries, backOpenPaise } = money;
  const address = `/api/admin/disputes/${dispute.ticket}`;
  const paid = formatRupees(balance.paidPaise);
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: "Disputes", to: DISPUTES_DESK_PATH }, { label: dispute.ticket }]} />
      <header>
        <h1>
          {names.organiser} and {names.provider}
        </h1>
        <p className="lead">
          {event} ({number}), {say(STATE_WORDS[state]).toLowerCase()}
        </p>
        <p className="soft">That you read this is logged.</p>
      </header>
      <DisputeHead dispute={dispute} />
      <DisputeTalk dispute={dispute} names={{ ...names, desk: "We" }} own="desk" />
      {dispute.status === "open" ? (
        <>
          <LineForm
            key={dispute.lines.length}
            address={`${address}/lines`}
            label="Write to both sides"
            button="Send to both"
          />
          <section aria-labelledby="decide">
            <h2 id="decide">Decide</h2>
            <DecisionForm ticket={dispute.ticket} paidPaise={balance.paidPaise} />
          </section>
        </>
      ) : null}
      <section aria-labelledby="agreed">
        <h2 id="agreed">What was agreed</h2>
        <ul>
          {agreement.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {formatRupees(balance.totalPaise)} all in. {agreement.cancellation}
        </p>
        {agreement.included ? <p className="whitespace-pre-line">Included: {agreement.included}</p> : null}
        {agreement.excluded ? <p className="whitespace-pre-line">Not included: {agreement.excluded}</p> : null}
      </section>
      <section aria-labelledby="money">
        <h2 id="money">What is noted of money</h2>
        <p>
          {paid} paid
          {balance.claimedPaise > 0 ? `, ${formatRupees(balance.claimedPaise)} waits for an answer` : ""}
          {backOpenPaise > 0 ? `, ${formatRupees(backOpenPaise)} is still to come back` : ""}.
        </p>
        <ol className="dispute-facts">
          {entries.map(({ id, kind, payee, amountPaise, reference, note, photo, at }) => (
            <li key={id}>
              {formatRupees(amountPaise)} to {names[payee]}: {ENTRY_WORDS[kind]}
              {reference ? ` (${reference})` : ""}
              {note ? <span className="wrap-anywhere">, “{note}”</span> : null} ·{" "}
              <time dateTime={at}>{formatInstant(new Date(at))}</time>
              {photo ? (
                <>
                  {" "}
                  <a
                    href={`${address}/screenshots/${id}`}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-11 items-center"
                  >
                    Screenshot<span className="sr"> of {formatRupees(amountPaise)}</span>
                  </a>
                </>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="story">
        <h2 id="story">What happened</h2>
        <ol className="dispute-facts">
          {story.map(({ move, by, note, at }) => (
            <li key={`${move} ${at}`}>
              {by === "clock" ? storyWords(move, "clock", "") : storyWords(move, "them", names[by])}
              {note ? <span className="wrap-anywhere">: “{note}”</span> : null} ·{" "}
              <time dateTime={at}>{formatInstant(new Date(at))}</time>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="talk">
        <h2 id="talk">What they wrote to each other</h2>
        {messages.length === 0 ? <p className="soft">Nothing.</p> : null}
        <ol className="dispute-facts">
          {messages.map(({ id, by, text, removed, at }) => (
            <li key={id}>
              <b>{names[by]}</b>:{" "}
              {removed ? (
                <i>taken down after a report</i>
              ) : (
                <span className="wrap-anywhere whitespace-pre-line">{text || "(no words)"}</span>
              )}{" "}
              · <time dateTime={at}>{formatInstant(new Date(at))}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
