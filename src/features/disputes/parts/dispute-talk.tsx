import type { ReactNode } from "react";
import { formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { BookingSide } from "../../bookings/booking-table.ts";
import { MILESTONE_KINDS } from "../../bookings/quote-limits.ts";
import { DISPUTE_ABOUT, DISPUTE_OUTCOMES, type DisputeDecision, type DisputeView } from "../dispute-model.ts";

const TONES = { open: "wait", decided: "ok", settled: "quiet" } as const;
const statusWords = (status: DisputeView["status"]): string =>
  status === "open" ? say("Open", "dispute") : status === "decided" ? say("Decided") : say("Settled", "dispute");

/** How it stands, its ticket, what it is about, and until when what happens. */
export function DisputeHead({ dispute }: { dispute: DisputeView }) {
  const { ticket, about, status, answerBy, decideBy, appealUntil, decisions } = dispute;
  // Where it was appealed against, the first one does not stand any more.
  const decided = status === "decided" ? decisions.at(-1) : undefined;
  return (
    <section className="panel calm dispute-head" aria-label={say("How it stands")}>
      <p className="dispute-how">
        <StatusBadge status={status} label={statusWords(status)} tone={TONES[status]} />
        <b>{ticket}</b>
      </p>
      <p className="dispute-about">{say(DISPUTE_ABOUT[about])}</p>
      {decided ? <Decided decision={decided} /> : null}
      {answerBy ? (
        <p>
          <Rich
            text={say("First answer by <time>{when}</time>.", { when: formatInstant(new Date(answerBy)) })}
            as={{ time: (words) => <time dateTime={answerBy}>{words}</time> }}
          />
        </p>
      ) : null}
      {decideBy ? (
        <p>
          <Rich
            text={say(
              "Decided by <time>{when}</time> at the latest. Until then nothing happens to the booking by itself.",
              { when: formatInstant(new Date(decideBy)) },
            )}
            as={{ time: (words) => <time dateTime={decideBy}>{words}</time> }}
          />
        </p>
      ) : null}
      {appealUntil ? (
        <p>
          <Rich
            text={say("Each side may appeal once until <time>{when}</time>.", {
              when: formatInstant(new Date(appealUntil)),
            })}
            as={{ time: (words) => <time dateTime={appealUntil}>{words}</time> }}
          />
        </p>
      ) : null}
    </section>
  );
}

/** What was said, in its order, and how it was decided. @param names of the two sides, as the reader knows them */
export function DisputeTalk({
  dispute: { lines, decisions },
  names,
  own,
}: {
  dispute: DisputeView;
  names: Record<BookingSide | "desk", string>;
  own: BookingSide | "desk";
}) {
  const shown: { at: string; key: string; mine: boolean; line: ReactNode }[] = [
    ...lines.map(({ by, text: written, at }, index) => ({
      at,
      key: `line ${index}`,
      mine: by === own,
      line: (
        <>
          <Said who={names[by]} at={at} />
          <p className="wrap-anywhere whitespace-pre-line">{written || say("(deleted)")}</p>
        </>
      ),
    })),
    ...decisions.map((decision, index) => ({
      at: decision.at,
      key: `decision ${index}`,
      mine: own === "desk",
      line: (
        <>
          <Said who={names.desk} at={decision.at} />
          <Decided decision={decision} />
          <p className="wrap-anywhere whitespace-pre-line">{decision.reason}</p>
        </>
      ),
    })),
  ];
  return (
    <ol className="talk" aria-label={say("What was said")}>
      {shown
        .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
        .map(({ key, mine, line }) => (
          <li key={key} className={mine ? "own" : undefined}>
            {line}
          </li>
        ))}
    </ol>
  );
}

/** How it was decided, and what follows for the money. */
const Decided = ({ decision: { outcome, backPaise, letOff } }: { decision: DisputeDecision }) => (
  <p>
    <b>{say("Decided: {outcome}.", { outcome: say(DISPUTE_OUTCOMES[outcome]).toLowerCase() })}</b>{" "}
    {backPaise === null
      ? say("What comes back goes by the agreement.")
      : backPaise === 0
        ? say("Nothing of what was paid comes back.")
        : say("{amount} of what was paid comes back.", { amount: formatRupees(backPaise) })}
    {letOff === null ? null : ` ${letOffWords(letOff)}`}
  </p>
);

/** 'Of what is open, ₹7,000 (balance) need not be paid.' */
const letOffWords = (letOff: NonNullable<DisputeDecision["letOff"]>): string =>
  letOff.length === 0
    ? say("All that is open is to be paid, as agreed.")
    : say("Of what is open, {list} need not be paid.", {
        list: letOff
          .map(({ kind, paise }) => `${formatRupees(paise)} (${say(MILESTONE_KINDS[kind]).toLowerCase()})`)
          .join(", "),
      });

const Said = ({ who, at }: { who: string; at: string }) => (
  <p className="small soft">
    {who} · <time dateTime={at}>{formatInstant(new Date(at))}</time>
  </p>
);
