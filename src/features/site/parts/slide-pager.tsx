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
    <div className="pager" role="group" aria-label={`Slides of ${of}`}>
      <button type="button" aria-label={`Previous: ${of}`} onClick={() => onStep(-1)}>
        <ArrowLeft className="icon" />
      </button>
      {Array.from({ length: count }, (_, at) => (
        <button
          type="button"
          key={at}
          className="dot"
          aria-label={`Slide ${at + 1} of ${count}`}
          aria-current={at === current || undefined}
          onClick={() => onGo(at)}
        />
      ))}
      <button type="button" aria-label={`Next: ${of}`} onClick={() => onStep(1)}>
        <ArrowRight className="icon" />
      </button>
      {paused === null ? null : (
        <button type="button" aria-label={`${paused ? "Play" : "Pause"}: ${of}`} onClick={onPause}>
          {paused ? <Play className="icon" /> : <Pause className="icon" />}
        </button>
      )}
    </div>
  );
}
