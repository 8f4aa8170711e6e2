import { useEffect, useRef } from "react";
import { say } from "../../domain/words/say.ts";
import { Clock, Icon } from "../icons.tsx";
import { useOnline } from "./use-online.ts";

/** What a form says in place of its answer while the browser is offline. */
export function KeptNote({ photos }: { /** The form has photos, which are kept too. */ photos?: boolean }) {
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="note-kept" role="status" tabIndex={-1} ref={box}>
      <Icon as={Clock} />
      {online ? (
        <div>
          <b>{say("The network is back.")}</b>
          <div>
            {say(
              "What you wrote while you were offline is sent now, once. We tell you when it has arrived; until then “Waiting to be sent” at the bottom of the page says how it stands.",
            )}
          </div>
        </div>
      ) : (
        <div>
          <b>
            {photos
              ? say("You are offline. What you wrote and chose is kept on this device.")
              : say("You are offline. What you wrote is kept on this device.")}
          </b>
          <div>
            {say(
              "It is sent once, as soon as the network is back, and we tell you then. Until it is sent you can look at it, or discard it, under “Waiting to be sent” at the bottom of the page.",
            )}
          </div>
        </div>
      )}
    </div>
  );
}
