import { pageTitle } from "../../../domain/brand.ts";
import { RENTAL_WORK } from "../../../domain/event-types.ts";
import { rentalRegistrationSchema } from "../../enquiries/application-model.ts";
import { applicationPage } from "../../listings/application-page.server.ts";
import { ApplicationForm } from "../../listings/parts/application-form.tsx";
import { ApplicationPage } from "../../listings/parts/application-page.tsx";
import { workerFields, workerValues } from "../../listings/parts/worker-fields.ts";
import { originOf, seo } from "../../site/seo.ts";
import { RENTAL_SEARCH } from "../rental-words.ts";
import type { Route } from "./+types/register";

const TITLE = "Event Rental Registration";
const FIELDS = workerFields(RENTAL_WORK);

export const loader = (args: Route.LoaderArgs) => applicationPage(args);

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle(TITLE), description: "Register your crew and equipment for events: sound, light, technical set-up, check-in and live coverage.", path: "/EventRentalForm" }, originOf(matches));
}

/** Registration for event rental (spec 001 section 2). */
export default function RentalRegisterPage({ loaderData: { me, today } }: Route.ComponentProps) {
  return (
    <ApplicationPage crumbs={[{ label: "Equipment rental", to: RENTAL_SEARCH }]} title={TITLE} lead="Tell us what you do and where. We check every registration by phone before anybody can book you." art="equipment">
      <ApplicationForm path="/api/inquiry/form/rentalRegistration" schema={rentalRegistrationSchema} values={workerValues(me)} fields={FIELDS} photoLabel="Photo" photoHint="You or your equipment. JPEG, PNG or WebP, less than 25 MB." today={today} />
    </ApplicationPage>
  );
}
