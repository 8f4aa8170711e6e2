import { LinkButton } from "../../../ui/button.tsx";
import { HelpLines, MessagePage } from "../../../ui/page/message-page.tsx";
import type { SignedIn } from "../use-signed-in.ts";

/** In place of a page that belongs to somebody else. */
export function NotAllowed({ actor }: { actor: SignedIn }) {
  return (
    <>
      <MessagePage
        title="You are not allowed to see this page."
        actions={
          <>
            {actor ? (
              <LinkButton to="/MyDashBoard">My Dashboard</LinkButton>
            ) : (
              <LinkButton to="/login">Login / Signup</LinkButton>
            )}
            <LinkButton to="/" variant="line">
              Go to the home page
            </LinkButton>
          </>
        }
      >
        <p>
          {actor
            ? `You are signed in as ${actor.username}. This page belongs to somebody else, or to another kind of account.`
            : "Please login with the account that this page belongs to."}
        </p>
      </MessagePage>
      <div className="pb-20">
        <HelpLines />
      </div>
    </>
  );
}
