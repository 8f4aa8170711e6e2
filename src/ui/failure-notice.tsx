import { Link } from "react-router";
import { say } from "../domain/words/say.ts";
import { CircleAlert } from "./icons.tsx";
import { Rich } from "./rich.tsx";
import type { SubmitFailure } from "./use-upload-submit.ts";

/** Why sending failed and what to do, just above the button that tries again. */
export function FailureNotice({ failure }: { failure: SubmitFailure | null }) {
  return (
    <div role="alert">
      {failure ? (
        <div className="alert">
          <CircleAlert className="icon" />
          <div>
            <b>{failure.text}</b>
            {failure.detail ? <p>{failure.detail}</p> : null}
            <p>{say("Nothing you typed or chose is lost.")}</p>
            {failure.status === 401 ? (
              <p>
                <Rich
                  text={say("<a>Login in a new tab</a>, then come back here and try again.")}
                  as={{
                    a: (words) => (
                      <Link to="/login" target="_blank" rel="noopener">
                        {words}
                      </Link>
                    ),
                  }}
                />
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
