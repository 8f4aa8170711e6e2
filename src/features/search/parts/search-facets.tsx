import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { amountWords, searchHref } from "../search-model.ts";
import type { Amount, SearchAnswer, SearchQuestion } from "../search-model.ts";

/** More states than that are a list nobody reads. */
const MOST_STATES = 12;

type FacetProps = { to: string; name: string; amount: Amount | null; chosen: boolean; onChosen?: () => void };

function Facet({ to, name, amount, chosen, onChosen }: FacetProps) {
  return (
    <li>
      <Link to={to} aria-current={chosen ? "true" : undefined} preventScrollReset onClick={onChosen}>
        <span>{name}</span>
        {amount ? <span className="soft">{amountWords(amount)}</span> : null}
      </Link>
    </li>
  );
}

/** How many there are of each category and in each state, and the way to these alone. */
export function SearchFacets({
  question,
  answer,
  onChosen,
}: {
  question: SearchQuestion;
  answer: SearchAnswer;
  onChosen?: () => void;
}) {
  const states = answer.states.slice(0, MOST_STATES);
  if (answer.categories.length === 0) return null;
  return (
    <nav className="search-facets" aria-label={say("Categories and states")}>
      <h2>{say("Category")}</h2>
      <ul>
        <Facet
          to={searchHref({ ...question, category: "" })}
          name={say("All categories")}
          amount={null}
          onChosen={onChosen}
          chosen={question.category === ""}
        />
        {answer.categories.map(({ category, many, ...amount }) => (
          <Facet
            key={category}
            to={searchHref({ ...question, category })}
            name={many}
            amount={amount}
            onChosen={onChosen}
            chosen={question.category === category}
          />
        ))}
      </ul>
      <h2>{say("State")}</h2>
      <ul>
        <Facet
          to={searchHref({ ...question, state: "" })}
          name={say("All of India")}
          amount={null}
          onChosen={onChosen}
          chosen={question.state === ""}
        />
        {states.map(({ state, name = state, ...amount }) => (
          <Facet
            key={state}
            to={searchHref({ ...question, state })}
            name={name}
            amount={amount}
            onChosen={onChosen}
            chosen={question.state === state}
          />
        ))}
      </ul>
    </nav>
  );
}
