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
import { managers } from "../manager-category.ts";
import { hasManager } from "../manager-service.server.ts";
import { DASHBOARD_PATH, REGISTER_PATH } from "../manager-words.ts";
import { registrationValues } from "../parts/form-values.ts";
import { ManagerForm } from "../parts/manager-form.tsx";
import type { Route } from "./+types/register";

const TITLE = "Register as a volunteer manager";

/** What people read of an error that is meant for them. @throws every other one */
function plainly(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}

/** For signed-in people without a profile; who has one goes to the dashboard. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  if (await hasManager(deps, actor.id)) throw redirect(DASHBOARD_PATH);
  const refusal = await refuseSecondProfile(deps.db, managers, actor.id).then(() => null, plainly);
  return { known: await personDetails(deps, actor), refusal };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle(TITLE), description: "Register as a volunteer manager: bring whole teams to events in your district.", path: REGISTER_PATH, noindex: true }, originOf(matches));
}

/** Volunteer manager registration (spec 001 section 2, /VolunteerPartnerRegistration). */
export default function RegisterPage({ loaderData: { known, refusal } }: Route.ComponentProps) {
  const navigate = useNavigate();
  if (refusal) {
    return (
      <MessagePage title={TITLE} actions={<LinkButton to="/MyDashBoard">My Dashboard</LinkButton>}>
        <p>{refusal}</p>
      </MessagePage>
    );
  }
  return (
    <ManagerForm
      mode={{ kind: "register" }}
      title={TITLE}
      lead="Tell organisers who you are and what your teams can do. We check every profile before it goes on the site."
      initial={registrationValues(known)}
      onDone={() => setTimeout(() => void navigate(DASHBOARD_PATH), REDIRECT_MS.managerRegistered)}
    />
  );
}
