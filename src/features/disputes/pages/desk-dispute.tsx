import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { DISPUTES_DESK_PATH, deskDisputePath } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { STATE_WORDS, storyWords } from "../../bookings/booking-words.ts";
import { disputeAtDesk } from "../dispute-desk.server.ts";
import { DecisionForm, LineForm } from "../parts/dispute-forms.tsx";
import { DisputeHead, DisputeTalk } from "../parts/dispute-talk.tsx";
import type { Route } from "./+types/desk-dispute";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args, ["admin"]);
  return orRefusal(() => disputeAtDesk(deps, actor, args.params.ticket));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("A dispute")),
      description: say("What was agreed, paid, done and written, and how it is decided."),
      path: deskDisputePath(params.ticket),
      noindex: true,
    },
    originOf(matches),
  );
}

const ENTRY_WORDS = {
  paid: text("noted as paid"),
  acknowledged: text("received"),
  rejected: text("not received"),
  waived: text("given up"),
  depositPaid: text("deposit, noted as paid"),
  depositKept: text("deposit, kept by the provider"),
  depositAcknowledged: text("deposit, answered with yes"),
  depositRejected: text("deposit, answered with no"),
  depositWaived: text("deposit, given up"),
} as const;

/** One dispute with all that the desk may read of its booking. That it is read is logged. */
export default function DeskDisputePage({ loaderData }: Route.ComponentProps) {
  const { dispute, number, names, event, state, agreement, money, story, messages } = loaderData;
  const { balance, entries, backOpenPaise } = money;
  const address = `/api/admin/disputes/${dispute.ticket}`;
  const noted = [
    say("{amount} paid", { amount: formatRupees(balance.paidPaise) }),
    ...(balance.claimedPaise > 0
      ? [say("{amount} waits for an answer", { amount: formatRupees(balance.claimedPaise) })]
      : []),
    ...(backOpenPaise > 0 ? [say("{amount} is still to come back", { amount: formatRupees(backOpenPaise) })] : []),
  ];
  const open = dispute.status === "open";
  return (
    <div className="wrap band booking-page dispute-desk">
      <Breadcrumbs items={[{ label: say("Disputes"), to: DISPUTES_DESK_PATH }, { label: dispute.ticket }]} />
      <header>
        <h1>{say("{first} and {second}", { first: names.organiser, second: names.provider })}</h1>
        <p className="lead">
          {event} ({number}), {say(STATE_WORDS[state]).toLowerCase()}
        </p>
        <p className="small soft">{say("Your visit here is logged.")}</p>
      </header>
      <div className="dispute-said">
        <DisputeHead dispute={dispute} />
        {open ? (
          <a href="#decide" className={`${buttonClass({ slim: true, variant: "line" })} only-narrow`}>
            {say("To the decision")}
          </a>
        ) : null}
        <DisputeTalk dispute={dispute} names={{ ...names, desk: say("We", "us") }} own="desk" />
        {open ? (
          <LineForm
            key={dispute.lines.length}
            address={`${address}/lines`}
            label={say("Write to both sides")}
            button={say("Send to both")}
            second
          />
        ) : null}
      </div>
      {/* Whoever decides has read it: on a phone it stands before the decision, elsewhere beside it. */}
      <div className="dispute-proof">
        <section aria-labelledby="agreed">
          <h2 id="agreed">{say("What was agreed")}</h2>
          <ul>
            {agreement.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <b>{say("{amount} all in.", { amount: formatRupees(balance.totalPaise) })}</b> {agreement.cancellation}
          </p>
          {agreement.included ? (
            <p className="whitespace-pre-line">{say("Included: {what}", { what: agreement.included })}</p>
          ) : null}
          {agreement.excluded ? (
            <p className="whitespace-pre-line">{say("Not included: {what}", { what: agreement.excluded })}</p>
          ) : null}
        </section>
        <section aria-labelledby="money">
          <h2 id="money">{say("What is noted of money")}</h2>
          <p>
            <b>{say("{list}.", { list: noted.join(", ") })}</b>
          </p>
          <ol className="invite-story">
            {entries.map(({ id, kind, payee, amountPaise, reference, note, photo, at }) => (
              <li key={id}>
                {say("{amount} to {name}: {what}", {
                  amount: formatRupees(amountPaise),
                  name: names[payee],
                  what: say(ENTRY_WORDS[kind]),
                })}
                {reference ? ` (${reference})` : ""}
                {note ? <span className="wrap-anywhere">, “{note}”</span> : null} <When at={at} />
                {photo ? (
                  <>
                    {" "}
                    <a
                      href={`${address}/screenshots/${id}`}
                      target="_blank"
                      rel="noopener"
                      className="inline-flex min-h-11 items-center"
                    >
                      <Rich
                        text={say("Screenshot<sr> of {amount}</sr>", { amount: formatRupees(amountPaise) })}
                        as={HEARD}
                      />
                    </a>
                  </>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="story">
          <h2 id="story">{say("What happened")}</h2>
          <ol className="invite-story">
            {story.map(({ move, by, note, at }) => (
              <li key={`${move} ${at}`}>
                {by === "clock" ? storyWords(move, "clock", "") : storyWords(move, "them", names[by])}
                {note ? <span className="wrap-anywhere">: “{note}”</span> : null} <When at={at} />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="talk">
          <h2 id="talk">{say("What they wrote to each other")}</h2>
          {messages.length === 0 ? <p className="soft">{say("Nothing.")}</p> : null}
          <ol className="invite-story">
            {messages.map(({ id, by, text: written, removed, at }) => (
              <li key={id}>
                <b>{names[by]}</b>:{" "}
                {removed ? (
                  <i>{say("taken down after a report")}</i>
                ) : (
                  <span className="wrap-anywhere whitespace-pre-line">{written || say("(no words)")}</span>
                )}{" "}
                <When at={at} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      {open ? (
        <section aria-labelledby="decide" className="panel dispute-decide">
          <h2 id="decide">{say("Decide")}</h2>
          <DecisionForm ticket={dispute.ticket} paidPaise={balance.paidPaise} open={money.open} />
        </section>
      ) : null}
    </div>
  );
}

/** When something was, on a line of its own. */
const When = ({ at }: { at: string }) => (
  <time className="block" dateTime={at}>
    {formatInstant(new Date(at))}
  </time>
);
