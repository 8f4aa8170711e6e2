import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Icon, X } from "../../../ui/icons.tsx";
import { countWords } from "../../listings/facet-words.ts";
import { AboutNote } from "../../listings/parts/about-note.tsx";
import { useFacetCounts } from "../../listings/parts/use-facet-counts.ts";
import { WITH_COUNTS } from "../../listings/search-address.ts";
import type { FacetCounts } from "../../listings/search-view.ts";
import { SEARCH_PATH, searchHref, type Narrowing, type SearchQuestion } from "../search-model.ts";

export interface NarrowingsProps {
  question: SearchQuestion;
  narrowings: readonly Narrowing[];
  /** What the page came with. */
  given: FacetCounts | null;
  onChosen?: () => void;
}

/** What else narrows a search, each choice a link with how many there are. */
export function Narrowings({ question, narrowings, given, onChosen }: NarrowingsProps) {
  const asks = searchHref(question).slice(SEARCH_PATH.length + 1);
  const [list, counts] = useFacetCounts<HTMLElement>(asks, given);
  if (narrowings.length === 0) return null;
  return (
    <nav ref={list} className="search-facets" aria-label={say("Filters")}>
      {narrowings.map(({ name, label, options }) => (
        <details
          key={name}
          open={options.some(({ chosen }) => chosen) || options.length < 8}
          hidden={options.every(({ value, chosen }) => !chosen && countWords(counts, name, value) === "0")}
        >
          <summary>{label}</summary>
          <ul>
            {options.map(({ value, label: said, chosen, to }) => (
              <li key={value} hidden={!chosen && countWords(counts, name, value) === "0"}>
                <Link to={to} aria-current={chosen ? "true" : undefined} preventScrollReset onClick={onChosen}>
                  <span>{said}</span>
                  <span className="soft">{countWords(counts, name, value)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <AboutNote counts={counts} />
      {given || asks === "" ? null : (
        <noscript>
          <Link to={`${SEARCH_PATH}?${asks}&${WITH_COUNTS}=1`}>{say("Show how many there are of each")}</Link>
        </noscript>
      )}
    </nav>
  );
}

/** What was chosen of it, each a chip that can be taken away. */
export function NarrowingChips({ narrowings }: Pick<NarrowingsProps, "narrowings">) {
  return narrowings.flatMap(({ name, options }) =>
    options
      .filter(({ chosen }) => chosen)
      .map(({ label, to }) => (
        <Link key={name} className="chip on" to={to} aria-label={say("Remove {label}", { label })} preventScrollReset>
          {label}
          <Icon as={X} />
        </Link>
      )),
  );
}
