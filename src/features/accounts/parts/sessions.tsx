import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { OwnSession } from "../own-sessions.server.ts";

/** Where one is signed in, each with 'End' but this one. */
export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const [ending, setEnding] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function end(id: string) {
    setEnding(id);
    const query = id === "" ? "" : `?${new URLSearchParams({ id })}`;
    const result = await call<{ message: string }>(`/api/account/sessions${query}`, { method: "DELETE" });
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
    setEnding(null);
  }
  return (
    <>
      <ul className="grid">
        {sessions.map(({ id, device, lastSeenAt, here }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
            <span className="min-w-0">
              <span className="font-semibold">{device}</span>
              <span className="soft block">
                {here ? say("This browser") : say("Last used {when}", { when: formatInstant(new Date(lastSeenAt)) })}
              </span>
            </span>
            {here ? null : (
              <Button
                slim
                variant="line"
                busy={ending === id}
                busyLabel={say("Ending…")}
                aria-label={say("End the session on {device}", { device })}
                onClick={() => void end(id)}
              >
                {say("End", "session")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ here }) => !here) ? (
        <div>
          <Button variant="line" busy={ending === ""} busyLabel={say("Ending…")} onClick={() => void end("")}>
            {say("End all others")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
