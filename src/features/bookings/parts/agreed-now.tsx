import { say } from "../../../domain/words/say.ts";
import { callingOffWords } from "../agreement-words.ts";
import type { AgreedText } from "../agreement.server.ts";
import type { DueMark } from "../booking-money.server.ts";
import { depositWords } from "../deposit.ts";
import { DepositLine, MoneyTable, Payments, TermWords } from "./quote-card.tsx";

/** Price, payments and ladder as they are in force. */
export function AgreedCard({
  agreed,
  title,
  dues,
}: {
  agreed: AgreedText;
  title: string;
  /** How its payments stand. */
  dues?: readonly DueMark[] | undefined;
}) {
  const { terms, money, payments, event } = agreed;
  return (
    <section className="quote-card" aria-labelledby="price">
      <h2 id="price">{title}</h2>
      <MoneyTable lines={terms.lines} tax={terms.tax} money={money} />
      <div className="quote-terms">
        <TermWords included={terms.included} excluded={terms.excluded} />
        <div className="all">
          <h3>{say("Payments, directly between you")}</h3>
          <Payments payments={payments} agreed dues={dues} />
          {terms.deposit ? (
            <DepositLine words={depositWords(terms.deposit, event.day, event.days ? event.lastDay : event.day)} />
          ) : null}
        </div>
        <div className="all">
          <h3>{say("If it is called off")}</h3>
          {callingOffWords(agreed).map((words) => (
            <p key={words} className="whitespace-pre-line">
              {words}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
