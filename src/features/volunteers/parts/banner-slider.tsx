import type { CSSProperties, PointerEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { BANNER, BREAKPOINTS } from "../../../domain/limits.ts";
import { say, text } from "../../../domain/words/say.ts";
import { ArrowLeft, ArrowRight, Pause, Play } from "../../../ui/icons.tsx";
import { useReducedMotion } from "../../../ui/use-reduced-motion.ts";

/** Three drawings, each in a wide and a narrow set. The words say what is seen. */
const SLIDES = [
  { at: 1, alt: text("A rangoli of marigold petals, rising like the sun") },
  { at: 2, alt: text("Volunteers of every age, smiling under arches and a string of marigolds") },
  { at: 3, alt: text("Three raised hands with mehendi between a garlanded doorway and painted scales") },
] as const;

const WIDE = `(min-width: ${BREAKPOINTS.mobileMax + 1}px)`;
/** Pixels a finger must travel for a swipe. */
const SWIPE = 40;

/** Where a slide stands: in view, waiting on the right, or gone to the left. */
function place(slide: number, current: number): "now" | "after" | "before" {
  const away = (slide - current + SLIDES.length) % SLIDES.length;
  if (away === 0) return "now";
  return away <= SLIDES.length / 2 ? "after" : "before";
}

/** The search banner's pictures: on by themselves every 5 s, unless paused, pointed at, focused, or motion is unwanted. */
export function BannerSlider() {
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const from = useRef<number | null>(null);
  const moves = !still && !paused && !held;
  const go = (step: number) => setCurrent((now) => (now + step + SLIDES.length) % SLIDES.length);

  // Restarted with every slide, so that a slide chosen by hand stays its full time too.
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => setCurrent((current + 1) % SLIDES.length), BANNER.rotateMs);
    return () => clearTimeout(timer);
  }, [moves, current]);

  function onUp(event: PointerEvent) {
    const way = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (Math.abs(way) > SWIPE) go(way < 0 ? 1 : -1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only hold the slides still; they are operated by the buttons
    <section
      className="slides"
      aria-roledescription={say("carousel")}
      aria-label={say("Volunteers at work")}
      onPointerEnter={(event) => event.pointerType === "mouse" && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        className="slides-view"
        style={{ "--slide-ms": `${still ? 0 : BANNER.transitionMs}ms` } as CSSProperties}
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerUp={onUp}
        onPointerCancel={() => (from.current = null)}
      >
        {SLIDES.map(({ at, alt }, index) => (
          <div
            key={at}
            data-place={place(index, current)}
            role="group"
            aria-roledescription={say("slide")}
            aria-label={say("{at} of {length}", { at, length: SLIDES.length })}
            aria-hidden={index !== current || undefined}
          >
            <picture>
              <source media={WIDE} srcSet={`/art/volunteers-wide-${at}.svg`} width={840} height={420} />
              <img
                src={`/art/volunteers-narrow-${at}.svg`}
                width={720}
                height={300}
                alt={say(alt)}
                draggable={false}
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "low"}
              />
            </picture>
          </div>
        ))}
      </div>
      <div className="pager">
        <button type="button" aria-label={say("Previous slide")} onClick={() => go(-1)}>
          <ArrowLeft className="icon" />
        </button>
        {SLIDES.map(({ at }, index) => (
          <button
            type="button"
            key={at}
            className="dot"
            aria-label={say("Slide {at} of {length}", { at, length: SLIDES.length })}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
        <button type="button" aria-label={say("Next slide")} onClick={() => go(1)}>
          <ArrowRight className="icon" />
        </button>
        {still ? null : (
          <button
            type="button"
            aria-label={paused ? say("Play slides") : say("Pause slides")}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play className="icon" /> : <Pause className="icon" />}
          </button>
        )}
      </div>
    </section>
  );
}
