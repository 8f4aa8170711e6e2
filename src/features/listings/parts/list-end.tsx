import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TagLinks } from "../../../ui/tag-links.tsx";
import type { SearchLink, SearchPageWords } from "../search-view.ts";

/** Below a list: who helps where nothing fits, and how to stand on it. */
export function ListEnd({
  words,
  placePages,
  empty,
}: {
  words: Pick<SearchPageWords, "art" | "otherwise" | "actions">;
  placePages: readonly SearchLink[];
  /** Nothing was found: that was said above, with the same ways on. */
  empty: boolean;
}) {
  const { art, otherwise, actions } = words;
  const places =
    placePages.length > 0 ? (
      <nav className="list-places" aria-label={say("By place")}>
        <TagLinks links={placePages} />
      </nav>
    ) : null;
  if (empty) return places && <div className="wrap pb-8">{places}</div>;
  return (
    <section className="list-end scallop" aria-labelledby="list-end">
      <div className="wrap">
        <img src={`/art/service-${art}.svg`} alt="" width={300} height={380} loading="lazy" />
        <div>
          <h2 id="list-end">{say("Nothing that fits?")}</h2>
          <p className="lead">
            {say("Say the day, the place and what you have in mind. A request costs nothing and binds nobody.")}
          </p>
          <p className="actions">
            <LinkButton to={otherwise.to}>{otherwise.label}</LinkButton>
            {actions.slice(0, 1).map(({ label, to }) => (
              <LinkButton key={to} to={to} variant="line">
                {label}
              </LinkButton>
            ))}
          </p>
          {places}
        </div>
      </div>
    </section>
  );
}
