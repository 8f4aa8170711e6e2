import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { HelpLines, MessagePage } from "../../../ui/page/message-page.tsx";
import type { SignedIn } from "../use-signed-in.ts";

/** In place of a page that belongs to somebody else. */
export function NotAllowed({ actor }: { actor: SignedIn }) {
  return (
    <>
      <MessagePage
        title={say("You are not allowed to see this page.")}
        actions={
          <>
            {actor ? (
              <LinkButton to="/MyDashBoard">{say("My Dashboard")}</LinkButton>
            ) : (
              <LinkButton to="/login">{say("Login / Signup")}</LinkButton>
            )}
            <LinkButton to="/" variant="line">
              {say("Go to the home page")}
            </LinkButton>
          </>
        }
      >
        <p>
          {actor
            ? say(
                "You are signed in as {username}. This page belongs to somebody else, or to another kind of account.",
                { username: actor.username },
              )
            : say("Please login with the account that this page belongs to.")}
        </p>
      </MessagePage>
      <div className="pb-20">
        <HelpLines />
      </div>
    </>
  );
}
