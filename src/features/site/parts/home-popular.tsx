import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { SearchLink } from "../../listings/search-view.ts";
import { popularSearchPath, type PopularSearch } from "../../content/defaults/popular-searches.ts";

/** So many stand there; the others come with a touch. */
const AT_ONCE = 8;

function Phrases({ searches }: { searches: readonly PopularSearch[] }) {
  return (
    <ul className="tags">
      {searches.map((search) => (
        <li key={search.phrase}>
          <Link className="tag" to={popularSearchPath(search)}>
            {search.phrase}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** 24 phrases, each a search that finds somebody. */
export function HomePopular({
  searches,
  places,
}: {
  searches: readonly PopularSearch[];
  places: readonly SearchLink[];
}) {
  return (
    <section className="band popular scallop" aria-labelledby="popular-title">
      <div className="wrap">
        <div className="head">
          <h2 id="popular-title">{say("Popular searches")}</h2>
        </div>
        <Phrases searches={searches.slice(0, AT_ONCE)} />
        {searches.length > AT_ONCE ? (
          <details className="more-tags">
            <summary>{say("Show all {n}", { n: searches.length })}</summary>
            <Phrases searches={searches.slice(AT_ONCE)} />
          </details>
        ) : null}
        {places.length > 0 ? (
          <>
            <h3>{say("By place")}</h3>
            <ul className="tags">
              {places.map(({ label, to }) => (
                <li key={to}>
                  <Link className="tag" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <Link className="tag" to="/places">
                  {say("All places")}
                </Link>
              </li>
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}
