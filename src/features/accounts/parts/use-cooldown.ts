import { useEffect, useState } from "react";

/**
 * Whole seconds left until the instant `until` (milliseconds since 1970), 0 when it has passed.
 * Counted from the clock and not by ticks: a phone that slept wakes with the right number.
 */
export function useCooldown(until: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    setLeft(read());
    if (read() === 0) return;
    const timer = setInterval(() => {
      const seconds = read();
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
