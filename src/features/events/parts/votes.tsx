import { Fragment } from "react";
import { say } from "../../../domain/words/say.ts";

/** Who of the family would take them; `mine`: the names under which the reader has voted. */
export function Votes({ votes, mine = [] }: { votes: readonly string[]; mine?: readonly string[] }) {
  if (votes.length === 0) return null;
  return (
    <p className="small event-votes">
      <b>{say("{n, plural, one {# vote} other {# votes}}", { n: votes.length })}</b>:{" "}
      {votes.map((name, at) => (
        <Fragment key={`${at} ${name}`}>
          {at > 0 ? ", " : ""}
          {mine.includes(name) ? <b className="vote-mine">{say("{name} (from here)", { name })}</b> : name}
        </Fragment>
      ))}
    </p>
  );
}
