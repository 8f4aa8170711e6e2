import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and while the page takes over its markup, true from then on. Forms with a password keep
 * their button disabled so long: sent by the browser alone, nobody would be there to take them.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
