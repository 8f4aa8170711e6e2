/** What the two sides of the demo's requests write to each other. `{day}`, `{who}`, `{phone}` and `{upi}` stand for theirs, `{relative}` for the number of somebody in the family. */

/** `o`: the organiser; `p`: the provider. */
type Said = readonly [by: "o" | "p", text: string];
export type Exchange = readonly Said[];
/** In one language, by when it is said. */
export type Talk = {
  /** By the key of the category. */
  ask: Readonly<Record<string, readonly Exchange[]>>;
  /** Somebody tries to be called before anything is agreed. */
  reach: readonly Exchange[];
  bargain: readonly Exchange[];
  settled: readonly Exchange[];
  changed: readonly Exchange[];
  eve: readonly Exchange[];
  after: readonly Exchange[];
  missed: readonly Exchange[];
  off: readonly Exchange[];
};
