import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

export interface CountUpProps {
  /** The figure to reach; missing or 0 stays at 0. */
  value: number | null | undefined;
  durationMs?: number | undefined;
  className?: string | undefined;
}

const grouping = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Indian grouping and a trailing plus: 1240000 gives '12,40,000+'; 0 gives '0'. */
export function countText(value: number): string {
  return value > 0 ? `${grouping.format(value)}+` : "0";
}

/**
 * Counts from 0 to the value once it comes into view; at once for reduced motion.
 * The final figure keeps its room from the start, so nothing beside it moves, and is what screen readers say.
 */
export function CountUp({ value, durationMs = 3000, className }: CountUpProps) {
  const goal = Math.max(0, Math.floor(value ?? 0));
  return <Counting key={goal} goal={goal} durationMs={durationMs} className={className} />;
}

function Counting({
  goal,
  durationMs,
  className,
}: {
  goal: number;
  durationMs: number;
  className: string | undefined;
}) {
  const [reached, setReached] = useState(0);
  const still = useReducedMotion();
  const element = useRef<HTMLSpanElement>(null);
  const shown = still ? goal : reached;

  useEffect(() => {
    const target = element.current;
    if (!target || goal === 0 || still) return;
    let frame = 0;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      const from = performance.now();
      const step = (now: number) => {
        const part = durationMs > 0 ? Math.min(1, Math.max(0, now - from) / durationMs) : 1;
        setReached(Math.round(goal * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    watcher.observe(target);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [goal, durationMs, still]);

  return (
    <span
      ref={element}
      className={className ? `count-up ${className}` : "count-up"}
      role="img"
      aria-label={countText(goal)}
      data-final={countText(goal)}
    >
      <span>{countText(shown)}</span>
    </span>
  );
}
