import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { AppError } from "../../../domain/errors.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { ListBand } from "../../listings/parts/list-band.tsx";
import { withDays } from "../../listings/card-days.server.ts";
import { unheardDate } from "../../listings/unheard-date.ts";
import { cardsOf } from "../../listings/listing-cards.server.ts";
import { categories, categoryOf } from "../../registry.ts";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { SearchBox } from "../parts/search-box.tsx";
import { FacetSheet } from "../parts/facet-sheet.tsx";
import { DayChip, SearchChips } from "../parts/search-chips.tsx";
import { SearchFacets } from "../parts/search-facets.tsx";
import { SearchFound, SearchTop } from "../parts/search-found.tsx";
import { searchHref } from "../search-model.ts";
import { questionIn } from "../search-question.server.ts";
import { searchEverything } from "../search-service.server.ts";
import type { Route } from "./+types/search";

const forAll = () => import("../parts/event-for-all.tsx");
const EventForAll = later(
  import.meta.env.SSR ? (await forAll()).EventForAll : null,
  async () => (await forAll()).EventForAll,
);

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const params = new URL(args.request.url).searchParams;
  const today = todayIST(deps.now());
  const question = questionIn(
    params,
    categories.map(({ key }) => key),
    today,
  );
  const cursor = params.get("cursor") || undefined;
  const answer = await searchEverything(deps, question, cursor).catch((problem: unknown) => {
    // A page that is no more, such as from an old link: begin anew rather than fail.
    if (cursor && problem instanceof AppError && problem.status === 400) throw redirect(searchHref(question));
    throw problem;
  });
  const cards = await cardsOf(
    deps,
    answer.cards.map(({ _id }) => _id),
    question,
  );
  const tagged = answer.cards.flatMap(({ _id, category }) => {
    const card = cards.get(_id);
    const { singular, search } = categoryOf(category);
    return card ? [{ ...card, tag: singular, portraits: search?.portraits === true }] : [];
  });
  return {
    question,
    answer,
    cards: await withDays(deps, tagged, question.when),
    later: cursor !== undefined,
    today,
    unheard: unheardDate(params, today),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Search") }];
  const { question, answer, later } = loaderData;
  const { q, state } = question;
  const where = state ? ` in ${state}` : "";
  return seo(
    {
      title: pageTitle(q ? `${q}${where}` : "Search"),
      description: q
        ? `Everybody and everything for '${q}'${where}.`
        : "Search everybody and everything for your event in one place.",
      path: searchHref(question),
      noindex: later || question.when !== undefined || answer.total.count === 0,
    },
    originOf(matches),
  );
}

/** Words in every category at once: how many of each, and the best of them. */
export default function SearchPage({
  loaderData: { question, answer, cards, later, today, unheard },
}: Route.ComponentProps) {
  return (
    <>
      <ListBand title="Search" search={<SearchBox question={question} today={today} />} />
      <div className="wrap find">
        <div className="find-top">
          <div className="filter-row">
            {answer.categories.length > 0 ? <FacetSheet question={question} answer={answer} /> : null}
            <DayChip question={question} />
            <EventForAll question={question} />
            {answer.understood ? <SearchChips question={question} understood={answer.understood} /> : null}
          </div>
          {unheard ? <p className="left-out">{unheard}</p> : null}
          <SearchTop question={question} answer={answer} />
        </div>
        <aside className="filters" id="filters" aria-label="Narrow the search">
          <SearchFacets question={question} answer={answer} />
        </aside>
        <SearchFound question={question} answer={answer} cards={cards} later={later} />
      </div>
    </>
  );
}
