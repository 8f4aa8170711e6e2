import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { StateView } from "../place-view.ts";

/** The states with what is listed in each; those of which too little is listed lead nowhere. */
export function StateList({ states }: { states: readonly StateView[] }) {
  return (
    <section aria-labelledby="states">
      <h2 id="states">{say("States and union territories")}</h2>
      <ul className="state-list">
        {states.map(({ name, to, listings, trades }) => (
          <li key={name}>
            {to ? <Link to={to}>{name}</Link> : <b>{name}</b>}
            <span className="n">{listings.toLocaleString("en-IN")}</span>
            <p>{trades}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
