import { useEffect, useState } from "react";
import { timeLeft } from "../countdown.ts";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** Days, hours, minutes and seconds until an instant, anew every second; it stays at zeros. Times in milliseconds. */
export function Countdown({ until, now: begun }: { until: number; now: number }) {
  const [now, setNow] = useState(begun);
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  const left = timeLeft(until, now);
  return (
    <div role="timer" aria-label="Time until the launch">
      <dl className="countdown">
        {UNITS.map((unit) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{String(left[unit]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
