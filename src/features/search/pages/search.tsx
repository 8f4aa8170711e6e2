import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { ListingHead } from "../../listings/parts/listing-head.tsx";
import { categories } from "../../registry.ts";
import { originOf, seo } from "../../site/seo.ts";
import { SearchBox } from "../parts/search-box.tsx";
import { SearchFacets } from "../parts/search-facets.tsx";
import { SearchFound } from "../parts/search-found.tsx";
import { questionIn, searchHref } from "../search-model.ts";
import { searchEverything } from "../search-service.server.ts";
import type { Route } from "./+types/search";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const params = new URL(args.request.url).searchParams;
  const question = questionIn(params, categories.map(({ key }) => key));
  const cursor = params.get("cursor") || undefined;
  const answer = await searchEverything(deps, question, cursor).catch((problem: unknown) => {
    // A page that is no more, such as from an old link: begin anew rather than fail.
    if (cursor && problem instanceof AppError && problem.status === 400) throw redirect(searchHref(question));
    throw problem;
  });
  return { question, answer, later: cursor !== undefined };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Search") }];
  const { question, answer, later } = loaderData;
  const { q, state } = question;
  const where = state ? ` in ${state}` : "";
  return seo(
    {
      title: pageTitle(q ? `${q}${where}` : "Search"),
      description: q ? `Artists, venues, volunteers, planners and equipment for '${q}'${where}.` : "Search artists, venues, volunteers, planners and equipment in one place.",
      path: searchHref(question),
      noindex: later || answer.total.count === 0,
    },
    originOf(matches),
  );
}

/** Words in every category at once: how many of each, and the best of them. */
export default function SearchPage({ loaderData: { question, answer, later } }: Route.ComponentProps) {
  return (
    <>
      <ListingHead crumbs={[{ label: "Search" }]} title="Search" lead="Artists, venues, volunteers, planners and equipment in one place.">
        <SearchBox question={question} />
      </ListingHead>
      <div className="wrap find lfind">
        <aside aria-label="Narrow the search">
          <SearchFacets question={question} answer={answer} />
        </aside>
        <SearchFound question={question} answer={answer} later={later} />
      </div>
    </>
  );
}
