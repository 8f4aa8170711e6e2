import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { amountWords, searchHref } from "../search-model.ts";
import type { SearchAnswer, SearchCard, SearchGroup, SearchQuestion } from "../search-model.ts";

function Card({ card, tag, early }: { card: SearchCard; tag: string; early: boolean }) {
  return (
    <ListingCard
      id={card._id}
      path={card.path}
      title={card.title}
      place={[...new Set([card.city, card.district, card.state].filter(Boolean))].join(", ")}
      photo={card.photo}
      tag={tag}
      facts={[]}
      rating={card.averageRating}
      ratingCount={card.ratingCount}
      action="View"
      early={early}
    />
  );
}

function Group({ group, question, first }: { group: SearchGroup; question: SearchQuestion; first: boolean }) {
  const more = question.category === "" && group.count > group.cards.length;
  return (
    <section className="search-group" aria-labelledby={`found-${group.category}`}>
      <h3 id={`found-${group.category}`}>
        {group.many} <span className="soft">{amountWords(group)}</span>
      </h3>
      <div className="lcards">
        {group.cards.map((card, at) => (
          <Card key={card._id} card={card} tag={group.one} early={first && at < 2} />
        ))}
      </div>
      {more ? (
        <LinkButton to={searchHref({ ...question, category: group.category })} variant="line">
          {`Show all ${group.many.toLowerCase()}`}
        </LinkButton>
      ) : null}
    </section>
  );
}

function Nothing({ question }: { question: SearchQuestion }) {
  const narrowed = question.state !== "" || question.category !== "";
  return (
    <EmptyState
      level={3}
      title={question.q ? "Nothing found." : "What do you look for?"}
      actions={
        <>
          {question.q && narrowed ? <LinkButton to={searchHref({ ...question, state: "", category: "" })}>Search everywhere</LinkButton> : null}
          <LinkButton to="/Services" variant="line">
            See all services
          </LinkButton>
        </>
      }
    >
      <p>{question.q ? "Try fewer words, or another spelling." : "A name, an art, a place: 'dhol Pune', 'banquet hall Indore'."}</p>
    </EmptyState>
  );
}

/** What was found, category by category; a chosen one in pages. */
export function SearchFound({ question, answer, later }: { question: SearchQuestion; answer: SearchAnswer; later: boolean }) {
  const groups = answer.categories.filter(({ cards }) => cards.length > 0);
  const { total, corrected } = answer;
  return (
    <section aria-label="Results">
      <div className="result-head">
        <h2 aria-live="polite">{question.q ? `${amountWords(total).replace(/^a/, "A")} ${total.count === 1 ? "result" : "results"}` : "Nothing asked yet"}</h2>
        {corrected ? (
          <p>
            Showing results for <b>{corrected}</b>
          </p>
        ) : null}
      </div>
      {groups.length > 0 ? (
        <>
          {groups.map((group, at) => (
            <Group key={group.category} group={group} question={question} first={at === 0} />
          ))}
          <Pagination prev={later ? searchHref(question) : null} prevLabel="First page" next={answer.next ? searchHref(question, answer.next) : null} />
        </>
      ) : (
        <Nothing question={question} />
      )}
    </section>
  );
}
