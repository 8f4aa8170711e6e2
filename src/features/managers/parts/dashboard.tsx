import { useNavigate } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { ConfirmedEvent } from "../../enquiries/confirmed-events.ts";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import { ReceivedEnquiries } from "../../enquiries/parts/received-enquiries.tsx";
import type { OwnDesk as OwnDeskData } from "../../storefront/own-desk.ts";
import { OwnDesk } from "../../storefront/parts/own-desk.tsx";
import { calendarPath, pricesPath } from "../../listings/listing-edit-path.ts";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { managerEditPath, managerPath, placeOf } from "../manager-words.ts";
import { EventsTable } from "./events-table.tsx";

/** The ways from the dashboard. Without a username there is no page to go to. */
function Ways({ manager }: { manager: ManagerProfile }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { username } = manager.userId;
  if (!username) return <Button onClick={() => toast.error(say(TEXT.usernameMissing))}>{say("View profile")}</Button>;
  return (
    <>
      <LinkButton to={managerPath(manager)} variant="gold">
        {say("View profile")}
      </LinkButton>
      <LinkButton to={calendarPath(manager._id)} variant="line">
        {say("Calendar")}
      </LinkButton>
      <LinkButton to={pricesPath(manager._id)} variant="line">
        {say("Prices")}
      </LinkButton>
      <LinkButton to="/VolunteerEnquiryForm" variant="line">
        {say("Volunteer enquiry form")}
      </LinkButton>
      <Button variant="line" onClick={() => void navigate(managerEditPath(manager))}>
        {say("Edit profile")}
      </Button>
    </>
  );
}

export interface DashboardProps {
  manager: ManagerProfile;
  enquiries: readonly EnquiryView[];
  /** There are more in My requests. */
  more: boolean;
  events: readonly ConfirmedEvent[];
  /** Where whoever gets its link reads them. */
  address: string;
  desk: OwnDeskData | null;
}

/** An approved manager's home: profile, requests received, confirmed events (spec 001 section 2). */
export function Dashboard({ manager, enquiries, more, events, address, desk }: DashboardProps) {
  return (
    <>
      <section className="banner on-dark manager-home">
        <div className="wrap banner-in">
          <div className="portrait">
            <Avatar
              name={manager.fullName}
              image={photoOf(manager.portrait, say("Portrait of {name}", { name: manager.fullName }))}
              seed={manager.userId.username}
              sizes="9rem"
              priority
            />
          </div>
          <div>
            <h1>{say("Namaste, {name}", { name: manager.fullName })}</h1>
            <p className="lead">{[manager.CompanyName, placeOf(manager)].filter(Boolean).join(", ")}</p>
            <div className="actions own-ways">
              <Ways manager={manager} />
            </div>
          </div>
        </div>
      </section>
      <div className="wrap manager-body">
        {desk ? (
          <div>
            <OwnDesk desk={desk} />
          </div>
        ) : null}
        <section aria-labelledby="events">
          <h2 id="events">{say("Confirmed events")}</h2>
          <EventsTable events={events} name={manager.fullName} address={address} />
        </section>
        <section aria-labelledby="received">
          <h2 id="received">{say("Enquiries received")}</h2>
          <ReceivedEnquiries
            enquiries={enquiries}
            more={more}
            none={
              <EmptyState
                level={3}
                title={say("No requests yet")}
                actions={<LinkButton to={managerPath(manager)}>{say("See your profile")}</LinkButton>}
              >
                <p>{say("Share your profile: who wants volunteers asks you there.")}</p>
              </EmptyState>
            }
          />
        </section>
        <p>
          <LinkButton to="/" variant="line">
            {say("Back to Home")}
          </LinkButton>
        </p>
      </div>
    </>
  );
}
