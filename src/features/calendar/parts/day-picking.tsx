import { useEffect, useRef, type RefObject } from "react";
import { addDays } from "../../../domain/dates.ts";

type Range = { from: string; to: string };

const ordered = (one: string, other: string): Range =>
  one === other ? { from: one, to: "" } : one < other ? { from: one, to: other } : { from: other, to: one };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const TURNS: Readonly<Record<string, 0 | 1>> = { PageUp: 0, PageDown: 1 };

const dayAt = (place: Element | null): string => place?.closest<HTMLElement>("[data-day]")?.dataset["day"] ?? "";

/**
 * Picks days of a month by drawing over them, and by keys: what the links of the month cannot do by themselves. Draws
 * nothing of its own.
 */
export function DayPicking({
  box,
  months: [earlier, later],
  drawn,
  draw,
  choose,
  turn,
}: {
  box: RefObject<HTMLDivElement | null>;
  months: readonly [earlier: string | null, later: string | null];
  drawn: Range | null;
  draw: (range: Range | null) => void;
  choose: (range: Range) => unknown;
  turn: (month: string) => unknown;
}): null {
  /** From where it is drawn. */
  const anchor = useRef("");
  /** The day that takes the focus once its month is there. */
  const wanted = useRef("");
  /** Where the pointer went down, and over what it was drawn since. */
  const pointer = useRef<{ from: string; over: Range | null }>({ from: "", over: null });

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const linkOf = (day: string) => place.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (wanted.current) {
      const links = [...place.querySelectorAll<HTMLElement>("[data-day]")];
      const there = linkOf(wanted.current) ?? links.find((link) => dayAt(link) >= wanted.current) ?? links.at(-1);
      // Until the month is drawn the days of the one before stand here.
      if (there && dayAt(there).slice(0, 7) === wanted.current.slice(0, 7)) {
        there.focus();
        wanted.current = "";
      }
    }
    const go = (day: string) => {
      const link = linkOf(day);
      if (link) return link.focus();
      const month = day.slice(0, 7);
      const way = [earlier, later].find((one) => one === month);
      if (!way) return;
      wanted.current = day;
      turn(way);
    };

    const onKey = (event: KeyboardEvent) => {
      const day = dayAt(event.target as Element);
      if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      if (step) {
        event.preventDefault();
        const next = addDays(day, step);
        if (!event.shiftKey) {
          draw(null);
          return go(next);
        }
        if (!linkOf(next)) return;
        if (!drawn) anchor.current = day;
        draw(ordered(anchor.current, next));
        return go(next);
      }
      const way = TURNS[event.key];
      if (way !== undefined) {
        const month = [earlier, later][way];
        if (!month) return;
        event.preventDefault();
        wanted.current = `${month}${day.slice(7)}`;
        return void turn(month);
      }
      if (event.key === "Escape" && drawn) return draw(null);
      if ((event.key === "Enter" || event.key === " ") && (drawn || event.key === " ")) {
        event.preventDefault();
        if (drawn) choose(drawn);
        else (event.target as HTMLElement).click();
      }
    };

    const hand = pointer.current;
    const onDown = (event: PointerEvent) => {
      // A finger scrolls: two taps choose there.
      if (event.button === 0 && event.pointerType !== "touch") hand.from = dayAt(event.target as Element);
    };
    const onMove = (event: PointerEvent) => {
      if (!hand.from) return;
      const day = dayAt(document.elementFromPoint(event.clientX, event.clientY));
      if (!day || !linkOf(day) || (day === hand.from && !hand.over)) return;
      const over = ordered(hand.from, day);
      if (over.from === hand.over?.from && over.to === hand.over.to) return;
      hand.over = over;
      draw(over);
    };
    const onUp = () => {
      const range = hand.over;
      Object.assign(hand, { from: "", over: null });
      if (!range) return;
      // The click that ends it is none.
      place.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => place.removeEventListener("click", swallow, { capture: true }), 0);
      choose(range);
    };
    const onCancel = () => {
      Object.assign(hand, { from: "", over: null });
      draw(null);
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    place.addEventListener("keydown", onKey);
    place.addEventListener("pointerdown", onDown);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onCancel);
    return () => {
      place.removeEventListener("keydown", onKey);
      place.removeEventListener("pointerdown", onDown);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onCancel);
    };
  });
  return null;
}
