import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { aliasesOf, canonicalDistrict, canonicalState, districtsOf, states } from "../../../domain/places/places.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { later } from "../../../ui/later.tsx";
import { breadcrumbsLd, originOf, seo } from "../../site/seo.ts";
import { SearchBanner } from "../parts/search-banner.tsx";
import { SEARCH_PATH, filtersIn, searchHref, searchTitle } from "../search-filters.ts";
import type { SearchFilters } from "../search-filters.ts";
import { canonicalSearch, itemListLd, searchDescription } from "../search-seo.ts";
import { findVolunteers } from "../volunteer-service.server.ts";
import type { Route } from "./+types/search";

const body = () => import("../parts/search-body.tsx");
const here = import.meta.env.SSR ? await body() : null;
const SearchBody = later(here?.SearchBody, async () => (await body()).SearchBody);

/** Names as the register of places spells them; what is no place of India is not searched for. */
function settled(asked: SearchFilters): SearchFilters {
  const state = canonicalState(asked.state) ?? "";
  const districts = state ? asked.districts.map((name) => canonicalDistrict(state, name)).filter((name) => name !== null) : [];
  return { ...asked, state, districts: [...new Set(districts)] };
}

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const params = new URL(args.request.url).searchParams;
  const filters = settled(filtersIn(params));
  const cursor = params.get("cursor") || undefined;
  const found = await findVolunteers(deps, { ...filters, cursor }).catch((problem: unknown) => {
    // A page that is no more, such as from an old link: begin anew rather than fail.
    if (cursor && problem instanceof AppError && problem.status === 400) throw redirect(searchHref(filters));
    throw problem;
  });
  return {
    filters,
    rows: found.rows,
    total: found.total,
    capped: found.capped,
    next: found.next,
    later: cursor !== undefined,
    places: { state: filters.state, states: states(), districts: districtsOf(filters.state).map((name) => ({ name, aliases: aliasesOf(filters.state, name) })) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Volunteers") }];
  const { filters, rows, total, capped, later } = loaderData;
  const origin = originOf(matches);
  return seo(
    {
      title: pageTitle(searchTitle(filters)),
      description: searchDescription(filters, total, capped),
      path: canonicalSearch(filters),
      noindex: later || rows.length === 0,
      jsonLd: rows.length > 0 ? [itemListLd(rows, origin), breadcrumbsLd([["Volunteers", SEARCH_PATH]], origin)] : undefined,
    },
    origin,
  );
}

/** Volunteer search (spec 001 section 2). The address holds the whole search: form and results work without a script. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SearchBanner title="Volunteers" />
      <SearchBody {...loaderData} />
    </>
  );
}
