import { useEffect, useRef, useState } from "react";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { CircleCheck } from "../../../ui/icons.tsx";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { afterReset } from "../redirect-rules.ts";
import { REDIRECTOR } from "./sign-in-ways.ts";
import { useLeave } from "./use-leave.ts";

/** The password is set and the person signed in: says so, and goes on to the profile or the dashboard. */
export function ResetDone({ username }: { username: string }) {
  const leave = useLeave();
  const box = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState(REDIRECTOR);

  useEffect(() => {
    const since = Date.now();
    const abort = new AbortController();
    box.current?.focus();
    void call<{ hasRegistered: boolean }>("/api/check-volunteer", { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return;
      const to = afterReset({ username, hasVolunteer: result.ok && result.data.hasRegistered });
      setNext(to);
      leave(to, Math.max(0, REDIRECT_MS.passwordReset - (Date.now() - since)));
    });
    return () => abort.abort();
  }, [leave, username]);

  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4" role="status">
      <CircleCheck className="size-14 text-leaf" aria-hidden="true" />
      <h2>{say(TEXT.resetSuccess)}</h2>
      <p className="lead soft">{say("You are signed in as {username}.", { username })}</p>
      <LinkButton to={next} replace>
        {say("Continue")}
      </LinkButton>
    </div>
  );
}
