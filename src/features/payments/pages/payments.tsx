import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, formatInstant, todayIST } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { PAYEE_PATH, bookingPapersPath, bookingPath, paymentsPath } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { StatusTone } from "../../../ui/status-tones.ts";
import { MILESTONE_KINDS } from "../../bookings/quote-limits.ts";
import { NOTHING_TO_PAY } from "../../bookings/quote-words.ts";
import { paymentsSeen } from "../payment-service.server.ts";
import type { DueStatus, PaymentsView } from "../payment-view.ts";
import { Deposit } from "../parts/deposit.tsx";
import { Entries, Entry } from "../parts/entries.tsx";
import { GiveUp } from "../parts/give-up.tsx";
import { NotePayment } from "../parts/note-payment.tsx";
import { payWarning } from "../../bookings/suspension-words.ts";
import { PayTo } from "../parts/pay-to.tsx";
import type { Route } from "./+types/payments";
import "../../../ui/styles/desk.css";

/** For the two sides; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => ({
    ...(await paymentsSeen(deps, actor, args.params.number)),
    today: todayIST(deps.now()),
  }));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Payments")),
      description: say("What is to be paid, what was, and what is owed back."),
      path: paymentsPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The money of a booking, for both of its sides. */
export default function PaymentsPage({ loaderData: money }: Route.ComponentProps) {
  const { number, side, other, eventType, eventDate, dues, entries, ended, toPay, toWaive, deposit, suspended } = money;
  const warning = payWarning(side, suspended, other);
  const asked = entries.filter(({ mayAnswer }) => mayAnswer);
  const about = [eventType ? occasionWords(eventType) : null, eventDate ? formatDay(eventDate) : null, other]
    .filter(Boolean)
    .join(" · ");
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs items={[{ label: say("Booking"), to: bookingPath(number) }, { label: say("Payments") }]} />
      <header>
        <h1>{say("Payments")}</h1>
        <p className="lead">{about}</p>
      </header>
      <Standing money={money} />
      {money.first ? <p className="notice-box">{waitWords(money.first, side, other)}</p> : null}
      {asked.length > 0 ? (
        <section className="quote-card" aria-labelledby="asked">
          <h2 id="asked">
            {asked.every(({ kind }) => kind === "kept") ? say("Do you agree?") : say("Has it arrived?")}
          </h2>
          {asked.map((entry) => (
            <Entry key={entry.id} entry={entry} other={other} confirms={money.first?.openPaise} />
          ))}
        </section>
      ) : null}
      {toPay ? (
        <section className="quote-card" aria-labelledby="to-pay">
          <h2 id="to-pay">
            {side === "organiser"
              ? say("Pay {amount}", { amount: formatRupees(toPay.nextPaise) })
              : say("Pay {amount} back", { amount: formatRupees(toPay.nextPaise) })}
          </h2>
          <PayTo number={number} other={other} toPay={toPay} warning={warning} />
          <h3>{say("Then note it")}</h3>
          <NotePayment
            key={`${toPay.openPaise} ${entries.length}`}
            number={number}
            other={other}
            askedOn={money.askedOn}
            today={money.today}
            {...toPay}
          />
        </section>
      ) : null}
      {deposit?.toPay ? <Deposit money={money} today={money.today} /> : null}
      {(toWaive || deposit?.toWaive) && !money.payable ? (
        <p className="notice-box">
          {say("{other} does not see yet how to pay you.", { other })}{" "}
          <Link to={PAYEE_PATH}>{say("Say how you are paid")}</Link>
        </p>
      ) : null}
      <section aria-labelledby="dues">
        <h2 id="dues">{say("What you have agreed on")}</h2>
        {dues.length === 0 ? <p>{say(NOTHING_TO_PAY)}</p> : null}
        <ul className="dues" hidden={dues.length === 0}>
          {dues.map(({ n, kind, amountPaise, day, openPaise, letOffPaise, status }) => (
            <li key={n}>
              <p>
                <b>{formatRupees(amountPaise)}</b> {say(MILESTONE_KINDS[kind]).toLowerCase()}
                {day ? <span className="soft">, {say("by {day}", { day: formatDay(day) })}</span> : null}
                {letOffPaise > 0 ? (
                  <span className="soft">
                    , {say("{amount} of it need not be paid, as was decided", { amount: formatRupees(letOffPaise) })}
                  </span>
                ) : null}
                {status === "part" || (status === "late" && openPaise < amountPaise) ? (
                  <span className="soft">, {say("{amount} of it is open", { amount: formatRupees(openPaise) })}</span>
                ) : null}
              </p>
              <StatusBadge
                status={status}
                label={status === "open" && money.state === "closed" ? say("Not noted") : say(DUE_WORDS[status])}
                tone={DUE_TONES[status]}
              />
            </li>
          ))}
        </ul>
        {ended || (dues.length === 0 && !deposit) ? null : (
          <p className="small soft">{say("You pay each other directly: this site holds no money.")}</p>
        )}
      </section>
      {deposit?.toPay ? null : <Deposit money={money} today={money.today} />}
      {toWaive ? <GiveUp key={`${toWaive.openPaise}`} number={number} other={other} {...toWaive} /> : null}
      {/* What waits for their answer stands above. */}
      {entries.length > 0 && entries.every(({ mayAnswer }) => mayAnswer) ? null : (
        <section aria-labelledby="noted">
          <h2 id="noted">{say("What was noted")}</h2>
          <Entries entries={entries.filter(({ mayAnswer }) => !mayAnswer)} other={other} />
        </section>
      )}
      <p className="no-print actions">
        <LinkButton to={bookingPath(number)} slim variant="line">
          {say("Back to the booking")}
        </LinkButton>
        <LinkButton to={bookingPapersPath(number)} slim variant="line">
          {say("Invoices and receipts")}
        </LinkButton>
      </p>
    </div>
  );
}

const DUE_WORDS: Readonly<Record<DueStatus, string>> = {
  paid: text("Paid in full"),
  waits: text("Waits for an answer"),
  part: text("Paid in part"),
  open: text("To be paid"),
  late: text("Overdue"),
  letOff: text("Need not be paid"),
  off: text("Not asked for any more"),
};
const DUE_TONES: Readonly<Record<DueStatus, StatusTone>> = {
  paid: "ok",
  waits: "wait",
  part: "wait",
  open: "info",
  late: "bad",
  letOff: "quiet",
  off: "quiet",
};

/** What an agreement waits for, and until when. */
function waitWords(
  { openPaise, until }: NonNullable<PaymentsView["first"]>,
  side: PaymentsView["side"],
  other: string,
): string {
  const amount = formatRupees(openPaise);
  const waits =
    side === "organiser"
      ? say("The booking is confirmed once {other} has received {amount}.", { other, amount })
      : say("The booking is confirmed once you have received {amount}.", { amount });
  return until === null
    ? waits
    : `${waits} ${say("The date is held until {when}.", { when: formatInstant(new Date(until)) })}`;
}

/** Why nothing more is to be paid for it. */
function endedWords(
  { by, missed, at }: NonNullable<PaymentsView["ended"]>,
  side: PaymentsView["side"],
  other: string,
): string {
  const day = formatDay(todayIST(new Date(at)));
  if (by === "both") return say("Called off by both of you on {day}.", { day });
  if (by === "clock") return say("Called off by itself on {day}.", { day });
  if (!missed)
    return by === side
      ? say("Called off by you on {day}.", { day })
      : say("Called off by {other} on {day}.", { day, other });
  if (by === "provider")
    return by === side
      ? say("Over since {day}: you did not come.", { day })
      : say("Over since {day}: {other} did not come.", { day, other });
  return by === side
    ? say("Over since {day}: you were not there, or not ready.", { day })
    : say("Over since {day}: {other} was not there, or not ready.", { day, other });
}

/** How it stands in figures, and as a bar. */
function Standing({ money: { side, other, balance, ended } }: { money: PaymentsView }) {
  const { totalPaise, paidPaise, claimedPaise, waivedPaise, owedBackPaise, backPaise, backWaivedPaise } = balance;
  if (ended) {
    const settledPaise = backPaise + backWaivedPaise;
    const [amount, settled] = [formatRupees(owedBackPaise), formatRupees(settledPaise)];
    return (
      <section className="standing" aria-label={say("How it stands")}>
        <p>
          {endedWords(ended, side, other)}{" "}
          <Rich
            text={
              side === "provider"
                ? say("Received until then: <b>{amount}</b>.", { amount: formatRupees(paidPaise) })
                : say("Paid until then: <b>{amount}</b>.", { amount: formatRupees(paidPaise) })
            }
            as={{ b: (words) => <b>{words}</b> }}
          />
        </p>
        <p>
          {owedBackPaise === 0 ? (
            say("Nothing is owed back.")
          ) : (
            <Rich
              text={
                side === "organiser"
                  ? settledPaise > 0
                    ? say("{other} owes you <b>{amount}</b>, by your agreement; {settled} of it is settled.", {
                        other,
                        amount,
                        settled,
                      })
                    : say("{other} owes you <b>{amount}</b>, by your agreement.", { other, amount })
                  : settledPaise > 0
                    ? say("You owe {other} <b>{amount}</b>, by your agreement; {settled} of it is settled.", {
                        other,
                        amount,
                        settled,
                      })
                    : say("You owe {other} <b>{amount}</b>, by your agreement.", { other, amount })
              }
              as={{ b: (words) => <b>{words}</b> }}
            />
          )}
        </p>
      </section>
    );
  }
  if (totalPaise === 0 && paidPaise + claimedPaise === 0) return null;
  const share = (paise: number) => (totalPaise > 0 ? (100 * paise) / totalPaise : 0);
  const open = totalPaise - paidPaise - claimedPaise - waivedPaise;
  return (
    <section className="standing" aria-label={say("How it stands")}>
      <dl>
        <Figure label={say("All in")} paise={totalPaise} />
        <Figure label={side === "provider" ? say("Received") : say("Paid")} paise={paidPaise} part="done" />
        {claimedPaise > 0 ? <Figure label={say("Waits for an answer")} paise={claimedPaise} part="waits" /> : null}
        <Figure label={say("To be paid")} paise={open} part="rest" />
      </dl>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="rest" x="0" y="0" width="100" height="4" />
        <rect className="done" x="0" y="0" width={share(paidPaise + waivedPaise)} height="4" />
        <rect className="waits" x={share(paidPaise + waivedPaise)} y="0" width={share(claimedPaise)} height="4" />
      </svg>
    </section>
  );
}

const Figure = ({ label, paise, part }: { label: string; paise: number; part?: "done" | "waits" | "rest" }) => (
  <div>
    <dt className={part ? `swatch ${part}` : undefined}>{label}</dt>
    <dd>{formatRupees(paise)}</dd>
  </div>
);
