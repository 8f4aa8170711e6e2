import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { popularSearchPath, type PopularSearch } from "../../content/defaults/popular-searches.ts";

/** 24 phrases, each a search that finds somebody. */
export function HomePopular({ searches }: { searches: readonly PopularSearch[] }) {
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
      </div>
    </section>
  );
}
