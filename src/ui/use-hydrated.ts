import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the server and while the page takes over its markup, true from then on. Forms that call the API keep
 * their button disabled so long: sent by the browser alone, nobody would be there to take them, and what was
 * typed would be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
