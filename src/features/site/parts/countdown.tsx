import { useEffect, useState } from "react";
import { say, text } from "../../../domain/words/say.ts";

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left until an instant, both in milliseconds; zeros from that instant on. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((until - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

const UNITS = [
  ["days", text("days")],
  ["hours", text("hours")],
  ["minutes", text("minutes")],
  ["seconds", text("seconds")],
] as const;

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
    <div role="timer" aria-label={say("Time until the launch")}>
      <dl className="countdown">
        {UNITS.map(([unit, label]) => (
          <div key={unit}>
            <dt>{say(label)}</dt>
            <dd>{String(left[unit]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
