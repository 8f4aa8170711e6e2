import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { occasionWords } from "../../../domain/occasion-words.ts";
import {
  MONEY_PATH,
  MY_PAPERS_PATH,
  PAYEE_PATH,
  RECEIVED_PAPERS_PATH,
  paymentsPath,
} from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { BarFigure } from "../../../ui/bar-figure.tsx";
import { barPicture } from "../../../ui/bar-picture.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { STATE_WORDS } from "../../bookings/booking-words.ts";
import { moneySeen } from "../money-service.server.ts";
import type { MoneyLine, MoneyView } from "../payment-view.ts";
import type { Route } from "./+types/money";
import "../../../ui/styles/desk.css";

const TITLE = text("Your money");
const MONTHS = [
  text("Jan"),
  text("Feb"),
  text("Mar"),
  text("Apr"),
  text("May"),
  text("Jun"),
  text("Jul"),
  text("Aug"),
  text("Sep"),
  text("Oct"),
  text("Nov"),
  text("Dec"),
] as const;

/** '2026-11' → 'Nov 2026' */
const monthWords = (month: string): string => `${say(MONTHS[Number(month.slice(5)) - 1] ?? "")} ${month.slice(0, 4)}`;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const { months, ...money } = await moneySeen(deps, actor);
  return {
    ...money,
    today: todayIST(deps.now()),
    picture: barPicture(
      say("Received"),
      say("rupees"),
      months.map(({ month, paise }) => [monthWords(month), paise]),
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("What comes to you, and what you pay."),
      path: MONEY_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What comes to somebody as a provider, and what they pay as an organiser, over all their bookings. */
export default function Money({
  loaderData: { received, paid, sums, ahead, events, picture, payable, today },
}: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page payments-page">
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">{say("You pay each other directly. Here is what you have agreed on and noted.")}</p>
      </header>
      {received.length === 0 && paid.length === 0 ? (
        <EmptyState
          title={say("No payments yet")}
          actions={
            <LinkButton to="/my-requests" slim>
              {say("See my requests")}
            </LinkButton>
          }
        >
          <p>{say("As soon as you agree with somebody on a price, you see here what is to be paid, and when.")}</p>
        </EmptyState>
      ) : null}
      {received.length > 0 ? (
        <section aria-labelledby="comes">
          <h2 id="comes">{say("What comes to you")}</h2>
          <Sums
            figures={[
              [say("Received"), sums.received.donePaise, "done"],
              [say("Waiting for you to confirm"), sums.received.waitsPaise, "waits"],
              [say("To be paid"), sums.received.openPaise, "rest"],
              [say("You owe back"), sums.received.backPaise],
              [say("Deposits that you hold"), sums.received.depositPaise],
            ]}
          />
          <div className="own-pictures">
            <BarFigure
              picture={picture}
              value={formatRupees(picture.total)}
              label={say("Received in twelve months")}
              note={say("By month")}
              format={formatRupees}
            />
          </div>
          <Lines lines={received} />
        </section>
      ) : null}
      {paid.length > 0 ? (
        <section aria-labelledby="goes">
          <h2 id="goes">{say("What you pay")}</h2>
          <Sums
            figures={[
              [say("Paid"), sums.paid.donePaise, "done"],
              [say("Not yet confirmed"), sums.paid.waitsPaise, "waits"],
              [say("To be paid"), sums.paid.openPaise, "rest"],
              [say("Comes back to you"), sums.paid.backPaise],
              [say("Your deposits with them"), sums.paid.depositPaise],
            ]}
          />
          <Ahead ahead={ahead} today={today} />
          <PerEvent events={events} />
          <Lines lines={paid} />
          <p>
            <LinkButton to={RECEIVED_PAPERS_PATH} slim variant="line">
              {say("Invoices and receipts for you")}
            </LinkButton>
          </p>
        </section>
      ) : null}
      {received.length > 0 ? (
        <section aria-labelledby="papers">
          <h2 id="papers">{say("Invoices and bills")}</h2>
          <p>{say("What you issue for your bookings, in your own name.")}</p>
          <LinkButton to={MY_PAPERS_PATH} slim variant="line">
            {say("See them, or set up who issues them")}
          </LinkButton>
        </section>
      ) : null}
      <section aria-labelledby="how">
        <h2 id="how">{say("How you are paid")}</h2>
        <p>
          {payable
            ? say("Whoever pays you sees your UPI id or your account beside what is due.")
            : say("Nobody can see yet how to pay you: add your UPI id or your account.")}
        </p>
        <LinkButton to={PAYEE_PATH} slim variant={payable ? "line" : "fill"}>
          {payable ? say("See or change it") : say("Say how you are paid")}
        </LinkButton>
      </section>
    </div>
  );
}

/** What is to be paid next, over all bookings. */
function Ahead({ ahead, today }: Pick<MoneyView, "ahead"> & { today: string }) {
  if (ahead.length === 0) return null;
  return (
    <>
      <h3>{say("To be paid next")}</h3>
      <ul className="money-lines">
        {ahead.map(({ number, other, kind, amountPaise, day, late }, at) => (
          <li key={`${number} ${kind} ${day}`}>
            <div>
              <p>
                <Link to={paymentsPath(number)}>
                  <b>{other}</b>
                  <span className="sr">, {number}</span>
                </Link>
              </p>
              <p className="small soft">{kind}</p>
            </div>
            <div className="money-next">
              <p>
                <b>{formatRupees(amountPaise)}</b>
              </p>
              {late ? (
                <StatusBadge
                  status="late"
                  label={day ? say("Since {day}", { day: formatDay(day) }) : say("Late")}
                  tone="bad"
                />
              ) : day && day < today ? (
                <p className="small event-late">{say("was due on {day}", { day: formatDay(day) })}</p>
              ) : (
                <p className="small soft">{day ? say("by {day}", { day: formatDay(day) }) : say("no day said")}</p>
              )}
              {late || (day && day <= today) ? (
                <p>
                  <LinkButton to={paymentsPath(number)} slim variant={late && at === 0 ? "fill" : "line"}>
                    <Rich text={say("Pay<sr> {other}</sr>", { other })} as={HEARD} />
                  </LinkButton>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What each event of the organiser costs, and how far it is paid. */
function PerEvent({ events }: Pick<MoneyView, "events">) {
  if (events.length === 0) return null;
  return (
    <>
      <h3>{say("For each event")}</h3>
      <ul className="money-lines">
        {events.map(({ name, path, bookings, donePaise, waitsPaise, openPaise }) => (
          <li key={path ?? ""}>
            <div>
              <p>
                {path === null ? (
                  <b>{say("Without an event")}</b>
                ) : (
                  <Link to={path}>
                    <b>{name}</b>
                  </Link>
                )}
              </p>
              <p className="small soft">{say("{n, plural, one {# booking} other {# bookings}}", { n: bookings })}</p>
            </div>
            <div className="money-next">
              <p>
                <Rich
                  text={say("<b>{amount}</b> paid", { amount: formatRupees(donePaise) })}
                  as={{ b: (words) => <b>{words}</b> }}
                />
              </p>
              <p className="small soft dotted">
                {waitsPaise > 0 ? (
                  <span>{say("{amount} noted, not yet confirmed", { amount: formatRupees(waitsPaise) })}</span>
                ) : null}
                <span>{say("{amount} to be paid", { amount: formatRupees(openPaise) })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <h3>{say("For each booking")}</h3>
    </>
  );
}

/** The sums of one side, and the parts of what was agreed as a picture. */
function Sums({ figures }: { figures: readonly (readonly [label: string, paise: number, part?: string])[] }) {
  const shown = figures.filter(([, paise], at) => at === 0 || paise > 0);
  const parts = shown.filter(([, , part]) => part);
  const whole = parts.reduce((sum, [, paise]) => sum + paise, 0);
  const share = (paise: number) => Math.round((paise / whole) * 10_000) / 100;
  return (
    <div className="standing">
      {whole > 0 ? (
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          {parts.map(([label, paise, part], at) => (
            <rect
              key={label}
              className={part}
              x={share(parts.slice(0, at).reduce((sum, [, before]) => sum + before, 0))}
              width={share(paise)}
              height="4"
            />
          ))}
        </svg>
      ) : null}
      <dl>
        {shown.map(([label, paise, part]) => (
          <div key={label}>
            <dt className={part && whole > 0 ? `swatch ${part}` : undefined}>{label}</dt>
            <dd>{formatRupees(paise)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is next of a booking, in a sentence. */
function nextWords({
  side,
  next,
  waitsPaise,
  backPaise,
  depositPaise,
  openPaise,
  donePaise,
  totalPaise,
}: MoneyLine): string {
  const provider = side === "provider";
  if (backPaise > 0) {
    const amount = formatRupees(backPaise);
    return provider ? say("You owe {amount} back", { amount }) : say("{amount} comes back to you", { amount });
  }
  if (waitsPaise > 0) {
    const amount = formatRupees(waitsPaise);
    return provider ? say("{amount} waits for your word", { amount }) : say("{amount} not yet confirmed", { amount });
  }
  if (!next && depositPaise > 0) {
    const amount = formatRupees(depositPaise);
    return provider
      ? say("You hold a deposit of {amount}", { amount })
      : say("They hold your deposit of {amount}", { amount });
  }
  if (!next && totalPaise === 0) return say("Nothing to be paid");
  if (!next) return openPaise === 0 && donePaise > 0 ? say("All is paid") : say("Nothing is open");
  const amount = formatRupees(next.amountPaise);
  return next.late
    ? say("{amount} is overdue", { amount })
    : next.day
      ? say("{amount} by {day}", { amount, day: formatDay(next.day) })
      : say("{amount} is open", { amount });
}

function Lines({ lines }: { lines: readonly MoneyLine[] }) {
  return (
    <ul className="money-lines">
      {lines.map((line) => (
        <li key={line.number}>
          <div>
            <p>
              <Link to={paymentsPath(line.number)}>
                <b>{line.other}</b>
                <span className="sr">, {line.number}</span>
              </Link>
            </p>
            <p className="small soft dotted">
              {line.eventType ? <span>{occasionWords(line.eventType)}</span> : null}
              {line.eventDate ? <span>{formatDay(line.eventDate)}</span> : null}
              <span>{say(STATE_WORDS[line.state])}</span>
            </p>
          </div>
          <div className="money-next">
            <p>
              <b>{formatRupees(line.totalPaise)}</b>
            </p>
            {line.next?.late && line.backPaise === 0 && line.waitsPaise === 0 ? (
              <StatusBadge status="late" label={nextWords(line)} tone="bad" />
            ) : (
              <p className="small soft">{nextWords(line)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
