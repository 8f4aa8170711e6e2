import { type ReactNode, useRef } from "react";
import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { SlidePager } from "./slide-pager.tsx";
import { type StripPlan, useStrip } from "./use-strip.ts";

export interface StripProps extends StripPlan {
  /** What is shown: 'Past events'. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** Says how many stand side by side, by `--per` (see strips.css). */
  className?: string | undefined;
  /** Stands beside the buttons, such as a link to all of it. */
  more?: ReactNode;
}

/**
 * A row of items that scrolls sideways: by finger, keyboard and buttons, and by itself. Without JavaScript it is a
 * row that one scrolls.
 */
export function Strip({ label, items, className, more, ...plan }: StripProps) {
  const view = useRef<HTMLDivElement>(null);
  const strip = useStrip(view, plan);
  return (
    <div className={classNames("strip", className)} {...strip.hold}>
      <div
        className="strip-view"
        ref={view}
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard, even where nothing in it takes the focus
        tabIndex={0}
        aria-roledescription={say("carousel")}
        aria-label={label}
      >
        <ul className="strip-row">
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      <div className="strip-foot">
        <SlidePager
          count={0}
          current={0}
          onGo={() => {}}
          onStep={strip.step}
          paused={strip.paused}
          onPause={strip.togglePause}
          of={label.toLowerCase()}
        />
        {more}
      </div>
    </div>
  );
}
