import { say } from "../../../domain/words/say.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { RotateCw } from "../../../ui/icons.tsx";
import { VOLUNTEER_SEARCH } from "../search-path.ts";
import { VOLUNTEER_MESSAGES } from "../volunteer-messages.ts";

/** Nobody has this address. */
export function ProfileMissing() {
  return (
    <div className="wrap profile-state">
      <EmptyState
        level={1}
        title={say("Volunteer Not Found")}
        actions={
          <>
            <LinkButton to={VOLUNTEER_SEARCH}>{say("Search volunteers")}</LinkButton>
            <LinkButton to="/VolunteerEnquiryForm" variant="line">
              {say("Tell us what you need")}
            </LinkButton>
          </>
        }
      >
        <p>
          {say(
            "There is no volunteer at this address. The link may be mistyped, or the profile may have been taken down.",
          )}
        </p>
      </EmptyState>
    </div>
  );
}

/** The profile could not be loaded; trying again may help. */
export function ProfileFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className="wrap profile-state" role="alert">
      <EmptyState
        level={1}
        title={say(VOLUNTEER_MESSAGES.profileLoadFailed)}
        actions={
          <>
            <Button onClick={onRetry} busy={busy} busyLabel={say("Trying…")}>
              <RotateCw className="icon" />
              {say("Try Again")}
            </Button>
            <LinkButton to={VOLUNTEER_SEARCH} variant="line">
              {say("Search volunteers")}
            </LinkButton>
          </>
        }
      >
        <p>{say("Something went wrong on our side or on the way. Please try again in a moment.")}</p>
      </EmptyState>
    </div>
  );
}
