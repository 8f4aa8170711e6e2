import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Icon, RotateCw } from "../../../ui/icons.tsx";
import { NotAllowed } from "../../accounts/parts/not-allowed.tsx";
import { nobody, type ShellSession } from "../shell-session.ts";
import { statusOf } from "../../../ui/page/error-status.ts";
import { HelpLines, MessagePage } from "../../../ui/page/message-page.tsx";
import { NotFoundContent } from "./not-found-content.tsx";

export interface ErrorPageProps {
  error: unknown;
  session?: ShellSession | undefined;
  /** What our log knows this request by. */
  reference?: string | undefined;
}

/** What stands in place of a page that failed: which it is, whose turn it is, and the way on. */
export function ErrorPage({ error, session = nobody, reference }: ErrorPageProps) {
  const status = statusOf(error);
  if (status === 404) return <NotFoundContent />;
  if (status === 403) return <NotAllowed actor={session.actor} />;
  if (isNoConnection(error)) return <NoConnection />;
  const busy = status === 429 || status === 503;
  return (
    <>
      <MessagePage
        title={busy ? say("This is taking longer than it should.") : say("Something went wrong.")}
        actions={
          <>
            <TryAgain />
            <LinkButton to="/" variant="line">
              {say("Go to the home page")}
            </LinkButton>
          </>
        }
      >
        <p>
          {busy
            ? say("Many people are here right now. Please try again in a minute.")
            : say("The mistake is ours, and it has been noted. Please try again; if it stays, tell us.")}
        </p>
        {reference ? (
          <p className="small">
            {say("Reference:")} <code className="wrap-anywhere">{reference}</code>
          </p>
        ) : null}
      </MessagePage>
      <div className="pb-20">
        <HelpLines />
      </div>
    </>
  );
}

function NoConnection() {
  // The service worker may have kept the whole page, though not its data; else it has a page for this.
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload();
  }, []);
  return (
    <div className="pb-20">
      <MessagePage title={say("No connection.")} actions={<TryAgain />}>
        <p>{say("The page could not be loaded. Please check your connection and try again.")}</p>
      </MessagePage>
    </div>
  );
}

/** Loads the page anew; without JavaScript as a link. */
function TryAgain() {
  const { state, revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  return (
    <>
      <Button busy={state !== "idle"} busyLabel={say("Trying again…")} onClick={() => void revalidate()}>
        <Icon as={RotateCw} />
        {say("Try Again")}
      </Button>
      <noscript>
        <a href={pathname + search}>{say("Try Again")}</a>
      </noscript>
    </>
  );
}

/** Every browser has its own words for a request that never arrived; all throw a TypeError. */
function isNoConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
