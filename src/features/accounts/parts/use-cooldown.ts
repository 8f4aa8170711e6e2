import { useCallback, useSyncExternalStore } from "react";

const TICK_MS = 250;

/**
 * Whole seconds left until the instant `until` (milliseconds since 1970), 0 when it has passed.
 * Read from the clock and not counted by ticks: a phone that slept wakes with the right number.
 */
export function useCooldown(until: number): number {
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(() => {
        tell();
        if (Date.now() >= until) clearInterval(timer);
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, read, () => 0);
}
