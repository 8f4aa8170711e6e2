import { Link } from "react-router";
import { saveSearchPath } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { TagLinks } from "../../../ui/tag-links.tsx";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { RANKING_PATH } from "../../listings/ranking.ts";
import { WaysOut } from "../../listings/parts/ways-out.tsx";
import type { CardView, SearchLink } from "../../listings/search-view.ts";
import { amountWords, searchHref } from "../search-model.ts";
import type { SearchAnswer, SearchQuestion } from "../search-model.ts";
import { LeftOut } from "./search-chips.tsx";

/** A card, and whether its picture is the portrait of a person. */
export type FoundCard = CardView & { portraits: boolean };

/** The best of all, each with what it is; the way to all of a category stands below. */
function Cards({ answer, cards, question }: { answer: SearchAnswer; cards: FoundCard[]; question: SearchQuestion }) {
  const { categories } = answer;
  const more = question.category === "" ? categories.filter((group) => group.count > group.cards.length) : [];
  return (
    <>
      <div className="lcards">
        {cards.map((card, at) => (
          <ListingCard key={card.id} card={card} words={card} early={at < 3} ordered />
        ))}
      </div>
      {more.length > 0 ? (
        <p className="search-more">
          {more.map((group) => (
            <LinkButton key={group.category} to={searchHref({ ...question, category: group.category })} variant="line">
              {say("Show all {many} ({n})", { many: group.many.toLowerCase(), n: amountWords(group) })}
            </LinkButton>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** What one might ask, where nothing is asked yet. */
const EXAMPLES = [text("dhol Pune"), text("banquet hall Indore"), text("mehndi Jaipur"), text("DJ Lucknow")];

/** To begin with: questions that can be tapped, and every category. */
function Beginnings({ trades }: { trades: readonly SearchLink[] }) {
  const examples = EXAMPLES.map((example) => {
    const label = say(example);
    return { label, to: searchHref({ q: label, state: "", category: "" }) };
  });
  return (
    <>
      <TagLinks links={examples} />
      <TagLinks links={trades} />
    </>
  );
}

function Nothing({
  question,
  ways,
  trades,
}: {
  question: SearchQuestion;
  ways: SearchLink[];
  trades: readonly SearchLink[];
}) {
  const narrowed = question.state !== "" || question.category !== "";
  const anyDay = searchHref({ ...question, when: undefined });
  const asked = question.q !== "" || question.when !== undefined || question.near !== undefined;
  return (
    <EmptyState
      level={3}
      title={asked ? say("Nothing found.") : say("What are you looking for?")}
      actions={
        <>
          {question.when && ways.some(({ to }) => to === anyDay) ? (
            <LinkButton to={anyDay}>{say("Search for any day")}</LinkButton>
          ) : null}
          {question.near ? (
            <LinkButton to={searchHref({ ...question, near: undefined })}>{say("Search without the place")}</LinkButton>
          ) : null}
          {asked && narrowed ? (
            <LinkButton to={searchHref({ ...question, state: "", category: "" })}>
              {say("Search everywhere")}
            </LinkButton>
          ) : null}
          <LinkButton to="/Services" variant="line">
            {say("See all services")}
          </LinkButton>
        </>
      }
    >
      <p>
        {question.q
          ? say("Try fewer words, or another spelling.")
          : trades.length > 0
            ? say("Write it as you would say it, or begin with one of these:")
            : say("A name, an art, a place: 'dhol Pune', 'banquet hall Indore'.")}
      </p>
      {trades.length > 0 ? <Beginnings trades={trades} /> : null}
      <WaysOut ways={ways} />
    </EmptyState>
  );
}

/** How many were found, by which words, and in which order. */
export function SearchTop({
  question,
  answer,
  near,
  nearest,
  nearestFirst,
}: {
  question: SearchQuestion;
  answer: SearchAnswer;
  /** Around the place that was left out; null where none was. */
  nearest: SearchLink | null;
  /** Whether, for want of any there, those from elsewhere stand in the order of the distance. */
  nearestFirst: boolean;
  /** How the place was understood; null where none is asked. */
  near: { words: string; others: { label: string; to: string }[] } | null;
}) {
  const { total, corrected, understood } = answer;
  return (
    <div className="result-head">
      <div>
        <h2 aria-live="polite">
          {question.q || question.when || question.near
            ? total.about
              ? say("{n, plural, one {About # result} other {About # results}}", { n: total.count })
              : say("{n, plural, one {# result} other {# results}}", { n: total.count })
            : say("Everything in one place")}
        </h2>
        {question.q || question.when || question.near ? (
          <p className="sort-why">
            <Link to={saveSearchPath(searchHref(question))} rel="nofollow">
              {say("Save this search")}
            </Link>
          </p>
        ) : null}
      </div>
      {answer.cards.length > 0 ? (
        <p className="full soft">
          {question.sort ? (
            <>
              {say("Highest rated")} ·{" "}
              <Link to={searchHref({ ...question, sort: undefined })}>
                {nearestFirst ? say("Nearest first") : say("Best first")}
              </Link>
            </>
          ) : (
            <>
              {nearestFirst ? (
                say("Nearest first")
              ) : (
                <Rich
                  text={say("Best first: <a>how we rank</a>")}
                  as={{ a: (words) => <Link to={RANKING_PATH}>{words}</Link> }}
                />
              )}
              {" · "}
              <Link to={searchHref({ ...question, sort: "rating" })} rel="nofollow">
                {say("Highest rated")}
              </Link>
            </>
          )}
        </p>
      ) : null}
      {near ? (
        <p className="full">
          {near.words}
          {near.others.map(({ label, to }, at) => (
            <span key={label}>
              {at > 0 ? " · " : " "}
              <Link to={to}>{label}</Link>
            </span>
          ))}
        </p>
      ) : null}
      {corrected ? (
        <p className="full">
          <Rich
            text={say("Showing results for <b>{words}</b>", { words: corrected })}
            as={{ b: (words) => <b>{words}</b> }}
          />
        </p>
      ) : null}
      {understood && understood.leftOut.length > 0 && answer.cards.length > 0 ? (
        <LeftOut understood={understood} nearest={nearest} />
      ) : null}
    </div>
  );
}

/** The best first; a chosen category in pages. */
export function SearchFound({
  question,
  answer,
  cards,
  later,
  ways,
  trades,
}: {
  question: SearchQuestion;
  answer: SearchAnswer;
  cards: FoundCard[];
  later: boolean;
  /** Where nothing or little is found. */
  ways: SearchLink[];
  /** Where nothing is asked. */
  trades: readonly SearchLink[];
}) {
  return (
    <section aria-label={say("Results")}>
      {cards.length > 0 ? (
        <>
          <Cards answer={answer} cards={cards} question={question} />
          <WaysOut ways={ways} few />
          <Pagination
            prev={later ? searchHref(question) : null}
            prevLabel={say("First page")}
            next={answer.next ? searchHref(question, answer.next) : null}
          />
        </>
      ) : (
        <Nothing question={question} ways={ways} trades={trades} />
      )}
    </section>
  );
}
