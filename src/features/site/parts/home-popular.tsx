import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { SearchLink } from "../../listings/search-view.ts";
import { popularSearchPath, type PopularSearch } from "../../content/defaults/popular-searches.ts";

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
        <ul className="tags">
          {searches.map((search) => (
            <li key={search.phrase}>
              <Link className="tag" to={popularSearchPath(search)}>
                {search.phrase}
              </Link>
            </li>
          ))}
        </ul>
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
