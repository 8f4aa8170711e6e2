import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Stands in place of a form that needs a session on a page that does not; comes back to `path` afterwards. `start`: below a title that begins at the edge. */
export function SignInPrompt({ path, start, children }: { path: string; start?: boolean; children: string }) {
  const query = `?redirect=${encodeURIComponent(path)}`;
  return (
    <EmptyState
      className={start ? "start" : undefined}
      title={say("Please login first.")}
      actions={
        <>
          <LinkButton to={`/login${query}`}>{say("Login", "verb")}</LinkButton>
          <LinkButton to={`/signup${query}`} variant="line">
            {say("Sign Up")}
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
