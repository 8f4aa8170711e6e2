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

/** Its day is over: it is late, or will be in a day or two. */
const isPast = ({ day, late }: DueAhead, today: string): boolean => late || (day !== null && day < today);

function dayOf({ day, late }: DueAhead, today: string): string {
  if (day === null) return say("No day said");
  if (late) return say("{day}, late", { day: formatDay(day) });
  return day < today ? say("was due on {day}", { day: formatDay(day) }) : formatDay(day);
}

/** What is to be paid for an event, in the order of days; the next one is what to do. */
export function DuesAhead({ dues, today }: { dues: readonly DueAhead[]; today: string }) {
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
          <span className={isPast(next, today) ? "small event-late" : "small soft"}> {dayOf(next, today)}</span>
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
                <td className={isPast(due, today) ? "event-late" : undefined}>{dayOf(due, today)}</td>
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
