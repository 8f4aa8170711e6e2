import autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import type { ReactNode } from "react";
import { useEffect, useMemo, useState } from "react";
import { classNames } from "./class-names.ts";
import { ArrowLeft, ArrowRight, Pause, Play } from "./icons.tsx";
import { useReducedMotion } from "./use-reduced-motion.ts";

export interface CarouselProps {
  /** What is shown, such as 'Highlights'. */
  label: string;
  slides: readonly ReactNode[];
  /** Milliseconds per slide; 5000 by default. 0: never moves by itself. */
  interval?: number | undefined;
  loop?: boolean | undefined;
  pauseOnHover?: boolean | undefined;
  className?: string | undefined;
}

/** Slides one at a time, with previous, next, dots and pause. Stands still under focus and for reduced motion. */
export function Carousel({ label, slides, interval = 5000, loop = true, pauseOnHover = true, className }: CarouselProps) {
  const many = slides.length > 1;
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const moves = many && interval > 0 && !still;
  const plugins = useMemo(
    () => (moves && !paused ? [autoplay({ delay: interval, stopOnInteraction: false, stopOnMouseEnter: pauseOnHover, stopOnFocusIn: true })] : []),
    [moves, paused, interval, pauseOnHover],
  );
  const [viewport, embla] = useEmblaCarousel({ loop, active: many, duration: still ? 0 : 25 }, plugins);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setIndex(embla.selectedScrollSnap());
    onSelect();
    embla.on("select", onSelect).on("reInit", onSelect);
    return () => {
      embla.off("select", onSelect).off("reInit", onSelect);
    };
  }, [embla]);

  return (
    <section className={classNames("carousel", className)} aria-roledescription="carousel" aria-label={label}>
      <div className="carousel-view" ref={viewport}>
        {/* Silent while it moves by itself, spoken when the person moves it. */}
        <div className="carousel-row" aria-live={moves && !paused ? "off" : "polite"}>
          {slides.map((slide, at) => (
            // Slides are a fixed list without identity of their own.
            // eslint-disable-next-line react/no-array-index-key
            <div key={at} className="carousel-slide" role="group" aria-roledescription="slide" aria-label={`${at + 1} of ${slides.length}`} aria-hidden={at !== index || undefined} inert={at !== index}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      {many ? (
        <div className="pager">
          <button type="button" aria-label="Previous slide" onClick={() => embla?.scrollPrev()}>
            <ArrowLeft className="icon" />
          </button>
          {slides.map((_, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <button type="button" key={at} className="dot" aria-label={`Slide ${at + 1} of ${slides.length}`} aria-current={at === index || undefined} onClick={() => embla?.scrollTo(at)} />
          ))}
          <button type="button" aria-label="Next slide" onClick={() => embla?.scrollNext()}>
            <ArrowRight className="icon" />
          </button>
          {moves ? (
            <button type="button" aria-label={paused ? "Play slides" : "Pause slides"} onClick={() => setPaused(!paused)}>
              {paused ? <Play className="icon" /> : <Pause className="icon" />}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
