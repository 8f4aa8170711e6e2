/** Things that stand side by side, a line for a line. Pure. */
import { text } from "./words/say.ts";

/** A line of one of them. */
export type SideFact = readonly [label: string, words: string];

/**
 * The labels of the lines that are not the same for all: also one that some of them do not have. Of one alone nothing
 * differs.
 */
export function differing(columns: readonly (readonly SideFact[])[]): ReadonlySet<string> {
  if (columns.length < 2) return new Set();
  const [first, ...others] = columns.map((facts) => new Map(facts));
  const labels = new Set(columns.flatMap((facts) => facts.map(([label]) => label)));
  return new Set([...labels].filter((label) => others.some((facts) => facts.get(label) !== first!.get(label))));
}

/** Said beside the label of such a line. */
export const DIFFERS = text("differs");
