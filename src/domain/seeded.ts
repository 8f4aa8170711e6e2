/** Chance that repeats itself: what is drawn from a name is drawn so for ever. */

/** Repeatable numbers from 0 up to 1. */
export type Random = () => number;

/** The same text gives the same numbers, on every machine, for ever. */
export function seeded(id: string): Random {
  let h = 2166136261;
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A tenth of a pixel is fine enough, and keeps the drawing short. */
export const n = (v: number): number => Number(v.toFixed(1));

/** One of the list, each as likely. Draws once from `random`. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
