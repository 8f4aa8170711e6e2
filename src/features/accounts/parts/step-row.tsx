import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Check } from "../../../ui/icons.tsx";

/** How far one is in a short form: a row of arches at every width (Steps stands in a column on wide screens). */
export function StepRow({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-2" aria-label={say("Progress")}>
      {steps.map((name, at) => {
        const done = at < current;
        const now = at === current;
        return (
          <li
            key={name}
            className={classNames("flex items-center gap-2", now ? "font-bold text-maroon" : "text-ink-soft")}
            aria-current={now ? "step" : undefined}
          >
            <i
              aria-hidden="true"
              className={classNames(
                "grid h-9 w-7 place-items-center rounded-t-full rounded-b-md border-2 text-sm font-bold not-italic",
                done
                  ? "border-leaf bg-leaf text-paper"
                  : now
                    ? "border-maroon bg-maroon text-paper"
                    : "border-line-field",
              )}
            >
              {done ? <Check className="icon" /> : at + 1}
            </i>
            <span>
              {say(name)}
              {done ? <span className="sr"> {say("(done)")}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
