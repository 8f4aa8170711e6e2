import { Link } from "react-router";
import { Stars } from "../../../ui/stars.tsx";
import { ASK_LIMITS, DAY_WORDS, type Candidate } from "../ask-model.ts";

/** Those who can be asked, of whom up to five are chosen. */
export function Candidates({
  candidates,
  chosen,
  onChange,
}: {
  candidates: readonly Candidate[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const full = chosen.length >= ASK_LIMITS.atOnce;
  const shown = [...candidates].sort((one, other) => rank(one) - rank(other));
  return (
    <>
      <p className="small soft" aria-live="polite">
        {chosen.length === 0
          ? `Choose up to ${ASK_LIMITS.atOnce}.`
          : `${chosen.length} of ${ASK_LIMITS.atOnce} chosen.${full ? " Take one out to choose another." : ""}`}
      </p>
      <ul className="ask-list">
        {shown.map(({ id, path, title, place, price, proof, rating, ratingCount, picked, state }) => {
          const on = chosen.includes(id);
          return (
            <li key={id} data-on={on || undefined}>
              <label className="check">
                <input
                  type="checkbox"
                  name="listings"
                  value={id}
                  checked={on}
                  disabled={!on && full}
                  onChange={() => onChange(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
                <span>{title}</span>
              </label>
              <p className="small soft">
                {[place, price].filter(Boolean).join(" · ")}
                {proof ? ` · ${proof}` : ""}
              </p>
              <p className="small ask-facts">
                {state ? <span className={`ask-day cal-${state}`}>{DAY_WORDS[state]}</span> : null}
                {picked ? <span className="soft">On your list</span> : null}
                <Stars short value={rating} count={ratingCount} />
                <Link to={path}>
                  Profile<span className="sr">: {title}</span>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** One's own list first; whose day is taken comes last of each. */
const rank = ({ picked, state }: Candidate): number => (picked ? 0 : 2) + (state === "taken" ? 1 : 0);
