export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left until an instant, both in milliseconds; zeros from that instant on. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((until - now) / 1000));
  return { days: Math.floor(seconds / 86_400), hours: Math.floor(seconds / 3600) % 24, minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
