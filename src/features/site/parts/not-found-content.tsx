import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyCanopy } from "../../../ui/empty-canopy.tsx";
import { useShellSession } from "../use-shell-session.ts";
import { HomeSearch } from "./home-search.tsx";
import { HelpLines, MessagePage } from "../../../ui/page/message-page.tsx";

/** No such page: a search, and the ways people mostly want to go. */
export function NotFoundContent() {
  return (
    <>
      <MessagePage art={<EmptyCanopy />} title={say("There is no page here.")}>
        <p>{say("The address may have a typing error, or the page has moved. Search near your event instead:")}</p>
      </MessagePage>
      <div className="pb-20 [&_.ticket-wrap]:mt-0">
        <HomeSearch categories={useShellSession().categories} />
        <div className="mt-8 flex flex-wrap justify-center gap-3 px-4">
          <LinkButton to="/" variant="line">
            {say("Go to the home page")}
          </LinkButton>
          <LinkButton to="/Volunteers" variant="line">
            {say("See all volunteers")}
          </LinkButton>
        </div>
        <HelpLines />
      </div>
    </>
  );
}
