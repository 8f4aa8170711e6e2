import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import { Check } from "./icons.tsx";

export interface StepsProps {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 0. */
  current: number;
  /** Makes finished steps buttons that lead back. */
  onStep?: ((index: number) => void) | undefined;
  /** Makes every other step a button and none of them done: a form that was complete before. */
  free?: boolean | undefined;
  label?: string | undefined;
}

/** How far one is in a long form: arches for done, now and to come. */
export function Steps({ steps, current, onStep, free, label = say("Progress") }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((name, at) => {
        const done = !free && at < current;
        const inner = (
          <>
            <i aria-hidden="true">{done ? <Check className="icon" /> : at + 1}</i>
            <span>
              {say(name)}
              {done ? <span className="sr"> {say("(done)")}</span> : null}
            </span>
          </>
        );
        return (
          <li
            key={name}
            className={classNames(done && "done", at === current && "now")}
            aria-current={at === current ? "step" : undefined}
          >
            {(done || (free && at !== current)) && onStep ? (
              <button type="button" onClick={() => onStep(at)}>
                {inner}
              </button>
            ) : (
              inner
            )}
          </li>
        );
      })}
    </ol>
  );
}
