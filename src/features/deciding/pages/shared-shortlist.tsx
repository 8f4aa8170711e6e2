import { Link, data } from "react-router";
import { SHORTLIST_PATH, addToEventPath, sharedShortlistPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { DeadLink } from "../../../ui/dead-link.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { behindLink } from "../../../ui/page/behind-link.ts";
import { Rich } from "../../../ui/rich.tsx";
import { FOR_NOBODY_ELSE_BUT_HERE } from "../../enquiries/guest-headers.ts";
import { VOTE_LIMITS } from "../../events/family-words.ts";
import { ListDayForm } from "../parts/list-day.tsx";
import { ShortlistGroups, VOTE_FORM } from "../parts/shortlist-groups.tsx";
import { ShortlistActs, ShortlistLinks } from "../parts/shortlist-links.tsx";
import { sharedShortlist } from "../shortlist-page.server.ts";
import type { Route } from "./+types/shared-shortlist";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const found = await sharedShortlist(pageContext(args), args.params.token, args.request);
  return data(found, { status: found ? 200 : 404, headers: FOR_NOBODY_ELSE_BUT_HERE });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return behindLink(matches, {
    title: say("A shortlist"),
    description: say("Whom to choose: look, compare and vote."),
    instead: SHORTLIST_PATH,
  });
}

/** A shortlist as whoever has a link of it reads it, votes and, with the link to edit, changes it. Plain forms all of it. */
export default function SharedShortlist({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink />;
  const { list, token, signedIn, kept, problem, day } = loaderData;
  const { groups, mayEdit, free, own, count } = list;
  const voted = groups.flatMap(({ listings }) => listings.flatMap(({ mine }) => mine))[0] ?? "";
  const votes = `/api/shortlists/${token}/votes`;
  const open = groups.flatMap(({ listings }) => listings.filter(({ closed }) => !closed));
  const paths = open.flatMap(({ path }) => path ?? []);
  return (
    <div className="wrap shortlist-page">
      <h1>{say("A shortlist")}</h1>
      <p className="lead soft">
        {mayEdit ? say("You may change it by this link.") : say("Look, compare, and say whom you would take.")}
      </p>
      {problem ? (
        <p className="notice-box" role="alert">
          {problem}
        </p>
      ) : null}
      {count === 0 ? <p className="soft">{say("Nothing stands on it yet. Look in again.")}</p> : null}
      {open.length > 0 ? <ListDayForm day={day} /> : null}
      {open.length > 0 ? (
        <form id={VOTE_FORM} method="post" action={votes} className="no-print family-name">
          <TextField
            label={say("Your first name")}
            name="name"
            autoComplete="given-name"
            maxLength={VOTE_LIMITS.name}
            defaultValue={voted}
            hint={say(
              "Write your name, then press Vote beside whom you would take: one of each kind, and you can change your votes. Everybody with a link sees your name beside them.",
            )}
            required
          />
        </form>
      ) : null}
      <ShortlistGroups
        groups={groups}
        change={mayEdit ? `/api/shortlists/${token}/listings` : null}
        votes={open.length > 0 ? votes : null}
        said={day.said}
      />
      {paths.length > 1 && groups.length > 1 ? (
        <p className="no-print">
          <LinkButton to={addToEventPath(...paths)} variant="line" rel="nofollow">
            {say("Add all {n} to an event", { n: paths.length })}
          </LinkButton>
        </p>
      ) : null}
      {mayEdit ? (
        <>
          <ShortlistLinks list={list} date={day.date} />
          {free && !kept ? (
            <form method="post" action={`/api/shortlists/${token}/device`} className="no-print">
              <p className="soft">{say("To save more on this list from here, let this browser keep it.")}</p>
              <Button type="submit" variant="line">
                {say("Keep it in this browser")}
              </Button>
            </form>
          ) : null}
          <ShortlistActs token={token} mayAdopt={free && signedIn} />
          {free && !signedIn ? (
            <p className="no-print">
              <Rich
                text={say("<a>Log in</a> to add it to your account.")}
                as={{
                  a: (words) => (
                    <Link to={`/login?redirect=${encodeURIComponent(sharedShortlistPath(token))}`}>{words}</Link>
                  ),
                }}
              />
            </p>
          ) : null}
          {own ? <p className="soft">{say("It is in your account.")}</p> : null}
        </>
      ) : null}
    </div>
  );
}
