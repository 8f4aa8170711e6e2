import { formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { storyWords } from "../../bookings/booking-words.ts";
import { moneyWords } from "../../payments/money-words.ts";
import type { ThreadLine } from "../message-model.ts";

/** A line of a conversation: what somebody wrote, or what happened meanwhile. */
export function Line({ line, other }: { line: ThreadLine; other: string }) {
  const time = <time dateTime={line.at}>{formatInstant(new Date(line.at))}</time>;
  if (line.kind !== "message")
    return (
      <li className="happened small soft">
        {happenedWords(line, other)} · {time}
      </li>
    );
  return (
    <li className={line.by === "you" ? "own" : undefined}>
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="sr">{line.by === "you" ? "You: " : `${other}: `}</span>
        {line.text || "(deleted)"}
      </p>
      <p className="small soft">{time}</p>
    </li>
  );
}

function happenedWords(line: Exclude<ThreadLine, { kind: "message" }>, other: string): string {
  if (line.kind === "money") return moneyWords(line, other);
  const words = storyWords(line.move, line.by, other);
  return line.amountPaise === null ? words : `${words}: ${formatRupees(line.amountPaise)} all in`;
}
