import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Icon, Search } from "../../../ui/icons.tsx";
import { SEARCH_PATH, SEARCH_TEXT } from "../search-model.ts";
import type { SearchQuestion } from "../search-model.ts";

/** One line for words, as a plain GET form; what the search was narrowed to stays. */
export function SearchBox({ question }: { question: SearchQuestion }) {
  const busy = useNavigation().state === "loading";
  return (
    <Form className="search-line" role="search" aria-label="Everything" action={SEARCH_PATH} method="get">
      <label htmlFor="search-q" className="sr-only">
        What do you look for?
      </label>
      {/* A new key where another search arrives, so that the box follows the address. */}
      <input key={question.q} id="search-q" className="input" type="search" name="q" defaultValue={question.q} maxLength={SEARCH_TEXT} placeholder="Sufi singer Jaipur" enterKeyHint="search" autoComplete="off" />
      {question.state ? <input type="hidden" name="state" value={question.state} /> : null}
      {question.category ? <input type="hidden" name="category" value={question.category} /> : null}
      <Button type="submit" variant="gold" busy={busy} busyLabel="Searching…">
        <Icon as={Search} />
        Search
      </Button>
    </Form>
  );
}
