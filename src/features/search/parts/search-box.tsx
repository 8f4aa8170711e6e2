import { useRef } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, Search } from "../../../ui/icons.tsx";
import { useFollowed } from "../../../ui/use-followed.ts";
import { DateBox } from "../../listings/parts/date-box.tsx";
import { whenOn, whenPairs } from "../../listings/when.ts";
import { NARROWED_BY, SEARCH_PATH, SEARCH_TEXT, searchHref } from "../search-model.ts";
import type { SearchQuestion } from "../search-model.ts";

/** The script of the suggestions comes with the first touch of the box. */
const suggest = (input: HTMLInputElement, list: HTMLElement | null) => {
  if (list)
    void import("./suggest.ts").then(
      ({ attachSuggestions }) => attachSuggestions(input, list),
      () => undefined,
    );
};

/** One line for words, as a plain GET form; what the search was narrowed to stays. */
export function SearchBox({ question, today }: { question: SearchQuestion; today: string }) {
  const navigate = useNavigate();
  const box = useFollowed(question.q);
  const list = useRef<HTMLDivElement>(null);
  const busy = useNavigation().state === "loading";
  return (
    <Form
      className="search-line"
      role="search"
      aria-label={say("Everything")}
      action={SEARCH_PATH}
      method="get"
      // On phones the results are seen once the keyboard has gone.
      onSubmit={() => box.current?.blur()}
    >
      <label htmlFor="search-q" className="sr-only">
        {say("What are you looking for?")}
      </label>
      <input
        ref={box}
        id="search-q"
        className="input"
        type="search"
        name="q"
        defaultValue={question.q}
        maxLength={SEARCH_TEXT}
        // Beside an open day there is little room.
        placeholder={question.when ? say("Search") : say("Sufi singer Jaipur")}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={(event) => suggest(event.currentTarget, list.current)}
        onInput={(event) => suggest(event.currentTarget, list.current)}
      />
      <div ref={list} id="search-suggestions" className="suggestions" hidden />
      <DateBox
        id="search-date"
        when={question.when}
        today={today}
        onChosen={(day) =>
          void navigate(
            searchHref({ ...question, q: box.current?.value.trim() ?? "", when: whenOn(day, question.when) }),
            { preventScrollReset: true },
          )
        }
      />
      {whenPairs(question.when).map(([name, value]) =>
        name === "date" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {question.state ? <input type="hidden" name="state" value={question.state} /> : null}
      {question.category ? <input type="hidden" name="category" value={question.category} /> : null}
      {NARROWED_BY.map((name) =>
        question[name] ? <input key={name} type="hidden" name={name} value={question[name]} /> : null,
      )}
      {question.sort ? <input type="hidden" name="sort" value={question.sort} /> : null}
      <Button type="submit" variant="gold" busy={busy}>
        {busy ? null : <Icon as={Search} />}
        <span className="line-word">{say("Search")}</span>
      </Button>
    </Form>
  );
}
