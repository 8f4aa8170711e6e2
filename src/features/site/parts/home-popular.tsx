import { Link } from "react-router";
import { POPULAR_SEARCHES, popularSearchPath } from "../content/popular-searches.ts";

/** 24 phrases, each a search that finds somebody. */
export function HomePopular() {
  return (
    <section className="band popular scallop" aria-labelledby="popular-title">
      <div className="wrap">
        <div className="head">
          <h2 id="popular-title">Popular searches</h2>
        </div>
        <ul className="tags">
          {POPULAR_SEARCHES.map((search) => (
            <li key={search.phrase}>
              <Link className="tag" to={popularSearchPath(search)}>
                {search.phrase}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
