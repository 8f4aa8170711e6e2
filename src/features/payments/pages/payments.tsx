import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { PAYEE_PATH, bookingPapersPath, bookingPath, paymentsPath } from "../../../domain/request-paths.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import { MILESTONE_KINDS } from "../../bookings/quote-model.ts";
import { paymentsSeen } from "../payment-service.server.ts";
import type { DueStatus, PaymentsView } from "../payment-view.ts";
import { Deposit } from "../parts/deposit.tsx";
import { Entries, Entry } from "../parts/entries.tsx";
import { GiveUp } from "../parts/give-up.tsx";
import { NotePayment } from "../parts/note-payment.tsx";
import { PayTo } from "../parts/pay-to.tsx";
import type { Route } from "./+types/payments";

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
      title: pageTitle("Payments"),
      description: "What is to be paid, what was, and what is owed back.",
      path: paymentsPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The money of a booking, for both of its sides. */
export default function PaymentsPage({ loaderData: money }: Route.ComponentProps) {
  const { number, side, other, eventType, eventDate, dues, entries, ended, toPay, toWaive, deposit } = money;
  const asked = entries.filter(({ mayAnswer }) => mayAnswer);
  const about = [eventType, eventDate ? formatDay(eventDate) : null, other].filter(Boolean).join(" · ");
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs items={[{ label: "Booking", to: bookingPath(number) }, { label: "Payments" }]} />
      <header>
        <h1>Payments</h1>
        <p className="lead">{about}</p>
      </header>
      <Standing money={money} />
      {asked.length > 0 ? (
        <section className="quote-card" aria-labelledby="asked">
          <h2 id="asked">{asked.every(({ kind }) => kind === "kept") ? "Do you agree?" : "Has it arrived?"}</h2>
          {asked.map((entry) => (
            <Entry key={entry.id} entry={entry} other={other} />
          ))}
        </section>
      ) : null}
      {toPay ? (
        <section className="quote-card" aria-labelledby="to-pay">
          <h2 id="to-pay">
            {side === "organiser"
              ? `Pay ${formatRupees(toPay.nextPaise)}`
              : `Pay ${formatRupees(toPay.nextPaise)} back`}
          </h2>
          <PayTo number={number} other={other} toPay={toPay} />
          <h3>Then note it</h3>
          <NotePayment
            key={`${toPay.openPaise} ${entries.length}`}
            number={number}
            other={other}
            today={money.today}
            {...toPay}
          />
        </section>
      ) : null}
      {deposit?.toPay ? <Deposit money={money} today={money.today} /> : null}
      {(toWaive || deposit?.toWaive) && !money.payable ? (
        <p className="notice-box">
          {other} does not see yet how to pay you. <a href={PAYEE_PATH}>Say how you are paid</a>
        </p>
      ) : null}
      <section aria-labelledby="dues">
        <h2 id="dues">What you have agreed on</h2>
        <ul className="dues">
          {dues.map(({ n, kind, amountPaise, day, openPaise, status }) => (
            <li key={n}>
              <p>
                <b>{formatRupees(amountPaise)}</b> {MILESTONE_KINDS[kind].toLowerCase()}
                {day ? <span className="soft">, by {formatDay(day)}</span> : null}
                {status === "part" || (status === "late" && openPaise < amountPaise) ? (
                  <span className="soft">, {formatRupees(openPaise)} of it is open</span>
                ) : null}
              </p>
              <StatusBadge
                status={status}
                label={status === "open" && money.state === "closed" ? "Not noted" : DUE_WORDS[status]}
                tone={DUE_TONES[status]}
              />
            </li>
          ))}
        </ul>
        {ended ? null : <p className="small soft">You pay each other directly: this site holds no money.</p>}
      </section>
      {deposit?.toPay ? null : <Deposit money={money} today={money.today} />}
      {toWaive ? <GiveUp key={`${toWaive.openPaise}`} number={number} other={other} {...toWaive} /> : null}
      <section aria-labelledby="noted">
        <h2 id="noted">What was noted</h2>
        <Entries entries={entries.filter(({ mayAnswer }) => !mayAnswer)} other={other} />
      </section>
      <p className="no-print">
        <LinkButton to={bookingPath(number)} slim variant="line">
          Back to the booking
        </LinkButton>{" "}
        <LinkButton to={bookingPapersPath(number)} slim variant="line">
          Invoices and receipts
        </LinkButton>
      </p>
    </div>
  );
}

const DUE_WORDS: Readonly<Record<DueStatus, string>> = {
  paid: "Settled",
  waits: "Waits for an answer",
  part: "Paid in part",
  open: "Open",
  late: "Overdue",
  off: "Called off",
};
const DUE_TONES: Readonly<Record<DueStatus, StatusTone>> = {
  paid: "ok",
  waits: "wait",
  part: "wait",
  open: "info",
  late: "bad",
  off: "quiet",
};

/** How it stands in figures, and as a bar. */
function Standing({ money: { side, other, balance, ended } }: { money: PaymentsView }) {
  const { totalPaise, paidPaise, claimedPaise, waivedPaise, owedBackPaise, backPaise, backWaivedPaise } = balance;
  const received = side === "provider" ? "Received" : "Paid";
  if (ended) {
    const who = ended.by === "both" ? "by both of you" : ended.by === "clock" ? "by itself" : null;
    const by = who ?? (ended.by === side ? "by you" : `by ${other}`);
    return (
      <section className="standing" aria-label="How it stands">
        <p>
          Called off {by} on {formatDay(ended.at.slice(0, 10))}. {received} until then: <b>{formatRupees(paidPaise)}</b>
          .
        </p>
        <p>
          {owedBackPaise === 0 ? (
            "Nothing is owed back."
          ) : (
            <>
              {side === "organiser" ? `${other} owes you ` : `You owe ${other} `}
              <b>{formatRupees(owedBackPaise)}</b>, by your agreement
              {backPaise + backWaivedPaise > 0 ? `; ${formatRupees(backPaise + backWaivedPaise)} of it is settled` : ""}
              .
            </>
          )}
        </p>
      </section>
    );
  }
  const share = (paise: number) => (totalPaise > 0 ? (100 * paise) / totalPaise : 0);
  const open = totalPaise - paidPaise - claimedPaise - waivedPaise;
  return (
    <section className="standing" aria-label="How it stands">
      <dl>
        <Figure label="All in" paise={totalPaise} />
        <Figure label={received} paise={paidPaise} />
        {claimedPaise > 0 ? <Figure label="Waits for an answer" paise={claimedPaise} /> : null}
        <Figure label="Open" paise={open} />
      </dl>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="rest" x="0" y="0" width="100" height="4" />
        <rect className="done" x="0" y="0" width={share(paidPaise + waivedPaise)} height="4" />
        <rect className="waits" x={share(paidPaise + waivedPaise)} y="0" width={share(claimedPaise)} height="4" />
      </svg>
    </section>
  );
}

const Figure = ({ label, paise }: { label: string; paise: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatRupees(paise)}</dd>
  </div>
);
