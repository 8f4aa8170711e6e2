import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { EventGlance } from "../booking-events.server.ts";

/** To which event of the organiser a booking belongs; once it is agreed, the others who wait are told with one tap. */
export function TellOthers({ event: { name, path, waiting } }: { event: EventGlance }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function tell(address: string) {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(address, { method: "PUT" });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <div className="tell-others no-print">
      <p className="small">
        <Rich text={say("For <a>{name}</a>", { name })} as={{ a: (words) => <Link to={path}>{words}</Link> }} />
      </p>
      {waiting ? (
        <>
          <p>
            {say(
              "{others, plural, one {One other waits} other {# others wait}} for your answer. A kind word lets them take another booking for that day.",
              { others: waiting.others },
            )}
          </p>
          <p>
            <Button slim variant="line" busy={busy} busyLabel={say("Telling…")} onClick={() => void tell(waiting.tell)}>
              {waiting.others === 1
                ? say("Tell the other that you have decided")
                : say("Tell the other {others} that you have decided", { others: waiting.others })}
            </Button>
          </p>
        </>
      ) : null}
    </div>
  );
}
