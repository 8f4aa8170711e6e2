import { redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { states } from "../../../domain/places/places.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { personDetails } from "../../accounts/person-details.server.ts";
import { refuseSecondProfile } from "../../listings/listing-service.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { artists } from "../artist-category.ts";
import { ownArtist } from "../artist-service.server.ts";
import { ArtistRegistration } from "../parts/form/artist-form.tsx";
import { registrationValues } from "../parts/form/artist-values.ts";
import type { Route } from "./+types/register";

/** For signed-in people without a profile; an artist goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await ownArtist(deps, actor)) throw redirect("/user-dashboard");
  const refused = await refuseSecondProfile(deps.db, artists, actor.id).then(
    () => "",
    (problem: unknown) => {
      if (problem instanceof AppError) return problem.message;
      throw problem;
    },
  );
  return { refused, values: registrationValues(await personDetails(deps, actor)), states: states() };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("Artist Registration"), description: "Register as an artist and be booked for events all over India.", path: "/BasicDetail", noindex: true }, originOf(matches));
}

/** Artist registration (spec 001 section 2, /BasicDetail). */
export default function RegisterPage({ loaderData: { refused, values, states: names } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <div className="wrap artist-edit">
      <div className="form-top">
        <h1>Artist Registration</h1>
        <p className="lead soft">Tell organisers what you perform. Our team looks at every new profile before it is shown.</p>
      </div>
      {refused ? (
        <EmptyState title={refused} actions={<LinkButton to="/MyDashBoard">My Dashboard</LinkButton>}>
          <p>To become an artist instead, write to us: we help you with the change.</p>
        </EmptyState>
      ) : (
        <ArtistRegistration mode="register" values={values} photos={{ profile: null, gallery: [] }} states={names} onDone={() => setTimeout(() => void navigate("/user-dashboard"), REDIRECT_MS.profileUpdated)} />
      )}
    </div>
  );
}
