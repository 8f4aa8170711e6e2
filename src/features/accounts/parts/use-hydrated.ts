import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and until the page's scripts run. Forms with a password keep their button
 * disabled so long: sent by the browser alone, nobody would be there to take them.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
