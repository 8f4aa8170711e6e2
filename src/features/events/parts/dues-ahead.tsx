import { Link } from "react-router";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { MONEY_PATH, paymentsPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import type { DueAhead } from "../event-model.ts";

/** So many stand there at once. */
const SHOWN = 6;

const dayOf = ({ day, late }: DueAhead): string =>
  day === null ? say("No day said") : late ? say("{day}, late", { day: formatDay(day) }) : formatDay(day);

/** What is to be paid for an event, in the order of days; the next one is what to do. */
export function DuesAhead({ dues }: { dues: readonly DueAhead[] }) {
  const [next, ...later] = dues;
  if (!next) return null;
  return (
    <section aria-labelledby="dues" className="event-dues no-print">
      <h2 id="dues">{say("To be paid")}</h2>
      <p className="event-due-next">
        <span>
          <Rich
            text={say("<b>{amount}</b> to {title}, {kind}", {
              amount: formatRupees(next.amountPaise),
              title: next.title,
              kind: next.kind.toLowerCase(),
            })}
            as={{ b: (words) => <b>{words}</b> }}
          />
          <span className={next.late ? "small event-late" : "small soft"}> {dayOf(next)}</span>
        </span>
        <LinkButton to={paymentsPath(next.number)} slim>
          <Rich text={say("Pay and note it<sr>: {title}</sr>", { title: next.title })} as={HEARD} />
        </LinkButton>
      </p>
      {later.length > 0 ? (
        <table className="event-table">
          <caption className="sr">{say("After that")}</caption>
          <thead>
            <tr>
              <th scope="col">{say("When")}</th>
              <th scope="col">{say("To whom")}</th>
              <th scope="col">{say("How much")}</th>
            </tr>
          </thead>
          <tbody>
            {later.slice(0, SHOWN).map((due) => (
              <tr key={`${due.number} ${due.kind} ${due.day}`}>
                <td className={due.late ? "event-late" : undefined}>{dayOf(due)}</td>
                <td>
                  <Link to={paymentsPath(due.number)}>{due.title}</Link>
                  <span className="small soft"> {due.kind}</span>
                </td>
                <td>{formatRupees(due.amountPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {later.length > SHOWN ? (
        <p>
          <Link to={MONEY_PATH}>{say("All {n} payments", { n: dues.length })}</Link>
        </p>
      ) : null}
    </section>
  );
}
