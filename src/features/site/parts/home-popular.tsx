import { say } from "../../../domain/words/say.ts";
import { TagLinks } from "../../../ui/tag-links.tsx";
import type { SearchLink } from "../../listings/search-view.ts";
import { popularSearchPath, type PopularSearch } from "../../content/defaults/popular-searches.ts";

/** So many stand there; the others come with a touch. */
const AT_ONCE = 8;

/** 24 phrases, each a search that finds somebody. */
export function HomePopular({
  searches,
  places,
}: {
  searches: readonly PopularSearch[];
  places: readonly SearchLink[];
}) {
  const phrases = searches.map((search) => ({ label: search.phrase, to: popularSearchPath(search) }));
  return (
    <section className="band popular scallop" aria-labelledby="popular-title">
      <div className="wrap">
        <div className="head">
          <h2 id="popular-title">{say("Popular searches")}</h2>
        </div>
        <TagLinks links={phrases.slice(0, AT_ONCE)} />
        {searches.length > AT_ONCE ? (
          <details className="more-tags">
            <summary>{say("Show all {n}", { n: searches.length })}</summary>
            <TagLinks links={phrases.slice(AT_ONCE)} />
          </details>
        ) : null}
        {places.length > 0 ? (
          <>
            <h3>{say("By place")}</h3>
            <TagLinks links={[...places, { label: say("All places"), to: "/places" }]} />
          </>
        ) : null}
      </div>
    </section>
  );
}
