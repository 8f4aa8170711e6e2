import { Form, redirect, useNavigation } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { ListingHead } from "../../listings/parts/listing-head.tsx";
import { breadcrumbsLd, originOf, seo } from "../../site/seo.ts";
import { findManagers } from "../manager-service.server.ts";
import { LANDING_PATH, REGISTER_PATH, landingHref } from "../manager-words.ts";
import { ManagerCard } from "../parts/manager-card.tsx";
import type { Route } from "./+types/landing";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const params = new URL(args.request.url).searchParams;
  const city = (params.get("city") ?? "").trim().slice(0, TEXT_LENGTHS.shortText);
  const cursor = params.get("cursor") || undefined;
  const found = await findManagers(deps, { city, cursor }).catch((problem: unknown) => {
    // A page that is no more, such as from an old link: begin anew rather than fail.
    if (cursor && problem instanceof AppError && problem.status === 400) throw redirect(landingHref(city));
    throw problem;
  });
  return { ...found, city, later: cursor !== undefined };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const city = loaderData?.city ?? "";
  return seo(
    {
      title: pageTitle(city ? `Volunteer managers in ${city}` : "Volunteer managers"),
      description: "Volunteer managers bring a whole team to your event: gates, stage, registration and everything between. See their profiles and send an inquiry.",
      path: landingHref(city),
      noindex: !loaderData || loaderData.later || loaderData.rows.length === 0,
      jsonLd: [breadcrumbsLd([["Volunteer managers", LANDING_PATH]], originOf(matches))],
    },
    originOf(matches),
  );
}

/** Volunteer manager landing (spec 001 section 2). */
export default function LandingPage({ loaderData: { rows, total, capped, next, city, later } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const count = capped ? "1,000+ volunteer managers" : total === 1 ? "1 volunteer manager" : `${total.toLocaleString("en-IN")} volunteer managers`;
  return (
    <>
      <ListingHead crumbs={[{ label: "Volunteers", to: "/Volunteers" }, { label: "Volunteer managers" }]} title="Volunteer Manager's" lead="One person to talk to, a whole team at your event. Managers bring, brief and look after the volunteers." art="planner">
        <LinkButton to={REGISTER_PATH} variant="gold">
          Registration
        </LinkButton>
      </ListingHead>
      <div className="wrap manager-find">
        <Form method="get" role="search" className="city-filter">
          {/* A new key where another search arrives, so that the box follows the address. */}
          <TextField key={city} label="City" name="city" placeholder="Such as Indore" defaultValue={city} maxLength={TEXT_LENGTHS.shortText} enterKeyHint="search" autoComplete="address-level2" />
          <Button type="submit" variant="line" busy={state === "loading"} busyLabel="Loading">
            Show managers
          </Button>
          {city ? (
            <LinkButton to={LANDING_PATH} variant="line" preventScrollReset>
              Clear city
            </LinkButton>
          ) : null}
        </Form>
        <section aria-label="Results" aria-busy={state === "loading"}>
          <div className="result-head">
            <h2 aria-live="polite">{city ? `${count} in ${city}` : count}</h2>
          </div>
          {rows.length > 0 ? (
            <div className="cards">
              {rows.map((manager, at) => (
                <ManagerCard key={manager._id} manager={manager} early={at < 3} />
              ))}
            </div>
          ) : (
            <EmptyState
              level={3}
              title="No volunteer managers found."
              actions={
                <>
                  {city ? <LinkButton to={LANDING_PATH}>See all managers</LinkButton> : null}
                  <LinkButton to="/VolunteerEnquiryForm" variant="line">
                    Tell us what you need
                  </LinkButton>
                </>
              }
            >
              <p>{city ? `Nobody manages volunteers in ${city} yet.` : "Nobody is listed yet."} Tell us the date and the place, and volunteers nearby will hear of it.</p>
            </EmptyState>
          )}
          <Pagination prev={later ? landingHref(city) : null} prevLabel="First page" next={next ? landingHref(city, next) : null} />
        </section>
      </div>
    </>
  );
}
