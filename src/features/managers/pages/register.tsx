import { redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { managers } from "../manager-category.ts";
import { hasProfile } from "../../listings/profile-service.server.ts";
import { DASHBOARD_PATH, REGISTER_PATH } from "../manager-words.ts";
import { RegistrationForm } from "../../listings/parts/form/registration-form.tsx";
import { registrationPage } from "../../listings/profile-pages.server.ts";
import type { Route } from "./+types/register";

const TITLE = text("Register as a volunteer manager");

/** For signed-in people without a profile; who has one goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await hasProfile(deps, managers, actor.id)) throw redirect(DASHBOARD_PATH);
  return registrationPage(deps, managers, actor);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("Register as a volunteer manager: bring whole teams to events in your district."),
      path: REGISTER_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

/** Volunteer manager registration (spec 001 section 2, /VolunteerPartnerRegistration). */
export default function RegisterPage({ loaderData: { userId, plan, values, refusal, kept } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <RegistrationForm
      title={say(TITLE)}
      lead={say(
        "Tell organisers who you are and what your teams can do. We check every profile before it goes on the site.",
      )}
      refusal={refusal}
      kept={kept}
      plan={plan}
      mode={{ kind: "register", path: "/api/volunteersManager/register", userId }}
      values={values}
      onDone={() => setTimeout(() => void navigate(DASHBOARD_PATH), REDIRECT_MS.managerRegistered)}
    />
  );
}
