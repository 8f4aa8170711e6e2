import { Link, data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay } from "../../../domain/dates.ts";
import { SEARCHES_CALL, SEARCHES_PATH } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { FOR_NOBODY_ELSE_BUT_HERE } from "../../enquiries/guest-headers.ts";
import { isSavedProblem, SAVED_LIMITS, savedProblemWords, type SavedSearchView } from "../saved-search-model.ts";
import { beforeSaving, savedSearchesOf } from "../saved-search-service.server.ts";
import type { Route } from "./+types/searches";
import "../../../ui/styles/desk.css";

const TITLE = text("Your saved searches");

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const params = new URL(args.request.url).searchParams;
  const address = params.get("save");
  const problem = params.get("problem");
  const [searches, wanted] = await Promise.all([
    savedSearchesOf(deps, actor),
    address === null ? null : beforeSaving(deps, address),
  ]);
  const refused = wanted && "problem" in wanted ? wanted.problem : null;
  return data(
    {
      searches,
      wanted: wanted && "search" in wanted ? { ...wanted, name: params.get("name") ?? wanted.name } : null,
      saved: params.has("saved"),
      problem: isSavedProblem(problem) ? savedProblemWords(problem) : refused ? savedProblemWords(refused) : "",
    },
    { headers: FOR_NOBODY_ELSE_BUT_HERE },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("What you look for, and what is new in it."),
      path: SEARCHES_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** The search that is about to be kept: its name may be changed. */
function Wanted({ search, name, there }: { search: string; name: string; there: boolean }) {
  return (
    <section aria-labelledby="save-search" className="saved-search">
      <h2 id="save-search">{there ? say("You keep this search already") : say("Save this search")}</h2>
      <form method="post" action={SEARCHES_CALL} className="saved-search-name">
        <input type="hidden" name="search" value={search} />
        <TextField label={say("Name")} name="name" defaultValue={name} maxLength={SAVED_LIMITS.name} required />
        <div className="actions">
          <Button type="submit">{there ? say("Save again") : say("Save")}</Button>
          <LinkButton to={search} variant="line">
            {say("Back to the list")}
          </LinkButton>
        </div>
      </form>
      <p className="small soft">
        {say(
          "At eight in the morning one mail says what is new, up to {n} of each search. None comes when nothing is new, and every mail has a link that stops it.",
          {
            n: SAVED_LIMITS.told,
          },
        )}
      </p>
    </section>
  );
}

function stateWords({ on, over, lookedOn }: SavedSearchView): string {
  if (over) return say("Its day is over: nothing is looked for any more.");
  if (!on) return say("Stopped: no mails come about it.");
  return say("A mail comes when something is new. Looked at on {day}.", { day: formatDay(lookedOn) });
}

function Entry({ search }: { search: SavedSearchView }) {
  const { id, name, path, on, over } = search;
  const change = `${SEARCHES_CALL}/${id}`;
  return (
    <li className="saved-search">
      <h2 className="wrap-anywhere">
        <Link to={path}>{name}</Link>
      </h2>
      <p className="soft">{stateWords(search)}</p>
      <div className="actions">
        <LinkButton to={path} slim>
          <Rich text={say("See the results<sr> of {name}</sr>", { name })} as={HEARD} />
        </LinkButton>
        {over ? null : (
          <form method="post" action={change}>
            <input type="hidden" name="on" value={String(!on)} />
            <Button type="submit" variant="line" slim>
              {on ? (
                <Rich text={say("Stop the mails<sr> about {name}</sr>", { name })} as={HEARD} />
              ) : (
                <Rich text={say("Start the mails again<sr> about {name}</sr>", { name })} as={HEARD} />
              )}
            </Button>
          </form>
        )}
        <form method="post" action={`${change}/end`}>
          <Button type="submit" variant="line" slim>
            <Rich text={say("Delete<sr> {name}</sr>", { name })} as={HEARD} />
          </Button>
        </form>
      </div>
      <details>
        <summary>
          <Rich text={say("Rename<sr> {name}</sr>", { name })} as={HEARD} />
        </summary>
        <form method="post" action={change} className="saved-search-name">
          <TextField
            label={say("Name")}
            id={`name-${id}`}
            name="name"
            defaultValue={name}
            maxLength={SAVED_LIMITS.name}
            required
          />
          <div className="actions">
            <Button type="submit" slim>
              {say("Rename")}
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
}

/** What somebody looks for again and again. Plain forms all of it. */
export default function SavedSearches({ loaderData: { searches, wanted, saved, problem } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page searches-page">
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">{say("We check your searches every morning and write only when something is new.")}</p>
      </header>
      {problem ? (
        <p className="notice-box" role="alert">
          {problem}
        </p>
      ) : null}
      {saved ? (
        <p className="notice-box" role="status">
          {say("Your search is saved.")}
        </p>
      ) : null}
      {wanted ? <Wanted {...wanted} there={searches.some(({ path }) => path === wanted.search)} /> : null}
      {searches.length > 0 ? (
        <>
          <ul className="event-list">
            {searches.map((search) => (
              <Entry key={search.id} search={search} />
            ))}
          </ul>
          <p>
            <LinkButton to="/search" variant="line">
              {say("Search for something else")}
            </LinkButton>
          </p>
        </>
      ) : wanted ? null : (
        <EmptyState
          title={say("No search is saved yet")}
          actions={<LinkButton to="/search">{say("Search everything")}</LinkButton>}
        >
          <p>{say("Press 'Save this search' above any list, with its place, day and price.")}</p>
        </EmptyState>
      )}
    </div>
  );
}
