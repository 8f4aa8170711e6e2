import { pageTitle } from "../../../domain/brand.ts";
import { applicationPage } from "../../enquiries/application-page.server.ts";
import { ApplicationPage } from "../../enquiries/parts/application-page.tsx";
import { say, text } from "../../../domain/words/say.ts";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { planners } from "../planner-category.ts";
import { PLANNER_SEARCH } from "../planner-words.ts";
import type { Route } from "./+types/register";

const TITLE = text("Event Planner Registration");

const form = () => import("../parts/planner-application.ts");
const PlannerApplication = later(
  import.meta.env.SSR ? (await form()).PlannerApplication : null,
  async () => (await form()).PlannerApplication,
);

export const loader = (args: Route.LoaderArgs) => applicationPage(args, planners.key);

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say(TITLE)),
      description: say(
        "Register as an event planner: weddings, corporate events, birthday parties and stage set-up, anywhere in India.",
      ),
      path: "/EventPlannerForm",
    },
    originOf(matches),
  );
}

/** Registration of planners (spec 001 section 2). */
export default function PlannerRegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <ApplicationPage
      crumbs={[{ label: say("Event planner"), to: PLANNER_SEARCH }]}
      title={say(TITLE)}
      lead={say("Tell us what you plan and where. We check every registration by phone before anybody can book you.")}
      art="planner"
    >
      <PlannerApplication {...loaderData} />
    </ApplicationPage>
  );
}
