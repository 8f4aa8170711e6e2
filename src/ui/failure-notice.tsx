import { Link } from "react-router";
import { CircleAlert } from "./icons.tsx";
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
            <p>Nothing you typed or chose is lost.</p>
            {failure.status === 401 ? (
              <p>
                <Link to="/login" target="_blank" rel="noopener">
                  Login in a new tab
                </Link>
                , then come back here and try again.
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
