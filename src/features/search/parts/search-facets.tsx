import { Link } from "react-router";
import { amountWords, searchHref } from "../search-model.ts";
import type { Amount, SearchAnswer, SearchQuestion } from "../search-model.ts";

/** More states than that are a list nobody reads. */
const MOST_STATES = 12;

function Facet({ to, name, amount, chosen }: { to: string; name: string; amount: Amount | null; chosen: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={chosen ? "true" : undefined} preventScrollReset>
        <span>{name}</span>
        {amount ? <span className="soft">{amountWords(amount)}</span> : null}
      </Link>
    </li>
  );
}

/** How many there are of each category and in each state, and the way to these alone. */
export function SearchFacets({ question, answer }: { question: SearchQuestion; answer: SearchAnswer }) {
  const states = answer.states.slice(0, MOST_STATES);
  if (answer.categories.length === 0) return null;
  return (
    <nav className="search-facets" aria-label="Categories and states">
      <h2>Category</h2>
      <ul>
        <Facet to={searchHref({ ...question, category: "" })} name="All categories" amount={null} chosen={question.category === ""} />
        {answer.categories.map(({ category, many, ...amount }) => (
          <Facet key={category} to={searchHref({ ...question, category })} name={many} amount={amount} chosen={question.category === category} />
        ))}
      </ul>
      <h2>State</h2>
      <ul>
        <Facet to={searchHref({ ...question, state: "" })} name="All of India" amount={null} chosen={question.state === ""} />
        {states.map(({ state, ...amount }) => (
          <Facet key={state} to={searchHref({ ...question, state })} name={state} amount={amount} chosen={question.state === state} />
        ))}
      </ul>
    </nav>
  );
}
