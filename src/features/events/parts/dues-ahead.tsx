import { Link } from "react-router";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { MONEY_PATH, paymentsPath } from "../../../domain/request-paths.ts";
import { LinkButton } from "../../../ui/button.tsx";
import type { DueAhead } from "../event-model.ts";

/** So many stand there at once. */
const SHOWN = 6;

const dayOf = ({ day, late }: DueAhead): string =>
  day === null ? "No day said" : `${formatDay(day)}${late ? ", late" : ""}`;

/** What is to be paid for an event, in the order of days; the next one is what to do. */
export function DuesAhead({ dues }: { dues: readonly DueAhead[] }) {
  const [next, ...later] = dues;
  if (!next) return null;
  return (
    <section aria-labelledby="dues" className="event-dues no-print">
      <h2 id="dues">To be paid</h2>
      <p className="event-due-next">
        <span>
          <b>{formatRupees(next.amountPaise)}</b> to {next.title}, {next.kind.toLowerCase()}
          <span className={next.late ? "small event-late" : "small soft"}> {dayOf(next)}</span>
        </span>
        <LinkButton to={paymentsPath(next.number)} slim>
          Pay and note it<span className="sr">: {next.title}</span>
        </LinkButton>
      </p>
      {later.length > 0 ? (
        <table className="event-table">
          <caption className="sr">After that</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">To whom</th>
              <th scope="col">How much</th>
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
          <Link to={MONEY_PATH}>All {dues.length} payments</Link>
        </p>
      ) : null}
    </section>
  );
}
