import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { personDetails } from "../../accounts/person-details.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { registrationValues } from "../parts/form/form-values.ts";
import { registeredUser, setRegistered } from "../parts/form/registered-flag.ts";
import { VolunteerForm } from "../parts/form/volunteer-form.tsx";
import { hasVolunteer } from "../volunteer-service.server.ts";
import type { Route } from "./+types/register";

/** For signed-in people without a volunteer profile; who has one goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await hasVolunteer(deps, actor.id)) throw redirect("/MyDashBoard");
  return { userId: actor.id, known: await personDetails(deps, actor) };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("Join as a volunteer"), description: "Register as a volunteer and be found by hosts in your district.", path: "/VolunteerForm", noindex: true }, originOf(matches));
}

/** Volunteer registration (spec 001 section 2, /VolunteerForm). */
export default function RegisterPage({ loaderData: { userId, known } }: Route.ComponentProps) {
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
  return <VolunteerForm mode={{ kind: "register", userId }} title="Join as a volunteer" initial={registrationValues(known)} onDone={onDone} />;
}
