import { data } from "react-router";
import { SEARCHES_PATH, searchMailsCall } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { behindCountedLink, pageContext } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { behindLink } from "../../../ui/page/behind-link.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { FOR_NOBODY_ELSE_BUT_HERE } from "../../enquiries/guest-headers.ts";
import { mailsBehind } from "../saved-search-service.server.ts";
import type { Route } from "./+types/search-mails";
import "../../../ui/styles/desk.css";

const TITLE = text("Mails about your searches");

export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args);
  const { token } = args.params;
  const params = new URL(args.request.url).searchParams;
  const searches = await behindCountedLink(page, (address) => mailsBehind(page.deps, token, address));
  const first = params.get("search");
  return data(
    searches && {
      // The one whose link was followed stands first.
      searches: [...searches].sort((a, b) => Number(b.id === first) - Number(a.id === first)),
      call: searchMailsCall(token),
      stopped: params.has("stopped"),
    },
    { status: searches ? 200 : 404, headers: FOR_NOBODY_ELSE_BUT_HERE },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  behindLink(matches, {
    title: say(TITLE),
    description: say("Stops the mails about saved searches."),
    instead: SEARCHES_PATH,
  });

/** Where the link in a mail leads: looking changes nothing, a button does, without a login. */
export default function SearchMails({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <div className="wrap band">
        <EmptyState
          level={1}
          title={say("This link does not work any more")}
          actions={<LinkButton to={SEARCHES_PATH}>{say("Your saved searches")}</LinkButton>}
        >
          <p>{say("The account or the link is gone: no mails come by it.")}</p>
        </EmptyState>
      </div>
    );
  const { searches, call, stopped } = loaderData;
  const running = searches.filter(({ on, over }) => on && !over);
  return (
    <div className="wrap band booking-page searches-page">
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">
          {running.length > 0
            ? say("Nothing is stopped until you press a button. No login is needed.")
            : say("None of these mails come any more.")}
        </p>
      </header>
      {stopped ? (
        <p className="notice-box" role="status">
          {say("Stopped. You can start it again under your saved searches.")}
        </p>
      ) : null}
      {running.length > 0 ? (
        <ul className="event-list">
          {running.map(({ id, name }) => (
            <li key={id} className="saved-search">
              <h2 className="wrap-anywhere">{name}</h2>
              <form method="post" action={call}>
                <input type="hidden" name="search" value={id} />
                <Button type="submit" slim>
                  <Rich text={say("Stop this search<sr>: {name}</sr>", { name })} as={HEARD} />
                </Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="actions">
        {running.length > 1 ? (
          <form method="post" action={call}>
            <Button type="submit" variant="line">
              {say("Stop all of these mails")}
            </Button>
          </form>
        ) : null}
        <LinkButton to={SEARCHES_PATH} variant="line">
          {say("Your saved searches")}
        </LinkButton>
      </div>
    </div>
  );
}
