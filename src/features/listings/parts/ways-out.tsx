import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { SearchLink } from "../search-view.ts";

/** The same search without one of its conditions, with how many there are then; each a link. `few`: something was found. */
export function WaysOut({ ways, few = false }: { ways: readonly SearchLink[]; few?: boolean }) {
  if (ways.length === 0) return null;
  return (
    <>
      {few ? <p className="few">{say("Only a few were found. There are more:")}</p> : null}
      <ul className={few ? "ways-out few" : "ways-out"}>
        {ways.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
