import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { originOf, seo } from "../../site/seo.ts";
import { AreaEnquiryFields } from "../parts/area-enquiry-fields.tsx";
import { useAreaEnquiry } from "../parts/use-area-enquiry.ts";
import { SEARCH_PATH } from "../search-path.ts";
import type { Route } from "./+types/enquiry-form";

const TITLE = "Volunteer Enquiry Form";

export function loader(args: Route.LoaderArgs) {
  const { deps, actor } = pageContext(args);
  return { today: todayIST(deps.now()), me: actor && { name: actor.name, email: actor.email ?? "" } };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(TITLE),
      description: "Tell us the date, the place and what volunteers should do at your event. Registered volunteers in the area will be notified.",
      path: "/VolunteerEnquiryForm",
    },
    originOf(matches),
  );
}

/** Asks all volunteers of a district (spec 001 section 2, Volunteer Enquiry Form). */
export default function EnquiryFormPage({ loaderData }: Route.ComponentProps) {
  const enquiry = useAreaEnquiry(loaderData.me);
  const hydrated = useHydrated();
  return (
    <div className="wrap enquiry">
      <div className="enquiry-head">
        <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Volunteers", to: SEARCH_PATH }, { label: TITLE }]} />
        <h1>{TITLE}</h1>
        <p className="lead soft">Tell us the date, the place and the work. Every registered volunteer in the district hears of it, and who is free answers you.</p>
      </div>
      <figure className="enquiry-art">
        <img src="/art/service-volunteers.svg" alt="" width={300} height={380} />
      </figure>
      <form className="enquiry-form" method="post" noValidate aria-busy={enquiry.busy} onSubmit={(event) => void enquiry.submit(event)}>
        {enquiry.sentAs ? (
          <SuccessNote title={enquiry.sentAs.message}>
            Your enquiry number is <b>{enquiry.sentAs.number}</b>. Keep it for questions.
          </SuccessNote>
        ) : null}
        {enquiry.kept ? <KeptNote /> : null}
        <ErrorSummary errors={enquiry.problems} attempt={enquiry.attempt} title={enquiry.title} />
        <AreaEnquiryFields enquiry={enquiry} today={loaderData.today} />
        <Button type="submit" disabled={!hydrated} busy={enquiry.busy} busyLabel="Submitting...">
          Submit enquiry
        </Button>
      </form>
    </div>
  );
}
