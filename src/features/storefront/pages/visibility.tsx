import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MY_LISTINGS, visibilityPath } from "../../listings/listing-edit-path.ts";
import { WhyTable } from "../../listings/parts/why-table.tsx";
import { RANKING_PATH } from "../../listings/ranking.ts";
import { WeekBars } from "../parts/week-bars.tsx";
import { ownVisibility } from "../visibility.server.ts";
import type { Route } from "./+types/visibility";
import "../../../ui/styles/desk.css";

/** For the listing's owner and admins; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(() => ownVisibility(deps, actor, args.params.id));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("My visibility")),
      description: say("Why your listing stands where it stands, and what would raise it."),
      path: visibilityPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

function Place({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { standing, rows, score, raises, badges, toBadges } = data;
  return (
    <>
      <section aria-labelledby="place" className="visibility-why">
        <h2 id="place">{say("Your place")}</h2>
        {standing ? <p className="visibility-stand">{standing}</p> : null}
        <WhyTable rows={rows} score={score} most />
        <p className="soft">
          {say("Nobody can pay for a place.")} <Link to={RANKING_PATH}>{say("How results are ordered")}</Link>
        </p>
      </section>
      <section aria-labelledby="raise" className="visibility-raise own-next">
        <h2 id="raise">{say("What would raise it")}</h2>
        <ol>
          {raises.map(({ text, label, path, gain, number }, at) => (
            <li key={text}>
              <p>
                {text} {gain ? <b>{[gain, number].filter(Boolean).join(", ")}</b> : null}
              </p>
              <LinkButton to={path} slim variant={at === 0 ? "fill" : "line"}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="badges">
        <h2 id="badges">{say("Badges")}</h2>
        {badges.length > 0 ? <p className="mt-2">{badges.join(" · ")}</p> : <p className="soft mt-2">{toBadges}</p>}
      </section>
    </>
  );
}

/** A listing's place in the lists, as whoever keeps it sees it: why, what would raise it, and its weeks. */
export default function VisibilityPage({ loaderData: data }: Route.ComponentProps) {
  const { id, title, path, place, figures, peers } = data;
  return (
    <div className="wrap band under-crumbs visibility-page">
      <header>
        <Breadcrumbs
          items={[{ label: say("My listings"), to: MY_LISTINGS }, { label: title }, { label: say("My visibility") }]}
        />
        <h1 className="break-words">{say("Visibility of {title}", { title })}</h1>
      </header>
      {path ? (
        <Place data={data} />
      ) : (
        <p className="lead soft mt-3">
          {say("Your listing is not on the site at the moment. Its place in searches is shown once it is.")}
        </p>
      )}
      <section aria-labelledby="weeks" className="own-figures">
        <h2 id="weeks">{say("The last 12 weeks")}</h2>
        <p className="soft mt-2">
          {peers > 0
            ? say("The line over each bar is the middle of {n} listings of this kind in {place}.", { n: peers, place })
            : say("Once {place} has 20 listings of this kind, you can compare yourself with the middle one.", {
                place,
              })}
        </p>
        <div className="own-pictures">
          {figures.map((figure) => (
            <WeekBars key={figure.title} figure={figure} />
          ))}
        </div>
        <p>
          <a href={spokenPath(`/api/listings/${id}/weeks.csv`)} download className="inline-flex min-h-11 items-center">
            {say("Download as a table (CSV)")}
          </a>
        </p>
      </section>
    </div>
  );
}
