/** What a mistyped word means: pure, over the candidates that the database finds alike. */

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make one word the other
 * (optimal string alignment).
 */
export function lettersApart(one: string, other: string): number {
  const a = Array.from(one);
  const b = Array.from(other);
  let before: number[] = [];
  let last = b.map((_, at) => at + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[b.length]!;
}

/** A letter in four may be wrong, and one in any word of four and more. */
const mayDiffer = (word: string) => (word.length < 4 ? 0 : Math.max(1, Math.floor(word.length / 4)));
/** As many as a search looks for at once. */
const MOST = 3;

/** The nearest of `alike`, which come the most alike first; those just as near stand for the word together, first the ones that end alike. */
export function meant(word: string, alike: readonly string[]): string[] {
  const near = alike
    .map((other) => ({ other, apart: lettersApart(word, other) }))
    .filter(({ other, apart }) => other !== word && apart <= mayDiffer(word));
  const least = Math.min(...near.map(({ apart }) => apart));
  const ends = (other: string) => (other.at(-1) === word.at(-1) ? 0 : 1);
  return near
    .filter(({ apart }) => apart === least)
    .map(({ other }) => other)
    .sort((a, b) => ends(a) - ends(b))
    .slice(0, MOST);
}
