import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import type { DepositStatus, DepositView, PaymentsView } from "../payment-view.ts";
import { GiveUp } from "./give-up.tsx";
import { KeepOfDeposit } from "./keep-of-deposit.tsx";
import { NotePayment } from "./note-payment.tsx";
import { PayTo } from "./pay-to.tsx";

const WORDS: Readonly<Record<DepositStatus, string>> = {
  open: "To be paid",
  waits: "Waits for an answer",
  held: "Held by the provider",
  settled: "Settled",
  waived: "Not asked for",
  off: "Called off",
};
const TONES: Readonly<Record<DepositStatus, StatusTone>> = {
  open: "info",
  waits: "wait",
  held: "wait",
  settled: "ok",
  waived: "quiet",
  off: "quiet",
};

/** What was taken, came back, and was kept. */
function howItStands({ takenPaise, returnedPaise, keptPaise, toReturnPaise }: DepositView): string {
  const parts = [
    `${formatRupees(takenPaise)} was paid`,
    returnedPaise > 0 ? `${formatRupees(returnedPaise)} came back` : "",
    keptPaise > 0 ? `${formatRupees(keptPaise)} was kept, as both of you agreed` : "",
    toReturnPaise > 0 ? `${formatRupees(toReturnPaise)} is to be returned` : "",
  ];
  return `${parts.filter(Boolean).join("; ")}.`;
}

/** The deposit of a booking: paid besides the price, and returned after the event. */
export function Deposit({ money, today }: { money: PaymentsView; today: string }) {
  const { number, side, other, deposit } = money;
  if (!deposit) return null;
  const { amountPaise, day, backBy, status, takenPaise, late, toPay, toWaive } = deposit;
  const organiser = side === "organiser";
  return (
    <section className={toPay ? "quote-card" : undefined} aria-labelledby="deposit">
      <h2 id="deposit">The deposit</h2>
      <ul className="dues">
        <li>
          <p>
            <b>{formatRupees(amountPaise)}</b> besides the price
            {day && status === "open" ? <span className="soft">, by {formatDay(day)}</span> : null}
            {backBy && status !== "settled" && status !== "off" ? (
              <span className="soft">, comes back by {formatDay(backBy)}</span>
            ) : null}
          </p>
          <StatusBadge
            status={late ? "late" : status}
            label={late ? "Should be back" : WORDS[status]}
            tone={late ? "bad" : TONES[status]}
          />
        </li>
      </ul>
      {takenPaise > 0 ? <p>{howItStands(deposit)}</p> : null}
      {toPay ? (
        <>
          <h3>{organiser ? `Pay ${formatRupees(toPay.nextPaise)}` : `Return ${formatRupees(toPay.nextPaise)}`}</h3>
          <PayTo number={number} other={other} toPay={toPay} deposit />
          <h3>Then note it</h3>
          <NotePayment
            key={`${toPay.openPaise} ${money.entries.length}`}
            number={number}
            other={other}
            today={today}
            deposit={organiser ? "paid" : "returned"}
            {...toPay}
          />
          {organiser ? null : (
            <KeepOfDeposit key={`keep ${toPay.openPaise}`} number={number} other={other} openPaise={toPay.openPaise} />
          )}
        </>
      ) : null}
      {toWaive ? (
        <GiveUp key={`waive ${toWaive.openPaise}`} number={number} other={other} deposit {...toWaive} />
      ) : null}
    </section>
  );
}
