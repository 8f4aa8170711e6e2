import { pageTitle } from "../../../domain/brand.ts";
import { applicationPage } from "../../enquiries/application-page.server.ts";
import { ApplicationPage } from "../../enquiries/parts/application-page.tsx";
import { say, text } from "../../../domain/words/say.ts";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { rentals } from "../rental-category.ts";
import { RENTAL_SEARCH } from "../rental-paths.ts";
import type { Route } from "./+types/register";

const TITLE = text("Event Rental Registration");

const form = () => import("../parts/rental-application.ts");
const RentalApplication = later(
  import.meta.env.SSR ? (await form()).RentalApplication : null,
  async () => (await form()).RentalApplication,
);

export const loader = (args: Route.LoaderArgs) => applicationPage(args, rentals.key);

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say(TITLE)),
      description: say(
        "Register your crew and equipment for events: sound, light, technical set-up, check-in and live coverage.",
      ),
      path: "/EventRentalForm",
    },
    originOf(matches),
  );
}

/** Registration for event rental (spec 001 section 2). */
export default function RentalRegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <ApplicationPage
      crumbs={[{ label: say("Equipment rental"), to: RENTAL_SEARCH }]}
      title={say(TITLE)}
      lead={say("Tell us what you do and where. We check every registration by phone before anybody can book you.")}
      art="equipment"
    >
      <RentalApplication {...loaderData} />
    </ApplicationPage>
  );
}
