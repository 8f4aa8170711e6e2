/** Steps of a ladder as forms and calls take them. */
import { z } from "zod";
import { LADDER_LIMITS, type LadderStep } from "./ladders.ts";

const LADDER_TEXT = {
  list: "Please send a list of steps.",
  none: "Please write at least one step.",
  many: `Please write at most ${LADDER_LIMITS.steps} steps.`,
  days: `Please enter whole days, from 1 to ${LADDER_LIMITS.days}.`,
  back: "Please enter whole per cents, from 1 to 100.",
  fewerDays: "Each step is nearer to the day than the one before: please enter fewer days.",
  lessBack: "Each step gives back less than the one before: please enter fewer per cent.",
} as const;

const step = z.object({
  days: z.int(LADDER_TEXT.days).min(1, LADDER_TEXT.days).max(LADDER_LIMITS.days, LADDER_TEXT.days),
  back: z.int(LADDER_TEXT.back).min(1, LADDER_TEXT.back).max(100, LADDER_TEXT.back),
});

/** From the earliest on: fewer days before, less comes back. */
export const ladderSteps = z
  .array(step, LADDER_TEXT.list)
  .max(LADDER_LIMITS.steps, LADDER_TEXT.many)
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
