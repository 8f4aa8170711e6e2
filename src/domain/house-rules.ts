/** Rules of a house that contradict each other: what a venue writes in its own words, one line each. Pure. */

/** What people ask a house about, and how a line speaks of it. */
const TOPICS: readonly { about: RegExp; /** A line that forbids it without naming it. */ forbids?: RegExp }[] = [
  { about: /\b(alcohol|liquor|wine|beer)\b/ },
  {
    about: /\b(outside|external|own|other)\s+(\w+\s+)?(food|cater\w*|cooks?)\b|\bcater\w+\s+from\s+outside\b/,
    forbids: /\bin-?\s?house\s+(food|cater\w*)\s+only\b|\bonly\s+(our|in-?\s?house)\s+(own\s+)?(food|cater\w*)\b/,
  },
  {
    about: /\b(outside|external|own|other)\s+(\w+\s+)?(decor\w*|florists?)\b/,
    forbids: /\bin-?\s?house\s+decor\w*\s+only\b/,
  },
  { about: /\bnon-?\s?veg\w*|\bmeat\b/, forbids: /\b(pure(ly)?\s+veg\w*|(only\s+veg\w*|\bveg\w*(\s+food)?\s+only))\b/ },
  { about: /\b(fireworks?|fire\s?crackers?|crackers)\b/ },
  { about: /\b(smoking|smokers?|cigarettes?)\b/ },
  { about: /\b(pets?|dogs?)\b/ },
  { about: /\bdjs?\b/ },
  { about: /\bparking\b/ },
];

/** The whole house: no exception. */
const EVERYWHERE =
  /\b(on|in|inside|at|within)\s+(the\s+|our\s+|this\s+)?(whole\s+)?(premises|property|venue|campus|house|grounds?|hotel)\b/g;
const NEGATION = /\b(no|not|never|forbidden|banned|prohibited|isn't|aren't|stay outside)\b/;
/** Where, when or how: what is forbidden so may be allowed otherwise. */
const EXCEPTION = /\b(on|in|inside|indoors|at|after|before|near|under|during|without|beyond|except|unless)\b/;
const CONDITION = /\b(only|by arrangement|on request|licen[cs]e|until|till)\b/;
const WELCOME = /\b(allowed|welcome|permitted)\b/;

type Stance = "never" | "sometimes" | "welcome" | "there";

function stanceOf(line: string): Stance {
  const plain = line.replace(EVERYWHERE, "");
  if (NEGATION.test(plain)) return EXCEPTION.test(plain) ? "sometimes" : "never";
  if (CONDITION.test(plain)) return "sometimes";
  return WELCOME.test(plain) ? "welcome" : "there";
}

/** 'never' beside anything else; 'welcome' beside what sets a condition. */
const clash = (one: Stance, other: Stance): boolean =>
  one !== other &&
  (one === "never" ||
    other === "never" ||
    (one === "welcome" && other === "sometimes") ||
    (one === "sometimes" && other === "welcome"));

/** The first two lines that cannot both hold; null where all can. */
export function contradiction(lines: readonly string[]): readonly [string, string] | null {
  for (const { about, forbids } of TOPICS) {
    const said = lines.flatMap((line) => {
      const words = line.toLowerCase();
      if (forbids?.test(words)) return [{ line, stance: "never" as const }];
      return about.test(words) ? [{ line, stance: stanceOf(words) }] : [];
    });
    for (const [at, one] of said.entries())
      for (const other of said.slice(at + 1)) if (clash(one.stance, other.stance)) return [one.line, other.line];
  }
  return null;
}

/** Those of the lines that agree with all before them. */
export function agreeing(lines: readonly string[], before: readonly string[] = []): string[] {
  const kept: string[] = [];
  for (const line of lines) if (!contradiction([...before, ...kept, line])) kept.push(line);
  return kept;
}
