/** Chance that repeats: the same seed gives the same demo site, on every machine. */

export type DemoRandom = {
  /** 0 to just below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** By weight: the value at the second place of each pair. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** `count` different ones, in a new order; all of them when there are fewer. */
  some<T>(list: readonly T[], count: number): T[];
  /** For ids, of which 16 make one. */
  bytes(count: number): Uint8Array;
};

/** FNV-1a: a number from a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) value = Math.imul(value ^ unit, 0x01000193);
  return value >>> 0;
}

/** A source of chance from a text (mulberry32: small, fast, good enough for stories). */
export function demoRandom(seed: string): DemoRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error("Nothing to pick from.");
    return list[int(0, list.length - 1)] as T;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted(pairs) {
      let left = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of pairs) if ((left -= weight) < 0) return value;
      return pick(pairs)[0];
    },
    some(list, count) {
      const rest = [...list];
      for (let i = rest.length - 1; i > 0; i--) {
        const j = int(0, i);
        [rest[i], rest[j]] = [rest[j] as (typeof rest)[number], rest[i] as (typeof rest)[number]];
      }
      return rest.slice(0, count);
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => int(0, 255)),
  };
}
