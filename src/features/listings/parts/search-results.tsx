import { Link } from "react-router";
import { askSeveralPath, saveSearchPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { CardGridSkeleton } from "../../../ui/skeleton.tsx";
import { RANKING_PATH } from "../ranking.ts";
import { SORTS, askedInWords, countOfSearch, isNarrowed, listingSearchHref, widest } from "../search-address.ts";
import type { SearchPageData } from "../search-view.ts";
import { ListingCard } from "./listing-card.tsx";
import type { ListingSearch } from "./use-listing-search.ts";
import { WaysOut } from "./ways-out.tsx";

/** Nothing matches: say where, and the ways on. */
function Nothing({ filters, words, without }: Pick<SearchPageData, "filters" | "words" | "without">) {
  const { path, noun, portraits, nothing, otherwise } = words;
  const narrowed = isNarrowed(filters);
  const wholeState = { ...widest(filters), state: filters.state };
  const wider =
    filters.state && listingSearchHref(path, wholeState) !== listingSearchHref(path, filters) ? wholeState : null;
  const found = narrowed
    ? askedInWords(portraits ? say("Nobody found") : say("Nothing found"), filters, words.places)
    : portraits
      ? say("Nobody is listed yet")
      : say("Nothing is listed yet");
  const withoutDay = filters.when && listingSearchHref(path, { ...filters, when: undefined });
  // A button leads to something: the day is all that is asked for, or what is found without it was counted.
  const anyDay =
    withoutDay === listingSearchHref(path, widest(filters)) || without.some(({ to }) => to === withoutDay)
      ? withoutDay
      : undefined;
  return (
    <EmptyState
      level={3}
      title={say("No {many} found.", { many: noun[1] })}
      actions={
        <>
          {anyDay ? (
            <LinkButton to={anyDay} preventScrollReset>
              {say("Search for any day")}
            </LinkButton>
          ) : null}
          {wider ? (
            <LinkButton to={listingSearchHref(path, wider)} preventScrollReset>
              {say("Search all of {state}", { state: words.places?.[filters.state] ?? filters.state })}
            </LinkButton>
          ) : null}
          {narrowed ? (
            <LinkButton
              to={listingSearchHref(path, widest(filters))}
              variant={wider ? "line" : "fill"}
              preventScrollReset
            >
              {say("Clear all filters")}
            </LinkButton>
          ) : null}
          <LinkButton to={otherwise.to} variant="line">
            {otherwise.label}
          </LinkButton>
        </>
      }
    >
      <p>{say("{label}. {words}", { label: found, words: nothing })}</p>
      <WaysOut ways={without} />
    </EmptyState>
  );
}

/** How many there are, and their order. */
export function SearchTop({ search, data, form }: { search: ListingSearch; data: SearchPageData; form: string }) {
  const { words, total, capped } = data;
  const missing = [...(data.priced ? [] : ["price", "allIn"]), ...(data.near ? [] : ["near"])];
  return (
    <>
      <div className="result-head">
        <div>
          <h2 aria-live="polite">{search.loading ? say("Loading") : countOfSearch(total, capped, words.noun)}</h2>
          <p className="sort-why">
            <Link
              to={saveSearchPath(listingSearchHref(words.path, { ...search.filters, sort: "best" }))}
              rel="nofollow"
            >
              {say("Save this search")}
            </Link>
          </p>
        </div>
        {/* Nothing has no order. */}
        {total > 0 || search.loading ? (
          <div className="sort">
            <label htmlFor="sort" className="sr">
              {say("Sort by")}
            </label>
            <select
              id="sort"
              name="sort"
              form={form}
              className="select"
              value={search.filters.sort}
              onChange={(event) =>
                search.change({ sort: SORTS.find(({ value }) => value === event.target.value)?.value ?? "best" })
              }
            >
              {SORTS.filter(({ value }) => !missing.includes(value)).map(({ value, label }) => (
                <option key={value} value={value}>
                  {say(label)}
                </option>
              ))}
            </select>
            <p className="sort-why">
              <Link to={RANKING_PATH}>{say("How is this ordered?")}</Link>
            </p>
          </div>
        ) : null}
      </div>
      {!search.loading && data.dayHint ? <p className="left-out day-hint">{data.dayHint}</p> : null}
      {data.unheard ? <p className="left-out">{data.unheard}</p> : null}
      {!search.loading && data.near ? (
        <p className="left-out">
          {data.near.words}
          {data.near.others.map(({ label, to }, at) => (
            <span key={label}>
              {at > 0 ? " · " : " "}
              <Link to={to} preventScrollReset>
                {label}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
      {!search.loading && data.leftOut.length > 0 && data.cards.length > 0 ? (
        <p className="left-out">
          <Rich
            text={say("Nothing has all you ask for. Shown without: <b>{words}</b>.", {
              words: data.leftOut.join(", "),
            })}
            as={{ b: (words) => <b>{words}</b> }}
          />
        </p>
      ) : null}
    </>
  );
}

/** The cards, and the way to more. */
export function SearchResults({ search, data }: { search: ListingSearch; data: SearchPageData }) {
  const { filters, words, cards, next, later } = data;
  if (search.loading) return <CardGridSkeleton label={say("Loading")} portraits={words.portraits} />;
  if (cards.length === 0) return <Nothing filters={filters} words={words} without={data.without} />;
  return (
    <>
      <div className={words.portraits ? "cards" : "lcards"}>
        {cards.map((card, at) => (
          <ListingCard key={card.id} card={card} words={words} early={at < 3} ordered />
        ))}
      </div>
      <WaysOut ways={data.without} few />
      <p className="ask-several">
        <LinkButton to={askSeveralPath(words.path, cards[0]?.asked)} variant="line" rel="nofollow">
          {say("Ask up to five at once")}
        </LinkButton>
        <span className="soft">{say("One request, several answers to compare.")}</span>
      </p>
      <Pagination
        prev={later ? listingSearchHref(search.path, filters) : null}
        prevLabel={say("First page")}
        next={next ? listingSearchHref(search.path, filters, next) : null}
      />
      <p className="soft">
        <Rich
          text={say("No place in this list is paid for. <a>How results are ordered</a>")}
          as={{ a: (said) => <Link to={RANKING_PATH}>{said}</Link> }}
        />
      </p>
    </>
  );
}
