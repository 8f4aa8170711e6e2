import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { wake } from "./ui/awake.ts";

// A built page has its words already.
if (import.meta.env.DEV) await import("./app/words/speak-in-development.ts");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // What does not fit the server's HTML is drawn anew: then nothing may wait for a touch.
      onRecoverableError(error) {
        wake();
        reportError(error);
      },
    },
  );
});

/** When the page stands and the browser has nothing better to do. */
function whenIdle(work: () => void) {
  const idle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000);
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}

whenIdle(() => void import("./app/at-rest.ts").then(({ atRest }) => atRest()));
