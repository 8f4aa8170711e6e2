import { type RefObject, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../../ui/use-reduced-motion.ts";
import { useHold } from "./use-hold.ts";

export interface StripPlan {
  /** How long it stands, in milliseconds. */
  intervalMs: number;
  /** How long one step takes. */
  moveMs: number;
}

/** Less than a pixel, as browsers round scroll positions, is no distance. */
const NEAR = 4;
/** A step that somebody asked for takes no longer than that. */
const BY_HAND_MS = 500;

/** Where the next or previous item begins, in pixels of scrolling; round at both ends. */
export function nextStop({ left, step, end }: { left: number; step: number; end: number }, way: 1 | -1): number {
  if (way === 1) return left >= end - NEAR ? 0 : Math.min(end, (Math.floor((left + NEAR) / step) + 1) * step);
  return left <= NEAR ? end : Math.max(0, (Math.ceil((left - NEAR) / step) - 1) * step);
}

/** Scrolls to `goal` within `ms`; snapping is off on the way, since it would pull back. Returns how to stop it. */
function glide(view: HTMLElement, goal: number, ms: number): () => void {
  const start = view.scrollLeft;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    view.style.scrollSnapType = "";
  };
  if (ms <= 0) {
    view.scrollLeft = goal;
    return end;
  }
  view.style.scrollSnapType = "none";
  const begun = performance.now();
  const draw = (now: number) => {
    const part = Math.min(1, Math.max(0, now - begun) / ms);
    view.scrollLeft = start + (goal - start) * (part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2);
    if (part < 1) frame = requestAnimationFrame(draw);
    else end();
  };
  frame = requestAnimationFrame(draw);
  return end;
}

/** Moves on by one item, round at the ends. Returns how to stop on the way. */
function moveBy(element: HTMLElement | null, way: 1 | -1, ms: number): () => void {
  const [first, second] = element?.firstElementChild?.children ?? [];
  if (!(element && first instanceof HTMLElement && second instanceof HTMLElement)) return () => {};
  const goal = nextStop(
    {
      left: element.scrollLeft,
      step: second.offsetLeft - first.offsetLeft,
      end: element.scrollWidth - element.clientWidth,
    },
    way,
  );
  return glide(element, goal, ms);
}

/**
 * Moves a row that scrolls sideways, one item at a time and round at the end. It stands still while it is out of
 * sight, paused, pointed at, touched or focused, and wherever motion is unwanted.
 */
export function useStrip(view: RefObject<HTMLElement | null>, { intervalMs, moveMs }: StripPlan) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const { held, events } = useHold();
  const [inSight, setInSight] = useState(false);
  const stop = useRef<() => void>(() => {});

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const watcher = new IntersectionObserver((entries) => setInSight(entries.some((entry) => entry.isIntersecting)), {
      threshold: 0.3,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [view]);

  const moves = !still && !paused && !held && inSight;
  useEffect(() => {
    if (!moves) return;
    let halt = () => {};
    const timer = setInterval(() => {
      halt = moveBy(view.current, 1, moveMs);
    }, intervalMs + moveMs);
    return () => {
      clearInterval(timer);
      halt();
    };
  }, [moves, view, intervalMs, moveMs]);

  return {
    paused: still ? null : paused,
    togglePause: () => setPaused(!paused),
    step: (way: 1 | -1) => {
      stop.current();
      stop.current = moveBy(view.current, way, still ? 0 : Math.min(moveMs, BY_HAND_MS));
    },
    hold: events,
  };
}
