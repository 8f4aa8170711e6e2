/** Chance that comes out the same every time: choices from repeatable numbers. */
import type { Random } from "../../../domain/seeded.ts";

/** Evenly from `from` to below `to`, fractions too. */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();
/** True in `share` of all draws, 0 to 1. */
export const chance = (random: Random, share: number): boolean => random() < share;
/** One of a list that is not empty. */
export function pick<const T extends readonly unknown[]>(random: Random, list: T): T[number] {
  return list[Math.floor(random() * list.length)];
}
