import { pageTitle } from "../../../domain/brand.ts";
import { afterSending } from "../../enquiries/after-sending.server.ts";
import { applicationPage } from "../../enquiries/application-page.server.ts";
import { ApplicationPage } from "../../enquiries/parts/application-page.tsx";
import { say, text } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { volunteers } from "../volunteer-category.ts";
import type { Route } from "./+types/enquiry-form";

const TITLE = text("Volunteer Enquiry Form");

const form = () => import("../parts/volunteer-enquiry.tsx");
const VolunteerEnquiry = later(
  import.meta.env.SSR ? (await form()).VolunteerEnquiry : null,
  async () => (await form()).VolunteerEnquiry,
);

export async function loader(args: Route.LoaderArgs) {
  const { me, today } = await applicationPage(args, volunteers.key);
  const to = say("every registered volunteer of the district");
  return { me, today, after: await afterSending(pageContext(args).deps, volunteers, { id: null, to }) };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say(TITLE)),
      description: say(
        "Tell us the date, the place and what volunteers should do at your event. Registered volunteers in the area will be notified.",
      ),
      path: "/VolunteerEnquiryForm",
    },
    originOf(matches),
  );
}

/** Asks all volunteers of a district (spec 001 section 2, Volunteer Enquiry Form). */
export default function EnquiryFormPage({ loaderData: { me, after, today } }: Route.ComponentProps) {
  return (
    <ApplicationPage
      crumbs={[{ label: say("Volunteers"), to: "/Volunteers" }]}
      title={say(TITLE)}
      lead={say(
        "Tell us the date, the place and the work. Every registered volunteer in the district hears of it, and those who are free answer you.",
      )}
      art="volunteers"
    >
      <VolunteerEnquiry me={me} after={after} today={today} />
    </ApplicationPage>
  );
}
