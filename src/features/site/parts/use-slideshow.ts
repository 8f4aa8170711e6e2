import { useEffect, useState } from "react";
import { useReducedMotion } from "../../../ui/use-reduced-motion.ts";
import { useHold } from "./use-hold.ts";

export interface SlideshowPlan {
  count: number;
  /** How long a slide stands, in milliseconds. */
  delayMs: number;
  /** How long it takes to move by itself. */
  moveMs: number;
}

/**
 * Which slide is in view. On by itself, round and round, unless paused, pointed at, focused, or motion is unwanted.
 * Nothing happens before the page is at rest.
 */
export function useSlideshow({ count, delayMs, moveMs }: SlideshowPlan) {
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [byHand, setByHand] = useState(false);
  const [paused, setPaused] = useState(false);
  const { held, events } = useHold();
  const moves = !still && !paused && !held && count > 1;

  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(
      () => {
        setByHand(false);
        setCurrent((now) => (now + 1) % count);
      },
      delayMs + (current === 0 && !byHand ? 0 : moveMs),
    );
    return () => clearTimeout(timer);
  }, [moves, current, byHand, count, delayMs, moveMs]);

  return {
    current,
    still,
    paused,
    /** For the element that holds the slides. */
    hold: events,
    /** True once somebody chose the slide: then it comes quickly. */
    byHand,
    togglePause: () => setPaused(!paused),
    go: (index: number) => {
      setByHand(true);
      setCurrent(((index % count) + count) % count);
    },
  };
}
