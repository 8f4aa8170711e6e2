import { useState } from "react";
import { LADDER_LIMITS, ladderWords, type LadderStep } from "../../../domain/ladders.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { numberTyped } from "../../../domain/typed-numbers.ts";

/** As it is typed. `key` keeps a step what it is while others come and go. */
type TypedStep = { key: number; days: string; back: string };

/** What most begin with. */
const BEGINS: readonly LadderStep[] = [
  { days: 30, back: 100 },
  { days: 7, back: 50 },
];

const typedOf = (steps: readonly LadderStep[]): TypedStep[] =>
  steps.map(({ days, back }, key) => ({ key, days: String(days), back: String(back) }));
const numberOf = (typed: string): number => numberTyped(typed) ?? Number.NaN;

/** Steps of one's own while they are typed: what the call takes, and what is drawn of them. */
export function useLadderSteps(kept: readonly LadderStep[] = []) {
  const [typed, setTyped] = useState<TypedStep[]>(() => typedOf(kept.length > 0 ? kept : BEGINS));
  return { typed, setTyped, steps: typed.map(({ days, back }) => ({ days: numberOf(days), back: numberOf(back) })) };
}

const whole = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;
/** Whether they can be drawn as they stand. */
const drawable = (steps: readonly LadderStep[]): boolean =>
  steps.length > 0 &&
  steps.every(
    ({ days, back }, at) =>
      whole(1, LADDER_LIMITS.days)(days) &&
      whole(1, 100)(back) &&
      (at === 0 || (days < steps[at - 1]!.days && back < steps[at - 1]!.back)),
  );

export interface LadderStepsProps {
  ladder: ReturnType<typeof useLadderSteps>;
  errors: Readonly<Record<string, string>>;
  /** Null: as days before the event. */
  eventDate: string | null;
  now: Date;
}

/** The rows of own steps, and what they mean. */
export function LadderSteps({ ladder: { typed, setTyped, steps }, errors, eventDate, now }: LadderStepsProps) {
  const change = (key: number, more: Partial<TypedStep>) =>
    setTyped(typed.map((step) => (step.key === key ? { ...step, ...more } : step)));
  return (
    <div className="ladder-steps">
      {errors["ladderSteps"] ? <FieldError id="f-ladderSteps">{errors["ladderSteps"]}</FieldError> : null}
      <ol className="quote-rows">
        {typed.map(({ key, days, back }, at) => (
          <li key={key} className="quote-row step">
            <TextField
              label={say("Days before")}
              name={`ladderSteps.${at}.days`}
              inputMode="numeric"
              maxLength={3}
              value={days}
              onChange={(event) => change(key, { days: event.target.value })}
              error={errors[`ladderSteps.${at}.days`]}
              autoComplete="off"
            />
            <TextField
              label={say("Per cent back")}
              name={`ladderSteps.${at}.back`}
              inputMode="numeric"
              maxLength={3}
              value={back}
              onChange={(event) => change(key, { back: event.target.value })}
              error={errors[`ladderSteps.${at}.back`]}
              autoComplete="off"
            />
            {typed.length > 1 ? (
              <button
                type="button"
                className="linklike"
                onClick={() => setTyped(typed.filter((step) => step.key !== key))}
              >
                <Rich text={say("Remove<sr> step {number}</sr>", { number: at + 1 })} as={HEARD} />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {typed.length < LADDER_LIMITS.steps ? (
        <Button
          slim
          variant="line"
          onClick={() =>
            setTyped([...typed, { key: 1 + Math.max(...typed.map(({ key }) => key)), days: "", back: "" }])
          }
        >
          {say("Add a step")}
        </Button>
      ) : null}
      <p className="small" aria-live="polite">
        {drawable(steps)
          ? ladderWords(steps, eventDate, now)
          : say("From the earliest step on: each next one has fewer days and gives back less.")}
      </p>
    </div>
  );
}
