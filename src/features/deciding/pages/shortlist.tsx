import { Link, data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { SAVE_CALL, SHORTLIST_PATH, addToEventPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Rich } from "../../../ui/rich.tsx";
import { FOR_NOBODY_ELSE_BUT_HERE } from "../../enquiries/guest-headers.ts";
import { ListDayForm } from "../parts/list-day.tsx";
import { ShortlistGroups } from "../parts/shortlist-groups.tsx";
import { ShortlistActs, ShortlistLinks, tokenIn } from "../parts/shortlist-links.tsx";
import { ownShortlist, type OwnShortlist } from "../shortlist-page.server.ts";
import { SHORTLIST_LIMITS } from "../shortlist-limits.ts";
import type { Route } from "./+types/shortlist";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  return data(await ownShortlist(pageContext(args), args.request), { headers: FOR_NOBODY_ELSE_BUT_HERE });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Your shortlist")),
      description: say("What you have saved, to compare and to decide about with others."),
      path: SHORTLIST_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

function whereItIs({ list, signedIn }: Pick<OwnShortlist, "list" | "signedIn">): string {
  if (!list) return say("Press Save on a card or a profile, and find it here.");
  if (list.own) return say("In your account, until you delete it.");
  const until = formatDay(todayIST(new Date(list.until)));
  return signedIn
    ? say("Kept by this browser until {until}: add it to your account to have it everywhere.", { until })
    : say("Kept by this browser, without an account, until {until}.", { until });
}

/** What somebody has saved, by kind: to compare, to share, to ask. Plain forms all of it. */
export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { list, others, signedIn, problem, from, day } = loaderData;
  const token = list?.links?.edit ? tokenIn(list.links.edit) : null;
  const paths = (list?.groups ?? []).flatMap(({ listings }) => listings.flatMap(({ path }) => path ?? []));
  return (
    <div className="wrap shortlist-page">
      <Breadcrumbs items={[{ label: say("Home"), to: "/" }, { label: say("Your shortlist") }]} />
      <h1>{say("Your shortlist")}</h1>
      <p className="lead soft">{whereItIs({ list, signedIn })}</p>
      {problem ? (
        <p className="notice-box" role="alert">
          {problem}
        </p>
      ) : null}
      {from ? (
        <p>
          <Link to={from}>{say("Back to where you were")}</Link>
        </p>
      ) : null}
      {list && list.count > 0 ? (
        <>
          <ListDayForm day={day} />
          <ShortlistGroups groups={list.groups} change={SAVE_CALL} votes={null} said={day.said} />
          {paths.length > 1 && list.groups.length > 1 ? (
            <p className="no-print">
              <LinkButton to={addToEventPath(...paths)} variant="line" rel="nofollow">
                {say("Add all {n} to an event", { n: paths.length })}
              </LinkButton>
            </p>
          ) : null}
        </>
      ) : (
        <EmptyState
          title={say("Nothing saved yet")}
          actions={<LinkButton to="/search">{say("Search everything")}</LinkButton>}
        >
          <p>
            {say("Keep up to {n} here: compare them, share them with the family, and ask them for your event.", {
              n: SHORTLIST_LIMITS.listings,
            })}
          </p>
        </EmptyState>
      )}
      {list && list.count > 0 ? <ShortlistLinks list={list} date={day.date} /> : null}
      {token && list && list.count > 0 ? <ShortlistActs token={token} mayAdopt={signedIn && list.free} /> : null}
      {list && list.free && !signedIn && list.count > 0 ? (
        <p className="no-print">
          <Rich
            text={say("<a>Log in</a> to add it to your account.")}
            as={{ a: (words) => <Link to={`/login?redirect=${encodeURIComponent(SHORTLIST_PATH)}`}>{words}</Link> }}
          />
        </p>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="others" className="no-print">
          <h2 id="others">{say("Other lists")}</h2>
          <ul className="llist">
            {others.map(({ path, changed }) => (
              <li key={path}>
                <Link to={path}>{say("Changed on {day}", { day: formatDay(todayIST(new Date(changed))) })}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
