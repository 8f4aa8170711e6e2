import { useEffect, useRef, useState } from "react";
import { CAROUSEL } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { HERO_SLIDES, type HeroSlide } from "../content/hero-slides.ts";
import { SlidePager } from "./slide-pager.tsx";
import { useSlideshow } from "./use-slideshow.ts";

/** A slide that somebody asked for comes at this pace. */
const BY_HAND_MS = 600;
/** Pixels a finger must travel for a swipe. */
const SWIPE = 40;

/** Where a slide stands: in view, waiting on the right, or gone to the left. */
function placeOf(slide: number, current: number): "now" | "after" | "before" {
  const away = (slide - current + HERO_SLIDES.length) % HERO_SLIDES.length;
  if (away === 0) return "now";
  return away <= HERO_SLIDES.length / 2 ? "after" : "before";
}

/** The drawings of later slides are fetched once the page is at rest. */
function useAtRest(): boolean {
  const [rest, setRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRest(true), 1200);
    return () => clearTimeout(timer);
  }, []);
  return rest;
}

function Slide({ slide, at, awake }: { slide: HeroSlide; at: number; awake: boolean }) {
  const { title, lead, path, image, poster } = slide;
  const Title = at === 0 ? "h1" : "h2";
  return (
    <div className="wrap hero-in">
      <div className="hero-copy">
        <Title className="hero-title">
          <span>{say(title[0])}</span>
          <span className="gold">{say(title[1])}</span>
        </Title>
        <p className="lead">{say(lead)}</p>
        <div className="actions">
          <LinkButton to={path} variant="gold">
            {say("Explore Now")}
          </LinkButton>
          <LinkButton to="/ContactUs" variant="line">
            {say("Contact Us")}
          </LinkButton>
        </div>
      </div>
      <div className={classNames("hero-art", !poster && "hero-arch")}>
        {at === 0 || awake ? (
          <img {...image} alt={say(image.alt)} fetchPriority={at === 0 ? "high" : "low"} draggable={false} />
        ) : null}
      </div>
    </div>
  );
}

/** Five slides: what this site is for, and the first step to each. */
export function HomeHero() {
  const show = useSlideshow({ count: HERO_SLIDES.length, delayMs: CAROUSEL.heroDelayMs, moveMs: CAROUSEL.heroSlideMs });
  const awake = useAtRest();
  const from = useRef<number | null>(null);
  const { current, still, byHand, paused } = show;
  const ms = still ? 0 : byHand ? BY_HAND_MS : CAROUSEL.heroSlideMs;

  function onUp(event: React.PointerEvent) {
    const way = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (Math.abs(way) > SWIPE) show.go(current + (way < 0 ? 1 : -1));
  }

  return (
    <section
      className="hero on-dark"
      aria-roledescription={say("carousel")}
      aria-label={say("What you can book")}
      {...show.hold}
    >
      <div
        className="hero-slides"
        aria-live={still || paused ? "polite" : "off"}
        style={{ "--slide-ms": `${ms}ms` } as React.CSSProperties}
        onPointerDown={(event) => (from.current = event.clientX)}
        onPointerUp={onUp}
        onPointerLeave={() => (from.current = null)}
      >
        {HERO_SLIDES.map((slide, at) => (
          <div
            key={slide.path}
            className="hero-slide"
            data-place={placeOf(at, current)}
            role="group"
            aria-roledescription={say("slide")}
            aria-label={say("{at} of {length}", { at: at + 1, length: HERO_SLIDES.length })}
            inert={at !== current}
          >
            <Slide slide={slide} at={at} awake={awake} />
          </div>
        ))}
      </div>
      <div className="wrap hero-pager">
        <SlidePager
          count={HERO_SLIDES.length}
          current={current}
          onGo={show.go}
          onStep={(step) => show.go(current + step)}
          paused={still ? null : paused}
          onPause={show.togglePause}
          of={say("what you can book")}
        />
      </div>
    </section>
  );
}
