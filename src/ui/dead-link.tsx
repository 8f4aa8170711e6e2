import { say } from "../domain/words/say.ts";
import { LinkButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

/** What stands in place of a page that somebody passed on by a link, once the link has run out or was ended. */
export function DeadLink() {
  return (
    <div className="wrap band">
      <EmptyState
        level={1}
        title={say("This link does not work any more")}
        actions={<LinkButton to="/">{say("Home")}</LinkButton>}
      >
        <p>{say("It has run out, or was ended. Please ask whoever sent it for a new one.")}</p>
      </EmptyState>
    </div>
  );
}
