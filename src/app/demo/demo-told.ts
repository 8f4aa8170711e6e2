/** Words out of lists, for one listing at a time: no sentence comes twice while there are others. */
import type { Facts } from "./demo-asked.ts";
import type { DemoRandom } from "./demo-random.ts";

/** A sentence; where it is not true of everybody, of whom it is. */
export type Sentence = string | readonly [says: string, fits: (listing: Facts) => boolean];

export const wordsOf = (list: readonly Sentence[], listing: Facts): string[] =>
  list.flatMap((one) => (typeof one === "string" ? [one] : one[1](listing) ? [one[0]] : []));

/** A pile of sentences in a new order, from which each is taken once. */
export type Pile = {
  take(): string | null;
  /** As `take`, and from the beginning where all were taken. */ again(): string;
  readonly left: number;
};

export function pileOf(random: DemoRandom, words: readonly string[]): Pile {
  let rest = random.some(words, words.length);
  return {
    take: () => rest.pop() ?? null,
    again: () => {
      if (rest.length === 0) rest = random.some(words, words.length);
      return rest.pop() ?? "";
    },
    get left() {
      return rest.length;
    },
  };
}
