import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Icon, X } from "../../../ui/icons.tsx";
import { whenWords } from "../../listings/when-words.ts";
import { Rich } from "../../../ui/rich.tsx";
import { nearWords } from "../../listings/near-fields.ts";
import { searchHref } from "../search-model.ts";
import type { SearchQuestion } from "../search-model.ts";
import type { SearchLink } from "../../listings/search-view.ts";
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

/** What is found after all, in words: 'DJ', 'sufi Singer', 'caterers'. */
function keptWords({ parts }: Understood): string {
  const kept = parts.filter(({ what, used }) => used && (what === "kind" || what === "word"));
  const category = parts.find(({ what, used }) => used && what === "category");
  return kept.length > 0 ? kept.map(({ label }) => label).join(" ") : (category?.label.toLowerCase() ?? "");
}

/** What was left out so that something is found. */
export function LeftOut({
  understood,
  nearest,
}: {
  understood: Understood;
  /** Where it was the place: around it. */
  nearest: SearchLink | null;
}) {
  const { parts, leftOut } = understood;
  const what = keptWords(understood);
  const byPlace = parts.some(({ what: kind, label }) => kind === "place" && leftOut[0] === label);
  return leftOut.length === 1 && byPlace && what !== "" ? (
    <p className="full">
      {say("No {what} in {place} yet: shown from elsewhere.", { what, place: leftOut[0] ?? "" })}{" "}
      {nearest ? <Link to={nearest.to}>{nearest.label}</Link> : null}
    </p>
  ) : (
    <p className="full">
      <Rich
        text={say("Nothing has all you ask for. Shown without: <b>{words}</b>.", { words: leftOut.join(", ") })}
        as={{ b: (words) => <b>{words}</b> }}
      />
    </p>
  );
}
