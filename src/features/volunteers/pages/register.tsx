import { useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { personDetails } from "../../accounts/person-details.server.ts";
import { refuseSecondProfile } from "../../listings/listing-service.server.ts";
import { MessagePage } from "../../site/parts/message-page.tsx";
import { originOf, seo } from "../../site/seo.ts";
import { registrationValues } from "../parts/form/form-values.ts";
import { registeredUser, setRegistered } from "../parts/form/registered-flag.ts";
import { VolunteerForm } from "../parts/form/volunteer-form.tsx";
import { volunteers } from "../volunteer-category.ts";
import { hasVolunteer } from "../volunteer-service.server.ts";
import type { Route } from "./+types/register";

/** What people read of an error that is meant for them. @throws every other one */
function plainly(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}

/** For signed-in people without a volunteer profile; who has one goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await hasVolunteer(deps, actor.id)) throw redirect("/MyDashBoard");
  const refusal = await refuseSecondProfile(deps.db, volunteers, actor.id).then(() => null, plainly);
  return { userId: actor.id, known: await personDetails(deps, actor), refusal };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("Join as a volunteer"), description: "Register as a volunteer and be found by hosts in your district.", path: "/VolunteerForm", noindex: true }, originOf(matches));
}

/** Volunteer registration (spec 001 section 2, /VolunteerForm). */
export default function RegisterPage({ loaderData: { userId, known, refusal } }: Route.ComponentProps) {
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
  if (refusal) {
    return (
      <MessagePage title="Join as a volunteer" actions={<LinkButton to="/MyDashBoard">My Dashboard</LinkButton>}>
        <p>{refusal}</p>
      </MessagePage>
    );
  }
  return <VolunteerForm mode={{ kind: "register", userId }} title="Join as a volunteer" initial={registrationValues(known)} onDone={onDone} />;
}
