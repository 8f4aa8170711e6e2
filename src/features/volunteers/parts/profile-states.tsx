import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { RotateCw } from "../../../ui/icons.tsx";
import { TextSkeleton } from "../../../ui/skeleton.tsx";
import { SEARCH_PATH } from "../search-filters.ts";
import { VOLUNTEER_MESSAGES } from "../volunteer-messages.ts";

/** Nobody has this address. */
export function ProfileMissing() {
  return (
    <div className="wrap profile-state">
      <EmptyState
        level={1}
        title="Volunteer Not Found"
        actions={
          <>
            <LinkButton to={SEARCH_PATH}>Search volunteers</LinkButton>
            <LinkButton to="/VolunteerEnquiryForm" variant="line">
              Tell us what you need
            </LinkButton>
          </>
        }
      >
        <p>There is no volunteer at this address. The link may be mistyped, or the profile may have been taken down.</p>
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
        title={VOLUNTEER_MESSAGES.profileLoadFailed}
        actions={
          <>
            <Button onClick={onRetry} busy={busy} busyLabel="Trying…">
              <RotateCw className="icon" />
              Try Again
            </Button>
            <LinkButton to={SEARCH_PATH} variant="line">
              Search volunteers
            </LinkButton>
          </>
        }
      >
        <p>Something went wrong on our side or on the way. Please try again in a moment.</p>
      </EmptyState>
    </div>
  );
}

/** A profile while it loads, in its own shape. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading</span>
      <div className="pro on-dark" aria-hidden="true">
        <div className="wrap pro-in">
          <div className="portrait sk-dark" />
          <div className="pro-copy">
            <div className="sk-dark h-14 w-3/4 rounded-field" />
            <div className="sk-dark mt-4 h-5 w-1/2 rounded-field" />
          </div>
        </div>
      </div>
      <div className="wrap pro-body" aria-hidden="true">
        <div className="pro-main">
          {[4, 5, 3].map((lines) => (
            <div key={lines}>
              <div className="sk mb-5 h-8 w-48" />
              <TextSkeleton lines={lines} />
            </div>
          ))}
        </div>
        <div className="side">
          <div className="bookcard">
            <div className="sk b" />
          </div>
        </div>
      </div>
    </div>
  );
}
