import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { RegistrationForm } from "../../listings/parts/form/registration-form.tsx";
import { registrationPage } from "../../listings/profile-pages.server.ts";
import { registeredUser, setRegistered } from "../registered-flag.ts";
import { volunteers } from "../volunteer-category.ts";
import { hasProfile } from "../../listings/profile-service.server.ts";
import type { Route } from "./+types/register";

/** For signed-in people without a volunteer profile; who has one goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await hasProfile(deps, volunteers, actor.id)) throw redirect("/MyDashBoard");
  return registrationPage(deps, volunteers, actor);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Join as a volunteer")),
      description: say("Register as a volunteer and be found by hosts in your district."),
      path: "/VolunteerForm",
      noindex: true,
    },
    originOf(matches),
  );
}

/** Volunteer registration (spec 001 section 2, /VolunteerForm). */
export default function RegisterPage({ loaderData: { userId, plan, values, refusal } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (registeredUser() === userId) void navigate("/MyDashBoard", { replace: true });
  }, [navigate, userId]);

  function onDone() {
    setRegistered(userId);
    setTimeout(() => {
      // Back from the thank-you page leads home, never into the sent form (spec 001, thank-you).
      window.history.replaceState(window.history.state, "", "/");
      void navigate("/thank-you");
    }, REDIRECT_MS.volunteerRegistered);
  }
  return (
    <RegistrationForm
      title={say("Join as a volunteer")}
      refusal={refusal}
      plan={plan}
      mode={{ kind: "register", path: "/api/volunteers/add", userId }}
      values={values}
      onDone={onDone}
    />
  );
}
