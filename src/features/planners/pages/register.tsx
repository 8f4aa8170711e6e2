import { pageTitle } from "../../../domain/brand.ts";
import { PLANNER_KINDS } from "../../../domain/event-types.ts";
import { plannerRegistrationSchema } from "../../enquiries/application-model.ts";
import { applicationPage } from "../../listings/application-page.server.ts";
import { ApplicationForm } from "../../listings/parts/application-form.tsx";
import { ApplicationPage } from "../../listings/parts/application-page.tsx";
import { workerFields, workerValues } from "../../listings/parts/worker-fields.ts";
import { originOf, seo } from "../../site/seo.ts";
import { PLANNER_SEARCH } from "../planner-words.ts";
import type { Route } from "./+types/register";

const TITLE = "Event Planner Registration";
const FIELDS = workerFields(PLANNER_KINDS);

export const loader = (args: Route.LoaderArgs) => applicationPage(args);

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle(TITLE), description: "Register as an event planner: weddings, corporate events, birthday parties and stage set-up, anywhere in India.", path: "/EventPlannerForm" }, originOf(matches));
}

/** Registration of planners (spec 001 section 2). */
export default function PlannerRegisterPage({ loaderData: { me, today } }: Route.ComponentProps) {
  return (
    <ApplicationPage crumbs={[{ label: "Event planner", to: PLANNER_SEARCH }]} title={TITLE} lead="Tell us what you plan and where. We check every registration by phone before anybody can book you." art="planner">
      <ApplicationForm path="/api/inquiry/form/plannerRegistration" schema={plannerRegistrationSchema} values={workerValues(me)} fields={FIELDS} photoLabel="Photo" photoHint="You or your work. JPEG, PNG or WebP, less than 25 MB." today={today} />
    </ApplicationPage>
  );
}
