import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { StatusTone } from "../../../ui/status-tones.ts";
import type { DepositStatus, DepositView, PaymentsView } from "../payment-view.ts";
import { GiveUp } from "./give-up.tsx";
import { KeepOfDeposit } from "./keep-of-deposit.tsx";
import { NotePayment } from "./note-payment.tsx";
import { payWarning } from "../../bookings/suspension-words.ts";
import { PayTo } from "./pay-to.tsx";

const WORDS: Readonly<Record<DepositStatus, string>> = {
  open: text("To be paid"),
  waits: text("Waits for an answer"),
  held: text("Held by the provider"),
  settled: text("Accounted for"),
  waived: text("Not asked for"),
  off: text("Not asked for any more"),
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
    say("{amount} was paid", { amount: formatRupees(takenPaise) }),
    returnedPaise > 0 ? say("{amount} came back", { amount: formatRupees(returnedPaise) }) : "",
    keptPaise > 0 ? say("{amount} was kept, as both of you agreed", { amount: formatRupees(keptPaise) }) : "",
    toReturnPaise > 0 ? say("{amount} is to be returned", { amount: formatRupees(toReturnPaise) }) : "",
  ];
  return say("{words}.", { words: parts.filter(Boolean).join("; ") });
}

/** The deposit of a booking: paid besides the price, and returned after the event. */
export function Deposit({ money, today }: { money: PaymentsView; today: string }) {
  const { number, side, other, deposit } = money;
  if (!deposit) return null;
  const { amountPaise, day, backBy, status, takenPaise, late, toPay, toWaive } = deposit;
  const organiser = side === "organiser";
  const warning = payWarning(side, money.suspended, other);
  return (
    <section className={toPay ? "quote-card" : undefined} aria-labelledby="deposit">
      <h2 id="deposit">{say("The deposit")}</h2>
      <ul className="dues">
        <li>
          <p>
            <Rich
              text={say("<b>{amount}</b> besides the price", { amount: formatRupees(amountPaise) })}
              as={{ b: (words) => <b>{words}</b> }}
            />
            {day && status === "open" ? (
              <span className="soft">, {say("by {day}", { day: formatDay(day) })}</span>
            ) : null}
            {backBy && status !== "settled" && status !== "off" ? (
              <span className="soft">, {say("comes back by {day}", { day: formatDay(backBy) })}</span>
            ) : null}
          </p>
          <StatusBadge
            status={late ? "late" : status}
            label={late ? say("Should be back") : say(WORDS[status])}
            tone={late ? "bad" : TONES[status]}
          />
        </li>
      </ul>
      {takenPaise > 0 ? <p>{howItStands(deposit)}</p> : null}
      {toPay ? (
        <>
          <h3>
            {organiser
              ? say("Pay {amount}", { amount: formatRupees(toPay.nextPaise) })
              : say("Return {amount}", { amount: formatRupees(toPay.nextPaise) })}
          </h3>
          <PayTo number={number} other={other} toPay={toPay} warning={warning} deposit />
          <h3>{say("Then note it")}</h3>
          <NotePayment
            key={`${toPay.openPaise} ${money.entries.length}`}
            number={number}
            other={other}
            askedOn={money.askedOn}
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
