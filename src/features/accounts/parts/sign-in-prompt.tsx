import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Stands in place of a form that needs a session on a page that does not; comes back to `path` afterwards. */
export function SignInPrompt({ path, children }: { path: string; children: string }) {
  const query = `?redirect=${encodeURIComponent(path)}`;
  return (
    <EmptyState
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
