import { redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { artists } from "../artist-category.ts";
import { hasProfile } from "../../listings/profile-service.server.ts";
import { RegistrationForm } from "../../listings/parts/form/registration-form.tsx";
import { registrationPage } from "../../listings/profile-pages.server.ts";
import type { Route } from "./+types/register";

/** For signed-in people without a profile; an artist goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await hasProfile(deps, artists, actor.id)) throw redirect("/user-dashboard");
  return registrationPage(deps, artists, actor);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Artist Registration")),
      description: say("Register as an artist and be booked for events all over India."),
      path: "/BasicDetail",
      noindex: true,
    },
    originOf(matches),
  );
}

/** Artist registration (spec 001 section 2, /BasicDetail). */
export default function RegisterPage({ loaderData: { userId, plan, values, refusal, kept } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <RegistrationForm
      title={say("Artist Registration")}
      lead={say("Tell organisers what you perform. Our team looks at every new profile before it is shown.")}
      refusal={refusal}
      kept={kept}
      plan={plan}
      mode={{ kind: "register", path: "/api/artists/add", userId }}
      values={values}
      onDone={() => setTimeout(() => void navigate("/user-dashboard"), REDIRECT_MS.profileUpdated)}
    />
  );
}
