import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { pictureOf } from "../../listings/parts/photo-of.ts";
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
          ? say("Choose up to {n}.", { n: ASK_LIMITS.atOnce })
          : [
              say("{n} of {most} chosen.", { n: chosen.length, most: ASK_LIMITS.atOnce }),
              ...(full ? [say("Take one out to choose another.")] : []),
            ].join(" ")}
      </p>
      <ul className="ask-list">
        {shown.map(({ id, path, title, photo, sign, place, price, proof, rating, ratingCount, picked, state }) => {
          const on = chosen.includes(id);
          return (
            <li key={id} data-on={on || undefined}>
              {/* Its title stands beside it, and the whole row is its box. */}
              <figure aria-hidden="true">
                {photo ? (
                  <Photo image={pictureOf(photo, "")} sizes="5rem" fallback={<RangoliCover id={id} sign={sign} />} />
                ) : (
                  <RangoliCover id={id} sign={sign} />
                )}
              </figure>
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
              {price ? <p className="card-price">{price}</p> : null}
              <p className="small soft dotted">
                {[place, ...proof.split(" · ")].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
              <p className="small ask-facts">
                {state ? <span className={`ask-day cal-${state}`}>{say(DAY_WORDS[state])}</span> : null}
                {picked ? <span className="soft">{say("On your list")}</span> : null}
                <Stars short value={rating} count={ratingCount} />
                <Link to={path}>
                  <Rich text={say("Profile<sr>: {title}</sr>", { title })} as={HEARD} />
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
