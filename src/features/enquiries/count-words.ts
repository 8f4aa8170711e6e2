/** What a request counts, with its unit. Pure. */
import { say } from "../../domain/words/say.ts";
import { numberText } from "../../domain/typed-numbers.ts";

const UNITS = {
  people: (n: number) => say("{n, plural, one {# person} other {# people}}", { n }),
  pieces: (n: number) => say("{n, plural, one {# piece} other {# pieces}}", { n }),
  days: (n: number) => say("{n, plural, one {# day} other {# days}}", { n }),
  hours: (n: number) => say("{n, plural, one {# hour} other {# hours}}", { n }),
} as const;

/** '250 people', '250 pieces'; what is no number stands as it was written: 'The bride and twenty guests'. */
export function countWords(unit: keyof typeof UNITS, typed: string): string {
  const digits = numberText(typed);
  return /^\d{1,7}$/.test(digits) ? UNITS[unit](Number(digits)) : typed;
}
