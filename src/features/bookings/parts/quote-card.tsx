import { say, text } from "../../../domain/words/say.ts";
import { formatEnd, formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import type { PriceLine } from "../../../domain/price-lines.ts";
import { CoveredWhy } from "../../enquiries/parts/covered-why.tsx";
import type { AgreedPayment } from "../agreement.server.ts";
import type { DueMark } from "../booking-money.server.ts";
import type { QuoteView } from "../booking-present.server.ts";
import { SYMMETRY } from "../../../domain/ladders.ts";
import type { Reckoned, Tax } from "../quote-money.ts";
import { MILESTONE_KINDS } from "../quote-limits.ts";
import { NOTHING_TO_PAY, eachWords, whenDue } from "../quote-words.ts";

/** All lines, what goes off, the tax, and the one total that counts. */
export function MoneyTable({ lines, tax, money }: { lines: readonly PriceLine[]; tax: Tax; money: Reckoned }) {
  return (
    <table className="quote-lines">
      <caption className="sr">{say("What it costs")}</caption>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">
              {line.label} <span className="soft">{eachWords(line)}</span>
            </th>
            <td>{formatRupees(line.amountPaise)}</td>
          </tr>
        ))}
        {money.discountPaise > 0 ? (
          <tr>
            <th scope="row">{say("Discount")}</th>
            <td>−{formatRupees(money.discountPaise)}</td>
          </tr>
        ) : null}
        {money.discountPaise < 0 ? (
          <tr>
            <th scope="row">{say("Added, as agreed")}</th>
            <td>{formatRupees(-money.discountPaise)}</td>
          </tr>
        ) : null}
        {tax.kind === "onTop" ? (
          <tr>
            <th scope="row">{say("Tax, {percent} %", { percent: tax.percent })}</th>
            <td>{formatRupees(money.taxPaise)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {say("All in")}{" "}
            {tax.kind === "included" ? (
              <span className="soft">
                {say("{percent} % tax inside: {price}", {
                  percent: tax.percent,
                  price: formatRupees(money.taxPaise),
                })}
              </span>
            ) : null}
          </th>
          <td>{formatRupees(money.totalPaise)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What is to be paid when. */
export function Payments({
  payments,
  agreed = false,
  dues = [],
}: {
  payments: readonly AgreedPayment[];
  agreed?: boolean;
  /** How each of them stands by now. */
  dues?: readonly DueMark[] | undefined;
}) {
  if (payments.length === 0) return <p>{say(NOTHING_TO_PAY)}</p>;
  return (
    <ul className="quote-payments">
      {payments.map((payment, at) => (
        <li key={at}>
          <b>{formatRupees(payment.amountPaise)}</b> {say(MILESTONE_KINDS[payment.kind]).toLowerCase()},{" "}
          {payment.percent} %, {whenDue(payment, agreed)}
          <PaymentMark due={dues[at]} />
        </li>
      ))}
    </ul>
  );
}

const DUE_WORDS: Readonly<Partial<Record<DueMark, string>>> = {
  paid: text("Paid"),
  waits: text("Waits for an answer"),
  part: text("Paid in part"),
  late: text("Overdue"),
  letOff: text("Need not be paid"),
};

function PaymentMark({ due }: { due: DueMark | undefined }) {
  const words = due && DUE_WORDS[due];
  return words ? <span className={`due-mark ${due}`}>{say(words)}</span> : null;
}

/** What comes back, beside the payments of the price. */
export const DepositLine = ({ words }: { words: string }) => (
  <p>
    <b>{say("Deposit:")}</b> {words}
  </p>
);

/** What the other side should know besides the amounts. */
export function TermWords({ included, excluded }: { included: string; excluded: string }) {
  return (
    <>
      {included ? (
        <div>
          <h3>{say("Included")}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{included}</p>
        </div>
      ) : null}
      {excluded ? (
        <div>
          <h3>{say("Not included")}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{excluded}</p>
        </div>
      ) : null}
    </>
  );
}

/** The change that was asked for a quote. `heading`: by where it stands. */
export function CounterBox({
  counter,
  heading: Heading = "h3",
}: {
  counter: NonNullable<QuoteView["counter"]>;
  heading?: "h2" | "h3";
}) {
  return (
    <div className="quote-counter">
      <Heading>{say("The change that was asked for")}</Heading>
      {counter.askedPaise === null ? null : <p>{say("{price} all in", { price: formatRupees(counter.askedPaise) })}</p>}
      {counter.note ? <p className="wrap-anywhere whitespace-pre-line">“{counter.note}”</p> : null}
      <CoveredWhy texts={[counter.note]} />
      <p className="small soft">{formatInstant(new Date(counter.at))}</p>
    </div>
  );
}

export interface QuoteCardProps {
  quote: QuoteView;
  title: string;
  /** It waits for an answer: how long it stands is of interest. */
  open?: boolean;
  /** One before the last. */
  earlier?: boolean;
  /** What was answered stands elsewhere. */
  alone?: boolean;
  /** Of what is agreed: how its payments stand. */
  dues?: readonly DueMark[] | undefined;
}

/** A quote, all in. */
export function QuoteCard({ quote, title, open = false, earlier = false, alone = false, dues }: QuoteCardProps) {
  const { round, note, counter } = quote;
  const when = formatInstant(new Date(quote.sentAt));
  return (
    <section className={earlier ? "quote-card earlier" : "quote-card"} aria-labelledby={`quote-${round}`}>
      <h2 id={`quote-${round}`}>{title}</h2>
      <p className="soft">
        {open
          ? say("Sent {when}, stands until {until}", { when, until: formatEnd(new Date(quote.validUntil)) })
          : say("Sent {when}", { when })}
      </p>
      {note ? <p className="quote-note wrap-anywhere whitespace-pre-line">“{note}”</p> : null}
      <MoneyTable lines={quote.lines} tax={quote.tax} money={quote.money} />
      <div className="quote-terms">
        <TermWords included={quote.included} excluded={quote.excluded} />
        <div className="all">
          <h3>{say("Payments")}</h3>
          <Payments payments={quote.payments} dues={dues} />
          {quote.deposit ? <DepositLine words={quote.deposit} /> : null}
          {quote.payments.length > 0 || quote.deposit ? (
            <p className="small soft">{say("You pay each other directly: this site holds no money.")}</p>
          ) : null}
        </div>
        <div className="all">
          <h3>{say("If it is called off")}</h3>
          <p>{quote.cancellation}</p>
          {quote.money.totalPaise === 0 ? null : <p className="small soft">{say(SYMMETRY)}</p>}
        </div>
      </div>
      <CoveredWhy
        texts={[note, quote.included, quote.excluded, ...quote.lines.flatMap(({ label, unit }) => [label, unit])]}
      />
      {open && quote.heldUntil ? (
        <p className="small">
          {say("The day is held for this quote until {until}.", { until: formatEnd(new Date(quote.heldUntil)) })}
        </p>
      ) : null}
      {counter && !alone ? <CounterBox counter={counter} /> : null}
    </section>
  );
}
