import { say } from "../../../domain/words/say.ts";
import { ArrowLeft, ArrowRight, Pause, Play } from "../../../ui/icons.tsx";

export interface SlidePagerProps {
  /** How many slides have a dot of their own; 0 for none. */
  count: number;
  current: number;
  onGo: (index: number) => void;
  onStep: (step: 1 | -1) => void;
  /** null where nothing moves by itself. */
  paused: boolean | null;
  onPause: () => void;
  /** What is moved, for buttons of several carousels on one page: 'past events'. */
  of: string;
}

/** Previous, dots, next and pause. */
export function SlidePager({ count, current, onGo, onStep, paused, onPause, of }: SlidePagerProps) {
  return (
    <div className="pager" role="group" aria-label={say("Slides of {of}", { of })}>
      <button type="button" aria-label={say("Previous: {of}", { of })} onClick={() => onStep(-1)}>
        <ArrowLeft className="icon" />
      </button>
      {Array.from({ length: count }, (_, at) => (
        <button
          type="button"
          key={at}
          className="dot"
          aria-label={say("Slide {at} of {length}", { at: at + 1, length: count })}
          aria-current={at === current || undefined}
          onClick={() => onGo(at)}
        />
      ))}
      <button type="button" aria-label={say("Next: {of}", { of })} onClick={() => onStep(1)}>
        <ArrowRight className="icon" />
      </button>
      {paused === null ? null : (
        <button
          type="button"
          aria-label={paused ? say("Play: {of}", { of }) : say("Pause: {of}", { of })}
          onClick={onPause}
        >
          {paused ? <Play className="icon" /> : <Pause className="icon" />}
        </button>
      )}
    </div>
  );
}
