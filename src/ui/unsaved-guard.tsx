import { useCallback, useEffect, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { say } from "../domain/words/say.ts";
import { ConfirmDialog } from "./dialog.tsx";
import { leaving } from "./leaving.ts";

/** Asks before leaving a page whose changes would be lost. Moving between the steps of the form is not leaving, unless `search` says so. */
export function UnsavedGuard({
  active,
  search = false,
  children,
}: {
  active: boolean;
  /** Another query of the same path leaves, too. */ search?: boolean;
  children: string;
}) {
  // Who has signed out has left: nothing of theirs stays on the screen.
  const left = useRef(false);
  useEffect(
    () =>
      leaving(() => {
        left.current = true;
      }),
    [],
  );
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        active &&
        !left.current &&
        (currentLocation.pathname !== nextLocation.pathname ||
          (search && currentLocation.search !== nextLocation.search)),
      [active, search],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (active) event.preventDefault();
      },
      [active],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={say("Leave without saving?")}
      confirmLabel={say("Leave")}
      cancelLabel={say("Stay here")}
      danger
    >
      {children}
    </ConfirmDialog>
  );
}
