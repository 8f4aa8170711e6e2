import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { placeSaid } from "../../../domain/places/place-said.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { confirmedEvents } from "../../enquiries/confirmed-events.server.ts";
import { receivedFirst } from "../../enquiries/enquiry-service.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ownProfile } from "../../listings/profile-service.server.ts";
import { ownDesk } from "../../storefront/own-desk.server.ts";
import { managers } from "../manager-category.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { DASHBOARD_PATH, REGISTER_PATH } from "../manager-words.ts";
import { Dashboard } from "../parts/dashboard.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { sharedEventsAddress } from "../shared-events.server.ts";
import type { Route } from "./+types/dashboard";
import "../../../ui/styles/desk.css";

/** Requests on the dashboard; the others stand in My requests. */
const SHOWN = 3;

/** For people with a manager's profile; who has none and may make one is led to the registration. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const manager = await ownProfile<ManagerProfile>(deps, managers, actor);
  if (!manager) {
    guarded(args, ["volunteer-manager"]);
    throw redirect(REGISTER_PATH);
  }
  if (!manager.isApproved) return { manager, enquiries: [], more: false, events: [], address: "", desk: null };
  const [received, events, desk] = await Promise.all([
    receivedFirst(deps, actor, SHOWN),
    confirmedEvents(deps, actor),
    ownDesk(deps, actor),
  ]);
  const { addressState, addressDistrict } = manager;
  return {
    manager: {
      ...manager,
      addressState: placeSaid(addressState),
      addressDistrict: placeSaid(addressState, addressDistrict),
    },
    enquiries: received.enquiries,
    more: received.more,
    events,
    address: sharedEventsAddress(deps, manager),
    desk,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.manager.isApproved
    ? say("Your volunteer manager dashboard")
    : say("Verification of your profile");
  return seo(
    {
      title: pageTitle(title),
      description: say("Your profile as a volunteer manager, requests and confirmed events."),
      path: DASHBOARD_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

/** Volunteer manager dashboard (spec 001 section 2, /ProfileVerification). */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return loaderData.manager.isApproved ? <Dashboard {...loaderData} /> : <Waiting manager={loaderData.manager} />;
}
