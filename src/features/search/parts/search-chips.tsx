import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Icon, X } from "../../../ui/icons.tsx";
import { whenWords } from "../../listings/when-words.ts";
import { Rich } from "../../../ui/rich.tsx";
import { nearWords } from "../../listings/near-fields.ts";
import { searchHref } from "../search-model.ts";
import type { SearchQuestion } from "../search-model.ts";
import type { Understood } from "../../listings/understanding/question-model.ts";

type Props = { question: SearchQuestion; understood: Understood };

/** What was understood, each a chip that can be taken away. */
export function SearchChips({ question, understood: { parts, leftOut } }: Props) {
  const shown = parts.filter(({ label }) => !leftOut.includes(label));
  if (shown.length === 0) return null;
  return (
    <nav className="chips understood" aria-label={say("What was understood")}>
      {shown.map(({ what, label, typed, without }) => (
        <Link
          key={`${what} ${typed}`}
          className="chip on"
          to={searchHref({ ...question, q: without })}
          aria-label={say("Without {label}", { label })}
          preventScrollReset
        >
          {label}
          <Icon as={X} />
        </Link>
      ))}
    </nav>
  );
}

/** For which day, as a chip that can be taken away. */
export function DayChip({ question }: Pick<Props, "question">) {
  const { when } = question;
  if (!when) return null;
  const label = say("Free on {day}", { day: whenWords(when) });
  return (
    <Link
      className="chip on"
      to={searchHref({ ...question, when: undefined })}
      aria-label={say("Remove {label}", { label })}
      preventScrollReset
    >
      {label}
      <Icon as={X} />
    </Link>
  );
}

/** Around which place, as a chip that can be taken away. */
export function NearChip({ question }: Pick<Props, "question">) {
  if (!question.near) return null;
  return (
    <Link
      className="chip on"
      to={searchHref({ ...question, near: undefined })}
      aria-label={say("Remove {label}", { label: nearWords(question.near) })}
      preventScrollReset
    >
      {nearWords(question.near)}
      <Icon as={X} />
    </Link>
  );
}

/** What was left out so that something is found. */
export function LeftOut({ question, understood: { leftOut, kept } }: Props) {
  if (leftOut.length === 0 || kept === "") return null;
  return (
    <p className="full">
      <Rich
        text={say("Nothing has everything. Left out: <b>{words}</b>.", { words: leftOut.join(", ") })}
        as={{ b: (words) => <b>{words}</b> }}
      />{" "}
      <Link to={searchHref({ ...question, q: kept })}>
        {leftOut.length > 1 ? say("Search without them") : say("Search without it")}
      </Link>
    </p>
  );
}
