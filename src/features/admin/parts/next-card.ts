/** The cards and rows of the desk, as focus goes over them: whatever has `data-card`. */
import { useEffect, useRef } from "react";

const CARDS = "[data-card]";

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARDS)];

/** The card that the focus is in. */
export const cardHere = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(CARDS) ?? null;

/** Focuses the card at a place, the last one where there are fewer; where there is none, the heading of the list. */
export function focusCard(at: number): void {
  const all = cards();
  const card =
    all[Math.max(0, Math.min(at, all.length - 1))] ?? document.querySelector<HTMLElement>(".desk section h2");
  card?.focus();
  if (all.length > 0) card?.scrollIntoView({ block: "nearest" });
}

/** One card on, or back. */
export function moveCard(by: 1 | -1): void {
  const here = cardHere();
  focusCard(here ? cards().indexOf(here) + by : 0);
}

/**
 * Whatever was decided leaves its list: the focus goes to what has come into its place.
 * @param ids the cards of the list, as they stand
 * @returns says of one that it is decided
 */
export function useNextCard(ids: readonly string[]): (id: string) => void {
  const decided = useRef<{ id: string; at: number } | null>(null);
  const shown = ids.join();
  useEffect(() => {
    const was = decided.current;
    if (was === null || shown.split(",").includes(was.id)) return;
    decided.current = null;
    focusCard(was.at);
  }, [shown]);
  return (id) => {
    decided.current = { id, at: ids.indexOf(id) };
  };
}
