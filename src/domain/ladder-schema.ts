/** Steps of a ladder as forms and calls take them. */
import { z } from "zod";
import { LADDER_LIMITS, type LadderStep } from "./ladders.ts";
import { say, text } from "./words/say.ts";

const LADDER_TEXT = {
  list: text("Please send a list of steps."),
  none: text("Please write at least one step."),
  many: () => say("Please write at most {most} steps.", { most: LADDER_LIMITS.steps }),
  days: () => say("Please enter whole days, from {least} to {most}.", { least: 1, most: LADDER_LIMITS.days }),
  back: text("Please enter whole per cents, from 1 to 100."),
  fewerDays: text("Each step is nearer to the day than the one before: please enter fewer days."),
  lessBack: text("Each step gives back less than the one before: please enter fewer per cent."),
} as const;

const DAYS = { error: LADDER_TEXT.days };
const step = z.object({
  days: z.int(DAYS).min(1, DAYS).max(LADDER_LIMITS.days, DAYS),
  back: z.int(LADDER_TEXT.back).min(1, LADDER_TEXT.back).max(100, LADDER_TEXT.back),
});

/** From the earliest on: fewer days before, less comes back. */
export const ladderSteps = z
  .array(step, LADDER_TEXT.list)
  .max(LADDER_LIMITS.steps, { error: LADDER_TEXT.many })
  .superRefine((steps, context) => {
    const fault = (at: number, field: keyof LadderStep, message: string) =>
      context.addIssue({ code: "custom", path: [at, field], message });
    steps.forEach(({ days, back }, at) => {
      const before = steps[at - 1];
      if (before && days >= before.days) fault(at, "days", LADDER_TEXT.fewerDays);
      if (before && back >= before.back) fault(at, "back", LADDER_TEXT.lessBack);
    });
  })
  .default([])
  .describe("For own: until so many days before the day so many per cent come back, the earliest first");

/** What is wrong with the choice and its steps together; null where nothing is. */
export const stepsMissing = (ladder: string | null, steps: readonly LadderStep[]): string | null =>
  ladder === "own" && steps.length === 0 ? LADDER_TEXT.none : null;
