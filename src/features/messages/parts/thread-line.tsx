import { say } from "../../../domain/words/say.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { storyWords } from "../../bookings/booking-words.ts";
import { moneyMoveWords } from "../../payments/money-words.ts";
import { ReportMessage } from "./report-message.tsx";
import type { MessageFile, ThreadLine } from "../message-model.ts";

/** A line of a conversation: what somebody wrote, or what happened meanwhile. */
export function Line({ line, number, other }: { line: ThreadLine; number: string; other: string }) {
  const time = <time dateTime={line.at}>{formatInstant(new Date(line.at))}</time>;
  if (line.kind !== "message")
    return (
      <li className="happened small soft">
        <span>
          {happenedWords(line, other)}
          <span className="sr">, </span>
        </span>
        {time}
      </li>
    );
  return (
    <li className={line.by === "you" ? "own" : undefined}>
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="sr">{line.by === "you" ? `${say("You:")} ` : `${other}: `}</span>
        {line.removed ? say("(taken down by us)") : line.text || (line.files.length > 0 ? "" : say("(deleted)"))}
      </p>
      {line.files.length > 0 ? (
        <ul className="thread-files">
          {line.files.map((file, at) => (
            <li key={file.full}>
              <Attached
                file={file}
                alt={
                  line.by === "you"
                    ? say("Photo {number} of yours", { number: at + 1 })
                    : say("Photo {number} of {other}", { number: at + 1, other })
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="thread-foot">
        <p className="small soft">
          {time}
          {line.reported ? ` · ${say("You have reported this")}` : ""}
        </p>
        {line.by === "them" && !line.reported && !line.removed ? <ReportMessage number={number} id={line.id} /> : null}
      </div>
    </li>
  );
}

function happenedWords(line: Exclude<ThreadLine, { kind: "message" }>, other: string): string {
  if (line.kind === "money") return moneyMoveWords(line, other);
  const words = storyWords(line.move, line.by, other);
  return line.amountPaise === null
    ? words
    : say("{what}: {price} all in", { what: words, price: formatRupees(line.amountPaise) });
}

const kilobytes = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

function Attached({ file, alt }: { file: MessageFile; alt: string }) {
  if (file.kind === "photo")
    return (
      <a href={file.full} target="_blank" rel="noopener">
        <img src={file.src} alt={alt} width={file.width ?? 1} height={file.height ?? 1} loading="lazy" />
      </a>
    );
  return (
    <a href={file.full} download={file.name} className="thread-pdf wrap-anywhere">
      {file.name} <span className="small soft">PDF, {kilobytes(file.bytes)}</span>
    </a>
  );
}
